//! Every scenario of the project holds.

use std::path::Path;

#[test]
fn every_scenario_holds() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../scenarios");
    let summary = scenario::run_paths(&[folder]);
    assert_eq!(summary.failed, 0, "\n{summary}");
    assert!(summary.passed > 0);
}

//! The types that the page is written against are those of the program.

use server::{lobby, rules};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use ts_rs::{Config, TS};

/// Writes all types into a folder.
fn write(folder: &Path) {
    let config = Config::new().with_out_dir(folder).with_large_int("number");
    let exported = [
        table::wire::ToServer::export_all(&config),
        table::wire::ToClient::export_all(&config),
        games::page::PageWords::export_all(&config),
        lobby::GameInfo::export_all(&config),
        lobby::Tables::export_all(&config),
        lobby::NewTable::export_all(&config),
        lobby::Opened::export_all(&config),
        lobby::Newcomer::export_all(&config),
        lobby::Seated::export_all(&config),
        lobby::Said::export_all(&config),
        table::replay::Replay::export_all(&config),
        rules::ClauseText::export_all(&config),
        rules::RuleClause::export_all(&config),
        games::wire::export_all(&config),
    ];
    for done in exported {
        done.expect("types can be written");
    }
}

fn files(folder: &Path) -> BTreeMap<PathBuf, String> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().map(|entry| entry.expect("a file").path());
    let read = |path: PathBuf| {
        let text = std::fs::read_to_string(&path).expect("it can be read");
        (path.file_name().expect("it has a name").into(), text)
    };
    entries.filter(|path| path.extension().is_some_and(|ext| ext == "ts")).map(read).collect()
}

#[test]
fn the_page_has_the_types_of_the_program() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated");
    if std::env::var_os("RENEW").is_some() {
        let _ = std::fs::remove_dir_all(&kept);
        write(&kept);
    }
    let fresh = std::env::temp_dir().join(format!("conclave-types-{}", std::process::id()));
    write(&fresh);
    let (fresh_files, kept_files) = (files(&fresh), files(&kept));
    std::fs::remove_dir_all(&fresh).expect("it can be removed");
    let differing: Vec<_> = fresh_files
        .keys()
        .chain(kept_files.keys())
        .filter(|name| fresh_files.get(*name) != kept_files.get(*name))
        .collect();
    assert!(
        differing.is_empty(),
        "web/src/generated is not as the program has it ({differing:?}): cargo xtask renew writes it anew"
    );
}

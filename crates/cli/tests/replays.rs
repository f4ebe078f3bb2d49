//! Every kept replay still ends the same way: if one does not, the rules have changed and their version
//! must rise.

#[path = "common/program.rs"]
mod program;

use program::{conclave, root};

#[test]
fn every_kept_replay_ends_the_same_way() {
    let folder = root().join("replays");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("replays/ is there")
        .map(|entry| entry.expect("readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == "jsonl"))
        .collect();
    files.sort();
    assert!(files.len() >= 6, "{} replays", files.len());
    let text = |file: &std::path::PathBuf| std::fs::read_to_string(file).expect("readable");
    for avatar in [r#""avatar":"apprentice""#, r#""avatar":"master""#] {
        assert!(files.iter().any(|file| text(file).contains(avatar)), "no replay with {avatar}");
    }
    for file in files {
        let ran = conclave(&["replay", &file.display().to_string()]);
        assert!(ran.code == 0 && ran.out.contains("the same end"), "{}{}", ran.out, ran.err);
        assert!(ran.out.contains("over: "), "{}: the game is not over", file.display());
    }
}

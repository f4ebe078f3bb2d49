//! The built program, run as people run it.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a run of the program printed, and its exit code.
#[allow(dead_code)]
pub struct Ran {
    pub out: String,
    pub err: String,
    pub code: i32,
}

/// The folder of the checkout.
pub fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Runs the program in the folder of the checkout.
#[allow(dead_code)]
pub fn conclave(args: &[&str]) -> Ran {
    conclave_typing(args, "")
}

/// Runs the program in the folder of the checkout with this typed at it.
#[allow(dead_code)]
pub fn conclave_typing(args: &[&str], typed: &str) -> Ran {
    conclave_typing_in(&root(), args, typed)
}

/// Runs the program in a folder with this typed at it.
pub fn conclave_typing_in(folder: &Path, args: &[&str], typed: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_conclave"))
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it reads");
    let typed = typed.to_owned();
    let typing = std::thread::spawn(move || {
        // A program that has read enough may be gone already.
        let _ = stdin.write_all(typed.as_bytes());
    });
    let output = child.wait_with_output().expect("the program ends");
    typing.join().expect("typing ends");
    Ran {
        out: String::from_utf8(output.stdout).expect("the output is text"),
        err: String::from_utf8(output.stderr).expect("the errors are text"),
        code: output.status.code().expect("the program ended by itself"),
    }
}

/// A file that is not there yet, in a folder of its own.
#[allow(dead_code)]
pub fn fresh(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name.replace('.', "-"));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    folder.join(name)
}

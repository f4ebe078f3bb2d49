//! How the program ends when something went wrong: one clear message and an exit code.

use std::process::ExitCode;

/// One clear message and an exit code.
#[derive(Debug)]
pub struct Fail {
    /// What went wrong and, where it helps, what would be right.
    pub message: String,
    /// 2 for bad input, 1 for everything else.
    pub code: u8,
}

impl Fail {
    /// The input is wrong: exit code 2.
    pub fn input(message: impl Into<String>) -> Fail {
        Fail { message: message.into(), code: 2 }
    }

    /// The work was done and failed: exit code 1.
    pub fn failed(message: impl Into<String>) -> Fail {
        Fail { message: message.into(), code: 1 }
    }

    /// A file or folder cannot be read or written: exit code 2.
    pub fn file(path: &std::path::Path, error: impl std::fmt::Display) -> Fail {
        Fail::input(format!("{}: {error}", path.display()))
    }

    /// Says the message on the error stream.
    pub fn report(self) -> ExitCode {
        if !self.message.is_empty() {
            eprintln!("conclave: {}", self.message);
        }
        ExitCode::from(self.code)
    }
}

impl From<kernel::SetupError> for Fail {
    fn from(error: kernel::SetupError) -> Fail {
        Fail::input(error.to_string())
    }
}

impl From<Vec<games::packs::PackError>> for Fail {
    fn from(errors: Vec<games::packs::PackError>) -> Fail {
        let said: Vec<String> = errors.iter().map(ToString::to_string).collect();
        Fail::input(said.join("\n"))
    }
}

impl From<std::io::Error> for Fail {
    fn from(error: std::io::Error) -> Fail {
        Fail::failed(error.to_string())
    }
}

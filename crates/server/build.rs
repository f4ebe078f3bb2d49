//! Puts the page where the program embeds it from: as `npm run build` made it, or a note that it was not made.

use std::path::{Path, PathBuf};

const NOTE: &str = "<!doctype html><title>Conclave</title><p>The page was not built: run <code>make play</code>, \
or <code>npm install && npm run build</code> in <code>web/</code> and build the program again.\n";

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let page = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("page");
    println!("cargo:rerun-if-changed={}", dist.display());
    println!("cargo:rerun-if-changed=build.rs");
    let made = std::fs::remove_dir_all(&page).or_else(|_| std::fs::create_dir_all(&page)).and_then(|()| {
        if dist.join("index.html").is_file() {
            copy(&dist, &page)
        } else {
            std::fs::create_dir_all(&page)?;
            std::fs::write(page.join("index.html"), NOTE)
        }
    });
    if let Err(why) = made {
        println!("cargo:error=the page cannot be put into the program: {why}");
    }
}

fn copy(from: &Path, to: &Path) -> std::io::Result<()> {
    std::fs::create_dir_all(to)?;
    for entry in std::fs::read_dir(from)? {
        let entry = entry?;
        let target = to.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            copy(&entry.path(), &target)?;
        } else {
            std::fs::copy(entry.path(), target)?;
        }
    }
    Ok(())
}

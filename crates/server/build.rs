//! Puts the page where the program embeds it from, as `npm run build` made it.

use std::path::{Path, PathBuf};

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let page = PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("page");
    println!("cargo:rerun-if-changed={}", dist.display());
    println!("cargo:rerun-if-changed=build.rs");
    let built = dist.join("index.html").is_file();
    if !built {
        println!("cargo:warning=the page is not built, so the program has none: `make build` builds both");
    }
    let _ = std::fs::remove_dir_all(&page);
    let made = if built { copy(&dist, &page) } else { std::fs::create_dir_all(&page) };
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

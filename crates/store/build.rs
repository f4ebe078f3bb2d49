//! New migrations are compiled in without touching a source file.

fn main() {
    println!("cargo:rerun-if-changed=migrations");
}

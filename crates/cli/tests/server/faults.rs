//! A store that cannot be written for a while: choices are refused, none is lost, and then the games go on.

use crate::host::{Host, duel};
use crate::place::{Place, run_at, server};
use crate::player::Crowd;
use std::path::PathBuf;
use std::process::Command;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Waits until something is so; what never is ends with the time that a test may take.
async fn until(what: &str, so: impl Fn() -> bool) {
    println!("waiting until {what}");
    while !so() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Plays while trouble comes and goes.
async fn rides_out(place: &Place, host: Host, trouble: impl AsyncFn(bool)) {
    let crowd = Crowd::at(&host, true);
    let playing = crowd.play(vec![duel(); 4]);
    for round in 0..4 {
        let before = crowd.acknowledged();
        until("the games go on", || crowd.acknowledged() > before + 20).await;
        let refused = crowd.refused.load(Ordering::Relaxed);
        trouble(true).await;
        until("choices are refused", || crowd.refused.load(Ordering::Relaxed) > refused).await;
        until("the server is not well", || host.get("/api/health").status == 503).await;
        let health = host.get("/api/health");
        assert_eq!(
            (health.status, health.body.as_str()),
            (503, "the store does not write\n"),
            "round {round}"
        );
        tokio::time::sleep(Duration::from_millis(300)).await;
        trouble(false).await;
        until("the server is well", || host.get("/api/health").status == 200).await;
        crowd.lost_nothing(place).await;
    }
    crowd.finish(playing).await;
    crowd.lost_nothing(place).await;
    // The server comes back with the same.
    drop(host);
    let said = place.check();
    assert!(said.contains(" 0 different, 0 impossible"), "{said}");
    println!(
        "{} choices acknowledged, 0 lost; {} times refused; {} games",
        crowd.acknowledged(),
        crowd.refused.load(Ordering::Relaxed),
        crowd.games.load(Ordering::Relaxed)
    );
}

/// A small disk of its own, as far as this machine lets us have one.
struct Disk(PathBuf);

impl Disk {
    fn at(folder: PathBuf) -> Option<Disk> {
        std::fs::create_dir_all(&folder).unwrap();
        let mount =
            Command::new("mount").args(["-t", "tmpfs", "-o", "size=12m", "tmpfs"]).arg(&folder).output();
        mount.is_ok_and(|ran| ran.status.success()).then_some(Disk(folder))
    }

    /// Fills it to its last byte, or makes room again.
    fn fill(&self, full: bool) {
        let filler = self.0.join("filler");
        if full {
            // It ends when there is no more room.
            let _ = std::fs::write(filler, vec![0; 16 << 20]);
        } else {
            std::fs::remove_file(filler).unwrap();
        }
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
    }
}

const FAST: [(&str, &str); 2] =
    [("CONCLAVE_TABLES_PER_MINUTE", "100000"), ("CONCLAVE_MESSAGES_PER_SECOND", "5000")];

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_refuses_until_there_is_room() {
    let place = Place::sqlite();
    let Some(disk) = Disk::at(place.data()) else {
        // Only some may have a disk of their own; for the others files that cannot grow are as good.
        return cannot_grow().await;
    };
    let host = Host::start_with(&place, &FAST);
    rides_out(&place, host, async |full| disk.fill(full)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn files_that_cannot_grow_refuse_until_they_can() {
    cannot_grow().await;
}

async fn cannot_grow() {
    let place = Place::sqlite();
    // The signal that says so would end the program; without it the write fails.
    let mut program = Command::new("sh");
    program.args(["-c", "trap '' XFSZ; exec \"$@\"", "sh", env!("CARGO_BIN_EXE_conclave")]);
    let host = Host::spawn(&place, program, &FAST);
    let pid = host.pid().to_string();
    rides_out(&place, host, async |full| {
        let limit = if full { "--fsize=65536:" } else { "--fsize=unlimited:" };
        let set = Command::new("prlimit").args(["--pid", &pid, limit]).status().unwrap();
        assert!(set.success());
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_database_refuses_until_it_is_back() {
    let place = Place::postgres().await;
    let host = Host::start_with(&place, &FAST);
    let url = place.url();
    let (_, name) = url.rsplit_once('/').unwrap();
    rides_out(&place, host, async |lost| {
        run_at(&server(), &format!("ALTER DATABASE {name} ALLOW_CONNECTIONS {}", !lost)).await;
        if lost {
            let end =
                format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'");
            run_at(&server(), &end).await;
        }
    })
    .await;
}

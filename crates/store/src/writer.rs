//! The writer: one task that commits the writes of all matches together.
//!
//! What arrives is committed at once if the last commit began long enough ago, and else together with
//! all that arrives until then. So a lonely choice does not wait, and many choices cost one commit. The more
//! there was to commit, the longer the next commit waits: under load, commits are what costs most.

use crate::StoreError;
use crate::link::{Link, Target};
use crate::types::Write;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Acquire, Ordering::Relaxed};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::oneshot;
use tokio::time::{Instant, sleep_until};

/// From the beginning of a commit to the beginning of the next there is a millisecond for so many units of it,
const UNITS_PER_MS: usize = 10;
/// and at most so much. (Timers know whole milliseconds: a few units do not wait at all.)
const MOST_APART: Duration = Duration::from_millis(8);
/// The most units in one commit.
const MOST: usize = 1024;

/// What is called when writes are durable, or are not going to be.
pub type Done = Box<dyn FnOnce(Result<(), Arc<StoreError>>) + Send>;

/// Takes writes and commits them in groups. Clones share one task, which ends with the last of them.
#[derive(Clone, Debug)]
pub struct Writer {
    jobs: UnboundedSender<Job>,
    counts: Arc<Counts>,
}

/// What a writer has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WriterStats {
    /// Commits that succeeded.
    pub commits: u64,
    /// Writes in them.
    pub rows: u64,
    /// Commits that failed because the store was unavailable.
    pub failed: u64,
    /// How long the last commit took, in microseconds.
    pub last_micros: u64,
    /// How long all commits took, in microseconds.
    pub total_micros: u64,
}

#[derive(Debug, Default)]
struct Counts {
    depth: AtomicUsize,
    commits: AtomicU64,
    rows: AtomicU64,
    failed: AtomicU64,
    last_micros: AtomicU64,
    total_micros: AtomicU64,
}

enum Job {
    Unit { writes: Vec<Write>, lost: Arc<AtomicBool>, done: Done },
    Flush(oneshot::Sender<()>),
}

impl Writer {
    pub(crate) fn start(target: Target) -> Writer {
        let (jobs, queue) = unbounded_channel();
        let counts = Arc::new(Counts::default());
        tokio::spawn(run(Link::new(target), queue, counts.clone()));
        Writer { jobs, counts }
    }

    /// Queues writes that are kept all or not at all. `done` is called after they are durable, or with
    /// why they are not, in the order of submission and on the writer's task: it should be short.
    pub fn submit(&self, writes: Vec<Write>, done: Done) {
        self.submit_unless(Arc::default(), writes, done);
    }

    /// The same, for writes that build on earlier ones: they are not kept once `lost` is set, which `done` of the
    /// earlier ones does when those were not.
    pub fn submit_unless(&self, lost: Arc<AtomicBool>, writes: Vec<Write>, done: Done) {
        self.counts.depth.fetch_add(1, Relaxed);
        if let Err(unsent) = self.jobs.send(Job::Unit { writes, lost, done })
            && let Job::Unit { done, .. } = unsent.0
        {
            self.counts.depth.fetch_sub(1, Relaxed);
            done(Err(Arc::new(StoreError::Unavailable("the writer has stopped".into()))));
        }
    }

    /// Waits until everything submitted before is settled.
    pub async fn flush(&self) {
        let (settled, wait) = oneshot::channel();
        if self.jobs.send(Job::Flush(settled)).is_ok() {
            // A writer that has stopped settles nothing more.
            let _ = wait.await;
        }
    }

    /// How many submissions are not settled yet.
    pub fn depth(&self) -> usize {
        self.counts.depth.load(Relaxed)
    }

    /// What it has done so far.
    pub fn stats(&self) -> WriterStats {
        let counts = &self.counts;
        WriterStats {
            commits: counts.commits.load(Relaxed),
            rows: counts.rows.load(Relaxed),
            failed: counts.failed.load(Relaxed),
            last_micros: counts.last_micros.load(Relaxed),
            total_micros: counts.total_micros.load(Relaxed),
        }
    }
}

async fn run(mut link: Link, mut queue: UnboundedReceiver<Job>, counts: Arc<Counts>) {
    let mut jobs = Vec::new();
    let mut next = Instant::now();
    while queue.recv_many(&mut jobs, MOST).await > 0 {
        if jobs.iter().any(|job| matches!(job, Job::Unit { .. })) {
            if Instant::now() < next {
                sleep_until(next).await;
                while jobs.len() < MOST
                    && let Ok(job) = queue.try_recv()
                {
                    jobs.push(job);
                }
            }
            next = Instant::now() + apart(jobs.len());
        }
        settle(&mut link, &mut jobs, &counts).await;
    }
}

/// How long after the beginning of a commit of so many units the next may begin.
fn apart(units: usize) -> Duration {
    Duration::from_millis((units / UNITS_PER_MS) as u64).min(MOST_APART)
}

/// Commits the units among the jobs and answers them all, in order.
async fn settle(link: &mut Link, jobs: &mut Vec<Job>, counts: &Counts) {
    refuse_lost(jobs, counts);
    let units: Vec<&[Write]> = jobs
        .iter()
        .filter_map(|job| match job {
            Job::Unit { writes, .. } => Some(writes.as_slice()),
            Job::Flush(_) => None,
        })
        .collect();
    let outcome = if units.is_empty() { Ok(Vec::new()) } else { commit(link, &units, counts).await };
    let mut refused = match outcome {
        Ok(outcome) => Ok(outcome.into_iter()),
        Err(error) => Err(Arc::new(error)),
    };
    for job in jobs.drain(..) {
        match job {
            Job::Unit { done, .. } => {
                counts.depth.fetch_sub(1, Relaxed);
                done(match &mut refused {
                    Ok(each) => each.next().flatten().map_or(Ok(()), |error| Err(Arc::new(error))),
                    Err(error) => Err(error.clone()),
                });
            }
            // Nobody may be waiting any more.
            Job::Flush(settled) => drop(settled.send(())),
        }
    }
}

/// Takes out what must not be kept any more.
fn refuse_lost(jobs: &mut Vec<Job>, counts: &Counts) {
    for job in std::mem::take(jobs) {
        match job {
            Job::Unit { lost, done, .. } if lost.load(Acquire) => {
                counts.depth.fetch_sub(1, Relaxed);
                done(Err(Arc::new(StoreError::Unavailable("what was before it was not kept".into()))));
            }
            job => jobs.push(job),
        }
    }
}

async fn commit(
    link: &mut Link,
    units: &[&[Write]],
    counts: &Counts,
) -> Result<Vec<Option<StoreError>>, StoreError> {
    let began = Instant::now();
    let outcome = link.write(units).await;
    let micros = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
    counts.last_micros.store(micros, Relaxed);
    counts.total_micros.fetch_add(micros, Relaxed);
    match &outcome {
        Ok(each) => {
            let kept = units.iter().zip(each).filter(|(_, refused)| refused.is_none());
            let rows: usize = kept.map(|(unit, _)| unit.len()).sum();
            counts.commits.fetch_add(1, Relaxed);
            counts.rows.fetch_add(rows as u64, Relaxed);
        }
        Err(error) => {
            counts.failed.fetch_add(1, Relaxed);
            tracing::error!(%error, units = units.len(), "nothing could be written");
        }
    }
    outcome
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lonely_write_does_not_wait_and_large_commits_are_some_time_apart() {
        assert_eq!([1, 9, 10, 40, 1024].map(|units| apart(units).as_millis()), [0, 0, 1, 4, 8]);
    }
}

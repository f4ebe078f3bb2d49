//! What time it is.

use std::sync::LazyLock;
use std::time::{Instant, SystemTime, UNIX_EPOCH};
use table::Millis;

/// When the server looked at the clock of its host: the only time it does, so that no one who sets it changes clocks at tables.
static BEGAN: LazyLock<(Instant, Millis)> = LazyLock::new(|| {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    (Instant::now(), Millis::try_from(since.as_millis()).unwrap_or(Millis::MAX))
});

/// Milliseconds since 1970. It never goes back while the server runs.
pub fn now() -> Millis {
    let (instant, began) = *BEGAN;
    began.saturating_add(Millis::try_from(instant.elapsed().as_millis()).unwrap_or(Millis::MAX))
}

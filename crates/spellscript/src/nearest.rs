//! What somebody who wrote a name wrongly may have meant.

/// Up to so many names are listed when none is much like the one that was written.
const LISTED: usize = 24;

/// The known name that is most like this one, if one is like it at all.
pub fn nearest<'a>(said: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let close = known.into_iter().filter_map(|name| Some((close(said, name)?, name)));
    close.min().map(|(_, name)| name)
}

/// The end of a message about an unknown name: the nearest one, or all if they are few.
pub fn instead<'a>(said: &str, known: impl IntoIterator<Item = &'a str> + Clone) -> String {
    if let Some(name) = nearest(said, known.clone()) {
        return format!(": did you mean \"{name}\"?");
    }
    let mut names: Vec<&str> = known.into_iter().collect();
    names.dedup();
    if names.is_empty() || names.len() > LISTED {
        String::new()
    } else {
        format!(": use one of {}", names.join(", "))
    }
}

/// How many letters two words differ by, if few enough for a slip.
pub(crate) fn close(said: &str, wanted: &str) -> Option<usize> {
    if said.to_lowercase() == wanted.to_lowercase() {
        return Some(0);
    }
    let length = wanted.chars().count().max(said.chars().count());
    let letters = said.chars().any(char::is_alphabetic) && wanted.chars().any(char::is_alphabetic);
    let most = match length {
        0..=2 => return None,
        3..=4 => 1,
        5..=8 => 2,
        _ => 3,
    };
    let distance = distance(said, wanted);
    (letters && distance <= most).then_some(distance)
}

/// Edit distance whatever the case, a swap of neighbours counting as one.
fn distance(a: &str, b: &str) -> usize {
    let a: Vec<char> = a.to_lowercase().chars().take(64).collect();
    let b: Vec<char> = b.to_lowercase().chars().take(64).collect();
    let mut rows = vec![vec![0; b.len() + 1]; a.len() + 1];
    for i in 0..=a.len() {
        for j in 0..=b.len() {
            rows[i][j] = if i == 0 || j == 0 {
                i + j
            } else {
                let change = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
                let mut best = change.min(rows[i - 1][j] + 1).min(rows[i][j - 1] + 1);
                if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                    best = best.min(rows[i - 2][j - 2] + 1);
                }
                best
            };
        }
    }
    rows[a.len()][b.len()]
}

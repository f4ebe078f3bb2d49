//! What somebody who wrote a name wrongly may have meant.

/// Up to so many names are listed when none is much like the one that was written.
const LISTED: usize = 24;
/// What is longer than so many letters is no name that somebody mistyped, and is not compared.
const LONGEST: usize = 64;

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
    let (said, wanted) = (said.to_lowercase(), wanted.to_lowercase());
    if said == wanted {
        return Some(0);
    }
    let length = wanted.chars().count().max(said.chars().count());
    let letters = said.chars().any(char::is_alphabetic) && wanted.chars().any(char::is_alphabetic);
    let most = match length {
        0..=2 => return None,
        3..=4 => 1,
        5..=8 => 2,
        9..=LONGEST => 3,
        _ => return None,
    };
    // A swap of neighbours counts as one.
    let distance = strsim::osa_distance(&said, &wanted);
    (letters && distance <= most).then_some(distance)
}

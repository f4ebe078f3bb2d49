//! Fair shuffles: nobody, the server included, can choose the seed.
//!
//! The server draws a secret and shows its SHA-256 when the table is opened, before any player has given a word.
//! The seed is HMAC-SHA-256 with the secret as its key over the players' words in seat order and the id of the
//! match, each behind its length. The secret is shown at the end, so that everybody can check both.

use hmac::{Hmac, KeyInit, Mac};
use kernel::{Digest, Fair, Seed};
use sha2::{Digest as _, Sha256};

/// The hash of a secret, as it is shown when the table is opened.
pub fn commitment(secret: &Seed) -> Digest {
    Digest(Sha256::digest(secret.0).into())
}

/// The seed that grows from a secret, the players' words and the match.
pub fn seed(secret: &Seed, words: &[String], id: &str) -> Seed {
    // HMAC takes keys of any length.
    let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(&secret.0) else { return *secret };
    for part in words.iter().map(String::as_str).chain([id]) {
        mac.update(&u32::try_from(part.len()).unwrap_or(u32::MAX).to_be_bytes());
        mac.update(part.as_bytes());
    }
    Seed(mac.finalize().into_bytes().into())
}

/// What is wrong with the proof of a shuffle, if something is; `here` is the seed the game was played with.
pub fn wrong(fair: &Fair, here: &Seed) -> Option<String> {
    let hash = commitment(&fair.secret);
    if hash != fair.hash {
        return Some(format!("the secret has the hash {hash}, but {} was shown before the game", fair.hash));
    }
    let grown = seed(&fair.secret, &fair.words, &fair.id);
    (grown != *here).then(|| {
        format!(
            "secret and words give the seed {}, but the game has {}",
            String::from(grown),
            String::from(*here)
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fair() -> (Fair, Seed) {
        let secret = Seed::from_number(7);
        let words = vec!["rose".to_owned(), String::new()];
        let grown = seed(&secret, &words, "abc");
        (Fair { id: "abc".into(), hash: commitment(&secret), secret, words }, grown)
    }

    #[test]
    fn a_true_proof_holds_and_every_change_is_noticed() {
        let (fair, grown) = fair();
        assert_eq!(wrong(&fair, &grown), None);
        let secret = Fair { secret: Seed::from_number(8), ..fair.clone() };
        assert!(wrong(&secret, &grown).is_some_and(|why| why.contains("hash")));
        let words = Fair { words: vec!["ros".into(), "e".into()], ..fair.clone() };
        assert!(wrong(&words, &grown).is_some_and(|why| why.contains("seed")));
        let id = Fair { id: "abd".into(), ..fair.clone() };
        assert!(wrong(&id, &grown).is_some());
        assert!(wrong(&fair, &Seed::from_number(1)).is_some());
    }

    #[test]
    fn the_seed_can_be_checked_with_ordinary_tools() {
        // printf '\0\0\0\4rose\0\0\0\0\0\0\0\3abc' | openssl dgst -sha256 -mac HMAC -macopt hexkey:SECRET
        let (fair, grown) = fair();
        let key: String = fair.secret.into();
        assert_eq!((key.len(), String::from(grown).len()), (64, 64));
        let mut mac = Hmac::<Sha256>::new_from_slice(&fair.secret.0).unwrap();
        mac.update(b"\0\0\0\x04rose\0\0\0\0\0\0\0\x03abc");
        assert_eq!(grown, Seed(mac.finalize().into_bytes().into()));
    }
}

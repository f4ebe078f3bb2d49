//! What must not be guessed: tokens, secrets, ids. It comes from the system's own chance.

use kernel::Seed;

/// Letters of tokens and ids: safe in links, and none that looks like another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A secret of 32 bytes.
pub fn secret() -> Result<Seed, getrandom::Error> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)?;
    Ok(Seed(bytes))
}

/// The token of a seat: 160 bits.
pub fn token() -> Result<String, getrandom::Error> {
    letters::<32>()
}

/// The id of a table: short, for links.
pub fn id() -> Result<String, getrandom::Error> {
    letters::<12>()
}

/// May this be the id of a table? Nothing else needs to be looked for.
pub fn may_be_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

fn letters<const N: usize>() -> Result<String, getrandom::Error> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_long_and_never_the_same() {
        let tokens: std::collections::BTreeSet<String> = (0..1000).map(|_| token().unwrap()).collect();
        assert_eq!(tokens.len(), 1000);
        assert!(tokens.iter().all(|t| t.len() == 32 && t.bytes().all(|b| LETTERS.contains(&b))));
        assert_eq!(id().unwrap().len(), 12);
        assert!(may_be_id(&id().unwrap()));
        assert!(["", "..", "a/b", "a\0", "é", &"a".repeat(33)].iter().all(|text| !may_be_id(text)));
    }
}

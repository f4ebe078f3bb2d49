//! The ways in which a pattern can be said: parts that may be left out, parts that stand for each other.

/// Most ways of saying one form.
const MAX_WAYS: usize = 64;

/// A stretch of one way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stretch {
    /// Words, marks and holes.
    Words(&'static str),
    /// The name of the part that begins here.
    Name(&'static str),
}

type Way = Vec<Stretch>;

/// Every way of saying a pattern, those that leave parts out first.
pub(crate) fn ways(pattern: &'static str) -> Result<Vec<Way>, String> {
    let mut reader = Reader { rest: pattern };
    let ways = reader.sequence(false)?;
    match reader.rest.chars().next() {
        None => Ok(ways),
        Some(mark) => Err(format!("\"{mark}\" closes a part that was not opened")),
    }
}

struct Reader {
    rest: &'static str,
}

impl Reader {
    /// What stands up to the end of the pattern, or of a part inside it.
    fn sequence(&mut self, inside: bool) -> Result<Vec<Way>, String> {
        let mut ways: Vec<Way> = vec![Vec::new()];
        loop {
            let (words, mark) = self.words(inside);
            let words = words.trim();
            if !words.is_empty() {
                ways.iter_mut().for_each(|way| way.push(Stretch::Words(words)));
            }
            let parts = match mark {
                Some('[') => {
                    let mut parts = vec![Vec::new()];
                    parts.extend(self.parts(']')?);
                    parts
                }
                Some('<') => self.parts('>')?,
                _ => return Ok(ways),
            };
            if ways.len() * parts.len() > MAX_WAYS {
                return Err(format!("can be said in more than {MAX_WAYS} ways"));
            }
            let longer = |way: &Way| parts.iter().map(|part| [&way[..], part].concat()).collect::<Vec<_>>();
            ways = ways.iter().flat_map(longer).collect();
        }
    }

    /// The parts up to the mark that closes them.
    fn parts(&mut self, close: char) -> Result<Vec<Way>, String> {
        let mut parts = Vec::new();
        loop {
            self.rest = self.rest[1..].trim_start();
            let name = self.name();
            for mut way in self.sequence(true)? {
                way.splice(0..0, name.map(Stretch::Name));
                parts.push(way);
            }
            match self.rest.chars().next() {
                Some('/') => {}
                Some(mark) if mark == close => break,
                _ => return Err(format!("a part is not closed with \"{close}\"")),
            }
        }
        self.rest = &self.rest[1..];
        Ok(parts)
    }

    /// The name of a part, if it has one.
    fn name(&mut self) -> Option<&'static str> {
        let end = self.rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '_'))?;
        let (name, after) = self.rest.split_at(end);
        let after = after.strip_prefix(':').filter(|after| end > 0 && after.starts_with(' '))?;
        self.rest = after;
        Some(name)
    }

    /// The words up to the next mark of a part, which is left where it stands.
    fn words(&mut self, inside: bool) -> (&'static str, Option<char>) {
        let rest = self.rest;
        let mut hole = false;
        for (at, mark) in rest.char_indices() {
            hole = mark == '{' || hole && mark != '}';
            let apart = || rest[..at].ends_with(' ') && rest[at + 1..].starts_with(' ');
            let found = match mark {
                '[' | '<' | ']' | '>' => true,
                '/' => inside && apart(),
                _ => false,
            };
            if found && !hole {
                self.rest = &rest[at..];
                return (&rest[..at], Some(mark));
            }
        }
        self.rest = "";
        (rest, None)
    }
}

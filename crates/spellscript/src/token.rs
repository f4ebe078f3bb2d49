//! Words, numbers and marks of a text, and how they stand beside each other.

/// One word, number or mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Token<'a> {
    pub text: &'a str,
    pub start: usize,
}

impl Token<'_> {
    pub fn end(&self) -> usize {
        self.start + self.text.len()
    }
}

/// The tokens of a text. Hyphens inside words and apostrophes belong to their word.
pub(crate) fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut found = Vec::new();
    let mut chars = text.char_indices().peekable();
    while let Some((start, first)) = chars.next() {
        if first.is_whitespace() {
            continue;
        }
        let mut end = start + first.len_utf8();
        if first.is_alphanumeric() {
            while let Some(&(at, c)) = chars.peek() {
                let joins = c == '-' && text[at + 1..].starts_with(char::is_alphanumeric);
                if !(c.is_alphanumeric() || joins || c == '\'' || c == '’') {
                    break;
                }
                end = at + c.len_utf8();
                chars.next();
            }
        }
        found.push(Token { text: &text[start..end], start });
    }
    found
}

/// Whether `found` is the token `wanted`; where a sentence begins, its first letter may be of either case.
pub(crate) fn same(found: &str, wanted: &str, sentence_start: bool) -> bool {
    if found == wanted {
        return true;
    }
    if !sentence_start {
        return false;
    }
    let (mut a, mut b) = (found.chars(), wanted.chars());
    match (a.next(), b.next()) {
        (Some(x), Some(y)) => x.to_lowercase().eq(y.to_lowercase()) && a.as_str() == b.as_str(),
        _ => false,
    }
}

/// Text being written token by token, with the spaces and capitals of prose.
#[derive(Default)]
pub(crate) struct Prose {
    text: String,
    capital: bool,
}

impl Prose {
    /// The next token begins a sentence.
    pub fn begin_sentence(&mut self) {
        self.capital = true;
    }

    pub fn push(&mut self, token: &str) {
        let tight = self.text.is_empty()
            || token.starts_with([',', '.', ':', ';', '!', '?', ')', ']', '”', '»', '%'])
            || self.text.ends_with(['(', '[', '+', '-', '“', '«', '„']);
        if !tight {
            self.text.push(' ');
        }
        if std::mem::take(&mut self.capital) {
            self.text.push_str(&capitalised(token));
        } else {
            self.text.push_str(token);
        }
    }

    /// Ends a sentence, unless something inside it already did.
    pub fn period(&mut self) {
        if !self.text.ends_with('.') {
            self.push(".");
        }
    }

    pub fn into_text(self) -> String {
        self.text
    }
}

/// The text with its first letter in upper case.
pub(crate) fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    match chars.next() {
        Some(first) => first.to_uppercase().chain(chars).collect(),
        None => String::new(),
    }
}

/// The indefinite article that a name wants.
pub(crate) fn article(name: &str) -> &'static str {
    let lower = name.to_lowercase();
    // Vowels that sound like consonants, and the silent h.
    let consonant = ["uni", "eu", "one", "use", "ufo"].iter().any(|start| lower.starts_with(start));
    let silent = ["hour", "honest", "honour", "honor", "heir"].iter().any(|start| lower.starts_with(start));
    if silent || lower.starts_with(['a', 'e', 'i', 'o', 'u']) && !consonant { "an" } else { "a" }
}

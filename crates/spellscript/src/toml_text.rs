//! Where a byte of a decoded TOML string stands in its file.

/// The byte of the file that byte `at` of the string decodes from, for a string whose opening quote is
/// at `start`; the end of the string has a place too. None if there is no such string or byte.
pub fn place_in_file(file_text: &str, start: usize, at: usize) -> Option<usize> {
    let string = file_text.get(start..)?;
    let quote = string.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let fence = if quote == '"' { "\"\"\"" } else { "'''" };
    let escapes = quote == '"';
    let several_lines = string.starts_with(fence);
    let mut read = if several_lines { 3 } else { 1 };
    if several_lines {
        // The first newline is not part of the text.
        let body = &string[read..];
        read += if body.starts_with("\r\n") { 2 } else { usize::from(body.starts_with('\n')) };
    }
    let mut decoded = 0;
    while decoded < at {
        let rest = &string[read..];
        let next = rest.chars().next()?;
        let ends = if several_lines { closes(rest, quote, fence) } else { next == quote || next == '\n' };
        if ends {
            return None;
        }
        if escapes && next == '\\' {
            let (length, bytes) = escape(rest)?;
            if decoded + bytes > at {
                break;
            }
            read += length;
            decoded += bytes;
        } else {
            read += next.len_utf8();
            decoded += next.len_utf8();
        }
    }
    // A gap at the end of a line belongs to neither side; the next word stands after it.
    while escapes && several_lines && string[read..].starts_with('\\') {
        match escape(&string[read..]) {
            Some((length, 0)) => read += length,
            _ => break,
        }
    }
    Some(start + read)
}

/// Whether a string of several lines ends here: up to two quotes before the closing three are text.
fn closes(rest: &str, quote: char, fence: &str) -> bool {
    rest.starts_with(fence) && !rest[fence.len()..].starts_with(quote)
}

/// The length of an escape and the bytes it decodes to.
fn escape(rest: &str) -> Option<(usize, usize)> {
    let kind = rest[1..].chars().next()?;
    let digits = match kind {
        'x' => 2,
        'u' => 4,
        'U' => 8,
        ' ' | '\t' | '\n' | '\r' => {
            let body = &rest[1..];
            return Some((1 + body.len() - body.trim_start_matches([' ', '\t', '\n', '\r']).len(), 0));
        }
        'b' | 't' | 'n' | 'f' | 'r' | 'e' | '"' | '\\' => return Some((2, 1)),
        _ => return None,
    };
    let code = u32::from_str_radix(rest.get(2..2 + digits)?, 16).ok()?;
    Some((2 + digits, char::from_u32(code)?.len_utf8()))
}

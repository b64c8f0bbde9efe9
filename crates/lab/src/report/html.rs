//! Text in HTML.

/// A text with what means something in HTML taken as letters. No line ends at a dash between two bounds.
pub fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '–' => safe.push_str("\u{2060}–\u{2060}"),
            letter => safe.push(letter),
        }
    }
    safe
}

/// A chapter of the page with its heading.
pub fn section(id: &str, title: &str, inner: &str) -> String {
    format!("<section id=\"{id}\">\n<h2>{title}</h2>\n{inner}</section>\n")
}

pub fn paragraph(text: &str) -> String {
    format!("<p>{text}</p>\n")
}

//! A terminal capture as a picture: text with colour codes becomes SVG.

use std::fmt::Write;
use std::fs;

const CELL: f64 = 8.4;
const LINE: f64 = 17.0;
const BORDER: f64 = 12.0;
const PAPER: &str = "#16181d";
const INK: &str = "#d8dbe2";

/// The sixteen colours of a terminal.
const PALETTE: [&str; 16] = [
    "#3b4048", "#e06c75", "#98c379", "#e5c07b", "#61afef", "#c678dd", "#56b6c2", "#d8dbe2", "#7a828e", "#ff8a92",
    "#b5e890", "#ffd98a", "#82c7ff", "#e29bf5", "#7fdbe6", "#ffffff",
];

#[derive(Clone, Copy, PartialEq)]
struct Style {
    ink: &'static str,
    paper: Option<&'static str>,
    bold: bool,
    dim: bool,
    reversed: bool,
}

const PLAIN: Style = Style { ink: INK, paper: None, bold: false, dim: false, reversed: false };

/// Draws a capture.
pub fn draw(input: &str, output: &str) -> Result<String, String> {
    let text = fs::read_to_string(input).map_err(|error| format!("{input}: {error}"))?;
    let lines: Vec<&str> = text.lines().collect();
    let mut body = String::new();
    let mut widest = 0;
    let mut style = PLAIN;
    for (row, line) in lines.iter().enumerate() {
        let runs = runs(line, &mut style);
        let mut column = 0;
        for (style, run) in runs {
            let width = run.chars().count();
            paint(&mut body, row, column, &run, width, style);
            column += width;
        }
        widest = widest.max(column);
    }
    let (width, height) = (widest as f64 * CELL + 2.0 * BORDER, lines.len() as f64 * LINE + 2.0 * BORDER);
    let page = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width:.0} {height:.0}\" width=\"{width:.0}\" \
         height=\"{height:.0}\" role=\"img\" aria-label=\"A Tapis table in the terminal\" \
         font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, monospace\" font-size=\"14\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"10\" fill=\"{PAPER}\"/>\n{body}</svg>\n"
    );
    fs::write(output, page).map_err(|error| format!("{output}: {error}"))?;
    Ok(format!("{output}: {} lines of at most {widest} columns", lines.len()))
}

fn paint(body: &mut String, row: usize, column: usize, run: &str, width: usize, style: Style) {
    let (x, y) = (BORDER + column as f64 * CELL, BORDER + row as f64 * LINE);
    let (ink, paper) =
        if style.reversed { (style.paper.unwrap_or(PAPER), Some(style.ink)) } else { (style.ink, style.paper) };
    if let Some(paper) = paper {
        let wide = width as f64 * CELL;
        writeln!(body, "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{wide:.1}\" height=\"{LINE}\" fill=\"{paper}\"/>")
            .expect("a string takes text");
    }
    if run.trim().is_empty() {
        return;
    }
    let weight = if style.bold { " font-weight=\"bold\"" } else { "" };
    let faint = if style.dim { " opacity=\"0.65\"" } else { "" };
    let blank = run.chars().take_while(|letter| *letter == ' ').count();
    let text = run.trim();
    let x = x + blank as f64 * CELL;
    let wide = text.chars().count() as f64 * CELL;
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace(' ', "\u{a0}");
    writeln!(
        body,
        "<text x=\"{x:.1}\" y=\"{:.1}\" fill=\"{ink}\"{weight}{faint} textLength=\"{wide:.1}\" \
         lengthAdjust=\"spacingAndGlyphs\">{text}</text>",
        y + LINE * 0.76
    )
    .expect("a string takes text");
}

/// Splits a line into runs of one style; escape sequences change the style and are not shown.
fn runs(line: &str, style: &mut Style) -> Vec<(Style, String)> {
    let mut found: Vec<(Style, String)> = Vec::new();
    let mut letters = line.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\u{1b}' {
            let sequence: String = letters.by_ref().take_while(|letter| !letter.is_ascii_alphabetic()).collect();
            change(style, sequence.trim_start_matches('['));
            continue;
        }
        match found.last_mut() {
            Some((last, run)) if *last == *style => run.push(letter),
            _ => found.push((*style, letter.to_string())),
        }
    }
    found
}

fn change(style: &mut Style, codes: &str) {
    let codes: Vec<usize> = codes.split(';').map(|code| code.parse().unwrap_or(0)).collect();
    let mut codes = codes.into_iter();
    while let Some(code) = codes.next() {
        match code {
            38 | 48 => {
                // A colour by number: `38;5;N`.
                let colour = codes.nth(1).and_then(|number| PALETTE.get(number)).copied();
                if code == 38 {
                    style.ink = colour.unwrap_or(INK);
                } else {
                    style.paper = colour;
                }
            }
            0 => *style = PLAIN,
            1 => style.bold = true,
            2 => style.dim = true,
            7 => style.reversed = true,
            22 => (style.bold, style.dim) = (false, false),
            27 => style.reversed = false,
            30..=37 => style.ink = PALETTE[code - 30],
            39 => style.ink = INK,
            40..=47 => style.paper = Some(PALETTE[code - 40]),
            49 => style.paper = None,
            90..=97 => style.ink = PALETTE[code - 82],
            100..=107 => style.paper = Some(PALETTE[code - 92]),
            _ => {}
        }
    }
}

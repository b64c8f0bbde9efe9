//! A table of texts in the terminal: the first column to the left, numbers to the right.

/// A table of texts.
pub struct Grid {
    rows: Vec<Vec<String>>,
    /// How many columns are texts.
    texts: usize,
}

impl Grid {
    /// Begins with the heads of the columns, the first so many of which hold texts.
    pub fn new(texts: usize, heads: Vec<String>) -> Grid {
        Grid { rows: vec![heads], texts }
    }

    /// Adds a row. Marks without a width are left out: they would count as letters.
    pub fn row(&mut self, row: Vec<String>) {
        self.rows.push(row.iter().map(|cell| cell.replace('\u{2060}', "")).collect());
    }

    /// The lines, with two spaces between columns.
    pub fn lines(&self) -> Vec<String> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let width = |column: usize| {
            self.rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let line = |row: &Vec<String>| {
            let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| {
                if column < self.texts { format!("{cell:<width$}") } else { format!("{cell:>width$}") }
            });
            cells.collect::<Vec<_>>().join("  ").trim_end().to_string()
        };
        self.rows.iter().map(line).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Grid;

    #[test]
    fn columns_line_up() {
        let mut grid = Grid::new(1, vec!["who".to_string(), "won".to_string()]);
        grid.row(vec!["é".to_string(), "\u{2060}10".to_string()]);
        assert_eq!(grid.lines(), ["who  won", "é     10"]);
    }
}

//! Colours by what a thing is, never by what a game calls it. Without colour, weight and borders say the same.

use ratatui::style::{Color, Modifier, Style};

/// How things look.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Paint {
    colour: bool,
}

impl Paint {
    /// With colours unless `NO_COLOR` is set.
    pub fn from_environment() -> Paint {
        Paint { colour: std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty()) }
    }

    /// Without colours.
    #[cfg(test)]
    pub fn plain() -> Paint {
        Paint { colour: false }
    }

    fn of(self, colour: Color) -> Style {
        if self.colour { Style::new().fg(colour) } else { Style::new() }
    }

    /// Headings of the game itself.
    pub fn title(self) -> Style {
        self.of(Color::Cyan).add_modifier(Modifier::BOLD)
    }

    /// What belongs to an opponent.
    pub fn other(self) -> Style {
        self.of(Color::LightRed)
    }

    /// What lies between the seats.
    pub fn shared(self) -> Style {
        self.of(Color::Cyan)
    }

    /// What belongs to the viewer.
    pub fn own(self) -> Style {
        self.of(Color::LightGreen)
    }

    pub fn question(self) -> Style {
        self.of(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// A card that an answer is about.
    pub fn usable(self) -> Style {
        self.of(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    /// The card or answer under the cursor.
    pub fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// What steps back.
    pub fn quiet(self) -> Style {
        self.of(Color::DarkGray)
    }

    /// Names.
    pub fn name(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }
}

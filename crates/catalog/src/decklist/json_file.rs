//! Values of a JSON file with the lines they stand on.

use serde_json::value::RawValue;

/// Finds the lines of values.
pub(super) struct File<'a> {
    pub text: &'a str,
}

impl File<'_> {
    /// The line on which a value begins. A value is a piece of the text, so that its address tells its place.
    pub fn line(&self, value: &RawValue) -> usize {
        let at = (value.get().as_ptr() as usize).saturating_sub(self.text.as_ptr() as usize);
        let before = &self.text.as_bytes()[..at.min(self.text.len())];
        1 + before.iter().filter(|byte| **byte == b'\n').count()
    }
}

/// The string that a field holds.
pub(super) fn string(field: &RawValue) -> Option<String> {
    serde_json::from_str(field.get()).ok()
}

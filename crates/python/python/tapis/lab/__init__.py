"""The laboratory: many matches, on one machine or many."""

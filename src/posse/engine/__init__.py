"""What all games share: options, choices, events, frames, chance, matches. Knows no game."""

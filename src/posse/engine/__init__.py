"""What all games share: options, choices, events, frames, chance, matches.

The engine knows no game.
"""

"""The stages of a turn and what may interrupt them, one idea a file."""

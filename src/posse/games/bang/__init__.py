"""BANG! and its expansions."""

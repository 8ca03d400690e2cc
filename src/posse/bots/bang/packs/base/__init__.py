"""What bots know of the base game."""

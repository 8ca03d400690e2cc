"""What bots know of The Great Train Robbery."""

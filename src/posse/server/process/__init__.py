"""What the server asks of the operating system and the interpreter."""

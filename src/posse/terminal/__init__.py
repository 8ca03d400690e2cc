"""Playing and reading matches in a terminal: drawing, prompts and the log in words."""

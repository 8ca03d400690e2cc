"""Play and read matches in a terminal: tables, prompts and the log in words."""

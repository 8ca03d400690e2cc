"""One server process: its tables, the lobby, people, replays."""

"""One table: its seats, its match, its clock and what its guests are sent. No HTTP, no database."""

# The page behind the short code of a table.
entry-title = You want to come in
entry-code = Code of the table
entry-what = Four letters and digits, as the players of the table say them. Capitals or not: both work.
entry-asking = Looking for the table …
entry-waiting = This table is private: the host is asked whether you may come in. Keep this page open.
entry-open = Come in.
entry-refused = The host has not let you in.
entry-late = Nobody at the table has answered.
entry-again = Ask again

# Before a new table: a server may ask for a solved puzzle, or for the host’s password.
web-puzzle = One moment
web-puzzle-text = Checking that a person is using this browser …
web-password = A new table
web-password-text = The host of this server asks for a password before a new table. This browser will remember it.
web-password-field = Password
web-password-go = Open the table
web-error-puzzle = This server checks every browser before a new table. The check was not finished.
web-error-bad_puzzle = The check before a new table failed. Try again.
web-error-password = This server asks for a password before a new table.
web-error-wrong_password = That is not the password.

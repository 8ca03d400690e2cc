# Vor einem neuen Tisch: ein Server kann ein gelöstes Rätsel verlangen oder das Passwort des Betreibers.
web-puzzle = Einen Augenblick
web-puzzle-text = Es wird geprüft, ob ein Mensch am Browser sitzt …
web-password = Ein neuer Tisch
web-password-text = Der Betreiber dieses Servers verlangt vor einem neuen Tisch ein Passwort. Dieser Browser merkt es sich.
web-password-field = Passwort
web-password-go = Tisch öffnen
web-error-puzzle = Dieser Server prüft jeden Browser vor einem neuen Tisch. Die Prüfung wurde nicht beendet.
web-error-bad_puzzle = Die Prüfung vor dem neuen Tisch ist misslungen. Versuch es noch einmal.
web-error-password = Dieser Server verlangt vor einem neuen Tisch ein Passwort.
web-error-wrong_password = Das ist nicht das Passwort.

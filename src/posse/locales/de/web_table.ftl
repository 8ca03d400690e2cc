## Ein Tisch vor und nach einer Partie

web-room-settings = Einstellungen
web-ready-until = Die Partie beginnt spätestens in { $n } s.

## Ein Tisch vor und nach einer Partie

web-room-settings = Einstellungen

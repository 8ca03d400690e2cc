# Ohne Netz: was die Seite sagt, wenn der Server nicht antwortet.
web-offline = Keine Verbindung zum Server. Die Regeln kannst du lesen; eine Partie braucht die Verbindung.
web-offline-again = Noch einmal versuchen

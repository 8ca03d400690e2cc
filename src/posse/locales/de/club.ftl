# Alle öffentlichen Tische auf einem Großbild, für eine Kneipe, einen Jugendklub oder einen Spieleabend.
club-title = Komm, spiel mit
club-qr = QR-Code der Seite, auf der man einen Code eingibt
club-how = Richte die Kamera hierher, oder öffne { $host } und tippe auf „Mit Code beitreten“. Gib dann den Code eines Tisches ein.
club-how-type = Öffne { $host } und tippe auf „Mit Code beitreten“. Gib dann den Code eines Tisches ein.
club-tables = Tische
club-code = Code { $code }
club-waits = { $n ->
    [one] Ein Platz ist frei
   *[other] { $n } Plätze sind frei
  }
club-full = Alle Plätze sind besetzt
club-playing = Es wird gespielt: schau zu
club-over = Zwischen zwei Partien
club-none = Noch ist kein Tisch offen. Eröffne einen auf deinem Handy und lass alle mitspielen.
club-more = { $n ->
    [one] Noch ein Tisch in der Lobby
   *[other] Noch { $n } Tische in der Lobby
  }

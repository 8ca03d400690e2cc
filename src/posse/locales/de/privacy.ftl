# Was über eine Person gespeichert wird, und wie lange.

privacy-intro = Dieser Server speichert so wenig wie möglich. Nichts davon geht an andere.
privacy-cookie = Ein Cookie
privacy-cookie-text = Eine zufällige Zahl in deinem Browser, für ein Jahr. Daran erkennt der Server deinen Platz wieder. Er selbst behält nur einen Fingerabdruck davon.
privacy-browser = Dein Browser
privacy-browser-text = Dieser Browser behält die App, die Regeln und deine Einstellungen, damit sie ohne Netz aufgehen. Sie verschwinden, wenn du im Browser die Daten dieser Seite löschst.
privacy-name = Dein Name
privacy-name-text = Wenn du einen angegeben hast. Er wird gelöscht, wenn ihn { $days } Tage lang niemand benutzt hat.
privacy-matches = Deine Partien
privacy-matches-text = Die verteilten Karten und jede Antwort, damit eine Partie noch einmal gezeigt werden kann. Partien werden nach { $days } Tagen gelöscht. Wer den Link einer Partie hat, kann sie sehen, sobald sie zu Ende ist.
privacy-chat = Was du schreibst
privacy-chat-text = Der Chat eines Tisches bleibt beim Tisch und wird gelöscht, wenn ihn { $days } Tage lang niemand geöffnet hat.
privacy-reports = Meldungen
privacy-reports-text = Eine gemeldete Zeile oder ein gemeldeter Name bleibt für den Betreiber dieses Servers gespeichert, höchstens { $days } Tage.
privacy-address = Deine Adresse im Netz
privacy-address-text = Sie wird nicht gespeichert. Nur eine Adresse, die der Betreiber sperrt, bleibt gespeichert, bis die Sperre endet.
privacy-backups = Sicherungen
privacy-backups-text = Der Betreiber hat vielleicht ältere Kopien von allem. Was du hier löschst, verschwindet daraus, wenn sie gelöscht werden.
privacy-yours = Deine Daten
privacy-show = Alles über mich sichern
privacy-forget = Alles über mich löschen
privacy-forget-text = Dein Name, deine Zeilen, deine Plätze und die Liste deiner Partien werden gelöscht. Die Partien der anderen bleiben; dort heißt du „eine Person“. Das lässt sich nicht rückgängig machen.
privacy-forget-sure = Ja, alles löschen
privacy-forgotten = Alles über dich ist gelöscht.
privacy-nothing = Über dich ist nichts gespeichert.

# Eine Antwort zurücknehmen, und die Einführung, auf die die Partie wartet.
web-take-back = Zurücknehmen
web-take-back-left = { $n } s
web-take-back-held = Die anderen haben noch nichts gesehen.
web-took-back = { $name } nimmt es zurück.
web-took-back-you = Du nimmst es zurück.
web-take-back-rule = Antworten
web-take-back-on = können zurückgenommen werden
web-take-back-off = gelten sofort
web-error-too_late = Das lässt sich nicht mehr zurücknehmen.
web-error-no_back = An diesem Tisch wird nichts zurückgenommen.
web-ready = Bereit
web-ready-all = Niemand spielt, bevor du bereit bist.
web-reading = Wir warten auf { $names }: die Einführung wird noch gelesen.
web-error-not_yet = Jemand liest noch die Einführung.
web-ready-count = { $n } von { $all } sind bereit.

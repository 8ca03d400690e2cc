# Eine Antwort zurücknehmen, und die Einführung, auf die die Partie wartet.
web-take-back = Zurücknehmen
web-take-back-left = { $n } s
web-take-back-held = Die anderen haben noch nichts gesehen.
web-took-back = { $name } nimmt es zurück.
web-took-back-you = Du nimmst es zurück.
web-take-back-rule = Züge zurücknehmen
web-take-back-on = erlaubt
web-take-back-off = nicht erlaubt
web-error-too_late = Das lässt sich nicht mehr zurücknehmen.
web-error-no_back = An diesem Tisch kann man nichts zurücknehmen.
web-ready = Bereit
web-ready-all = Die Partie wartet, bis du bereit bist.
web-reading = { $n ->
    [one] Wir warten, bis { $names } die Einführung gelesen hat.
   *[other] Wir warten, bis { $names } die Einführung gelesen haben.
}
web-error-not_yet = Jemand liest noch die Einführung.
web-ready-count = { $n ->
    [one] { $n } von { $all } ist bereit.
   *[other] { $n } von { $all } sind bereit.
}

# Die Seite des Betreibers.

admin-about = Hier sieht der Betreiber dieses Servers die Tische und was gemeldet wurde. Die Seite öffnet sich mit dem Schlüssel, der beim Start des Servers gesetzt wurde.
admin-token = Schlüssel
admin-enter = Öffnen
admin-leave = Abmelden
admin-refresh = Neu laden
admin-span = Sperren, stumm schalten oder schließen für
admin-span-1 = eine Stunde
admin-span-24 = einen Tag
admin-span-168 = eine Woche
admin-span-720 = einen Monat
admin-span-8760 = ein Jahr
admin-reports = { $n ->
    [0] Meldungen
   *[other] Meldungen ({ $n })
}
admin-no-reports = Nichts wurde gemeldet.
admin-name-reported = Der Name wurde gemeldet.
admin-settle = Erledigt
admin-tables = { $n ->
    [0] Tische
   *[other] Tische ({ $n })
}
admin-no-tables = Kein Tisch ist offen.
admin-state-open = vor der Partie
admin-state-playing = in einer Partie
admin-state-over = nach der Partie
admin-minutes = { $n ->
    [one] { $n } Minute alt
   *[other] { $n } Minuten alt
}
admin-hours = { $n } Stunden alt
admin-days = { $n } Tage alt
admin-watching = { $n } sehen zu
admin-silence = Stumm schalten
admin-ban = Sperren
admin-ban-address = Adresse sperren
admin-close = Tisch schließen
admin-in-force = { $n ->
    [0] Was gilt
   *[other] Was gilt ({ $n })
}
admin-nothing-in-force = Niemand ist gesperrt oder stumm geschaltet, kein Tisch ist geschlossen.
admin-kind-ban = Gesperrt
admin-kind-silence = Stumm geschaltet
admin-kind-close = Geschlossen
admin-subject-person = Person { $id }
admin-subject-address = Adresse { $id }
admin-subject-table = Tisch { $id }
admin-until = bis { $time }
admin-lift = Aufheben

# Strangers and talk: what is refused, who is silenced, what all must agree to.
web-error-foreign_host = Diese Adresse gehört nicht zu diesem Server.
web-error-no_name = Nimm zuerst Platz oder wähle einen Namen.
web-error-kicked = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen.
web-error-muted = Der Gastgeber hat dich stumm geschaltet.
web-error-no_line = Wer das schrieb, lässt sich nicht mehr stumm schalten.
web-let-in = { $name } wieder hereinlassen
web-mute = { $name } stumm schalten
web-unmute = { $name } nicht mehr stumm schalten
web-bot-agree = { $bot } zustimmen
web-bot-wish = wartet, bis alle { $bot } zustimmen
web-licences = Die Lizenzen im Wortlaut
web-page-admin = Für den Betreiber dieses Servers
web-error-banned = Der Betreiber dieses Servers hat dich für eine Zeit gesperrt.
web-error-silenced = Der Betreiber dieses Servers hat dich für eine Zeit stumm geschaltet.
web-error-not_admin = Das ist nicht der Schlüssel des Betreibers.
web-report = Melden
web-report-line = Diese Zeile von { $name } melden
web-report-name = Den Namen { $name } melden
web-reported = Gemeldet. Danke.
web-a-player = eine Person
# A player who has not given a name; n: the first, second … at the table.
web-nameless = { $n ->
    [1] Gast
   *[other] Gast { $n }
}
web-about-keep-more = Alles, was gespeichert wird, wie lange, und wie du es löschst
web-page-privacy = Was über dich gespeichert ist

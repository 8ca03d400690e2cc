# Strangers and talk: what is refused, who is silenced, what all must agree to.
web-error-foreign_host = Diese Adresse gehört nicht zu diesem Server.
web-error-no_name = Nimm zuerst Platz oder wähle einen Namen.
web-error-kicked = Der Gastgeber hat dich von diesem Tisch entfernt. Du kannst zuschauen.
web-error-muted = Der Gastgeber hat dich stumm geschaltet.
web-error-no_line = Wer das schrieb, lässt sich nicht mehr stumm schalten.
web-mute = { $name } stumm schalten
web-unmute = { $name } nicht mehr stumm schalten
web-bot-agree = { $bot } zustimmen
web-bot-wish = wartet, bis alle { $bot } zustimmen
web-licences = Die Lizenzen im Wortlaut

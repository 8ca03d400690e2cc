# Strangers and talk: what is refused, who is silenced, what all must agree to.
web-error-foreign_host = This address does not belong to this server.
web-error-no_name = Take a seat or choose a name first.
web-error-kicked = The host has removed you from this table. You can watch.
web-error-muted = The host of this table has muted you.
web-error-no_line = The person who wrote that can no longer be muted.
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-bot-agree = Agree to { $bot }
web-bot-wish = waiting until all agree to { $bot }
web-licences = The licences in full

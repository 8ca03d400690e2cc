# Strangers and talk: what is refused, who is silenced, what all must agree to.
web-error-foreign_host = This address does not belong to this server.
web-error-no_name = Take a seat or a name first.
web-error-muted = The host of this table has silenced you.
web-error-no_line = That line cannot be silenced any more.
web-mute = Mute { $name }
web-unmute = Hear { $name } again
web-bot-agree = Agree to { $bot }
web-bot-wish = waits until all agree to { $bot }
web-licences = The licences in full

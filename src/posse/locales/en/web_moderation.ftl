# Strangers and talk: what is refused, who is silenced, what all must agree to.
web-error-foreign_host = This address does not belong to this server.
web-error-no_name = Take a seat or choose a name first.
web-error-kicked = The host has removed you from this table. You can watch.
web-error-muted = The host of this table has muted you.
web-error-no_line = The person who wrote that can no longer be muted.
web-let-in = Let { $name } in again
web-mute = Mute { $name }
web-unmute = Unmute { $name }
web-bot-agree = Agree to { $bot }
web-bot-wish = waiting until all agree to { $bot }
web-licences = The licences in full
web-page-admin = For the host of this server
web-error-banned = The host of this server has banned you for a time.
web-error-silenced = The host of this server has silenced you for a time.
web-error-not_admin = This is not the host’s token.
web-report = Report
web-report-line = Report this line of { $name }
web-report-name = Report the name { $name }
web-reported = Reported. Thank you.
web-a-player = a player
# A player who has not given a name; n: the first, second … at the table.
web-nameless = { $n ->
    [1] Stranger
   *[other] Stranger { $n }
}
web-about-keep-more = Everything that is stored, for how long, and how to delete it
web-page-privacy = What is kept about you

# Who is there: names, my tables and matches, a seat on another device, waiting for somebody.

web-name-ask = What shall we call you?
web-name-ask-text = The others see this name at the table. You can change it at any time.
web-name-later = Not now
web-leave-ask = Leave the match?
web-leave-alone = Only bots are playing with you. Your next question waits for two minutes; then a bot answers for you. You can return from the lobby.
web-leave-people = The others play on. After two minutes a bot plays for you until you return. You can return from the lobby.
web-leave-stay = Stay
web-leave-go = Leave
web-leave-go-note = The seat stays yours
web-leave-bot = Hand over to a bot
web-leave-bot-note = It plays at once; you may come back
web-my-tables = Your tables
web-still-running = Your table is still running
web-still-waiting = Your table is waiting
web-return = Return
web-my-matches = { $n ->
    [one] Your match
   *[other] Your last { $n } matches
}
web-my-matches-title = Your matches
web-match-won = You won.
web-match-lost = Won by { $names }.
web-match-unknown = Played by older rules; the result is no longer known.
web-match-source = continued from a replay
web-page-move = Continue from another device
web-move-seat = Continue on another device
web-move-text = With this code you continue on another device, with the same seat, name and matches. This device keeps them too, and both may answer. Anyone with the code can play as you, so show it to nobody else.
web-move-make = Make a code
web-move-again = Make a new code
web-move-code = Code
web-move-left = Works once, for another { $time }.
web-move-how = On the other device: point the camera here, or type the code in the lobby under “Join by code”.
web-move-qr = QR code for continuing on another device
web-move-local = Other devices cannot reach this server: it is open to this machine only. Another browser on this machine can use the code in the lobby, under “Join by code”.
web-move-old = The code has expired.
web-take-text = Type the code that the other device shows under “Continue on another device”. This device then plays as the same person. Seats and matches that it has under its own name stay behind.
web-code-what = The link or code of a table, or the code that another device shows under “Continue on another device”.
web-take-go = Play here
web-error-no_code = This code is wrong or has expired. Make a new one on the other device.
web-share-local = This link works only on this machine: nobody else can reach the server.
web-share-change = For friends in your network, start it with
web-share-or = or
web-your-turn = Your turn
web-title-turn = ▶ Your turn · Posse
web-call-on = Notify me on my turn: on
web-call-off = Notify me on my turn: off
web-call-note = Vibration and a notification when it is my turn
web-call-mute = The browser does not allow notifications: vibration only
web-watching-short = watching
web-away-for = away for { $time }
web-minutes-short = { $n } min
web-waiting-away = { $name } has been away for { $time }.
web-bot-steps-in = A bot steps in after { $n } s.
web-play-on = Play on from here
web-play-on-short = Play on
web-play-on-text = A private table opens at this step, with you in one seat and bots in the others. What was hidden then is dealt as it was: the same hands, the same deck. If you have seen the replay with everything open, you know it already.
web-play-on-seat = Your seat
web-play-on-asked = decides now
web-play-on-where = Step { $n }: { $state }
web-play-on-go = Play on
web-source = Continued from step { $n } of a finished match. What was hidden then is dealt as it was.
web-source-short = continued from a replay
web-share-code = Or say this code, for “Join by code” on the first page:
web-stranger = { $name } wants to come in
web-stranger-screen = A big screen wants to show the table
web-stranger-in = Let in
web-stranger-out = Refuse
web-error-no_table_code = No open table has this code.
web-host-away = { $host } is away. { $n ->
    [0] In a moment
   *[other] In { $n }{ "\u00A0" }s
  } { $next } can start the match.
web-host-away-you = { $host } is away. { $n ->
    [0] In a moment
   *[other] In { $n }{ "\u00A0" }s
  } you can start the match.
web-shuffle-rule = Seats in the next match
web-shuffle-on = shuffled
web-shuffle-off = as now
web-sit-next = Play the next match
web-emotes = Gestures
web-phrase-emote-hat = tips the hat
web-phrase-emote-look = gives a suspicious look
web-phrase-emote-thumb = thumbs up
web-phrase-emote-laugh = laughs
web-phrase-emote-me = Me?
web-phrase-emote-thanks = Thanks!

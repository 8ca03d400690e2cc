# The browser app: everything that is not about one game.

web-you = You
web-bot = bot
web-minded = a bot is standing in
web-away = away
web-language = Language
web-line = { $more ->
    [yes] Games
   *[no] Five Western games
}, to play with friends and bots.
web-page-lobby = Lobby
web-page-table = Table
web-page-replay = Replay
web-page-rules = Rules
web-page-rulings = Rulings
web-page-about = About Posse
web-page-screen = Big screen
web-page-join = Join with a code
web-page-reach = Your phone does not reach this laptop?
web-page-club = The tables
web-page-lost = Nothing here
web-lost-text = There is no such page, table or match.
web-to-lobby = To the lobby
web-loading = One moment
web-close = Close
web-cancel = Cancel
web-save = Save
web-send = Send
web-intro = This is you.

## Lobby

web-playing-as = Playing as
web-name = Your name
web-name-choose = Choose your name
web-play-now = Play now
web-play-now-what = { $game } with { $bots }, about { $minutes } minutes
web-bots-greenhorn = { $n ->
    [one] a greenhorn
   *[other] { $n } greenhorns
}
web-bots-deputy = { $n ->
    [one] a gunslinger
   *[other] { $n } gunslingers
}
web-bots-marshal = { $n ->
    [one] a marshal
   *[other] { $n } marshals
}
web-bots-random = { $n ->
    [one] a wild bot
   *[other] { $n } wild bots
}
web-play-short = Play
web-play-game = Play { $game }
web-first-match = Your first match
web-with-friends = With friends
web-in-rules = In the rules
web-rules = Rules
web-games = Games
web-coming = Coming soon
web-create = Create a table
web-create-go = Open the table
web-join-code = Join by code
web-code = Link or code
web-join = Join
web-watch = Watch
web-open-tables = Open tables
web-waiting-count = { $n ->
    [0] none
   *[other] { $n } open
}
web-no-tables = No public table right now. Open one!
web-table-of = { $name }’s table
web-table-nameless = A table of bots
web-with = with { $names }
web-seats-taken = { $n } of { $of } seats taken
web-players-range = { $min } to { $max } players
web-minutes = { $n } minutes
web-game = Game
web-game-bang = BANG!
web-game-base = BANG!
web-game-dodge_city = Dodge City
web-game-great_train_robbery = The Great Train Robbery
web-game-dice = The Dice Game
web-game-wyatt = Wyatt Earp
web-over-bang = Wanted: steady hands
web-over-dodge_city = New in town
web-over-great_train_robbery = All aboard
web-over-dice = Five dice
web-over-wyatt = Rewards paid
web-line-bang = One sheriff. Some outlaws. Nobody you can trust.
web-line-dodge_city = More characters and green cards. Together with BANG!, up to 8 players.
web-line-great_train_robbery = A train rolls through town, and its cars can be yours.
web-line-dice = The same quarrel, settled with dice.
web-line-wyatt = Hunt the outlaws and share the reward.
web-minutes-bang = 30
web-minutes-dodge_city = 40
web-minutes-great_train_robbery = 45
web-minutes-dice = 15
web-minutes-wyatt = 45
web-setup = What you play
web-setup-alone = alone
web-setup-rules = House rules: { $rules }
web-setup-with = with { $packs }
web-players-count = Players
web-clock = Time per decision
web-clock-off = No limit
web-who-may-join = Who can join?
web-private = Only with the link
web-public = Anyone
web-house-duplicates = Duplicates in play
web-house-duplicates-refuse = not allowed
web-house-duplicates-turn_end = discard one at the end of the turn
web-house-dynamite = Dynamite takes effect
web-house-dynamite-last = last
web-house-dynamite-first = first

## Waiting room

web-room-over = New table:
web-room-full = All seats are taken.
web-seats-free = { $n ->
    [one] { $n } seat is free.
   *[other] { $n } seats are free.
}
web-seat-empty = Free seat
web-thats-you = that’s you
web-host = host
web-sit = Sit here
web-move = Move here
web-stand = Stand up
web-add-bot = Add a bot
web-remove = Remove
web-fill = Fill with bots
web-start = Start the match
web-start-note = Bots fill the free seats
web-room-wait = { $host } starts the match.
web-room-sit-down = Take a seat, or stay and watch.
web-invite = Invite friends
web-share = Invite your friends
web-send-link = Send
web-share-text = Anyone with this link can join your table.
web-share-link = Link to this table
web-share-qr = QR code of the link
web-copy = Copy
web-copy-hold = The link is selected: press and hold it to copy.
web-copied = Copied

## Table

web-telegram = The question
web-telegraph = Posse Telegraph Company
web-wait = One moment
web-your-hand = Your hand
web-players = The others, clockwise from your left
web-pay = Pay with { $cards }
web-pay-count = { $of ->
    [1] Choose the card you pay with
   *[other] { $n } of { $of } chosen
}
web-pays = Pays
web-ability = Use { $character }
web-ability-target = { $character }: whom do you choose?
web-use-now = Use { $card } now?
web-target-note = { $n ->
    [0] { $life ->
        [1] last life
       *[other] { $life } lives left
    }
   *[other] { $life ->
        [1] at { $n }, last life
       *[other] at { $n }, { $life } lives left
    }
}
web-cards-there = { $n ->
    [one] { $n } card there
   *[other] { $n } cards there
}
web-as = as { $character }
web-green-wait = next turn
web-green-ready = ready
web-green-used = used
web-green-hand = from next turn
web-watching = You are watching
web-seconds-left = { $n } seconds left
web-seconds-short = { $n } s
web-log = Log
web-log-filter = Show in the log
web-log-all = All
web-log-fight = Fights
web-log-cards = Cards
web-log-search = Search
web-log-empty = Nothing yet.
web-gazette = The Gazette
web-turn-n = Turn { $n }
web-chat = Chat
web-chat-short = Chat
web-chat-unread = Chat, { $n } unread
web-chat-say = Write a message
web-chat-empty = No messages yet.
web-phrases = Quick chat
web-phrase-howdy = Howdy!
web-phrase-thanks = Much obliged.
web-phrase-sorry = Nothing personal.
web-phrase-nice-shot = Nice shot!
web-phrase-trust-me = Trust me.
web-phrase-not-me = It wasn’t me!
web-phrase-hurry = Draw, partner!
web-phrase-good-game = Well played.
web-sound = Sound
web-sound-on = Sound: on
web-sound-off = Sound: off
web-motion-on = Animations: on
web-motion-off = Animations: off
web-leave = Leave
web-spectators = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
web-make-bot = Hand over to a bot
web-bot-of = Bot for { $name }
web-bot-greenhorn = Greenhorn
web-bot-deputy = Gunslinger
web-bot-marshal = Marshal
web-bot-random = wild bot
web-log-ruling = Ruling { $id }
web-watchers = Watching
web-role = Role
web-standings = How everybody did
web-life = Life points
web-hand = Hand
web-distance = Distance
web-known-hand = Cards you know in this hand
web-connection-lost = Connection lost. Reconnecting …
web-part-missing = A part of this page is missing. Reload it: you keep your seat.
web-load-again = Reload
web-new-version = There is a new version of Posse.
web-store-waiting = The server cannot save anything right now. The match goes on in a moment.
web-error-bad_message = The server did not understand that.
web-error-bad_text = That text cannot be used.
web-error-busy = The server is full right now. Try again in a moment.
web-error-foreign_origin = This page does not belong to this server.
web-error-stopping = The server is about to restart. Try again in a few minutes.
web-error-elsewhere = This table is being moved. It goes on in a moment.
web-error-full = There is no room left.
web-error-hello_first = The connection was not ready. Try again.
web-error-is_playing = The match has already begun.
web-error-no_hints = This table plays without hints.
web-error-no_bot = There is no such bot.
web-error-no_game = There is no such game.
web-error-no_language = There is no such language.
web-error-no_match = There is no such match.
web-error-no_option = That is not possible here.
web-error-no_person = Choose a name first.
web-error-no_plugin = This match was begun with a package that the server lacks, or has in another version. It is kept, and goes on when the host has installed it.
web-error-no_seat = There is no such seat.
web-error-no_step = The match has no such step.
web-error-no_table = There is no such table.
web-error-not_host = Only the host may do that.
web-error-in_play = You are still in play.
web-error-not_over = The match is not over yet.
web-error-not_possible = That set-up is not possible.
web-error-not_seated = Sit down first.
web-error-not_stored = The server could not save that. Try again.
web-error-not_yours = That question is not for you.
web-error-old_match = That match is already over.
web-error-stale = That question has already been answered.
web-error-taken = That seat is taken.
web-error-too_big = That was too much at once.
web-error-too_fast = Slow down a little.
web-error-yourself = You cannot do that to yourself.
web-error-is_open = The match has not begun yet.
web-error-is_over = The match is over.
web-error-internal = Something went wrong on the server.
web-error-not_found = There is no such page.
web-error-unknown = That did not work.

## The end

web-result = Result
web-won = won
web-you-won = You won.
web-you-lost = You lose this time.
web-rematch = Play again
web-rematch-wait = { $host } starts the next match.
web-again = I’m in
web-again-off = I’m out
web-again-who = Playing again: { $names }
web-again-none = Nobody has said “I’m in” yet.
web-evening = { $n ->
    [one] This evening: one match
   *[other] This evening: { $n } matches
  }
web-evening-wins = { $n ->
    [0] no win
    [one] 1{ "\u00A0" }win
   *[other] { $n }{ "\u00A0" }wins
  }
web-see-replay = See the replay
web-picture = A picture to share
web-picture-open = Picture
web-picture-which = Which picture
web-picture-match = This match
web-picture-evening = The evening
web-picture-names = With names
web-picture-player = Player { $n }
web-picture-save = Save the picture
web-picture-private = The picture is drawn on this device. Only you can send it.
web-picture-failed = The picture cannot be drawn here.
web-story = The story

## Replay

web-play = Play
web-pause = Pause
web-step = Step
web-step-on = One step on
web-step-back = One step back
web-turn-before = Start of the turn
web-turn-after = Next turn
web-eyes = Through the eyes of
web-eyes-all = everything open
web-eyes-none = a spectator
web-seal = Seal
web-seal-text = Before the first card the table showed the SHA-256 of the secret seed that shuffles everything. If the seed matches it, nobody has tampered with the deck.
web-seed = Seed
web-commitment = SHA-256 shown at the start
web-seal-holds = The seal holds: the seed matches.
web-seal-broken = The seal is broken: the seed does not match.
web-download = Download the match
web-download-text = The command posse replay reads the file.

## Rules and About

web-about-text = Posse lets people play five Western games together in a browser, with bots in the empty seats.
web-about-unofficial = Posse is an unofficial implementation of published game rules. It is not made, endorsed or sponsored by the games’ publishers or designers. All names belong to their owners; texts and drawings are our own.
web-about-fair = Fair cards
web-about-fair-text = All chance in a match comes from one secret seed. Its SHA-256 is shown before the first card, the seed itself after the last one. The replay page checks that they match.
web-about-keep = What is stored
web-about-keep-text = A random cookie that holds your seat, the name you chose, and the answers given in each match. No account, no password, no third party.
web-credits = Credits
web-credit-rye = Rye
web-credit-rye-text = Typeface by Sorkin Type, SIL Open Font License 1.1.
web-credit-bitter = Bitter
web-credit-bitter-text = Typeface by the Bitter Project Authors, SIL Open Font License 1.1.
web-credit-icons = Figures
web-credit-icons-text = From game-icons.net, by Lorc, Delapouite, Skoll, sbed, Caro Asercion and others, CC BY 3.0, recoloured.
web-credit-own = Drawn for Posse
web-credit-own-text = The two stars, the cartridge, the spark, wood and paper; for Wyatt Earp the eight portraits, the cloths, the bullet hole and the bill.
web-credit-code = Made with
web-credit-code-text = Svelte, Vite, Fluent and qrcode-generator, under their own free licences.

## The pace, and what happens when I am out

web-next-question = To my next question
web-pace = Pace
web-pace-calm = Calm
web-pace-calm-note = Easy to follow
web-pace-brisk = Brisk
web-pace-brisk-note = About twice as fast
web-pace-once = At once
web-pace-once-note = No pauses
web-pace-now = Pace: { $pace }
web-speed = Speed
web-out = You are eliminated.
web-out-by = { $name } has eliminated you.
web-out-bots = { $n ->
    [one] One bot is left.
   *[other] { $n } players are left, all of them bots.
}
web-out-people = { $n } players are left, { $people ->
    [one] one of them a person.
   *[other] { $people } of them people.
}
web-out-watch = Watch
web-out-watch-note = At the table’s pace
web-out-fast = Fast to the end
web-out-fast-note = Eight times as fast
web-out-new = New match
web-out-new-note = The same set-up, with bots
web-moment-out = You are eliminated
web-moment-won = You win
web-moment-lost = You lose
web-moment-over = The match is over
web-toll = { $attack }: { $toll }
web-toll-loss = { $seat } −{ $n }
web-toll-fall = −{ $n }, eliminated
web-toll-safe = { $seat } 0
web-toll-parry = { $seat } { $card }
web-toll-spoken = { $attack }: { $toll }.
web-toll-spoken-loss = { $who ->
    [you] you lose { life-points }
   *[they] { $seat } loses { life-points }
  }
web-toll-spoken-fall = { $who ->
    [you] you lose { life-points } and are eliminated
   *[they] { $seat } loses { life-points } and is eliminated
  }
web-toll-spoken-safe = { $who ->
    [you] you lose nothing
   *[they] { $seat } loses nothing
  }
web-toll-spoken-parry = { $who ->
    [you] you play { $card }
   *[they] { $seat } plays { $card }
  }
web-toll-you = you
web-toll-indians = Indians
web-toll-gatling = Gatling

## Asking

web-last-life = Your last life point
web-target = a target
web-more = More

# Hints
web-hint = Hint
web-hint-short = Hint
web-hint-note = A Gunslinger bot in your seat would do this:
web-hint-none = There is nothing to decide here.
web-hints-rule = Hints
web-hints-off = none
web-hints-on = on request
web-banter-on = Bots chat: on
web-banter-off = Bots chat: off
web-why = Why?
web-why-short = Why
web-said = { $name } ({ $bot }) did this:
web-said-hint = A Gunslinger bot would do this:
web-said-same = A Gunslinger bot would do the same.

## What a player does alone, in one sentence: each game has the words of the actions

web-deeds = { $seat } { $deeds }.

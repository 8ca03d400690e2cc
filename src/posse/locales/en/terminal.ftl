# What only the terminal says. The words of the games are in files of their own; sentences of theirs
# that only the terminal needs stand at the end.

terminal-you = You
terminal-character = own ability
terminal-hand = a hand card
terminal-card-hidden = a card
terminal-welcome = { $game } for { $n }. You are one of them; the others are bots.
terminal-commitment = SHA-256 of the seed: { $hash }
terminal-seed = Seed: { $seed }
terminal-your-hand = Your hand: { $cards }
terminal-forced = You have only one choice: { $option }
terminal-ask = Number (h hint, ? help, q quit):
terminal-hint = A Gunslinger in your seat would do this: { $option }
terminal-hint-other = A Gunslinger would rather do this: { $option }
terminal-reason = { $seat }: “{ $reason }”
terminal-hint-none = There are no hints in this game.
terminal-wrong = Type a number from 1 to { $n }, h for a hint, ? for help or q to quit.
terminal-keys = Type the number of an option, h for a hint, ? for this help, q to quit.
terminal-bye = Goodbye. The match was not finished.
terminal-winners = Winners: { $names }
terminal-recorded = Recorded in { $file }
terminal-replay = { $game } for { $n }, { $answers } decisions
terminal-unfinished = The record ends here; the match was not finished.
terminal-reach = ✓ in reach of your weapon

## Columns of the table

terminal-column-name = Name
terminal-column-role = Role
terminal-column-character = Character
terminal-column-life = Life points
terminal-column-hand = Hand
terminal-column-front = In front
terminal-column-distance = Distance
terminal-column-arrows = Arrows
terminal-column-track = Track
terminal-column-price = Price
terminal-column-train = Train
terminal-column-fare = For you
terminal-out = eliminated

## Simulation

terminal-simulated = { $n ->
    [one] { $n } match
   *[other] { $n } matches
} of { $game } for { $players }, bots: { $bots }, seed { $seed }
terminal-unfinished-count = { $n ->
    [0] All finished.
   *[other] Unfinished: { $n }
}
terminal-playing = Playing
terminal-label-side = Side
terminal-label-role = Role
terminal-label-character = Character
terminal-label-seat = Seat
terminal-label-round_ends = How rounds ended
terminal-matches = Matches
terminal-wins = Wins
terminal-rate = Rate
terminal-interval = 95 % interval
terminal-score-money = Money in 1,000 $
terminal-count = Number
terminal-percent = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
terminal-hundredths = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
terminal-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
terminal-measure = Per match
terminal-mean = Mean
terminal-least = Least
terminal-most = Most
terminal-turns = Turns
terminal-rounds = Rounds
terminal-decisions = Decisions
terminal-speed = { $decisions } decisions in { $seconds } CPU-seconds: { $speed } per second

## What is played: a game with packs, a pack played alone, and the list of games

terminal-title = { $game } + { $packs }
terminal-title-alone = { $game } { $packs }
terminal-game = { $game }: { $name }, { $low } to { $high } players
terminal-setup = { "  " }--packs { $packs }: { $name }, { $low } to { $high } players

## Scenarios and coverage of the rulebook

terminal-new = { $folder } is written. Next:
terminal-plugin = { $kind } { $name }: { $package }, { $place }
terminal-plugin-holds = { "    " }holds
terminal-plugin-broken = { $name }: { $package }, left out: { $problem }
terminal-no-plugins = No package brings a game, pack or bot. docs/packs.md says how to write one.

terminal-scenario-fails = FAIL { $file }: { $name }
terminal-scenarios = { $passed } passed, { $failed } failed

terminal-coverage = { $rules } rules; without a scenario: { $missing }; scenarios without a known rule: { $unknown }

## Sentences of BANG! for the terminal

bang-side-law = Sheriff and deputies
bang-side-outlaws = Outlaws
bang-side-renegade = Renegade
bang-option-play-self = { $kind ->
    [jail] Jail yourself
   *[other] { $card } on yourself
}
bang-event-play-self = { $who ->
    [you] You play { $card } on yourself.
   *[they] { $seat } plays { $card } on their own cards.
}
bang-event-discard-self = { $who ->
    [you] You discard { $card }.
   *[they] { $seat } discards { $card }.
}
bang-event-show-table = { $card } is turned up.

## Sentences of Wyatt Earp for the terminal

wyatt-label-side = Decided by
wyatt-side-money = Most money
wyatt-side-duel = Duel
wyatt-round_ends-out = Last card discarded
wyatt-round_ends-empty = Somebody else without cards
wyatt-round_ends-short = Too few cards to draw
wyatt-round_ends-stall = Only the top card of the pile taken for too long
terminal-exported = { $n ->
    [one] One match is in { $file }.
   *[other] { $n } matches are in { $file }.
 }
terminal-reported = { $n ->
    [one] One table is in { $file }.
   *[other] { $n } tables are in { $file }.
 }
terminal-tournament = { $n } rows are in { $file }.

## Wyatt Earp in short

wyatt-brief-goal = What you want
wyatt-brief-goal-text = Collect the rewards for seven outlaws. After a round each poster is settled: the more points for an outlaw are in front of you, the more of its money you get. Once somebody has $25,000 after a round, the player with the most money wins.
wyatt-brief-turn = Your turn
wyatt-brief-turn-text = You draw two cards from the deck or take the top card of the discard pile. Then you play as many outlaw cards as you like and at most one Sheriff card, in any order. At the end you discard one card. You cannot play your last card, only discard it.
wyatt-brief-sets = Sets and rewards
wyatt-brief-sets-text = In every round the first cards of an outlaw must be a set: three or more at once. After that everybody may lay one card or more of this outlaw. The poster gets $1,000 for every card laid at once, except the first: four cards bring $3,000, a single one nothing. An outlaw card counts 2 points.
wyatt-brief-law = Sheriff cards and hits
wyatt-brief-law-text = Cards with a revolver need a hit: the top card of the deck is turned up, and only outlaws hit. After a miss the card is lost and still counts as your one Sheriff card for this turn. Photos, robberies and the Fastest Gun join your row. The others go to the discard pile, except a Hideout, which goes on another player’s row.
wyatt-brief-round = The end of a round
wyatt-brief-round-text = A round ends when somebody discards their last hand card, or when somebody else has none left after a turn. The discard pile is shuffled into a new deck once. After that, the round also ends when somebody wants to draw and there are fewer than two cards. Cards left in hand cost nothing. For the next round, $1,000 is added to every poster.
wyatt-brief-settlement = The settlement
wyatt-brief-settlement-text = With fewer than 8 points in total, an outlaw’s money stays on the poster. A player who leads by 5 or more points takes all of it. Otherwise, everybody who is at most 4 points behind shares: two bills for the leader, then one each in order of points, again and again. Players with equal points take together; what cannot be shared stays.

## Backups

terminal-backed-up = { $file } holds { terminal-held }.
terminal-restored = From { $file }: { terminal-held }.
terminal-verified = { $file } is whole: { terminal-held }.
terminal-rehearsed = { $file } was restored: { terminal-held }. { $replayed ->
    [one] { $replayed } match replays to where it stood
   *[other] { $replayed } matches replay to where they stood
}{ $older ->
    [0] .
    [one] ; { $older } of older rules is kept, but cannot be replayed.
   *[other] ; { $older } of older rules are kept, but cannot be replayed.
}
terminal-held = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
} with { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
} and { $people ->
    [one] { $people } name
   *[other] { $people } names
}

## The host of the server

terminal-admin-tables = { $n ->
    [0] No table is open.
    [one] { $n } table:
   *[other] { $n } tables:
}
terminal-admin-table = table:{ $table }  { $game }, { $players } players, { $state ->
    [open] before the match
    [over] after the match
   *[playing] in a match
}, { $minutes } min old, { $watching } watching
terminal-admin-reports = { $n ->
    [0] Nothing was reported.
    [one] { $n } report:
   *[other] { $n } reports:
}
terminal-admin-sanctions = { $n ->
    [0] No decision is in force.
    [one] { $n } decision in force:
   *[other] { $n } decisions in force:
}
terminal-admin-ban = { $subject } is banned until { $until }.
terminal-admin-silence = { $subject } may not write until { $until }.
terminal-admin-close = { $subject } is closed until { $until }.
terminal-admin-lifted = { $subject } is free again.
terminal-admin-settled = The report is settled and deleted.
terminal-admin-forgotten = { $subject } is forgotten.
terminal-admin-name = the name { $name }
terminal-drain-left = { $n ->
    [one] { $n } table left.
   *[other] { $n } tables left.
}{ $waits ->
    [0] {""}
    [one] {" "}No other node can go on with { $waits } match: it stays until it is over.
   *[other] {" "}No other node can go on with { $waits } matches: they stay until they are over.
}
terminal-drain-alone = No other node can take the tables. { $n ->
    [one] { $n } table is stored and comes back at the next start.
   *[other] { $n } tables are stored and come back at the next start.
}{ $waits ->
    [0] {""}
    [one] {" "}The server waits for { $waits } match.
   *[other] {" "}The server waits for { $waits } matches.
}
terminal-drain-ended = The server is empty and has ended.
terminal-drain-late = The server has not ended yet. It goes on giving its tables away; SIGTERM ends it at once.

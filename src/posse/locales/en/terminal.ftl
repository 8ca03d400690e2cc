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
terminal-forced = Only one option: { $option }
terminal-ask = Number (? help, q quit):
terminal-wrong = Type a number from 1 to { $n }, ? for help or q to quit.
terminal-keys = Type the number of an option, ? for this help, q to quit.
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
terminal-column-life = Life
terminal-column-hand = Hand
terminal-column-front = In front
terminal-column-distance = Distance
terminal-column-arrows = Arrows
terminal-column-track = Track
terminal-column-price = Price
terminal-column-train = Train
terminal-column-fare = For you
terminal-out = out

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

terminal-scenario-fails = FAIL { $file }: { $name }
terminal-scenarios = { $passed } passed, { $failed } failed

terminal-coverage = { $rules } rules; without a scenario: { $missing }; scenarios without a known rule: { $unknown }

## Sentences of BANG! for the terminal

bang-side-law = Sheriff and Deputies
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
wyatt-round_ends-stall = Nothing but the top discard taken for too long
terminal-tournament = { $n } rows are in { $file }.

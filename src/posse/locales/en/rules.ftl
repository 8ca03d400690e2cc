# The rules pages: what all games have in common. Only these pages fetch it.

rules-contents = Contents
rules-back = Back to the table
rules-search = Find a card or a rule
rules-found = { $n ->
    [0] Nothing found. You can search in English and in German.
    [one] One result
   *[other] { $n } results
}
rules-found-more = { $n } more. Search more precisely.
rules-found-rule = Rule
rules-minutes = { $n } min
rules-as-met = as they come up
rules-all-rules = all rules
rules-here = at your table
rules-aims = Your goal
rules-turn = A turn
rules-turn-six = A turn, in six pictures
rules-all-cards = All { $n } cards
rules-special = Three players, house rules
rules-three = Three players
rules-players = Players
rules-heads = How many of each
rules-heads-mine = The marked column is for your table.
rules-house = House rules
rules-house-lead = Where the rulebooks can be read in two ways, the table decides before the match begins. If nobody changes anything, you play the usual way.
rules-house-with = only with { $pack }
rules-usual = usual
rules-arguments = For arguments
rules-arguments-lead = Every rule in our own words, with its number and its place in the rulebook. You do not need this to learn the game.
rules-arguments-rulings = Our answers where the rulebooks leave a choice
rules-rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}

rules-rulings-text = Where the rulebooks leave a choice, this is ours, with the reasons.
rules-ruling = ruling { $id }
rules-group-setup = Setting up
rules-group-deck = The deck
rules-group-life = Life points
rules-group-ability = Abilities
rules-group-turn = The turn
rules-group-draw = Phase I: draw
rules-group-play = Phase II: play
rules-group-discard = Discarding
rules-group-owner = Whose card it is
rules-group-check = Drawing for an effect
rules-group-distance = Distance
rules-group-weapon = Weapons
rules-group-out = Elimination
rules-group-reward = Reward
rules-group-penalty = Penalty
rules-group-end = Phase III: discard
rules-group-win = Winning
rules-group-symbol = Symbols
rules-group-card = Cards
rules-group-char = Characters
rules-group-know = What you may know
rules-cards = Cards
rules-characters = Characters
rules-copies = { $n } in the deck
rules-copies-in = { $n } in { $pack }
rules-copies-more = More copies of cards above: { $cards }.

# The rules pages: what all games have in common. Only these pages fetch it.

lesson-contents = Contents
lesson-back = Back to the table
lesson-search = Find a card or a rule
lesson-found = { $n ->
    [0] Nothing found. You can search in English and in German.
    [one] One result
   *[other] { $n } results
}
lesson-found-more = { $n } more. Search more precisely.
lesson-found-rule = Rule
lesson-minutes = { $n } min
lesson-as-met = as they come up
lesson-all-rules = all rules
lesson-here = at your table
lesson-aims = Your goal
lesson-turn = A turn
lesson-turn-six = A turn, in six pictures
lesson-all-cards = All { $n } cards
lesson-special = Three players, house rules
lesson-three = Three players
lesson-players = Players
lesson-heads = How many of each
lesson-heads-mine = The marked column is for your table.
lesson-house = House rules
lesson-house-lead = Where the rulebooks can be read in two ways, the table decides before the match begins. If nobody changes anything, you play the usual way.
lesson-house-with = only with { $pack }
lesson-usual = usual
lesson-arguments = For arguments
lesson-arguments-lead = Every rule in our own words, with its number and its place in the rulebook. You do not need this to learn the game.
lesson-arguments-rulings = Our answers where the rulebooks leave a choice
lesson-rules-count = { $n ->
    [one] { $n } rule
   *[other] { $n } rules
}

lesson-rulings-text = Where the rulebooks leave a choice, this is ours, with the reasons.
lesson-ruling = ruling { $id }
lesson-group-setup = Setting up
lesson-group-deck = The deck
lesson-group-life = Life points
lesson-group-ability = Abilities
lesson-group-turn = The turn
lesson-group-draw = Phase I: draw
lesson-group-play = Phase II: play
lesson-group-discard = Discarding
lesson-group-owner = Whose card it is
lesson-group-check = Drawing for an effect
lesson-group-distance = Distance
lesson-group-weapon = Weapons
lesson-group-out = Elimination
lesson-group-reward = Reward
lesson-group-penalty = Penalty
lesson-group-end = Phase III: discard
lesson-group-win = Winning
lesson-group-symbol = Symbols
lesson-group-card = Cards
lesson-group-char = Characters
lesson-group-know = What you may know
lesson-cards = Cards
lesson-characters = Characters
lesson-copies = { $n } in the deck
lesson-copies-in = { $n } in { $pack }
lesson-copies-more = More copies of cards above: { $cards }.

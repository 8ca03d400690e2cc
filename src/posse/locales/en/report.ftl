# What `posse report` writes on its page.

report-title = What the matches say: { $game }
report-masthead = What the matches say
report-number = { NUMBER($n) }
report-facts = { NUMBER($games) } matches at { $tables ->
    [one] one table
   *[other] { $tables } tables
}.
report-played-by = Everybody is a bot: { $bots }. Seed { $seed }.
report-rules = { $old ->
    [yes] Rules: version { $n }. The present version is { $now }; the command at the end plays by it.
   *[no] Rules: version { $n }.
}
report-house = House rule: { $rule }.
report-unfinished = Without an end: { NUMBER($n) }.
report-players = { $n } players

report-summary = Every table in one line
report-summary-lead = How often each side won. The number after ± is half of the 95 % interval.
report-summary-ends = How matches were decided. The number after ± is half of the 95 % interval.
report-table = Table
report-matches = Matches
report-who = Who
report-tries = Seats
report-won = Won
report-interval = 95 % interval
report-gain = Points more
report-numbers = All numbers
report-mean = Mean
report-most = Most
report-others = everything else

report-x-players = Players
report-x-seat = Seat, counted from the starting player
report-x-points = Percentage points more than others
report-x-second = Percentage points more by the second rule
report-x-turns = Turns
report-x-laps = Times around the table
report-x-causes = Percent of all eliminations
report-y-won = Won, percent
report-y-matches = Matches, percent
report-y-out = Eliminated by then, percent
report-caption-interval = The bars are 95 % intervals.
report-caption-sure = The line is the 95 % interval. Filled: beyond chance. Hollow: may be chance.
report-caption-causes = { NUMBER($n) } players were eliminated.

report-roles = By role
report-roles-lead = How often players with this role win. Players who win together count once per match; players who play alone count alone.
report-seats = By seat
report-seats-lead = Seat 1 begins the first round; the others sit clockwise behind it.
report-seats-lead-roles = Seat 1 begins: the sheriff, or the deputy with three players. The others sit clockwise behind it, in roles dealt at random.
report-seat-number = seat { $n }
report-characters = By character
report-characters-lead = How much more often players with this character won than others in the same role at tables of the same size.
report-character = Character
report-cards = Cards of the opening hand
report-cards-lead = How much more often players won with this card in their opening hand than others in the same role with as many cards. Nobody chose these cards, so the difference is the card’s own.
report-card = Card

report-lengths = How long a match is
report-lengths-lead = Turns of all players together. Nine out of ten matches are no longer than the 90 % column says.
report-measure = Per match
report-measure-turns = turns
report-measure-laps = times around the table
report-measure-rounds = rounds
report-measure-decisions = decisions
report-outs = When players are eliminated
report-outs-lead = How many players of a role have been eliminated after so many times around the table. Players who are left at the end are never eliminated.
report-first-out = First elimination, times around the table
report-waits = Part of the match still to watch (median)
report-causes = What eliminates players
report-causes-lead = The card, face or event that took the last life point.
report-cause-somebody = somebody’s shots
report-cause-none = no card
report-counts = What else was counted
report-counts-lead = How often things happened.

report-compared = Two house rules on the same deals
report-compared-lead = Every deal was played twice, once by each rule, with the same bots. Counted, deal by deal, is what was won by only one of the rules, so luck of the cards cancels out.
report-rule-one = First: { $rule }.
report-rule-other = Second: { $rule }.
report-rule-one-short = first rule
report-rule-other-short = second rule
report-deals = Deals
report-by-one = Won by the first
report-by-other = Won by the second
report-longer = How much longer by the second rule

report-how = Shares have Wilson’s 95 % interval. Differences are compared within equal roles, numbers of players and cards (Mantel and Haenszel) and treat seats as independent. These are matches of bots: people bluff, bargain and bear grudges. With many rows, some are filled by chance: about one in twenty.
report-again = The command for this page:
report-made = Made by Posse { $version }.

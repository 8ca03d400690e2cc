# Wyatt Earp in the browser: words that only the page needs. Arguments as in wyatt.ftl; $money is an amount already written out.

wyatt-dollars = ${ $n }
wyatt-figures = { $n }
wyatt-you = you
wyatt-and = { $names } and { $last }
wyatt-of = { $n } of { $of }
wyatt-round = Round { $n }
wyatt-round-n = round { $n }
wyatt-turn-round = { $who ->
    [you] Your turn, round { $n }
   *[they] { $seat }’s turn
}
wyatt-turn-sign = taking a turn
wyatt-in-dollars = in dollars

## Cards

wyatt-photo = Photo
wyatt-hideout = Hideout
wyatt-title-photo = Photo
wyatt-title-stagecoach = Stage­coach Robbery
wyatt-title-bank = Bank Robbery
wyatt-title-gun = Fastest Gun
wyatt-title-wanted = Most Wanted
wyatt-title-hideout = Hideout
wyatt-title-earp = Wyatt Earp
wyatt-hole = bullet hole: a hit when turned up
wyatt-star = star: no hit when turned up
wyatt-face-lay = { $points } points in your row.
wyatt-face-photo = { $outlaw }: { $points } points
wyatt-face-stagecoach = Hit: { $points } point, { $bills } bills on the poster.
wyatt-face-bank = Hit: { $points } points, { $bills } bill on the poster.
wyatt-face-gun = Hit: { $points } points. Only one in play.
wyatt-face-wanted = Ask for a card, or hit and steal one.
wyatt-face-hideout = Hit: another player’s row counts nothing.
wyatt-face-earp = Draw 2, take a discard, or clear a Hideout.
wyatt-copies = { $n ->
    [one] There is one
   *[other] There are { $n }
}
wyatt-needs-hit = Needs a hit

## The ledger

wyatt-deck = Deck
wyatt-pile = Discard
wyatt-cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
wyatt-cards-soon = { $n ->
    [one] { $n } card to come
   *[other] { $n } cards to come
}
wyatt-hand-word = { $n ->
    [one] card
   *[other] cards
}
wyatt-hand = { $n ->
    [0] Your hand is empty
    [one] Your hand, { $n } card
   *[other] Your hand, { $n } cards
}
wyatt-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
wyatt-points-word = points
wyatt-points-soon = if you do this
wyatt-points-hidden = { $n } under a Hideout
wyatt-rank-lead = leads
wyatt-rank-share = shares, at most 4 behind
wyatt-rank-none = 5 or more behind, gets nothing
wyatt-rank-short = fewer than 8 points in total, nobody is paid
wyatt-poster-closed = No set yet
wyatt-poster-closed-short = no set
wyatt-poster-few = { $n } of { $of } points: the money stays
wyatt-poster-few-short = { $n } of { $of } stays
wyatt-poster-alone = { $who ->
    [you] You lead by { $n } and take everything
   *[they] { $seat } leads by { $n } and takes everything
}
wyatt-poster-alone-short = { $seat } +{ $n } all
wyatt-poster-shared = Shared: { $shares }
wyatt-poster-shared-short = is shared
wyatt-poster-too-few = { $n ->
    [one] One bill cannot be shared
   *[other] { $n } bills cannot be shared
}
wyatt-poster-too-few-short = too few
wyatt-poster-soon = { $n ->
    [0] No more bills: { $money }
    [one] +{ $n } bill: { $money }
   *[other] +{ $n } bills: { $money }
}
wyatt-poster-soon-short = { $n ->
    [one] +{ $n } bill
   *[other] +{ $n } bills
}
wyatt-poster-total = { $n } points in total.
wyatt-on-poster = on the poster
wyatt-stays = { $money } stays on the poster.
wyatt-stays-none = Nothing stays on the poster.
wyatt-race = Race to { $money }
wyatt-race-block = one block per round
wyatt-race-note = One block for each round, in thousands. Dashed: what this round would bring if it ended now.
wyatt-race-end = The match ends when somebody has { $money } after a pay day. The player with the most money wins, not the first to get there.
wyatt-scores = Scores
wyatt-after-rounds = { $n ->
    [0] in the first round
    [one] after { $n } round
   *[other] after { $n } rounds
}
wyatt-seat-seen = Cards you have seen in this hand:
wyatt-seat-none = { $who ->
    [you] You have laid nothing yet.
   *[they] { $seat } has laid nothing yet.
}
wyatt-seat-paid = { $who ->
    [you] { $money } for you.
   *[they] { $money } for { $seat }.
}
wyatt-seat-due = { $who ->
    [you] If the round ended now you would get { $money } and have { $then }.
   *[they] If the round ended now { $seat } would get { $money } and have { $then }.
}

## If the round ended now

wyatt-now = If the round ended now
wyatt-now-short = If it ended now
wyatt-now-note = Cards in hand do not count. Only cards on the table do.
wyatt-now-poster = Poster
wyatt-now-bills = On it
wyatt-now-why = Why
wyatt-now-paid = Paid
wyatt-now-nobody = nobody
wyatt-now-each = Each would get
wyatt-now-own = and then have
wyatt-now-closed = No set has been laid. The money stays.
wyatt-now-few = { $n ->
    [one] { $n } point in total, { $of } are needed. The money stays.
   *[other] { $n } points in total, { $of } are needed. The money stays.
}
wyatt-now-alone = { $who ->
    [you] You lead by { $n }; a lead of { $lead } takes everything.
   *[they] { $seat } leads by { $n }; a lead of { $lead } takes everything.
}
wyatt-now-shared = { $who ->
    [you] You lead by { $n }; with less than { $lead } it is shared.
   *[they] { $seat } leads by { $n }; with less than { $lead } it is shared.
}
wyatt-now-tied = A tie at the top: it is shared.
wyatt-now-hidden = Under a Hideout: { $names }.
wyatt-now-then = Then they would have: { $list }.
wyatt-now-on = Nobody reaches { $money }: another round.
wyatt-now-win = { $who ->
    [you] You would win with { $money }.
   *[they] { $seat } would win with { $money }.
}
wyatt-now-duel = { $names } have the same amount: a duel decides.

## The telegram: questions

wyatt-step-draw = Draw
wyatt-step-play = Play
wyatt-step-discard = Discard
wyatt-ask-draw = What do you draw?
wyatt-ask-play = What do you play?
wyatt-ask-nothing = You have nothing to play this time.
wyatt-ask-lay = { $n ->
    [1] Lay one { $outlaw }?
    [2] Lay two { $outlaw }?
    [3] Lay three { $outlaw }?
    [4] Lay four { $outlaw }?
    [5] Lay five { $outlaw }?
    [6] Lay six { $outlaw }?
   *[7] Lay all seven { $outlaw }?
}
wyatt-ask-law = Play { $card }?
wyatt-ask-law-row = { $card }: which row?
wyatt-ask-hideout = Whose row do you hide?
wyatt-ask-steal = A hit! Which card do you steal?
wyatt-ask-free = A hit! Which Hideout do you clear?
wyatt-ask-wanted = { $outlaw }: whom do you ask?
wyatt-ask-now = Play { $card } at once?
wyatt-ask-kept = { $card } is yours now.
wyatt-ask-reply = { $points ->
    [one] { $seat } hides your { $outlaw }: { $points } point. Use Wyatt Earp?
   *[other] { $seat } hides your { $outlaw }: { $points } points. Use Wyatt Earp?
}
wyatt-ask-discard = Which card do you discard?
wyatt-ask-discard-this = Discard { $card }?
wyatt-hint-play = Tap cards to lay them. One Sheriff card per turn.
wyatt-hint-law-done = You have played your Sheriff card for this turn. You can still lay outlaws.
wyatt-hint-nothing = Go on and discard a card.
wyatt-hint-wanted = Tap a poster to ask for that outlaw, or shoot.
wyatt-hint-row = Tap one of the framed rows.
wyatt-hint-search = Take any card except a Wyatt Earp. Nobody sees which one.
wyatt-hint-search-none = There are only Wyatt Earps.
wyatt-hint-reply-none = You have no Wyatt Earp. You are asked all the same, so that nobody can tell.
wyatt-hint-discard = Tap a card. Nothing is discarded until you confirm it.
wyatt-hint-discard-last = It is your last card: discarding it ends the round.
wyatt-how-many = How many
wyatt-one-less = One fewer
wyatt-one-more = One more
wyatt-unseen = { $n ->
    [0] All of them are on the table or with you.
    [one] One of them is neither on the table nor with you.
   *[other] { $n } of them are neither on the table nor with you.
}
wyatt-shelf = The discard pile
wyatt-shelf-note = Every kind in it, and how many

## The telegram: answers

wyatt-do-deck = Draw two cards
wyatt-do-deck-note = { $n ->
    [0] The discard pile is shuffled for it
    [1] One is left; the discards are shuffled for the other
   *[other] { $n } face down
}
wyatt-do-pile = Take { $card }
wyatt-do-pile-note = The top card of the discard pile
wyatt-do-stop = Ask for two cards
wyatt-do-stop-note = There are too few: the round ends at once
wyatt-do-open = Lay { $n } as a set
wyatt-do-lay = Lay { $n }
wyatt-do-gains = { $bills ->
    [0] No bill goes on the poster
    [one] { $bills } bill goes on the poster
   *[other] { $bills } bills go on the poster
}, { $points ->
    [one] { $points } point in your row
   *[other] { $points } points in your row
}
wyatt-do-gains-shot = { $bills ->
    [0] With a hit: no bill
    [one] With a hit: { $bills } bill
   *[other] With a hit: { $bills } bills
}, { $points ->
    [one] { $points } point in your row
   *[other] { $points } points in your row
}
wyatt-do-attach = { $card } on { $outlaw }
wyatt-do-row-first = Choose a row
wyatt-do-play = Play { $card }
wyatt-do-wanted-note = Ask the others for a card, or shoot for one
wyatt-do-hideout-note = Then you choose the row. Needs a hit
wyatt-do-back = Cancel
wyatt-do-discard = Go on to discard
wyatt-do-discard-note = Ends your turn
wyatt-do-discard-this = Discard { $card }
wyatt-do-discard-next = Ends your turn; { $seat } is next
wyatt-do-play-on = Play on
wyatt-do-play-on-note = Back to your cards
wyatt-do-ride = Draw two cards
wyatt-do-ride-note = Sheriff cards among them wait
wyatt-do-search = Search the discard pile
wyatt-do-search-note = Take one card; play it or keep it
wyatt-do-free = Shoot to clear a Hideout
wyatt-do-free-note = Needs a hit
wyatt-do-unhide = Clear the Hideout on { $outlaw }
wyatt-do-unhide-note = Its points count again
wyatt-do-ask = Ask { $seat } first
wyatt-do-ask-note = then { $names }
wyatt-do-ask-only = Must give you one, if possible
wyatt-do-shoot = Shoot to steal a card
wyatt-do-shoot-note = After a hit you choose it
wyatt-do-steal = Steal { $seat }’s { $outlaw }
wyatt-do-steal-note = It goes to your hand
wyatt-do-steal-none = Steal nothing
wyatt-do-hide = Hide { $seat }’s { $outlaw }
wyatt-do-hide-note = { $points ->
    [one] With a hit, { $points } point counts nothing
   *[other] With a hit, { $points } points count nothing
}
wyatt-do-take = Take { $card }
wyatt-do-take-first = Choose a card first
wyatt-do-take-none = Take nothing
wyatt-do-keep = Keep { $card }
wyatt-do-keep-note = It goes to your hand
wyatt-do-reply-free = Use Wyatt Earp
wyatt-do-reply-free-note = With a hit, the Hideout is cleared
wyatt-do-reply-pass = Do nothing
wyatt-do-reply-pass-note = The Hideout stays for now
wyatt-order = If somebody hides a row of yours and you have Wyatt Earp:
wyatt-order-ask = Ask me
wyatt-order-use = Use it
wyatt-order-keep = Keep it

## Why a card cannot be played

wyatt-why-set = { $n ->
    [one] { $card } needs a set of three first; you have one.
   *[other] { $card } needs a set of three first; you have { $n }.
}
wyatt-why-last = You cannot play your last card, only discard it.
wyatt-why-law = You have already played your Sheriff card for this turn.
wyatt-why-shot = It needs a hit, and there is no card left to turn up.
wyatt-why-photo = Nobody has laid a set of this outlaw yet.
wyatt-why-row = { $card } joins a row of yours, and you have none yet.
wyatt-why-gun = That outlaw already is the Fastest Gun.
wyatt-why-hideout = Nobody else has a row that you could hide.
wyatt-why-earp = None of the three things is possible now.

## A shot

wyatt-hit-yes = A hit
wyatt-hit-no = A miss
wyatt-hit-by = { $who ->
    [you] Your shot
   *[they] { $seat }’s shot
}
wyatt-hit-for = { $who ->
    [you] For your { $outlaw }
   *[they] For { $seat }’s { $outlaw }
}
wyatt-hit-hole = { $card } has a bullet hole: a hit.
wyatt-hit-star = A star, no bullet hole: a miss.
wyatt-hit-stagecoach-yes = { $card } joins the row: { $points } point, { $bills } bills on the poster.
wyatt-hit-stagecoach-no = { $card } goes to the discard pile.
wyatt-hit-bank-yes = { $card } joins the row: { $points } points, { $bills } bill on the poster.
wyatt-hit-bank-no = { $card } goes to the discard pile.
wyatt-hit-gun-yes = { $card } joins the row: { $points } points, { $bills } bill on the poster.
wyatt-hit-gun-no = { $card } goes to the discard pile.
wyatt-hit-wanted-yes = Now a card may be stolen.
wyatt-hit-wanted-no = Nothing is stolen.
wyatt-hit-hideout-yes = The row counts nothing now.
wyatt-hit-hideout-no = { $card } goes to the discard pile.
wyatt-hit-earp-yes = The Hideout is cleared.
wyatt-hit-earp-no = The Hideout stays.

## Pay day

wyatt-payday = Pay day, round { $n }
wyatt-pay-one = { $who ->
    [you] You take { $money }
   *[they] { $seat } takes { $money }
}
wyatt-pay-share = { $names } share { $money }
wyatt-pay-nobody = Nobody is paid: { $money } stays
wyatt-pay-points = Points on the table
wyatt-pay-none = Nobody has laid a card of this outlaw.
wyatt-pay-order = Two bills for the leader, then one each in turn
wyatt-pay-order-one = Too few for two each: one for each leader, and that is all
wyatt-pay-order-all = Everything at once
wyatt-pay-left = { $money } left
wyatt-pay-of = of { $money } on the poster
wyatt-pay-now = being paid
wyatt-pay-now-short = now
wyatt-pay-rail = { $money }
wyatt-pay-rail-next = { $money } next
wyatt-pay-stays = stays
wyatt-pay-plus = +{ $n } this round
wyatt-pay-goal = of { $n }
wyatt-pay-at = Poster { $n } of { $of }
wyatt-pay-note = The next poster follows by itself.
wyatt-pay-settled = Round { $n } is settled
wyatt-pay-done-note = Take your time.
wyatt-pay-all = All at once
wyatt-pay-next = Next poster: { $outlaw }
wyatt-pay-total = The totals
wyatt-pay-on = On to round { $n }
wyatt-pay-result = See the result
wyatt-total-win = { $who ->
    [you] You win with { $money }
   *[they] { $seat } wins with { $money }
}
wyatt-total-on = Nobody has { $money } yet: another round
wyatt-why-enough = { $n } points lie here; { $of } are enough to pay.
wyatt-why-few = { $n ->
    [0] No points lie here; { $of } are needed.
    [one] { $n } point lies here; { $of } are needed.
   *[other] { $n } points lie here; { $of } are needed.
}
wyatt-why-all = { $who ->
    [you] You lead by { $n }: a lead of { $lead } takes everything.
   *[they] { $seat } leads by { $n }: a lead of { $lead } takes everything.
}
wyatt-why-ahead = { $who ->
    [you] You lead by { $n }. A lead of { $lead } would take everything.
   *[they] { $seat } leads by { $n }. A lead of { $lead } would take everything.
}
wyatt-why-level = { $names } are tied with { $n } points: nobody leads.
wyatt-why-shares = { $who ->
    [you] You are { $n } behind and share.
   *[they] { $seat } is { $n } behind and shares.
}
wyatt-why-unpaid = { $who ->
    [you] You are { $n } behind and would share, but the bills run out.
   *[they] { $seat } is { $n } behind and would share, but the bills run out.
}
wyatt-why-far = { $who ->
    [you] You are { $n } behind: you get nothing.
   *[they] { $seat } is { $n } behind and gets nothing.
}
wyatt-why-hidden = { $who ->
    [you] Your { $n } points lie under a Hideout and count nothing.
   *[they] { $seat }’s { $n } points lie under a Hideout and count nothing.
}
wyatt-why-stays = { $n ->
    [one] { $n } bill cannot be shared: it stays.
   *[other] { $n } bills cannot be shared: they stay.
}

## The log

wyatt-log-all = All
wyatt-log-fight = Sheriffs
wyatt-log-cards = Outlaws
wyatt-log-drawn = { $who ->
    [you] You draw { $cards }
   *[they] { $seat } draws { $cards }
}
wyatt-log-drawn-hidden = { $who ->
    [you] { $n ->
        [one] You draw a card.
       *[other] You draw { $n } cards.
    }
   *[they] { $n ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $n } cards.
    }
}
wyatt-log-settled-few = { $n ->
    [0] { $card } No points. { $money } stays.
   *[other] { $card } { $n } points, { $of } are needed. { $money } stays.
}
wyatt-log-settled-alone = { $who ->
    [you] { $card } You lead by { $n } and take { $money }.
   *[they] { $card } { $seat } leads by { $n } and takes { $money }.
}
wyatt-log-settled-shared = { $card } { $shares }.
wyatt-log-settled-none = { $card } { $money } cannot be shared and stays.

## The end and the story

wyatt-won = { $who ->
    [you] You win
   *[they] { $seat } wins
}
wyatt-won-money = { $who ->
    [you] You have the most money: { $money }.
   *[they] { $seat } has the most money: { $money }.
}
wyatt-won-duel = { $who ->
    [you] Several had { $money }; you won the duel.
   *[they] Several had { $money }; { $seat } won the duel.
}
wyatt-story-open = The match goes on
wyatt-story-chart = Money after each round
wyatt-story-rounds = Rounds: { $n }
wyatt-story-shots = Shots: { $n }, hits: { $hits }
wyatt-story-lay = Outlaws laid: { $n ->
    [one] { $n } time
   *[other] { $n } times
}
wyatt-story-pick = Discards taken: { $n }
wyatt-story-hide = Hideouts: { $n }
wyatt-story-steal = Cards stolen: { $n }
wyatt-story-best = { $who ->
    [you] Best poster: { $money } for you, { $card }
   *[they] Best poster: { $money } for { $seat }, { $card }
}
wyatt-story-moment = Round { $round }: { $text }
wyatt-story-round = Round { $round }: { $text } { $who ->
    [you] You got the most: { $money }.
   *[they] { $seat } got the most: { $money }.
}
wyatt-story-round-none = Round { $round }: { $text } Nobody was paid.
wyatt-story-best-round = Best round: { $money }

## Spoken, and why not

wyatt-spoken-hand = Your hand: { $cards }.
wyatt-why-title = { $card }: not now
wyatt-forced = You have only one choice: { $option }.

## Why not: a card out of turn, and a row. $outlaw: whose column; $seat, $who: whose row

wyatt-why-wait = Not your turn
wyatt-why-wait-help = { $seat } is deciding.
wyatt-why-other = That is not the question
wyatt-why-row-title = Not this row
wyatt-why-row-lay = Cards of { $outlaw } go into your own { $outlaw } row.
wyatt-why-row-mine = The card goes into one of your rows; this one belongs to { $seat }.
wyatt-why-row-free-mine = Wyatt Earp clears one of your rows; this one belongs to { $seat }.
wyatt-why-row-hide = A Hideout goes on another player’s row, never on your own.
wyatt-why-row-steal = You steal from other players; this row is yours.
wyatt-why-row-empty = { $who ->
    [you] You have no { $outlaw } row yet.
   *[they] { $seat } has no { $outlaw } row.
}
wyatt-why-row-hidden = There already is a Hideout on this row.
wyatt-why-row-bare = There is no outlaw card in this row, and only outlaw cards can be stolen.
wyatt-why-row-free = There is no Hideout on this row.
wyatt-why-row-gun = { $outlaw } already is the Fastest Gun.
wyatt-why-row-other = This row cannot be chosen now.

## What a player does alone, in one sentence: web-deeds

wyatt-deed-draw = { $n ->
    [one] draws a card
   *[other] draws { $n } cards
}
wyatt-deed-pick = takes { $cards } from the discard pile
wyatt-deed-cards = { $n } { $card }
wyatt-deed-lay = lays { $cards }
wyatt-deed-attach = adds { $cards }
wyatt-deed-post = raises the posters by { $money }
wyatt-deed-discard = discards { $cards }

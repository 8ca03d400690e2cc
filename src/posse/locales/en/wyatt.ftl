# Wyatt Earp in English: names, help, questions, options and the log.
#
# Arguments: $seat, $other (names), $card (name of a card; of an outlaw where a row or a poster is meant), $kind (its slug),
# $n (a number: cards, points, or bills of 1,000 dollars; for attach and lose the outlaw whose row it is, from 0 on).
# $who is "you" when $seat is the reader, $whom is "you" when $other is.
# The ids are built as in bang.ftl: wyatt-prompt-TOPIC(-you), wyatt-option-(TOPIC-)VERB(-at), wyatt-note-…, wyatt-event-VERB(-at).

wyatt-name = Wyatt Earp
wyatt-line = Seven outlaws, a price on each head, and nobody wants to share.
wyatt-card-hidden = a card

# $n bills in dollars.
wyatt-amount = { $n ->
    [0] $0
   *[other] ${ $n },000
}
# The outlaw with the number $n.
wyatt-row = { $n ->
    [0] Belle Starr
    [1] Billy the Kid
    [2] Bob Dalton
    [3] Butch Cassidy
    [4] Jesse James
    [5] Sundance Kid
   *[6] Wes Hardin
}

## Cards: name, the sentence on the card, the help

wyatt-any-outlaw-text = 2 points in your row. Turned up, it is a hit.
wyatt-any-outlaw-help = There are seven cards of each outlaw. In every round, the first cards of an outlaw must be a set: at least three at once. After that, everybody may lay any number of them. Each counts 2 points. The poster gets $1,000 for every card laid at once, except the first.
wyatt-any-photo-text = 4 points, $1,000 on the poster. No hit needed.
wyatt-any-photo-help = A Sheriff card for one outlaw. You may play it once anybody has laid a set of that outlaw, with your own cards or alone. It is not part of a set, and nobody can ask for it or steal it.
wyatt-kind-belle_starr = Belle Starr
wyatt-kind-belle_starr-text = { wyatt-any-outlaw-text }
wyatt-kind-belle_starr-help = { wyatt-any-outlaw-help }
wyatt-kind-billy_the_kid = Billy the Kid
wyatt-kind-billy_the_kid-text = { wyatt-any-outlaw-text }
wyatt-kind-billy_the_kid-help = { wyatt-any-outlaw-help }
wyatt-kind-bob_dalton = Bob Dalton
wyatt-kind-bob_dalton-text = { wyatt-any-outlaw-text }
wyatt-kind-bob_dalton-help = { wyatt-any-outlaw-help }
wyatt-kind-butch_cassidy = Butch Cassidy
wyatt-kind-butch_cassidy-text = { wyatt-any-outlaw-text }
wyatt-kind-butch_cassidy-help = { wyatt-any-outlaw-help }
wyatt-kind-jesse_james = Jesse James
wyatt-kind-jesse_james-text = { wyatt-any-outlaw-text }
wyatt-kind-jesse_james-help = { wyatt-any-outlaw-help }
wyatt-kind-sundance_kid = Sundance Kid
wyatt-kind-sundance_kid-text = { wyatt-any-outlaw-text }
wyatt-kind-sundance_kid-help = { wyatt-any-outlaw-help }
wyatt-kind-wes_hardin = Wes Hardin
wyatt-kind-wes_hardin-text = { wyatt-any-outlaw-text }
wyatt-kind-wes_hardin-help = { wyatt-any-outlaw-help }
wyatt-kind-photo_belle_starr = Photo of Belle Starr
wyatt-kind-photo_belle_starr-text = { wyatt-any-photo-text }
wyatt-kind-photo_belle_starr-help = { wyatt-any-photo-help }
wyatt-kind-photo_billy_the_kid = Photo of Billy the Kid
wyatt-kind-photo_billy_the_kid-text = { wyatt-any-photo-text }
wyatt-kind-photo_billy_the_kid-help = { wyatt-any-photo-help }
wyatt-kind-photo_bob_dalton = Photo of Bob Dalton
wyatt-kind-photo_bob_dalton-text = { wyatt-any-photo-text }
wyatt-kind-photo_bob_dalton-help = { wyatt-any-photo-help }
wyatt-kind-photo_butch_cassidy = Photo of Butch Cassidy
wyatt-kind-photo_butch_cassidy-text = { wyatt-any-photo-text }
wyatt-kind-photo_butch_cassidy-help = { wyatt-any-photo-help }
wyatt-kind-photo_jesse_james = Photo of Jesse James
wyatt-kind-photo_jesse_james-text = { wyatt-any-photo-text }
wyatt-kind-photo_jesse_james-help = { wyatt-any-photo-help }
wyatt-kind-photo_sundance_kid = Photo of Sundance Kid
wyatt-kind-photo_sundance_kid-text = { wyatt-any-photo-text }
wyatt-kind-photo_sundance_kid-help = { wyatt-any-photo-help }
wyatt-kind-photo_wes_hardin = Photo of Wes Hardin
wyatt-kind-photo_wes_hardin-text = { wyatt-any-photo-text }
wyatt-kind-photo_wes_hardin-help = { wyatt-any-photo-help }
wyatt-kind-stagecoach_robbery = Stagecoach Robbery
wyatt-kind-stagecoach_robbery-text = Hit: 1 point, $3,000 on the poster.
wyatt-kind-stagecoach_robbery-help = Name an outlaw in front of you and turn up the top card of the deck. If it is an outlaw, the robbery joins your row: 1 point, $3,000 on the poster. If not, it is lost.
wyatt-kind-bank_robbery = Bank Robbery
wyatt-kind-bank_robbery-text = Hit: 2 points, $1,000 on the poster.
wyatt-kind-bank_robbery-help = Name an outlaw in front of you and turn up the top card of the deck. If it is an outlaw, the robbery joins your row: 2 points, $1,000 on the poster. If not, it is lost.
wyatt-kind-fastest_gun = Fastest Gun
wyatt-kind-fastest_gun-text = Hit: 3 points, $1,000. There is only one.
wyatt-kind-fastest_gun-help = Name an outlaw in front of you and turn up the top card of the deck. If it is an outlaw, this card joins your row: 3 points, $1,000 on the poster, and any other Fastest Gun on the table is discarded. An outlaw who already is the Fastest Gun, in anybody’s row, cannot be named.
wyatt-kind-most_wanted = Most Wanted
wyatt-kind-most_wanted-text = Ask for an outlaw card, or hit and steal one.
wyatt-kind-most_wanted-help = Either name an outlaw and ask the others one after the other, in the direction you choose: the first player who holds such a card gives you one. Or turn up the top card of the deck: after a hit you may take an outlaw card from another player’s row. You may lay the card at once.
wyatt-kind-hideout = Hideout
wyatt-kind-hideout-text = Hit: another player’s row counts nothing.
wyatt-kind-hideout-help = Name another player’s row and turn up the top card of the deck. After a hit the Hideout lies on that row, and nothing in it counts, not even cards added later. The owner may answer at once with Wyatt Earp.
wyatt-kind-wyatt_earp = Wyatt Earp
wyatt-kind-wyatt_earp-text = Draw 2, take a discard, or clear a Hideout.
wyatt-kind-wyatt_earp-help = Do one of three things. Draw two cards; a Sheriff card among them must wait. Or look through the discard pile and take any card except a Wyatt Earp; you may play it at once, even as a second Sheriff card. Or turn up the top card of the deck: after a hit, a Hideout leaves your row. You may also do this out of turn, right after a Hideout was played on you.

## Questions

wyatt-prompt-draw-you = Draw first. From the deck or from the discard pile?
wyatt-prompt-draw = { $seat } is about to draw.
wyatt-prompt-play-you = Lay outlaws, play one Sheriff card, and end your turn by discarding a card.
wyatt-prompt-play = { $seat } is thinking about what to play.
wyatt-prompt-wanted-you = Most Wanted: which outlaw do you want?
wyatt-prompt-wanted = { $seat } chooses an outlaw.
wyatt-prompt-steal-you = A hit! Which card do you steal?
wyatt-prompt-steal = { $seat } chooses a card to steal.
wyatt-prompt-free-you = A hit! Which Hideout do you clear?
wyatt-prompt-free = { $seat } chooses a Hideout to clear.
wyatt-prompt-hideout-you = Hideout: whose outlaw do you hide?
wyatt-prompt-hideout = { $seat } chooses a row to hide.
wyatt-prompt-search-you = Which card do you take from the discard pile?
wyatt-prompt-search = { $seat } looks through the discard pile.
wyatt-prompt-now-you = Do you play the card you took, or keep it?
wyatt-prompt-now = { $seat } looks at the card from the discard pile.
wyatt-prompt-reply-you = { $other } has put a Hideout on your { $card } row. Do you answer with Wyatt Earp?
wyatt-prompt-reply = { $seat } may answer the Hideout with Wyatt Earp.

## Options and what they lead to

wyatt-option-deck = Two cards from the deck
wyatt-note-deck = { $n ->
    [0] The discard pile is shuffled for it
    [1] One is left; the discards are shuffled for the other
   *[other] { $n } are left
}
wyatt-option-pile = The top card of the discard pile
wyatt-note-pile = One card, and everybody sees it
wyatt-option-stop = Ask for two cards
wyatt-note-stop = There are not enough: the round ends, and you get no turn
wyatt-option-lay = Lay { $n } { $card }
wyatt-note-lay = { $n ->
    [1] No money for a single card
    [2] $1,000 on the poster
    [3] $2,000 on the poster
    [4] $3,000 on the poster
    [5] $4,000 on the poster
    [6] $5,000 on the poster
   *[7] $6,000 on the poster
}
wyatt-option-photo = Play the Photo of { $card }
wyatt-note-photo = 4 points, $1,000 on the poster
wyatt-option-stagecoach = Stagecoach Robbery for { $card }
wyatt-note-stagecoach = Needs a hit: 1 point, $3,000
wyatt-option-bank = Bank Robbery for { $card }
wyatt-note-bank = Needs a hit: 2 points, $1,000
wyatt-option-gun = Fastest Gun for { $card }
wyatt-note-gun = Needs a hit: 3 points, $1,000
wyatt-option-wanted = Play Most Wanted
wyatt-note-wanted = Ask for an outlaw card, or shoot and steal one
wyatt-option-hideout = Play Hideout
wyatt-note-hideout = Needs a hit: somebody’s row counts nothing
wyatt-option-ride = Wyatt Earp: draw two cards
wyatt-note-ride = Sheriff cards among them wait for your next turn
wyatt-option-search = Wyatt Earp: look through the discard pile
wyatt-note-search = Take one card, and play it at once if you like
wyatt-option-free = Wyatt Earp: shoot to clear a Hideout
wyatt-option-free-free = Clear the Hideout from { $card }
wyatt-note-free-free = Its points count again
wyatt-note-free = Needs a hit
wyatt-option-discard = Discard { $card }
wyatt-note-discard = Ends your turn
wyatt-now-round = The round ends
wyatt-option-ask-at = Ask for { $card }, starting with { $seat }
wyatt-note-ask-at = No hit needed
wyatt-option-shoot = Shoot to steal a card
wyatt-note-shoot = After a hit you choose it
wyatt-option-steal-at = Steal { $card } from { $seat }
wyatt-option-steal-pass = Steal nothing
wyatt-option-hide-at = Hide { $seat }’s { $card }
wyatt-note-hide-at = Needs a hit: the row counts nothing
wyatt-option-take = Take { $card }
wyatt-option-search-pass = Take nothing
wyatt-note-search-pass = There are only Wyatt Earps
wyatt-option-keep = Keep it
wyatt-note-keep = A Sheriff card then waits for your next turn
wyatt-option-reply-pass = Do nothing
wyatt-note-reply-pass = The Hideout stays for now
wyatt-option-reply-free = Play Wyatt Earp for { $card }
wyatt-note-reply-free = After a hit the Hideout goes

## What happened

wyatt-event-round = { $who ->
    [you] Round { $n }: everybody gets ten cards. You begin.
   *[they] Round { $n }: everybody gets ten cards. { $seat } begins.
}
wyatt-event-open = { $card } begins the discard pile.
wyatt-event-turn = { $who ->
    [you] Your turn
   *[they] { $seat }’s turn
}
wyatt-event-draw = { $who ->
    [you] You draw { $card }.
   *[they] { $seat } draws { $card }.
}
wyatt-event-draw-many = { $who ->
    [you] You draw { $n } cards.
   *[they] { $seat } draws { $n } cards.
}
wyatt-event-pick = { $who ->
    [you] You take { $card } from the discard pile.
   *[they] { $seat } takes { $card } from the discard pile.
}
wyatt-event-shuffle = { $n ->
    [one] The discarded card becomes the new deck.
   *[other] The { $n } discarded cards are shuffled into a new deck.
}
wyatt-event-lay = { $who ->
    [you] You lay { $n } { $card }.
   *[they] { $seat } lays { $n } { $card }.
}
wyatt-event-post = { wyatt-amount } goes on the poster of { $card }.
wyatt-event-play = { $who ->
    [you] You play { $card }.
   *[they] { $seat } plays { $card }.
}
wyatt-event-flip = { $n ->
    [1] { $who ->
        [you] You turn up { $card }: a hit.
       *[they] { $seat } turns up { $card }: a hit.
    }
   *[other] { $who ->
        [you] You turn up { $card }: a miss.
       *[they] { $seat } turns up { $card }: a miss.
    }
}
wyatt-event-miss = { $card } goes to the discard pile without effect.
wyatt-event-attach = { $who ->
    [you] { $card } joins your { wyatt-row } row.
   *[they] { $card } joins { $seat }’s { wyatt-row } row.
}
wyatt-event-lose = { $who ->
    [you] { $card } leaves your { wyatt-row } row.
   *[they] { $card } leaves { $seat }’s { wyatt-row } row.
}
wyatt-event-hide = The { $card } row counts nothing now.
wyatt-event-hide-at = { $who ->
    [you] You hide { $other }’s { $card }: the row counts nothing now.
   *[they] { $whom ->
        [you] { $seat } hides your { $card }: the row counts nothing now.
       *[they] { $seat } hides { $other }’s { $card }: the row counts nothing now.
    }
}
wyatt-event-free = { $who ->
    [you] The Hideout leaves your { $card } row.
   *[they] The Hideout leaves { $seat }’s { $card } row.
}
wyatt-event-stuck = { $who ->
    [you] The Hideout stays on your { $card } row.
   *[they] The Hideout stays on { $seat }’s { $card } row.
}
wyatt-event-aim = { $who ->
    [you] You shoot for your { $card } row.
   *[they] { $seat } shoots for their { $card } row.
}
wyatt-event-aim-at = { $who ->
    [you] You shoot at { $other }’s { $card } row.
   *[they] { $whom ->
        [you] { $seat } shoots at your { $card } row.
       *[they] { $seat } shoots at { $other }’s { $card } row.
    }
}
wyatt-event-ask = { $who ->
    [you] You ask for { $card }.
   *[they] { $seat } asks for { $card }.
}
wyatt-event-ask-at = { $who ->
    [you] You ask for { $card }, starting with { $other }.
   *[they] { $whom ->
        [you] { $seat } asks for { $card }, starting with you.
       *[they] { $seat } asks for { $card }, starting with { $other }.
    }
}
wyatt-event-give = { $who ->
    [you] You must give { $card } away.
   *[they] { $seat } must give { $card } away.
}
wyatt-event-give-at = { $who ->
    [you] You must give { $other } { $card }.
   *[they] { $whom ->
        [you] { $seat } must give you { $card }.
       *[they] { $seat } must give { $other } { $card }.
    }
}
wyatt-event-nobody = Nobody has { $card }.
wyatt-event-steal = { $who ->
    [you] You steal { $card }.
   *[they] { $seat } steals { $card }.
}
wyatt-event-steal-at = { $who ->
    [you] You steal { $card } from { $other }.
   *[they] { $whom ->
        [you] { $seat } steals { $card } from you.
       *[they] { $seat } steals { $card } from { $other }.
    }
}
wyatt-event-search = { $who ->
    [you] You look through the discard pile.
   *[they] { $seat } looks through the discard pile.
}
wyatt-event-fetch = { $who ->
    [you] You take { $card } from it.
   *[they] { $seat } takes { $card } from it.
}
wyatt-event-discard = { $who ->
    [you] You discard { $card }.
   *[they] { $seat } discards { $card }.
}
wyatt-event-over = { $n ->
    [0] { $who ->
        [you] That was your last card: the round is over.
       *[they] That was { $seat }’s last card: the round is over.
    }
    [1] Somebody has no cards left: the round is over.
    [2] { $who ->
        [you] You want to draw, but the deck is used up: the round is over.
       *[they] { $seat } wants to draw, but the deck is used up: the round is over.
    }
   *[3] Nobody makes progress any more: the round is over.
}
wyatt-event-poster = { $card }: { wyatt-amount } on the poster.
wyatt-event-points = { $who ->
    [you] { $n ->
        [one] You have { $n } point for { $card }.
       *[other] You have { $n } points for { $card }.
    }
   *[they] { $n ->
        [one] { $seat } has { $n } point for { $card }.
       *[other] { $seat } has { $n } points for { $card }.
    }
}
wyatt-event-pay = { $who ->
    [you] You get { wyatt-amount } for { $card }.
   *[they] { $seat } gets { wyatt-amount } for { $card }.
}
wyatt-event-duel = { $n ->
    [2] Two players have the same amount of money: they duel.
    [3] Three players have the same amount of money: they duel.
   *[4] All four players have the same amount of money: they duel.
}
wyatt-event-win = { $who ->
    [you] You win with { wyatt-amount }.
   *[they] { $seat } wins with { wyatt-amount }.
}

## The end

wyatt-result-money = The most money wins
wyatt-result-money-why = Somebody has $25,000 or more after a round, and nobody has more than the winner.
wyatt-result-duel = The duel decides
wyatt-result-duel-why = Several players had the most money. They turned up cards until one of them had the most hits.

## The table in the terminal

wyatt-terminal-poster = Poster
wyatt-terminal-money = Money
wyatt-terminal-hand = Hand
wyatt-terminal-player = Player
wyatt-terminal-verdict = If the round ended now
wyatt-terminal-alone = { $who ->
    [you] All for you
   *[they] All for { $seat }
}
wyatt-terminal-share = { $seat } { wyatt-amount }
wyatt-terminal-few = { $n } of 8 points
wyatt-terminal-closed = no set yet
wyatt-terminal-odd = cannot be shared
wyatt-terminal-round = Round { $n }
wyatt-terminal-deck = { $n ->
    [0] Deck empty
   *[other] Deck { $n }
}
wyatt-terminal-deck-last = { $n ->
    [0] Deck empty (shuffled once already)
   *[other] Deck { $n } (shuffled once already)
}
wyatt-terminal-pile = Discard pile { $n }, on top { $card }
wyatt-terminal-pile-empty = Discard pile empty
wyatt-terminal-law = Sheriff card played
wyatt-terminal-outlaw = Outlaw cards
wyatt-terminal-photo = Photo
wyatt-terminal-letter-photo = P
wyatt-terminal-letter-stagecoach_robbery = S
wyatt-terminal-letter-bank_robbery = B
wyatt-terminal-letter-fastest_gun = G
wyatt-terminal-legend = { $letter } { $card } { $n }
wyatt-terminal-legend-count = 8 (4): 8 points with 4 outlaw cards
wyatt-terminal-legend-hideout = ⌂ Hideout: counts nothing
wyatt-terminal-many = { $n } × { $card }
wyatt-terminal-goal = You want to have the most money when somebody has $25,000 after a round.
wyatt-terminal-draws = { $who ->
    [you] You draw { $list }.
   *[they] { $seat } draws { $list }.
}
wyatt-terminal-deal = { $who ->
    [you] You are dealt { $list }.
   *[they] { $seat } is dealt { $list }.
}
wyatt-terminal-nobody = { $card }, { wyatt-amount }: nobody has points, the money stays.
wyatt-terminal-stays = { $card }, { wyatt-amount }: { $points } points. The money stays.
wyatt-terminal-paid = { $card }, { wyatt-amount }: { $points } points. Paid: { $list }.
wyatt-terminal-paid-rest = { $card }, { wyatt-amount }: { $points } points. Paid: { $list }. { $rest } stays.

# The Dice Game in the browser: words that only the page needs. Arguments as in dice.ftl.

## Dice

dice-five = The five dice
dice-die = Die { $n }
dice-die-blank = not rolled yet
dice-die-chosen = will be rerolled
dice-die-locked = locked
dice-die-kept = kept
dice-faces = Faces
dice-faces-title = What the faces do
dice-face-arrow-short = Take an arrow
dice-face-dynamite-short = Three: you lose 1 life point
dice-face-one-short = Hit a neighbour
dice-face-two-short = Hit two seats away
dice-face-beer-short = Give 1 life point back
dice-face-gatling-short = Three: hit everybody else
dice-result-said = The dice show: { $dice }. { $rolls }.

## Rolling

dice-roll = { $n ->
    [0] Roll again ({ $left } left)
    [one] Roll { $n } die ({ $left } left)
   *[other] Roll { $n } dice ({ $left } left)
}
dice-stop = Stop here
dice-choose-all = Reroll all
dice-choose-none = Clear
dice-choose-all-short = Reroll all
dice-choose-none-short = Clear
dice-hint-roll = Tap the dice you want to roll again.
dice-hint-chosen = You reroll the raised dice; the others stay.
dice-hint-locked = Dynamite stays where it fell.
dice-hint-seats = Tap a seat or a button.
dice-double = Double with a beer
dice-double-note = 2 life points instead of 1

## Chances

dice-chances = What are my chances?
dice-chances-short = My chances?
dice-chances-chosen = { $n ->
    [one] If you roll this die
   *[other] If you roll these { $n } dice
}
dice-chances-all = { $n ->
    [one] If you roll the free die
   *[other] If you roll all { $n } free dice
}
dice-chance-gatling = Gatling ({ $n ->
    [2] two alike
   *[other] three alike
})
dice-chance-hunt = { $rolls ->
    [one] Gatling, last roll
   *[other] Gatling, { $rolls } rolls left
}
dice-chance-beer = A beer
dice-chance-shot = A bull’s eye
dice-chance-blast = Third dynamite: stop
dice-chance-arrows = Arrows on average
dice-chance-attack = The Indians come
dice-die-spent = used
dice-neighbours = Your neighbours
dice-shots = Your dice hit with: { $shots }
dice-chance-cost = { $chance }, −{ $n }
dice-chance-death = You are eliminated

## What happened

dice-event-rolled = { $who ->
    [you] You roll { $dice }
   *[they] { $seat } rolls { $dice }
}
dice-event-arrow-many = { $who ->
    [you] You take { $n } arrows.
   *[they] { $seat } takes { $n } arrows.
}
dice-life-of = of { $max }
dice-log-cards = Dice
dice-quiver = Arrows
dice-attack = Indians!
dice-stamp-sheriff = Out: the sheriff
dice-stamp-deputy = Out: a deputy
dice-stamp-outlaw = Out: an outlaw
dice-stamp-renegade = Out: a renegade

## The story

dice-story-roll = Rolls: { $n }
dice-story-shoot = Shots fired: { $n }
dice-story-gatling = Gatlings: { $n }
dice-story-arrow = Arrows taken: { $n }
dice-story-indians = Attacks by Indians: { $n }
dice-story-drink = Beers poured: { $n }
dice-story-hurt = Life points lost: { $n }
dice-story-deadeye = { $who ->
    [you] Best shot: you ({ $n ->
        [one] { $n } hit
       *[other] { $n } hits
    })
   *[they] Best shot: { $seat } ({ $n ->
        [one] { $n } hit
       *[other] { $n } hits
    })
}
dice-story-first = Turn { $turn }: first blood. { $text }
dice-story-near = Turn { $turn }: { $who ->
    [you] you are down to your last life point.
   *[they] { $seat } is down to the last life point.
}
dice-story-moment = Turn { $turn }: { $text }
web-seal-text-dice = Before the first roll the table showed the SHA-256 of the secret seed that deals the roles and rolls every die. If the seed matches it, nobody has tampered with the dice.

## Spoken, and why not

dice-spoken-rolled = { $who ->
    [you] You roll: { $dice }.
   *[they] { $seat } rolls: { $dice }.
}

## Several shots of one throw

dice-spared = { $who ->
    [you] You lose nothing.
   *[they] { $seat } loses nothing.
}
dice-volley = { $who ->
    [you] You shoot { $targets }
   *[they] { $seat } shoots { $targets }
}
dice-volley-target = { $whom ->
    [you] you
   *[they] { $other }
}{ $n ->
    [1] { "" }
   *[other] { " " }{ $n }×
}

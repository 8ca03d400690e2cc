# The Dice Game in the browser: words that only the page needs. Arguments as in dice.ftl.

## Dice

dice-five = The five dice
dice-die = Die { $n }
dice-die-blank = not rolled yet
dice-die-chosen = will be rolled
dice-die-locked = locked
dice-die-kept = kept
dice-faces = Faces
dice-faces-title = What the faces do
dice-face-arrow-short = Take an arrow
dice-face-dynamite-short = Three: you lose 1 life
dice-face-one-short = Hit a neighbour
dice-face-two-short = Hit two seats away
dice-face-beer-short = Give 1 life back
dice-face-gatling-short = Three: hit everyone else
dice-result-said = The dice show: { $dice }. { $rolls }

## Rolling

dice-roll = { $n ->
    [0] Roll again ({ $left } left)
    [one] Roll { $n } die ({ $left } left)
   *[other] Roll { $n } dice ({ $left } left)
}
dice-stop = Stop here
dice-choose-all = Take all dice
dice-choose-none = Take none
dice-choose-all-short = All dice
dice-choose-none-short = No dice
dice-hint-roll = Tap the dice you want to roll again.
dice-hint-chosen = The raised dice will be rolled, the others stay.
dice-hint-locked = Dynamite stays where it fell.
dice-hint-seats = Tap a seat or a button.
dice-double = Double with a beer
dice-double-note = 2 life instead of 1

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
dice-chance-gatling = Gatling ({ $n } of them)
dice-chance-hunt = Gatling, with all { $rolls } rolls
dice-chance-beer = A beer
dice-chance-shot = A bull’s eye
dice-chance-blast = Three dynamites
dice-chance-arrows = Arrows on average
dice-chance-attack = The Indians come
dice-die-spent = used
dice-neighbours = Your neighbours
dice-shots = Your dice hit with: { $shots }
dice-note-full = full life
dice-chance-cost = { $chance }, −{ $n }
dice-chance-death = You would be out

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

dice-story-roll = Throws: { $n }
dice-story-shoot = Shots fired: { $n }
dice-story-gatling = Gatlings: { $n }
dice-story-arrow = Arrows taken: { $n }
dice-story-indians = Attacks by Indians: { $n }
dice-story-drink = Beers poured: { $n }
dice-story-hurt = Life lost: { $n }
dice-story-deadeye = { $who ->
    [you] Deadliest dice: yours, with { $n } life taken.
   *[they] Deadliest dice: { $seat }, with { $n } life taken.
}
dice-story-first = Turn { $turn }: first blood. { $text }
dice-story-near = Turn { $turn }: { $who ->
    [you] you are down to the last life.
   *[they] { $seat } is down to the last life.
}
dice-story-moment = Turn { $turn }: { $text }

## Headings of the rules page

dice-rules-box = The box
dice-rules-setup = Setting up
dice-rules-goal = Who wins how
dice-rules-turn = The turn
dice-rules-supply = The supply
dice-rules-arrow = Arrows
dice-rules-indians = Indians
dice-rules-dynamite = Dynamite
dice-rules-shot = Bull’s eyes
dice-rules-beer = Beer
dice-rules-gatling = Gatling
dice-rules-example = An example
dice-rules-out = Going out
dice-rules-end = The end
dice-rules-three = Three players
dice-rules-reactions = Several at once
dice-rules-bart = { dice-character-bart_cassidy }
dice-rules-jack = { dice-character-black_jack }
dice-rules-janet = { dice-character-calamity_janet }
dice-rules-gringo = { dice-character-el_gringo }
dice-rules-jesse = { dice-character-jesse_jones }
dice-rules-jourdonnais = { dice-character-jourdonnais }
dice-rules-kit = { dice-character-kit_carlson }
dice-rules-lucky = { dice-character-lucky_duke }
dice-rules-paul = { dice-character-paul_regret }
dice-rules-pedro = { dice-character-pedro_ramirez }
dice-rules-rose = { dice-character-rose_doolan }
dice-rules-sid = { dice-character-sid_ketchum }
dice-rules-slab = { dice-character-slab_the_killer }
dice-rules-suzy = { dice-character-suzy_lafayette }
dice-rules-sam = { dice-character-vulture_sam }
dice-rules-willy = { dice-character-willy_the_kid }

## The game in short

dice-brief-goal = What you want
dice-brief-goal-text = Everybody has a secret role; only the sheriff’s lies open. The sheriff and the deputies want all outlaws and renegades out. The outlaws want the sheriff out. A renegade wants to be the only one left.
dice-brief-turn = Your turn
dice-brief-turn-text = You roll all five dice, and then up to two more times as many of them as you like. Dynamite stays where it fell. Three of it end your rolling and cost you 1 life.
dice-brief-effects = Then the dice count
dice-brief-effects-text = A bull’s eye 1 hits a neighbour, a 2 somebody two seats away; with two or three players left a 2 counts as a 1. Each beer gives somebody 1 life back. Three Gatlings hit everyone else, and you put all your arrows back.
dice-brief-arrows = Arrows
dice-brief-arrows-text = For every arrow you roll you take one from the middle at once. When the last one is taken the Indians attack: everybody loses 1 life for each arrow they hold, and all arrows go back to the middle.
dice-brief-out = Out
dice-brief-out-text = Whoever has no life left is out and shows the role. The neighbours move together: the next one still standing is now one seat away.

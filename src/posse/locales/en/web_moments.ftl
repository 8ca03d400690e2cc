# What is told while things happen, and the notes of somebody's first match.

web-waiting-for = Waiting for { $name }
web-out-leave = Leave
web-out-call = I am called at the end
web-recall = Your match is over.
web-recall-see = See how it ended
web-store = { $card }: { $cards }
web-store-taken = { $card }: { $taken }
web-store-pick = { $who ->
    [you] you
   *[they] { $seat }
} { $card }

## Notes

coach-of = { $n } of { $of }
coach-next = Next
coach-stop = No more notes
coach-bang-star = The star is the sheriff
coach-bang-star-text = Everybody sees who it is. The outlaws hunt the sheriff, the deputies protect; whoever hides behind the others is for you to find out.
coach-bang-distance = Numbers are distances
coach-bang-distance-text = So many seats away from you. Ticks round it: your weapon reaches that far. A dashed ring: it does not.
coach-bang-raised = Play what is raised
coach-bang-raised-text = Tap a raised card to play it, as many as you like, one BANG! a turn. Tap a dim one and it tells you why not.
coach-bang-missed = Somebody shoots at you
coach-bang-missed-text = A Missed! from your hand cancels the shot. Without one you lose a life: one cartridge on your plate.
coach-dice-star = The star is the sheriff
coach-dice-star-text = Everybody sees who it is. The outlaws hunt the sheriff, the deputies protect, and nobody else shows a role.
coach-dice-again = Roll again what you do not like
coach-dice-again-text = Tap the dice you want to roll once more, then Roll. Dynamite stays where it fell; three of it end your turn.
coach-dice-reach = Whom your dice can hit
coach-dice-reach-text = A 1 hits the seats marked 1, a 2 those marked 2. You choose whom when you stop.
coach-dice-arrows = Mind the arrows
coach-dice-arrows-text = Every arrow rolled is taken at once. When the last one here is gone the Indians come: 1 life for each arrow you hold.
coach-wyatt-poster = Seven outlaws, seven rewards
coach-wyatt-poster-text = The more cards lie for an outlaw, the higher the reward. Whoever has the most points on him takes the larger part of it.
coach-wyatt-draw = First you draw
coach-wyatt-draw-text = Two cards from the deck, or the one that lies open on the pile.
coach-wyatt-sets = Then you lay cards
coach-wyatt-sets-text = Three of one outlaw begin a row; after that single ones may be added. One sheriff card a turn may be played besides.
coach-wyatt-discard = A discard ends your turn
coach-wyatt-discard-text = The next player may take it. Whoever has no card left ends the round, and the rewards are paid.

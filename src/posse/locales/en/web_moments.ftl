# What is told while things happen, and the notes of somebody's first match.

web-waiting-for = Waiting for { $name }
web-out-leave = Leave
web-out-call = Notify me at the end
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
coach-bang-star-text = Everybody sees who it is. The outlaws hunt the sheriff, and the deputies protect the sheriff. The rest is for you to find out.
coach-bang-distance = Numbers are distances
coach-bang-distance-text = This is how many seats away somebody sits. Ticks around the number: your weapon reaches that far. A dashed ring: it does not.
coach-bang-raised = What you can play
coach-bang-raised-text = You can play the bright cards, as many as you like, but only one BANG! per turn. Tap a dim card to see why it cannot be played.
coach-bang-missed = Somebody shoots at you
coach-bang-missed-text = A Missed! from your hand cancels the shot. Without one you lose a life point: one cartridge on your plate.
coach-dice-star = The star is the sheriff
coach-dice-star-text = Everybody sees who it is. The outlaws hunt the sheriff, the deputies protect the sheriff, and all other roles are secret.
coach-dice-again = Roll again what you do not like
coach-dice-again-text = Tap the dice you want to roll again, then Roll. Dynamite stays where it fell; three of them end your rolling and cost 1 life point.
coach-dice-reach = Whom your dice can hit
coach-dice-reach-text = A 1 hits the seats marked 1, a 2 those marked 2. When you stop rolling, you choose whom to hit.
coach-dice-arrows = Watch the arrows
coach-dice-arrows-text = You take every arrow you roll at once. When the last arrow is taken, the Indians attack: 1 life point for each arrow you hold.
coach-wyatt-poster = Seven outlaws, seven rewards
coach-wyatt-poster-text = The more cards lie for an outlaw, the higher the reward. The player with the most points for that outlaw gets the larger part of it.
coach-wyatt-draw = First you draw
coach-wyatt-draw-text = Two cards from the deck, or the top card of the discard pile.
coach-wyatt-sets = Then you lay cards
coach-wyatt-sets-text = Once anybody has laid a set of three, everybody may also lay single cards of that outlaw. In addition, you may play one Sheriff card per turn.
coach-wyatt-discard = A discard ends your turn
coach-wyatt-discard-text = The next player may take it. When somebody has no cards left, the round ends and the rewards are paid.

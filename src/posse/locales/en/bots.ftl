# Why a bot chose as it did: what every game shares, The Dice Game and Wyatt Earp.
# {$seat} is somebody's name, {$card} a card's.
why-ahead = I imagined {$worlds} worlds. In {$n} of them this came out better, in {$m} worse.

why-dice-stop = Another roll would risk more than it is worth.
why-dice-roll = Rolling again is worth {$n} more life points on average.
why-dice-useless = The dice I am rolling again are of little use to me.
why-dice-fine = I like these dice.
why-dice-shoot-seat = Of those I can hit, I think {$seat} is most against me.
why-dice-drink = I need the life point most.
why-dice-drink-seat = {$seat} is wounded and, as far as I can see, on my side.
why-dice-gulp = The beer counts double for me now.
why-dice-gulp-seat = {$seat} is wounded and, as far as I can see, on my side.
why-dice-bless = I need the life point most.
why-dice-bless-seat = {$seat} is wounded and, as far as I can see, on my side.
why-dice-arrows = No friend of mine has an arrow I could take away.
why-dice-arrows-seat = {$seat} is on my side and has the Indians to fear.
why-dice-bart = I can get rid of arrows again; a life point is gone.
why-dice-pedro = The fewer arrows I have, the better.

why-wyatt-end = If the round ends now, I am ahead.
why-wyatt-wait = I could end the round now, but others are ahead.
why-wyatt-deck = Two new cards promise more than the one on the pile.
why-wyatt-pile = The card on the pile fits my hand.
why-wyatt-stop = There is nothing left to wait for in this round.
why-wyatt-lay = { $n ->
    [one] One card of {$card} on the table raises my share of the reward.
   *[other] {$n} cards of {$card} on the table raise my share of the reward.
  }
why-wyatt-photo = The photo puts me ahead with {$card}.
why-wyatt-stagecoach = With {$card}, more money pays me most.
why-wyatt-bank = With {$card}, more money pays me most.
why-wyatt-gun = With {$card}, three points count most.
why-wyatt-wanted = Somebody has a card that I can use.
why-wyatt-hideout = Somebody is ahead where a lot of money lies.
why-wyatt-ride = Two cards for one, while there is time to use them.
why-wyatt-search = I remember a good card in the pile.
why-wyatt-free = My hidden row is worth a shot.
why-wyatt-shoot = A card on the table is worth the shot.
why-wyatt-discard = I need {$card} least, and it does not help my neighbour much.
why-wyatt-ask = I can use {$card}, and {$seat} may have one.
why-wyatt-steal = {$card} hurts {$seat} and helps me.
why-wyatt-hide = {$seat} would be paid most for {$card}.
why-wyatt-take = Of all the cards in the pile, {$card} helps me most.
why-wyatt-keep = It will be worth more later.
why-wyatt-pass = I would rather keep the card.
why-wyatt-law = Of my Sheriff cards, this one looks best.
why-wyatt-spare = I need {$card} least.

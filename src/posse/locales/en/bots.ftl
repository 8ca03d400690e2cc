# Why a bot chose as it did: what every game shares, The Dice Game and Wyatt Earp.
# {$seat} is somebody's name, {$card} a card's.
why-ahead = Of {$worlds} imagined worlds, this came out better in {$n} and worse in {$m}.

why-dice-stop = Another roll would risk more than it promises.
why-dice-roll = Rolling again is worth {$n} life points more on average.
why-dice-useless = The dice that I throw again are of little use to me.
why-dice-fine = These dice suit me.
why-dice-shoot-seat = Of those in reach, {$seat} stands most against me.
why-dice-drink = I need the life point most.
why-dice-drink-seat = {$seat} is on my side, as far as I can see, and hurt.
why-dice-gulp = The beer counts double for me now.
why-dice-gulp-seat = {$seat} is on my side, as far as I can see, and hurt.
why-dice-bless = I need the life point most.
why-dice-bless-seat = {$seat} is on my side, as far as I can see, and hurt.
why-dice-arrows = No arrow of a friend is left to take away.
why-dice-arrows-seat = {$seat} is on my side and would fear the Indians.
why-dice-bart = Arrows may go back again; a life point is gone.
why-dice-pedro = The fewer arrows I have, the better.

why-wyatt-end = If the round ends now, I am ahead.
why-wyatt-wait = I could end the round, but others are ahead.
why-wyatt-deck = Two new cards promise more than the one on the pile.
why-wyatt-pile = The card on the pile fits my hand.
why-wyatt-stop = There is nothing left to wait for in this round.
why-wyatt-lay = { $n ->
    [one] One card of {$card} on the table raises my share of the reward.
   *[other] {$n} cards of {$card} on the table raise my share of the reward.
  }
why-wyatt-photo = The photo puts me ahead with {$card}.
why-wyatt-stagecoach = {$card} is where more money pays me most.
why-wyatt-bank = {$card} is where more money pays me most.
why-wyatt-gun = {$card} is where three points count most.
why-wyatt-wanted = Somebody has a card that I can use.
why-wyatt-hideout = Somebody is ahead where much money lies.
why-wyatt-ride = Two cards for one, while there is time to use them.
why-wyatt-search = I remember a good card in the pile.
why-wyatt-free = My hidden row is worth a shot to have back.
why-wyatt-shoot = A card on the table is worth the shot.
why-wyatt-discard = I need {$card} least, and it helps my neighbour little.
why-wyatt-ask = I have a use for {$card}, and {$seat} may have one.
why-wyatt-steal = {$card} hurts {$seat} and helps me.
why-wyatt-hide = {$seat} would be paid most for {$card}.
why-wyatt-take = Of all in the pile, {$card} helps me most.
why-wyatt-keep = It will be worth more later.
why-wyatt-pass = The card is better kept.
why-wyatt-law = Of my sheriff cards this one looks best.
why-wyatt-spare = I need {$card} least.

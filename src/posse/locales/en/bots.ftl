# Why a bot chose as it did: what every game shares, The Dice Game and Wyatt Earp.
# {$seat} is somebody's name, {$card} a card's.
why-ahead = I imagined {$worlds} worlds. In {$n} of them this came out better, in {$m} worse.
# $what happened until then in $n of the worlds, and in $m of them after the answer that it did not give
why-ahead-until = { $until ->
    [turn] by the end of my turn
    [round] before my next turn
    [next] after my next turn
   *[end] in the end
  }
why-ahead-fact = I imagined {$worlds} worlds. In { $n ->
    [0] none
   *[other] {$n}
  } of them { $what ->
    [out] {$seat} was eliminated
    [hurt] {$seat} lost life points
    [twice] {$seat} lost two life points or more
    [healed] {$seat} got life points back
    [out-me] I was eliminated
    [hurt-me] I lost life points
    [twice-me] I lost two life points or more
    [healed-me] I got life points back
    [arrows-me] I had taken arrows
    [cards-me] I had no fewer cards than now
    [ended] the round was over
    [richest] nobody had more money than I
   *[richer] I had more money than now
  } { why-ahead-until }, with my other idea in { $m ->
    [0] none
   *[other] {$m}
  }.

why-role = { $role ->
    [deputy] a deputy
    [outlaw] an outlaw
   *[renegade] a renegade
  }
why-sheriff = {$seat} is the sheriff, and my side must eliminate the sheriff.
why-sheriff-weaker = {$seat} is the sheriff and has { life-points }. It helps me now if the sheriff gets weaker.
why-last = Only {$seat} and I are left.
why-prey = {$seat} is { why-role }. I win if I eliminate {$seat}.
why-open = {$seat} is { why-role } and against me.
why-only = {$seat} can only be { why-role }, and so is against me.
why-sure = I am as good as sure that {$seat} is { why-role }.
why-suspect = After what {$seat} did, I take {$seat} for { why-role }: {$percent} %.
why-likely = {$seat} has done nothing yet that tells me anything. { $role ->
    [deputy] A deputy
    [outlaw] An outlaw
   *[renegade] A renegade
  } would be against me, and the chance is {$percent} %.

# $n dice
why-dice-gains = Rolling { $n ->
    [one] this die
   *[other] these {$n} dice
  } again is worth {$gain}{ "\u00A0" }more life points on average.
why-dice-costs = Another roll would cost me {$gain}{ "\u00A0" }life points on average{ $n ->
    [0] .
    [one] : one dynamite is there already.
   *[other] : {$n} dynamites are there already.
  }
why-dice-even = Another roll would bring me nothing on average{ $n ->
    [0] .
    [one] , and one dynamite is there already.
   *[other] , and {$n} dynamites are there already.
  }
why-dice-rolls = { $n ->
    [one] One of the dice is
   *[other] {$n} of the dice are
  } of little use to me.
why-dice-danger = {$n} dynamites are there already. A third one would end my rolling and cost me a life point.
why-dice-fatal = I have one life point left, and {$n} dynamites are there already. A third one would eliminate me.
why-dice-keeps = { $n ->
    [one] The one die I could roll again is
   *[other] All {$n} dice I could roll again are
  } worth more to me than a new roll, on average.
why-dice-finish = {$seat} has one life point left.
why-dice-again = The shot has to go somewhere, and {$seat} is as good as eliminated already.
why-dice-spare = I have to shoot somebody. {$seat} has { life-points } and can bear it best.
why-dice-heals-me = I have only {$n} of {$max}{ "\u00A0" }life points.
why-dice-heals-seat = {$seat} has only {$n} of {$max}{ "\u00A0" }life points and is, as far as I can see, on my side.
why-dice-full-me = I have all my { life-points }. I would rather waste the beer than help the others.
why-dice-full-seat = {$seat} has all { life-points }, so the beer helps nobody.
why-dice-double = I have {$n} of {$max}{ "\u00A0" }life points, and the beer counts double for me now.
why-dice-nobody = I have { life-points } and do not want to help anybody else.
why-dice-relieves = {$seat} is, as far as I can see, on my side and has { $n ->
    [one] one arrow.
   *[other] {$n} arrows.
  }
why-dice-others = { $n ->
    [0] Nobody else has an arrow.
    [one] The one arrow of the others lies with somebody I do not want to help.
   *[other] The {$n} arrows of the others lie with people I do not want to help.
  }
why-dice-instead = I take { $n ->
    [one] one arrow
   *[other] {$n} arrows
  } instead: arrows can be discarded again, a life point is gone.
why-dice-loses = { $held ->
    [0] Even one arrow would be too dangerous.
    [one] I have one arrow already, and more would be too dangerous.
   *[other] I have {$held} arrows already, and more would be too dangerous.
  }
why-dice-fewer = { $n ->
    [0] I keep my arrows.
    [one] I can discard one arrow, and every arrow less is good.
   *[other] I can discard {$n} arrows, and every arrow less is good.
  }

# $money and $more are dollars
why-wyatt-over = If the round ends now, I get ${$money}. {$seat} gets ${$more}, the most of the others.
why-wyatt-win = If the round ends now, I win the match with ${$money}.
why-wyatt-later = I could end the round now, but I would get only ${$money} and {$seat} ${$more}.
why-wyatt-idle = For {$n} turns nobody has done anything but take the top card and put one back.
why-wyatt-two = Two new cards promise more than {$card} on the pile.
why-wyatt-rest = The round can go on: { $n ->
    [one] one card is
   *[other] {$n} cards are
  } left to draw.
why-wyatt-fits = I hold { $n ->
    [one] one card
   *[other] {$n} cards
  } of {$card}, and one more lies on the pile.
why-wyatt-top = I can use {$card}, and it lies on the pile.
why-wyatt-few = There { $n ->
    [0] is no card
    [one] is one card
   *[other] are {$n} cards
  } left to draw, and I do not want to wait any longer.
why-wyatt-lay = { $n ->
    [one] One card of {$card} on the table raises my share of the reward.
   *[other] {$n} cards of {$card} on the table raise my share of the reward.
  }
why-wyatt-photo = The photo puts me ahead with {$card}.
why-wyatt-stagecoach = More money on {$card} pays me most.
why-wyatt-bank = More money on {$card} pays me most.
why-wyatt-gun = Three more points help me most with {$card}.
why-wyatt-look = I can use {$card}, and somebody may have one.
why-wyatt-aim = I want {$card} that {$seat} has on the table.
why-wyatt-shot = { $n ->
    [one] A card in the only row of the others is worth the shot.
   *[other] A card in one of {$n} rows of the others is worth the shot.
  }
why-wyatt-fresh = I have only {$n} cards, and two new ones for one are a good trade.
why-wyatt-find = I remember that {$card} lies in the pile.
why-wyatt-unhide = My hidden row of {$card} is worth a shot.
why-wyatt-discard = I need {$card} least, and it does not help my neighbour much.
why-wyatt-ask = I can use {$card}, and {$seat} may have one.
why-wyatt-steal = {$card} hurts {$seat} and helps me.
why-wyatt-hide = {$seat} would be paid most for {$card}.
why-wyatt-take = Of all the cards in the pile, {$card} helps me most.
why-wyatt-keep-card = {$card} will be worth more later.
why-wyatt-pass-card = My row of {$card} is not worth a Wyatt Earp to me now.
why-wyatt-hand = None of these cards would help me. I have {$n} in my hand.
why-wyatt-law-card = Of my Sheriff cards, {$card} looks best.
why-wyatt-spare = I need {$card} least.

# Why a bot of BANG! chose as it did. {$seat} is somebody's name, {$card} a card's.
why-bang-forced = Nothing else was possible.
why-bang-not = Nothing I could still play helps more than it costs, not even {$card}.
why-bang-hand = I keep my { $n ->
    [0] hand as it is
    [one] one card
   *[other] {$n} cards
  }: nothing else helps more than it costs.
why-bang-finish = {$seat} has one life point left.
why-bang-jail = It is worth the card if {$seat} loses a turn.
why-bang-robbed = {$seat} is no friend of mine, as far as I can see, and has { $n ->
    [one] one card to lose.
   *[other] {$n} cards to lose.
  }
why-bang-helped = {$seat} is on my side, as far as I can see, and has {$n} of {$max}{ "\u00A0" }life points.
why-bang-rid = {$seat} is on my side, as far as I can see, and {$card} only does harm there.
why-bang-hits = {$card} hits { $n ->
    [one] one other player
   *[other] {$n} others
  }, and all in all that is good for me.
why-bang-saloon = {$card} heals { $n ->
    [one] one player
   *[other] {$n} players
  }, and all in all that is good for me.
why-bang-brawl = {$card} costs { $n ->
    [one] one other player
   *[other] {$n} others
  } a card each, and that is worth the price.
why-bang-store = I choose first, so {$card} brings me the best of {$n} cards.
why-bang-dynamite = I have { life-points }, so I would survive {$card}. After me it goes round to the others.
why-bang-draws = {$card} brings me {$n} cards for one.
why-bang-wounded = I have only {$n} of {$max}{ "\u00A0" }life points, and that is worth {$card}.
why-bang-two = I have only {$n} of {$max}{ "\u00A0" }life points, and that is worth two cards.
why-bang-spend = I have { life-points } and { $m ->
    [0] no card
    [one] only one card
   *[other] only {$m} cards
  }: a life point for two cards is worth it.
why-bang-trade = Two new cards are worth more to me than {$card}.
why-bang-trade-hand = I have { $n ->
    [one] one card
   *[other] {$n} cards
  }, and two new ones for a blue one are a good trade.
why-bang-now = {$card} does me more good now than later.
why-bang-reach = With {$card} I can shoot as far as distance {$n}.
why-bang-rapid = With {$card} I can play as many BANG! cards in a turn as I like.
why-bang-away = With {$card} in front of me, the others see me one farther away.
why-bang-sees = With {$card} in front of me, I see the others one nearer.
why-bang-lies = {$card} helps me as long as it lies in front of me.
why-bang-try = {$card} may stop the hit, and trying costs nothing.
why-bang-lucky = My ability may save one of my { life-points }, and trying costs nothing.
why-bang-point = I have { life-points }. One is worth more to me than {$card}.
why-bang-last = I have only one life point left, so I use {$card}.
why-bang-few = I would need {$n} cards to stop this, and I have only {$m}.
why-bang-ghost = I have no life points left to lose, so I keep my { $n ->
    [one] card.
   *[other] cards.
  }
why-bang-spare = I would rather lose one of my { life-points } than hurt {$seat}.
why-bang-keep = I have { life-points } and would rather keep {$card}.
why-bang-save-all = Without {$card} I would be eliminated.
why-bang-save-one = Without {$card} I would have only one life point left.
why-bang-save-draw = {$card} saves a life point and brings me a new card.
why-bang-save-two = Without this I would be eliminated, so I give two of my {$n} cards.
why-bang-enough = I still have { life-points } after this hit, so I keep my cards.
why-bang-vain = I lose {$n}{ "\u00A0" }life points, and what I have gives me only {$m} back: that does not save me.
why-bang-least = I need {$card} least.
why-bang-most = I need {$card} most.
why-bang-check = With {$card} it turns out best for me.
why-bang-unseen = { $n ->
    [0] Nothing lies in front of {$seat}, so I take a card from the hand.
    [one] I would rather have a card from {$seat}’s hand than the one on the table.
   *[other] I would rather have a card from {$seat}’s hand than one of the {$n} on the table.
  }
why-bang-prize = Of what {$seat} has, {$card} is worth most.
why-bang-deck-card = New cards from the deck are worth more to me than {$card}.
why-bang-deck-seat = I do not want to take anything from {$seat}.
why-bang-mimic = Of all abilities at the table, I can use that of {$seat} best.
why-bang-board = {$card} is worth more to me than its price.
why-bang-car-best = I must take a car, and {$card} is the best for me.
why-bang-towards = After the move I can take {$card}, and it is worth its price.
why-bang-terminus = The train reaches the terminus, and what {$card} does there is good for me.
why-bang-steam = What {$card} does at the terminus is good for me.
why-bang-no-steam = What {$card} does at the terminus is bad for me.
why-bang-face = {$card} is worth a shot at me, and I have a Missed!
why-bang-ghost-keeps = I have no life points left to lose, so I keep {$card}.
why-bang-give-up = I would rather lose {$card} than be shot at.
why-bang-mine = I need {$card} most myself.
why-bang-burden = {$card} harms {$seat}, who is no friend of mine, as far as I can see.
why-bang-present = {$card} helps {$seat}, who is on my side, as far as I can see.
why-bang-worst = Somebody has to get a card. {$card} costs me least, and {$seat} may have it.
why-bang-hurts = {$seat} is no friend of mine, as far as I can see, and loses {$card}.
why-bang-all = {$card} may hit everybody.
why-bang-withheld = {$seat} is no friend of mine, as far as I can see, and gets nothing from {$card}.
why-bang-hidden = With an empty hand nobody can hit me, and I have only { life-points }.
why-bang-offer = { $n ->
    [one] One card
   *[other] {$n} cards
  } for nothing.

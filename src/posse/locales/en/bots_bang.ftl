# Why a bot of BANG! chose as it did. {$seat} is somebody's name, {$card} a card's.
why-bang-end = Nothing I could still do would help more than it costs.
why-bang-forced = Nothing else was possible.
why-bang-best = This seemed best of what was possible.
why-bang-sheriff = {$seat} is the Sheriff, and my side must eliminate the Sheriff.
why-bang-known = I am as good as sure that {$seat} is { $role ->
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
  }, and against me.
why-bang-suspect = After what {$seat} did, I take {$seat} for { $role ->
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
  }: {$percent} %.
why-bang-finish = {$seat} has one life point left.
why-bang-jail = It is worth the card if {$seat} loses a turn.
why-bang-rob = {$seat} is no friend of mine and has something to lose.
why-bang-help = {$seat} is on my side, as far as I can see.
why-bang-sweep = It hits more enemies than friends.
why-bang-heal = I am wounded, and a life point is worth more than the card.
why-bang-bleed = I have life points to spare and room in my hand.
why-bang-cards = More cards mean more choices, so I draw first.
why-bang-gain = {$card} does me more good now than later.
why-bang-weapon = With it I can shoot farther or more often.
why-bang-lay = I want {$card} on the table.
why-bang-car = The car is worth more to me than its price.
why-bang-train = Where the train goes, I gain more than the others.
why-bang-barrel = Trying it costs nothing.
why-bang-dodge = A life point is worth more than the card.
why-bang-take = I would rather keep my cards than avoid this hit.
why-bang-save = Without it I would be eliminated, or very nearly.
why-bang-answer = A BANG! is a fair price for a life point.
why-bang-yield = I would rather keep my BANG!
why-bang-least = I need {$card} least.
why-bang-most = I need this card most.
why-bang-check = With this card it turns out best for me.

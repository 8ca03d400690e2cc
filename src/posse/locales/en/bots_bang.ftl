# Why a bot of BANG! chose as it did. {$seat} is somebody's name, {$card} a card's.
why-bang-end = There is nothing left that would help more than it costs.
why-bang-forced = Nothing else was possible.
why-bang-best = Of what is possible this seemed best.
why-bang-sheriff = {$seat} is the Sheriff: that is whom my side must bring down.
why-bang-known = By now {$seat} can only be { $role ->
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
  }, and stands against me.
why-bang-suspect = From what {$seat} did, I take that seat for { $role ->
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
  }: {$percent} %.
why-bang-finish = {$seat} has one life point left.
why-bang-jail = A turn that {$seat} loses is worth the card.
why-bang-rob = {$seat} is no friend of mine and has something to lose.
why-bang-help = {$seat} is on my side, as far as I can see.
why-bang-sweep = It hits more foes than friends.
why-bang-heal = I am wounded, and a life point is worth more than the card.
why-bang-bleed = I have life to spare and room in my hand.
why-bang-cards = More cards mean more choices; I draw before anything else.
why-bang-gain = It brings me something and costs nothing but the card.
why-bang-weapon = With it I reach people whom I could not reach before, or shoot more often.
why-bang-lay = In front of me it works for the rest of the match.
why-bang-car = The car is worth more to me than its price.
why-bang-train = Where the train goes I gain more than the others.
why-bang-barrel = Trying it costs nothing.
why-bang-dodge = A life point is worth more than the card.
why-bang-take = I have nothing that would be enough against it, or nothing worth giving for it.
why-bang-save = Without it I would be out, or very nearly.
why-bang-answer = A BANG! is a fair price for a life point.
why-bang-yield = I have nothing to answer with, or do not want to hurt a friend.
why-bang-least = It is the card I need least.
why-bang-most = It is the card I need most.
why-bang-check = It turns out best for me with this card.

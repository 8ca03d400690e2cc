# The first match of Wyatt Earp: a title and a text for each step. What stands between underscores is printed bold.

lesson-wyatt-first_match-posters = A reward for each outlaw
lesson-wyatt-first_match-posters-text =
    You collect outlaws. Each of the seven has a poster with money on it. $4,000 are already on Billy the Kid.
    _On pay day the players with the most points for him get the money._
lesson-wyatt-first_match-draw = Draw two cards
lesson-wyatt-first_match-draw-text = Each turn begins like this: two cards from the deck, or the top card of the discard pile instead.
lesson-wyatt-first_match-set = Tap Jesse James
lesson-wyatt-first_match-set-text = You have three cards of Jesse James now. _The first set of an outlaw is three cards or more,_ laid at once.
lesson-wyatt-first_match-lay = Lay the set
lesson-wyatt-first_match-lay-text = Each card counts 2 points for you. Each one but the first puts $1,000 more on his poster.
lesson-wyatt-first_match-reward = The reward has grown
lesson-wyatt-first_match-reward-text =
    You have 6 points for Jesse James. A poster pays only when _8 points_ lie there in all.
    If you lead by 5 or more, you get everything.
lesson-wyatt-first_match-photo = Play the photo
lesson-wyatt-first_match-photo-text = You may play one Sheriff card a turn. The photo goes to your row of Jesse James: 4 more points, and $1,000 more on the poster. _Now 10 points lie there._
lesson-wyatt-first_match-join = Add Billy the Kid
lesson-wyatt-first_match-join-text = Rosa has laid a set of his cards, so everybody may lay single cards now. Players at most 4 points behind the leader share the money: _with this card you have 2 points, and Rosa has 6._
lesson-wyatt-first_match-discard = Discard your last card
lesson-wyatt-first_match-discard-text = Each turn ends with a discard. _If it is your last card, the round is over_ and pay day comes: each poster in turn.
lesson-wyatt-first_match-goal = Who wins?
lesson-wyatt-first_match-goal-text = You have $5,000. A new round begins: ten new cards each, and $1,000 more on each poster. Once a player has _$25,000_ after a pay day, the player with the most money wins.

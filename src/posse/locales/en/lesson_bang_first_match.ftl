# The first match of BANG!: a title and a text for each step. What stands between underscores is printed bold.

lesson-bang-first_match-sheriff = You are the sheriff
lesson-bang-first_match-sheriff-text =
    Everybody can see your star. The others keep their roles secret, and two of them are outlaws who want you out.
    The cartridges are your life points. _You have 3 left._
lesson-bang-first_match-bang = Tap the BANG!
lesson-bang-first_match-bang-text = It is your turn. A BANG! is a shot. You have one a turn, at a player within reach.
lesson-bang-first_match-aim = Tap Tom
lesson-bang-first_match-aim-text =
    The number in the sight is the distance. _Your neighbours are at 1,_ the next ones at 2.
    Your gun reaches 1. A dashed ring means too far.
lesson-bang-first_match-barrel = Play the Barrel
lesson-bang-first_match-barrel-text =
    Tom had no answer and lost a life point.
    Brown cards are used once. _Blue cards stay in front of you._ The Barrel may save you when somebody shoots at you.
lesson-bang-first_match-end = End your turn
lesson-bang-first_match-end-text = You may play as many cards as you like, but only one BANG! card. Keep the others for later: a Missed! helps in other players’ turns.
lesson-bang-first_match-limit = Discard the Stagecoach
lesson-bang-first_match-limit-text = At the end of your turn you keep _as many cards as you have life points._ You have 3 life points and 4 cards, so one goes to the discard pile.
lesson-bang-first_match-shot = Use the Barrel
lesson-bang-first_match-shot-text =
    Belle sits at distance 2. Her Schofield reaches 2, so she can hit you.
    The Barrel turns up the top card of the deck. _If it is a heart, the shot misses._
lesson-bang-first_match-heart = A heart saves you
lesson-bang-first_match-heart-text = The card is a heart, so Belle has missed. Only its suit counts here, not what is printed on it. Tom is next, and your Barrel will try again.
lesson-bang-first_match-missed = Play the Missed!
lesson-bang-first_match-missed-text =
    Tom fires. This time the Barrel turned up a club, and that does not help.
    _A Missed! stops one shot._ Without it you would lose a life point.
lesson-bang-first_match-beer = Drink the Beer
lesson-bang-first_match-beer-text = It is your turn again, and you have drawn two cards. A Beer gives you one life point back, but never more than you started with.
lesson-bang-first_match-roles = Who is on your side?
lesson-bang-first_match-roles-text = You are the sheriff. The other four hide their roles. Watch who shoots at you.

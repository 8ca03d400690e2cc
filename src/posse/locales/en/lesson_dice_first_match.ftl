# The first match of The Dice Game: a title and a text for each step. What stands between underscores is printed bold.

lesson-dice-first_match-sheriff = You are the sheriff
lesson-dice-first_match-sheriff-text =
    Everybody can see your star. The others hide their roles, and two of them are outlaws who want you out.
    _You have 6 life points._ At 0 you are eliminated.
lesson-dice-first_match-dice = Five dice
lesson-dice-first_match-dice-text = It is your turn, and you have rolled all five. You may roll twice more, any dice you like. When you stop, what they show counts.
lesson-dice-first_match-arrow = An arrow counts at once
lesson-dice-first_match-arrow-text =
    You rolled an arrow, so you had to take one from the middle.
    _When the middle is empty, the Indians attack:_ everybody loses one life point for each of their arrows.
lesson-dice-first_match-dynamite = Dynamite stays
lesson-dice-first_match-dynamite-text = You may not reroll dynamite. _The third one explodes:_ it ends your rolling and costs you a life point.
lesson-dice-first_match-again = Tap the Gatling
lesson-dice-first_match-again-text = Three Gatlings hit all other players. One alone does nothing, so roll this die again.
lesson-dice-first_match-roll = Roll it
lesson-dice-first_match-roll-text = Only the chosen die is rolled. You keep the other four as they are.
lesson-dice-first_match-stop = Stop here
lesson-dice-first_match-stop-text = A second dynamite! A third one would hurt. _You keep the 1 and the beer,_ and you roll no more.
lesson-dice-first_match-shoot = Shoot at Tom
lesson-dice-first_match-shoot-text = A 1 hits one of your two neighbours: Henry or Tom. A 2 hits a player two seats away. Nobody can dodge.
lesson-dice-first_match-beer = Keep the beer
lesson-dice-first_match-beer-text = A beer gives one life point to any player. It is a good way to show whose side you are on. _Now you need it yourself._
lesson-dice-first_match-hit = Henry has hit you
lesson-dice-first_match-hit-text = Henry rolled a 1 and chose you. You have lost a life point and are at 6 again. Remember who shoots at you.
lesson-dice-first_match-roles = Who is on your side?
lesson-dice-first_match-roles-text = You are the sheriff. The other four hide their roles. Watch who shoots at you.

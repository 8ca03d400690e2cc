# What every lesson says: its bar, its notes, and who wins with which role.

tutor-title = Your first match
tutor-step = Step { $n } of { $of }
tutor-step-short = { $n } of { $of }
tutor-next = Next
tutor-skip = Skip this step
tutor-skip-short = Skip
tutor-back = Repeat
tutor-back-long = Repeat the last step
tutor-play = Play this match
tutor-again = Do the lesson again
tutor-you = You
tutor-count-mine = { $n }, that is you
tutor-count = { $n } at your table
tutor-wins-bang-sheriff = Wins when all outlaws and the renegade are eliminated.
tutor-wins-bang-deputy = Wins with the sheriff, even if eliminated.
tutor-wins-bang-outlaw = Wins as soon as the sheriff is eliminated.
tutor-wins-bang-renegade = Wins only as the last one left. The sheriff must be the last to go.
tutor-wins-dice-sheriff = Wins when all outlaws and renegades are eliminated.
tutor-wins-dice-deputy = Wins with the sheriff, even if eliminated.
tutor-wins-dice-outlaw = Wins as soon as the sheriff is eliminated.
tutor-wins-dice-renegade = Wins only as the last one left.
web-error-no_lesson = There is no such lesson.
web-error-not_this_step = The lesson asks for something else now.

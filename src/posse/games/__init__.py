"""The games. Importing this package registers them."""

from posse.engine.game import register
from posse.games.bang.game import Bang
from posse.games.dice.game import Dice
from posse.games.wyatt.game import Wyatt

register(Bang())
register(Dice())
register(Wyatt())

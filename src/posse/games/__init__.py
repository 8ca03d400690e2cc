"""The games. Importing this package registers them; those of plugins when they are asked for."""

from posse.engine.game import later, register
from posse.games.bang.game import Bang
from posse.games.dice.game import Dice
from posse.games.wyatt.game import Wyatt
from posse.plugins.loading import load

register(Bang())
register(Dice())
register(Wyatt())
later(load)

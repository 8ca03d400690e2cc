"""The games of the house. Importing this package registers them."""

from posse.engine.game import register
from posse.games.bang.game import Bang

register(Bang())

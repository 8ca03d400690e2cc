"""Marshals think ahead, in every game.

`search` is common; each game has a file for its playouts.
"""

from posse.bots.base import register
from posse.bots.marshal.bang import BangLookahead
from posse.bots.marshal.dice import DiceLookahead
from posse.bots.marshal.lookahead import Lookahead
from posse.bots.marshal.search import Marshal
from posse.bots.marshal.wyatt import WyattLookahead


class MarshalBang(Marshal):
    lookahead: type[Lookahead] = BangLookahead


class MarshalDice(Marshal):
    lookahead: type[Lookahead] = DiceLookahead


class MarshalWyatt(Marshal):
    lookahead: type[Lookahead] = WyattLookahead


register("bang", "marshal", MarshalBang)
register("dice", "marshal", MarshalDice)
register("wyatt", "marshal", MarshalWyatt)

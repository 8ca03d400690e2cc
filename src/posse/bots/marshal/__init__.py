"""Marshals think ahead, in every game; one file says how the search goes, one a game what it is."""

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

"""Marshals think ahead, in every game; one file says how the search goes, one a game what it is."""

from posse.bots.base import register
from posse.bots.marshal.ahead import Ahead
from posse.bots.marshal.bang import AheadBang
from posse.bots.marshal.dice import AheadDice
from posse.bots.marshal.search import Marshal
from posse.bots.marshal.wyatt import AheadWyatt


class MarshalBang(Marshal):
    ahead: type[Ahead] = AheadBang


class MarshalDice(Marshal):
    ahead: type[Ahead] = AheadDice


class MarshalWyatt(Marshal):
    ahead: type[Ahead] = AheadWyatt


register("bang", "marshal", MarshalBang)
register("dice", "marshal", MarshalDice)
register("wyatt", "marshal", MarshalWyatt)

"""The bots of The Dice Game, one strength a file."""

from posse.bots.base import register
from posse.bots.dice.deputy import DeputyDice
from posse.bots.dice.greenhorn import GreenhornDice

register("dice", "greenhorn", GreenhornDice)
register("dice", "deputy", DeputyDice)

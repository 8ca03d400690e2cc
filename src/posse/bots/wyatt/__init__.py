"""The bots of Wyatt Earp, one strength a file. What the deputy knows lies beside it."""

from posse.bots.base import register
from posse.bots.wyatt.deputy import DeputyWyatt
from posse.bots.wyatt.greenhorn import GreenhornWyatt

register("wyatt", "greenhorn", GreenhornWyatt)
register("wyatt", "deputy", DeputyWyatt)

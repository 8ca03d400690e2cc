"""Role inference: each seat keeps the probability of every possible deal of the hidden roles.

Public acts make some deals likelier. How much is fitted from simulated matches (`python -m
posse.bots.suspicion.fit`) and lies in `bang.json` and `dice.json` beside this file. `python -m
posse.bots.suspicion.reliability` shows how reliable the probabilities are.
"""

from posse.bots.suspicion.act_reader import ActReader, Watch
from posse.bots.suspicion.belief import Belief
from posse.bots.suspicion.dice_act_reader import DiceActReader


def act_reader_of(game: str, watch: Watch | None = None) -> ActReader:
    """Return a reader of the events of a game with a Sheriff."""
    if game == "dice":
        return DiceActReader(watch)
    from posse.bots.bang.act_reader import BangActReader
    from posse.bots.bang.all_packs import KNOWN

    return BangActReader(KNOWN, watch)


__all__ = ["ActReader", "Belief", "Watch", "act_reader_of"]

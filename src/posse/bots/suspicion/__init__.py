"""Who is who: each seat keeps the chance of every way the hidden roles may lie.

Public acts make some ways likelier. How much is fitted from simulated matches
(`python -m posse.bots.suspicion.fit`) and lies in `bang.json` and `dice.json` beside this file;
`python -m posse.bots.suspicion.reliability` shows how far the chances can be trusted.
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

"""Who is who: each seat keeps the chance of every way the hidden roles may lie.

Public acts make some ways likelier. How much is fitted from simulated matches
(`python -m posse.bots.suspicion.fit`) and lies in `bang.json` and `dice.json` beside this file;
`python -m posse.bots.suspicion.reliability` shows how far the chances can be trusted.
"""

from posse.bots.suspicion.belief import Belief
from posse.bots.suspicion.dice import DiceWitness
from posse.bots.suspicion.witness import Watch, Witness


def witness_of(game: str, watch: Watch | None = None) -> Witness:
    """Somebody who reads the events of a game with a Sheriff."""
    if game == "dice":
        return DiceWitness(watch)
    from posse.bots.bang.all_packs import KNOWN
    from posse.bots.bang.witness import BangWitness

    return BangWitness(KNOWN, watch)


__all__ = ["Belief", "Watch", "Witness", "witness_of"]

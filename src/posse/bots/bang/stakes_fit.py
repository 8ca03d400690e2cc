"""Fit what a table is worth: `python -m posse.bots.bang.stakes_fit --matches 2000`."""

from __future__ import annotations

import random
from collections.abc import Iterator

from posse.bots.bang.stakes import (
    FEATURES,
    MOST_CARDS,
    ROLES,
    SIDES,
    Counts,
    Stakes,
    Weights,
    dump,
    facts_of,
    vigour,
)
from posse.bots.base import Crew, make
from posse.bots.fitting import ENDS, descend, gathered, wanted
from posse.engine.game import game
from posse.engine.match import Match, new_match
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

MOST = 5_000  # answers after which a match is given up
HOLD = 0.001  # how strongly weights from few matches stay near the common ones
Moment = tuple[Counts, list[float], int]  # the roles left, the facts, the side that won


def picture(g: BangState) -> tuple[Counts, list[float]]:
    force, cards, counts = [0.0] * ROLES, [0.0] * ROLES, [0] * ROLES
    for seat in g.ring:
        role = g.role[seat]
        counts[role] += 1
        force[role] += vigour(g.life[seat])
        cards[role] += min(MOST_CARDS, len(g.hand[seat]) + len(g.front[seat]))
    sheriff = g.life[g.role.index(SHERIFF)]
    who = (counts[DEPUTY], counts[OUTLAW], counts[RENEGADE])
    return who, facts_of(force, cards, sheriff)


def turns(players: int, seed: str, names: list[str]) -> Iterator[Match]:
    """Yield a match of these bots each time a turn begins. Afterwards it is over, or given up."""
    rng = random.Random(seed)
    bang = game("bang")
    packs = [p for p in bang.setups() if bang.seats(p)[0] <= players <= bang.seats(p)[1]]
    match = new_match("bang", players, seed, packs=rng.choice(packs))
    bots = {at: make(rng.choice(names), "bang", f"{seed}-{at}") for at in range(players)}
    crew, state, turn = Crew(match, bots), match.state, -1
    assert isinstance(state, BangState)
    while match.number < MOST:
        if state.turns != turn and state.choice is not None:
            turn = state.turns
            yield match
        index = crew.choose()
        if index is None:
            break
        match.answer(index)


def watched(players: int, seed: str, names: list[str]) -> list[Moment]:
    """Return the beginning of every turn of one match."""
    seen: list[tuple[Counts, list[float]]] = []
    for match in turns(players, seed, names):
        state = match.state
        assert isinstance(state, BangState)
        seen.append(picture(state))
    return [(*moment, ENDS.index(state.outcome)) for moment in seen] if state.outcome else []


def step(model: Stakes, moment: Moment, rate: float) -> None:
    """Correct the weights of the players who are left, and the common ones, by a small step."""
    counts, facts, end = moment
    own = model.by_counts.setdefault(counts, [row[:] for row in model.common])
    chances = model.chances(counts, facts)
    for side in range(SIDES):
        error = chances[side] - (side == end)
        mine, all_ = own[side], model.common[side]
        for i, fact in enumerate(facts):
            mine[i] -= rate * (error * fact + HOLD * (mine[i] - all_[i]))
            all_[i] -= 0.1 * rate * error * fact


def fit(moments: list[Moment], rounds: int) -> Stakes:
    blank: Weights = [[0.0] * FEATURES for _ in range(SIDES)]
    model = Stakes(blank, {})
    descend(moments, rounds, lambda moment, rate: step(model, moment, rate))
    return model


def main() -> None:
    said = wanted(__doc__, rounds=6, bots="greenhorn,deputy")
    moments = gathered(said, range(4, 9), watched)
    dump(fit(moments, said.rounds))
    print(f"{len(moments)} moments")


if __name__ == "__main__":
    main()

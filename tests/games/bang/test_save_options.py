"""What the view of a player under fire says about a Beer afterwards: people are asked once."""

from __future__ import annotations

from typing import Any

from posse import SPECTATOR, Match
from posse.engine.choice import Choice, Option
from posse.engine.game import game
from posse.engine.ids import Verb
from posse.games.bang.present import HITS
from posse.games.bang.state import BangState
from tests.bang_table import EVERYTHING
from tests.conformance import fresh

BANG = game("bang")
MATCHES = 16
TAKE = Option(Verb("take"))


def foreseen(match: Match, seat: int) -> list[dict[str, Any]]:
    saves: list[dict[str, Any]] = BANG.present(match.view(seat))["saves"]
    return saves


def lets_it_come(match: Match, choice: Choice) -> bool:
    """Gives this answer, if it is possible. Returns whether the engine asks for a Beer now."""
    if choice.topic not in HITS or TAKE not in choice.options:
        return False
    match.answer(choice.options.index(TAKE))
    then = match.choice
    return then is not None and (then.topic, then.seat, then.n) == ("save", choice.seat, 1)


def test_what_is_foreseen_is_what_is_asked_after_the_hit() -> None:
    """And the life points it names are those that are left, for every player."""
    met: dict[str, int] = {}
    for seed in range(MATCHES):
        match, rng = fresh("bang", 6, seed, EVERYTHING)
        state = match.state
        assert isinstance(state, BangState)
        while (choice := match.choice) is not None:
            saves = foreseen(match, choice.seat)
            assert choice.topic in HITS or saves == []
            if lets_it_come(match, choice):
                assert match.choice is not None
                offered = [(o.verb, o.card) for o in match.choice.options if o != TAKE]
                assert offered == [(save["verb"], save["card"]) for save in saves]
                met.update((verb, met.get(verb, 0) + 1) for verb, _ in offered)
                match.answer(0)
                if offered and offered[0][0] == "beer":
                    assert state.life[choice.seat] == saves[0]["life"]
            elif match.choice is choice:
                match.answer(rng.randrange(len(choice.options)))
    assert min(met["beer"], met["spare"]) > 0, met


def test_only_the_asked_player_is_told() -> None:
    told = 0
    for seed in range(MATCHES):
        match, rng = fresh("bang", 6, seed, EVERYTHING)
        while (choice := match.choice) is not None:
            if choice.topic in HITS:
                others = {*range(match.players), SPECTATOR} - {choice.seat}
                assert not any(foreseen(match, seat) for seat in others)
                told += bool(foreseen(match, choice.seat))
            match.answer(rng.randrange(len(choice.options)))
    assert told > MATCHES

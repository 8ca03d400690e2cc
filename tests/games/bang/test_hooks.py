"""Every hook is called for a card in front as for a character, and NONE is never a source."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse import CHARACTER, NONE, Option
from posse.engine.chance import Chance
from posse.engine.ids import Card, Seat, Source, Verb
from posse.engine.text import option_text
from posse.games.bang.cards import CARDS, Kind
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.distance import Sights
from posse.games.bang.frames.turn import hand_limit
from posse.games.bang.power import HOOKS, Power, hooks_of
from posse.games.bang.sources import power_of
from posse.games.bang.state import BangState
from posse.games.bang.verbs import draw

CHARM = "Mustang/8H"  # lies in front and gets another power
BANG = posse.game("bang")


class Charm(Power):
    """Does something at every hook."""

    def further(self, g: BangState, me: int, by: int) -> int:
        return 2 if g.turn == me else 0

    def nearer(self, g: BangState, me: int, at: int) -> int:
        return 1 if g.life[at] == 1 else 0

    def reaches(self, g: BangState, me: int, reach: int) -> int:
        return reach + 1 if g.life[me] < g.max_life[me] else reach

    def counts_as(self, g: BangState, me: int, kind: Kind, symbol: Verb) -> bool:
        return kind.id == "beer" and symbol == "missed"

    def forbids(self, g: BangState, me: int, kind: Kind, symbol: Verb) -> bool:
        return kind.id == "missed" or (kind.id == "stagecoach" and symbol == "play")

    def plays_as(self, g: BangState, me: int, kind: Kind) -> Kind:
        return CARDS[0].kind if kind.id == "saloon" else kind

    def ignores(self, g: BangState, me: int, card: int, by: int) -> bool:
        return CARDS[card].kind.id == "duel"

    def beer_worth(self, g: BangState, me: int, n: int) -> int:
        return n + 1

    def limit(self, g: BangState, me: int, n: int) -> int:
        return n + 3

    def may_save(self, g: BangState, me: int) -> bool:
        return True

    def save_options(self, g: BangState, me: int, src: int, out: list[Option]) -> None:
        out.append(Option(Verb("spare"), Card(src)))

    def perform(self, g: BangState, me: int, option: Option) -> None:
        g.emit(Verb("spare"), Seat(me), n=1)

    def draws(self, g: BangState, me: int) -> bool:
        draw(g, Seat(me), 3)
        return True

    def acts_before_waiting(self, g: BangState, me: int) -> bool:
        if len(g.hand[me]) != 2:
            return False
        draw(g, Seat(me), 1)
        return True

    def hurt(self, g: BangState, me: int, n: int, by: int) -> None:
        g.emit(Verb("heal"), Seat(me), n=n)


@pytest.fixture
def charm(monkeypatch: pytest.MonkeyPatch) -> Power:
    power = Charm()
    power.hooks = hooks_of(power)
    for card in CARDS:
        if card.text == CHARM:
            monkeypatch.setattr(card, "power", power)
    return power


class Table:
    """A position, and what may be answered in it."""

    def __init__(self, **more: Any) -> None:
        ann = {"name": "ann", "role": "sheriff", "hand": more.pop("ann_hand", [])}
        bob = {"name": "bob", "role": "outlaw", "front": [CHARM], "hand": more.pop("bob_hand", [])}
        bob.update(more.pop("bob", {}))
        cat = {"name": "cat", "role": "renegade", "life": 1, "max": 4}
        seats = [ann, bob, cat, {"name": "dan", "role": "outlaw"}]
        spec = {"seats": seats, "deck": ["BANG!/2D", "BANG!/3D", "BANG!/4D", "BANG!/5D"], **more}
        self.g = BANG.position(spec, Chance(b"", 0, []))
        self.names = ["ann", "bob", "cat", "dan"]

    def legal(self) -> list[str]:
        assert self.g.choice is not None
        return [option_text(BANG, option, self.names) for option in self.g.choice.options]

    def answer(self, *texts: str) -> None:
        for text in texts:
            self.g.apply(self.legal().index(text))

    def hand(self, seat: int) -> int:
        assert isinstance(self.g, BangState)
        return len(self.g.hand[seat])


def sights(table: Table, seat: int) -> Sights:
    assert isinstance(table.g, BangState)
    return Sights(table.g, Seat(seat))


@pytest.mark.usefixtures("charm")
class TestOnACardInFront:
    def test_distances_and_reach_may_be_conditional(self) -> None:
        away = Table()
        assert sights(away, 0).distance == [1, 2, 1]
        own = Table(turn="bob")
        assert sights(own, 0).distance == [3, 2, 1]
        assert sights(own, 1).distance == [1, 2, 1] and sights(own, 1).reach == 1
        hurt = Table(bob={"life": 3, "max": 4})
        assert sights(hurt, 1).reach == 2

    def test_what_counts_as_and_is_forbidden(self) -> None:
        table = Table(ann_hand=["BANG!/2C"], bob_hand=["Beer/6H", "Missed!/2S", "BANG!/3C"])
        table.answer("play BANG!/2C > bob")
        assert table.legal() == ["missed Beer/6H", "take"]

    def test_what_is_played_as_something_else_or_not_at_all(self) -> None:
        hand = ["Saloon/5H", "Stagecoach/9S", "Beer/7H"]
        table = Table(turn="bob", bob_hand=hand)
        assert table.legal() == ["play Saloon/5H", "play Beer/7H", "end"]
        table.answer("play Saloon/5H")  # as the card with number 0: laid in front
        assert isinstance(table.g, BangState) and len(table.g.front[1]) == 2

    def test_what_has_no_effect(self) -> None:
        table = Table(ann_hand=["Duel/QD", "BANG!/2C"])
        table.answer("play Duel/QD > bob")
        assert table.g.choice is not None and table.g.choice.seat == 0

    def test_a_loss_prevented(self) -> None:
        table = Table(ann_hand=["BANG!/2C"])
        table.answer("play BANG!/2C > bob", "take")
        assert table.legal() == [f"spare {CHARM}", "take"]
        table.answer(f"spare {CHARM}")
        assert isinstance(table.g, BangState) and table.g.life[1] == 4

    def test_a_beer_worth_more(self) -> None:
        table = Table(turn="bob", bob={"life": 1, "max": 4}, bob_hand=["Beer/6H"])
        table.answer("play Beer/6H")
        assert isinstance(table.g, BangState) and table.g.life[1] == 3

    def test_phase_one_and_the_hand_limit(self) -> None:
        table = Table(turn="bob", phase="draw")
        assert table.hand(1) == 3
        assert isinstance(table.g, BangState) and hand_limit(table.g, Seat(1)) == 7

    def test_stirring_with_cards_in_hand(self) -> None:
        assert Table(bob_hand=["Beer/6H", "Beer/7H"]).hand(1) == 3
        assert Table(bob_hand=["Beer/6H"]).hand(1) == 1


def test_a_hook_nobody_overrides_is_not_asked() -> None:
    assert hooks_of(Power()) == 0
    assert hooks_of(Charm()).bit_count() == len(set(HOOKS) & set(vars(Charm)))
    powers = [card.power for card in CARDS] + [person.power for person in CHARACTERS]
    assert all(power.hooks == hooks_of(power) for power in powers)


def test_an_option_without_its_source_fails_loudly() -> None:
    table = Table()
    assert isinstance(table.g, BangState)
    with pytest.raises(AssertionError, match="must name its source"):
        power_of(table.g, Seat(1), Source(NONE))
    assert power_of(table.g, Seat(1), CHARACTER) is CHARACTERS[0].power

"""The model and the engine play the same match; after every decision they must agree."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any

from posse import Match, game
from posse.engine.chance import Chance, Id, key_of
from posse.engine.choice import Option
from posse.engine.ids import Card, Seat, Verb
from posse.engine.text import event_text, option_text, seat_names
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import ROLES as ROLE_NAMES
from tests.model import turn
from tests.model.cards import ROLES, Printed, deck, people
from tests.model.table import Answer, Question, Table

BANG = game("bang")
LONGEST = 2_000  # decisions: a match with hardly any cards may never end
TOGETHER = ("Vera Custer", "Vulture Sam", "Sid Ketchum")
SHORT = 9  # cards that are left of the deck when it is made short
LAST = 12  # events printed with a difference

SETUPS = (("base",), ("dodge_city",), ("base", "dodge_city"))
TABLES = [
    (packs, players)
    for packs in SETUPS
    for players in range(BANG.seats(packs)[0], BANG.seats(packs)[1] + 1)
]


class Difference(AssertionError):
    """The model and the engine do not agree."""


class Overheard(Chance):
    """The engine's chance. Everything it gives is written down for the model.

    `invited`: characters that are dealt first, if the boxes have them.
    """

    def __init__(self, key: bytes, invited: tuple[str, ...]) -> None:
        super().__init__(key)
        self.invited = invited
        self.told: list[list[int]] = []

    def shuffle(self, cards: list[Id]) -> None:
        super().shuffle(cards)
        if (
            self.invited and len(self.told) == 1
        ):  # roles are shuffled first, then people, then cards
            cards.sort(key=lambda person: CHARACTERS[person].name not in self.invited)
            self.invited = ()
        self.told.append([*cards])

    def pick(self, items: list[Id]) -> Id:
        item = super().pick(items)
        self.told.append([item])
        return item


class SameLuck:
    """Chance for the model: what the engine was given, if it is about the same cards."""

    def __init__(self, overheard: Overheard) -> None:
        self.overheard = overheard

    def shuffled(self, cards: list[int]) -> list[int]:
        told = self._next(f"shuffles {len(cards)} cards")
        if sorted(told) != sorted(cards):
            extra = sorted(set(told) ^ set(cards))
            raise Difference(f"another pile is shuffled: not in both are the cards {extra}")
        return told

    def picked(self, cards: list[int]) -> int:
        told = self._next("picks a card of a hand")
        if len(told) != 1 or told[0] not in cards:
            raise Difference(f"the engine picked {told}, the model picks among {cards}")
        return told[0]

    def _next(self, doing: str) -> list[int]:
        if not self.overheard.told:
            raise Difference(f"the model {doing}, the engine did not")
        return self.overheard.told.pop(0)


class Pair:
    """One match, played twice.

    With every second seed most of the deck is removed after the deal, so that new decks are made
    all the time and sometimes there is no card at all. Every third seed has the house rule. Every
    fourth seed deals characters who seldom meet.
    """

    def __init__(self, packs: tuple[str, ...], players: int, seed: int) -> None:
        self.packs, self.seed = packs, seed
        duplicates = BANG.house["duplicates"][seed % 3 == 2]
        setup = BANG.setup(players, packs, {"duplicates": duplicates})
        self.luck = Overheard(key_of(str(seed)), TOGETHER if seed % 4 == 0 else ())
        state = BANG.deal(setup, self.luck)
        assert isinstance(state, BangState)
        self.g = state
        self.match = Match(BANG, setup, str(seed), state)
        self.names = seat_names(players)
        self.table = self._dealt()
        self.table.doubles = duplicates == "turn_end"
        self.flow = turn.game(self.table)
        self.asked: Question | None = next(self.flow)
        if seed % 2:
            lost = len(self.table.deck) - seed % SHORT
            del self.table.deck[:lost], self.g.deck[:lost]

    def _dealt(self) -> Table:
        """The model's table after the deal. The deal is chance; everything else is checked."""
        g, luck = self.g, self.luck
        _, _, cards = luck.told.pop(0), luck.told.pop(0), luck.told.pop(0)
        printed = {card: read(BANG.card_text(Card(card)), self.packs) for card in cards}
        roles = [ROLE_NAMES[role] for role in g.role]
        names = [CHARACTERS[char].name for char in g.char]
        table = Table(printed, names, roles, SameLuck(luck))
        table.deck = cards
        for seat, (name, role) in enumerate(zip(names, roles, strict=True)):
            table.full[seat] = people(self.packs)[name] + (role == "sheriff")
            table.life[seat] = table.full[seat]
            table.draw(seat, table.life[seat])
        self._same("roles", sorted(ROLES[len(roles)]), sorted(roles))
        self._same("cards", Counter(deck(self.packs)), Counter(printed.values()))
        return table

    # playing ------------------------------------------------------------------------------------

    def play(self) -> int:
        """Plays to the end. Returns how many decisions were compared."""
        rng = random.Random(f"{self.packs} {self.match.players} {self.seed}")
        try:
            self._compare()
            while self.match.choice is not None and self.match.number < LONGEST:
                self._answer(rng)
                self._compare()
        except Difference as difference:
            raise Difference(self._report(str(difference))) from None
        return self.match.number

    def _answer(self, rng: random.Random) -> None:
        choice = self.match.choice
        assert choice is not None
        index = rng.randrange(len(choice.options))
        option = choice.options[index]
        self.match.answer(index)
        try:
            self.asked = self.flow.send((option.verb, option.card, option.seat))
        except StopIteration:
            self.asked = None

    # comparing ----------------------------------------------------------------------------------

    def _compare(self) -> None:
        choice, asked = self.match.choice, self.asked
        if (choice is None) != (asked is None):
            self._same("asked", self._told(asked), None if choice is None else choice.parts())
        if choice is None or asked is None:
            self._same("outcome", self.table.outcome, self.g.outcome)
            self._same("winners", self.table.winners, sorted(self.g.winners))
            self._same("alive", self.table.alive, self.g.ring)
            return
        self._same("asked", (asked.seat, asked.topic), (choice.seat, choice.topic))
        theirs = [(option.verb, option.card, option.seat) for option in choice.options]
        if sorted(asked.options) != sorted(theirs):
            self._same("options", self._texts(asked.options), self._texts(theirs))
        if self.luck.told:
            raise Difference(f"the engine used chance, the model did not: {self.luck.told}")
        engine = seen(self.g)
        for what, mine in self.table.snapshot().items():
            self._same(what, mine, engine[what])

    def _same(self, what: str, model: object, engine: object) -> None:
        if model != engine:
            raise Difference(f"{what}\n  model:  {model}\n  engine: {engine}")

    # reporting ----------------------------------------------------------------------------------

    def _told(self, asked: Question | None) -> str | None:
        return asked and f"p{asked.seat} about {asked.topic}: {self._texts(asked.options)}"

    def _texts(self, options: Sequence[Answer]) -> list[str]:
        made = [Option(Verb(verb), Card(card), Seat(seat)) for verb, card, seat in options]
        return sorted(option_text(BANG, option, self.names) for option in made)

    def _report(self, difference: str) -> str:
        match = self.match
        events = [event_text(BANG, event, self.names) for event in match.events[-LAST:]]
        people = [f"p{i} {name}" for i, name in enumerate(self.table.people)]
        if self.seed % 2:
            difference = f"(deck cut to {self.seed % SHORT} cards) {difference}"
        if self.table.doubles:
            difference = f"(duplicates: turn_end) {difference}"
        where = f"{'+'.join(self.packs)}, {match.players} players, seed {self.seed}"
        return "\n".join(
            [
                f"{where}, decision {match.number}: {difference}",
                f"at the table: {', '.join(people)}; p{self.table.on_turn} is on turn",
                "last events:",
                *[f"  {event}" for event in events],
            ]
        )


def read(text: str, packs: tuple[str, ...]) -> Printed:
    """A card by its text form; its colour is the model's."""
    name, value = text.rsplit("/", 1)
    colours = {card.name: card.colour for card in deck(packs)}
    return Printed(name, colours[name], value[:-1], value[-1])


def seen(g: BangState) -> dict[str, Any]:
    """The engine's state in the model's words."""
    return {
        "turn": g.turn,
        "turns": g.turns,
        "alive": g.ring,
        "open roles": [seat for seat in range(len(g.role)) if g.shown >> seat & 1],
        "life": g.life,
        "full life": g.max_life,
        "ability": [CHARACTERS[char].name for char in g.acts],
        "hand": g.hand,
        "front": g.front,
        "deck": g.deck,
        "pile": g.pile,
        "shelf": g.shelf,
        "in effect": g.acting,
        "bangs": g.bangs,
    }

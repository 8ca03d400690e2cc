"""All packs together: the numbers of their cards, and deck, cast and seats of each combination."""

from __future__ import annotations

from itertools import combinations
from typing import Any, Final

from posse.engine.actions import ActionSpace
from posse.engine.errors import BadSetup
from posse.engine.frame import Frame
from posse.engine.ids import NONE, Card, Topic
from posse.games.bang import zone
from posse.games.bang.actions import TOPICS, verbs
from posse.games.bang.cards import CARDS, KINDS, RANKS, SUITS, Kind, PrintedCard
from posse.games.bang.characters import CHARACTERS, Character
from posse.games.bang.features import BangObserver
from posse.games.bang.pack import DeckRows, Pack, Seats
from posse.games.bang.pack_names import check_names
from posse.games.bang.state import BangState
from posse.games.bang.zone import ACTING, MARKS, TALLIES, ZONES, Furniture

Packs = tuple[str, ...]
# What packs are entered into, so that a pack can be taken out again.
TABLES: Final[tuple[list[Any], ...]] = (
    CARDS, KINDS, CHARACTERS, ZONES, ACTING, MARKS, TALLIES,
)  # fmt: skip


class PackRegistry:
    """Numbers the cards in the order of the packs, so imports do not change the numbers."""

    def __init__(self, packs: tuple[Pack, ...]) -> None:
        self.packs: tuple[Pack, ...] = ()
        self.ids: Packs = ()
        self.numbers: dict[tuple[str, str], list[Card]] = {}  # pack and missing pack -> its cards
        self.loose: dict[str, list[Card]] = {}  # pack -> its pieces
        self.characters: dict[str, list[int]] = {}
        self.decks: dict[Packs, list[Card]] = {}  # made when they are first asked for
        self.before: list[int] = []  # the lengths of TABLES before the pack added last
        for pack in packs:
            self._number(pack)
        self._check_company()
        self.check()

    def _check_company(self) -> None:
        for pack in self.packs:
            unknown = pack.company - {*self.ids}
            assert not unknown, f"{pack.id} goes with {', '.join(sorted(unknown))}: no such pack"

    def _number(self, pack: Pack) -> None:
        self.packs = (*self.packs, pack)
        self.ids = (*self.ids, pack.id)
        self.numbers[pack.id, ""] = number(pack.id, pack.deck)
        for missing, rows in pack.deck_without.items():
            self.numbers[pack.id, missing] = number(pack.id, rows)
        self.loose[pack.id] = [enter(kind, NONE, 0, pack.id) for kind in pack.pieces]
        self.characters[pack.id] = introduce(pack)
        furnish(pack)

    def add(self, pack: Pack) -> None:
        """Take a pack after the others, wholly or not at all. Raises BadSetup.

        It may name packs that are not here. The numbers of the others' cards stay.
        """
        if pack.id in self.ids:
            raise BadSetup(f"there is already a pack {pack.id!r}")
        self.before = [len(table) for table in TABLES]
        try:
            self._number(pack)
            self.check()
        except (Exception, SystemExit):
            self.drop_last()
            raise

    def drop_last(self) -> None:
        """Take the pack that was added last out again."""
        pack = self.packs[-1]
        for table, length in zip(TABLES, self.before, strict=True):
            del table[length:]
        self.packs, self.ids = self.packs[:-1], self.ids[:-1]
        self.numbers = {key: cards for key, cards in self.numbers.items() if key[0] != pack.id}
        self.decks = {packs: cards for packs, cards in self.decks.items() if pack.id not in packs}
        self.loose.pop(pack.id, None)
        zone.forget()
        self.characters.pop(pack.id, None)

    def check(self) -> None:
        """Raise BadSetup for mistakes of a pack: names in use, no combination."""
        check_names(self.packs)
        for pack in self.packs:
            if not any([pack.id in packs for packs in self.setups()]):
                raise BadSetup(f"{pack.id} can be played in no combination")

    # what a combination contains -----------------------------------------------------------------

    def deck(self, packs: Packs) -> list[Card]:
        """Return the deck of these packs. Do not change it."""
        if packs not in self.decks:
            out: list[Card] = []
            for (pack, missing), cards in self.numbers.items():
                if pack in packs and missing not in packs:
                    out += cards
            self.decks[packs] = out
        return self.decks[packs]

    def cast(self, packs: Packs) -> list[int]:
        out: list[int] = []
        for pack in self.chosen(packs):
            out += self.characters[pack.id]
        return out

    def pieces(self, packs: Packs) -> list[Card]:
        out: list[Card] = []
        for pack in self.chosen(packs):
            out += self.loose[pack.id]
        return out

    def furnish(self, g: BangState, packs: Packs, players: int) -> None:
        """Make room in the state for what these packs add, if they add anything."""
        if any([pack.zones or pack.marks or pack.tallies for pack in self.chosen(packs)]):
            zone.furnish(g, packs, players)

    def prepare(self, g: BangState, packs: Packs) -> None:
        """Lay out what these packs add beside cards and characters."""
        for pack in self.chosen(packs):
            if pack.prepare is not None:
                pack.prepare(g, self.loose[pack.id])

    def complete(self, g: BangState, packs: Packs) -> list[Card]:
        """Add to a position of a scenario what need not be written: these pieces."""
        out: list[Card] = []
        for pack in self.chosen(packs):
            if pack.complete is not None:
                out += pack.complete(g, self.loose[pack.id])
        return out

    def house(self, packs: Packs) -> dict[str, tuple[str, ...]]:
        out: dict[str, tuple[str, ...]] = {}
        for pack in self.chosen(packs):
            out.update(pack.house)
        return out

    def actions(self, packs: Packs, players: int) -> ActionSpace:
        """Return every possible answer with these packs."""
        deeds = [deed for pack in self.chosen(packs) for deed in pack.actions]
        cards = self.deck(packs) + self.pieces(packs)
        return ActionSpace(players, verbs(deeds, cards))

    def observer(self, packs: Packs, players: int) -> BangObserver:
        cards = self.deck(packs) + self.pieces(packs)
        cast, topics = self.cast(packs), self.topics(packs)
        return BangObserver(players, cards, cast, topics, Furniture(packs))

    def topics(self, packs: Packs) -> tuple[Topic, ...]:
        """Return the possible topics with these packs."""
        found = list(TOPICS)
        for pack in self.chosen(packs):
            found += pack.topics
        return tuple(dict.fromkeys(found))

    def frames(self) -> list[type[Frame]]:
        """Return the frames of all packs.

        A save names its frames, whatever packs it was made with.
        """
        out: list[type[Frame]] = []
        for pack in self.packs:
            out += pack.frames
        return out

    def chosen(self, packs: Packs) -> list[Pack]:
        return [pack for pack in self.packs if pack.id in packs]

    # which combinations there are (decision B27) ------------------------------------------------

    def setups(self) -> list[Packs]:
        """Return every playable combination, in the order of the list, small ones first."""
        out: list[Packs] = []
        mixed: list[Packs] = [()]  # of one size: packs of which each goes with each other one
        while mixed:
            mixed = [(*packs, more) for packs in mixed for more in self._later_company(packs)]
            out += [packs for packs in mixed if self.fit(packs)]
        return out

    def _later_company(self, packs: Packs) -> list[str]:
        """Return the packs after these, in the order of the list, that go with all of them."""
        first = self.ids.index(packs[-1]) + 1 if packs else 0
        return [id for id in self.ids[first:] if self._together((*packs, id))]

    def _together(self, packs: Packs) -> bool:
        pairs = combinations(self.chosen(packs), 2)
        return all([a.id in b.company or b.id in a.company for a, b in pairs])

    def fit(self, packs: Packs) -> bool:
        chosen = self.chosen(packs)
        together = self._together(packs)
        met = all([not pack.needs or bool({*pack.needs} & {*packs}) for pack in chosen])
        return together and met and any([pack.seats is not None for pack in chosen])

    def seats(self, packs: Packs) -> Seats:
        """Return the widest range of players that any of the packs allows in this combination."""
        if not self.fit(packs):
            raise BadSetup(f"these packs cannot be combined: {', '.join(packs) or 'none'}")
        ranges: list[Seats] = []
        for pack in self.chosen(packs):
            company = [seats for other, seats in pack.seats_with.items() if other in packs]
            ranges += company or ([pack.seats] if pack.seats else [])
        return (min([low for low, _ in ranges]), max([high for _, high in ranges]))


def number(pack: str, rows: DeckRows) -> list[Card]:
    """Add the cards of these rows to the table. A known kind is not added twice."""
    out: list[Card] = []
    for kind, faces in rows:
        for face in faces.split():
            out.append(enter(kind, SUITS.index(face[-1]), RANKS.index(face[:-1]) + 2, pack))
    return out


def enter(kind: Kind, suit: int, rank: int, pack: str) -> Card:
    """Add a card to the table and return its number."""
    if kind not in KINDS:
        kind.pack = pack
        KINDS.append(kind)
    CARDS.append(PrintedCard(Card(len(CARDS)), kind, suit, rank, pack))
    return Card(len(CARDS) - 1)


def furnish(pack: Pack) -> None:
    """Number the zones, marks and tallies of a pack."""
    for row in pack.zones:
        row.number, row.pack = len(ZONES), pack.id
        ZONES.append(row)
        if row.acts:
            ACTING.append(row)
    for mark in pack.marks:
        mark.number, mark.pack = len(MARKS), pack.id
        MARKS.append(mark)
    for tally in pack.tallies:
        tally.number, tally.pack = len(TALLIES), pack.id
        TALLIES.append(tally)


def introduce(pack: Pack) -> list[int]:
    """Add the characters of a pack to the table."""
    out: list[int] = []
    for name, life, power in pack.cast:
        out.append(len(CHARACTERS))
        CHARACTERS.append(Character(name, life, power, pack.id))
    return out

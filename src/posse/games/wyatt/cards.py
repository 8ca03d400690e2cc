"""The 78 cards. A card is an index. Players cannot tell cards of one kind apart."""

from __future__ import annotations

from typing import Final

from posse.engine.ids import Card, Verb
from posse.engine.text import slug
from posse.games.wyatt import verb_names

OUTLAWS: Final = (
    "Belle Starr",
    "Billy the Kid",
    "Bob Dalton",
    "Butch Cassidy",
    "Jesse James",
    "Sundance Kid",
    "Wes Hardin",
)
COUNT: Final = len(OUTLAWS)
COPIES: Final = 7  # of each outlaw


class Kind:
    """All cards of one name: points in a row, bills for the poster, and how it is played.

    `verb` is the verb of the option that plays it. With `shot` a card is turned over first, and
    only if that one hits, it works.
    """

    def __init__(
        self,
        name: str,
        copies: int,
        verb: Verb,
        points: int = 0,
        bills: int = 0,
        shot: bool = False,
    ) -> None:
        self.id = slug(name)
        self.name = name
        self.copies = copies
        self.verb = verb
        self.points = points
        self.bills = bills
        self.shot = shot


KINDS: Final[tuple[Kind, ...]] = (
    *[Kind(name, COPIES, verb_names.LAY, points=2) for name in OUTLAWS],
    *[Kind(f"Photo {name}", 1, verb_names.PHOTO, points=4, bills=1) for name in OUTLAWS],
    Kind("Stagecoach Robbery", 2, verb_names.STAGECOACH, points=1, bills=3, shot=True),
    Kind("Bank Robbery", 4, verb_names.BANK, points=2, bills=1, shot=True),
    Kind("Fastest Gun", 3, verb_names.GUN, points=3, bills=1, shot=True),
    Kind("Most Wanted", 3, verb_names.WANTED),
    Kind("Hideout", 3, verb_names.HIDEOUT, shot=True),
    Kind("Wyatt Earp", 7, verb_names.EARP),
)
PHOTO: Final = COUNT  # kinds PHOTO … PHOTO + 6 are the photos of the outlaws
STAGECOACH: Final = 14
BANK: Final = 15
GUN: Final = 16
WANTED: Final = 17
HIDEOUT: Final = 18
EARP: Final = 19
ATTACHED: Final = (STAGECOACH, BANK, GUN)  # laid to a row of the player after a hit

# By card: its kind, and the points that it adds to a row.
KIND: Final[list[int]] = [kind for kind, row in enumerate(KINDS) for _ in range(row.copies)]
POINTS: Final[list[int]] = [KINDS[kind].points for kind in KIND]
CARDS: Final = len(KIND)
EVERY_CARD: Final[list[Card]] = [Card(number) for number in range(CARDS)]  # not to be changed

# By kind: the card that stands for all cards of the kind in options.
FIRST: Final[list[Card]] = [Card(KIND.index(kind)) for kind in range(len(KINDS))]


def is_outlaw(card: Card) -> bool:
    """Return True for outlaw cards.

    Only they show a bullet hole: turned up, they are hits.
    """
    return KIND[card] < COUNT


def is_law(card: Card) -> bool:
    """Return True for sheriff cards. A player may play one a turn."""
    return KIND[card] >= COUNT

"""Changes to a draft: a copy of a table's row that is not stored yet."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
from msgspec import UNSET

from posse.engine.game import game
from posse.server.errors import Refused
from posse.server.store.rows import BOT, EMPTY, PERSON, SeatRow, TableRow
from posse.server.table.bot_names import BOT_NAMES
from posse.server.wire.clean_text import STRANGER, unique
from posse.server.wire.requests import Options


def sit(draft: TableRow, seat: int, person: str, name: str) -> None:
    """Seats a person in place of a bot. They leave their old seat. Raises Refused."""
    if draft.seats[seat].kind == PERSON:
        raise Refused("taken", "somebody sits there already")
    for i, other in enumerate(draft.seats):
        if other.kind == PERSON and other.person == person:
            draft.seats[i] = SeatRow()
    shown = free_name(draft, name or STRANGER, seat)
    draft.seats[seat] = SeatRow(PERSON, shown, person)
    draft.host = draft.host or person


def shuffle(draft: TableRow, below: Callable[[int], int]) -> None:
    """Deals the seats anew: each order is as likely as any other."""
    for last in range(len(draft.seats) - 1, 0, -1):
        other = below(last + 1)
        draft.seats[last], draft.seats[other] = draft.seats[other], draft.seats[last]


def clear(draft: TableRow, seat: int) -> None:
    gone = draft.seats[seat].person
    draft.seats[seat] = SeatRow()
    _pass_host(draft, gone)


def put_bot(draft: TableRow, seat: int, bot: str, playing: bool = False) -> None:
    """Seats a bot. Its name fits its strength; during a match a bot keeps its name."""
    old = draft.seats[seat]
    if old.kind == BOT and (playing or names_of(bot) == names_of(old.bot)):
        draft.seats[seat] = msgspec.structs.replace(old, bot=bot)
        return
    draft.seats[seat] = SeatRow(BOT, _bot_name(draft, bot), bot=bot)
    _pass_host(draft, old.person)


def fill(draft: TableRow, *bots: str) -> None:
    """Before a match: seats bots in every empty seat, in this order, again from the first on.

    People who left during an older match can no longer come back.
    """
    empty = 0
    for i, seat in enumerate(draft.seats):
        seat.left = ""
        if seat.kind == EMPTY:
            put_bot(draft, i, bots[empty % len(bots)])
            empty += 1


def welcome(draft: TableRow, known: list[str]) -> list[str]:
    """The bots of a first match ("Play now"): one of them plays better than the others."""
    first = known[0]
    better = "deputy" if "deputy" in known else first
    return [better, *[first] * (draft.players - 1)]


def configure(draft: TableRow, wanted: Options) -> None:
    """Changes the settings. Raises BadSetup if the game does not allow it."""
    if wanted.clock is not UNSET:
        draft.clock = wanted.clock
    if wanted.public is not UNSET:
        draft.public = wanted.public
    if wanted.hints is not UNSET:
        draft.hints = wanted.hints
    if wanted.shuffle is not UNSET:
        draft.shuffle = wanted.shuffle
    if wanted.take_back is not UNSET:
        draft.take_back = wanted.take_back
    packs = draft.packs if wanted.packs is UNSET else wanted.packs
    players = draft.players if wanted.players is UNSET else wanted.players
    found = game(draft.game)
    if wanted.house is UNSET:  # keeps the rules that still apply
        rules = found.house_rules(tuple(packs))
        house = {rule: value for rule, value in draft.house.items() if rule in rules}
    else:
        house = wanted.house
    setup = found.setup(players, tuple(packs), house)
    draft.packs, draft.house, draft.players = list(setup.packs), setup.house, setup.players
    _resize(draft)


def rename(draft: TableRow, names: tuple[str, ...]) -> None:
    """Gives the bots the names that a lesson speaks of."""
    for i, (seat, name) in enumerate(zip(draft.seats, names, strict=True)):
        if seat.kind == BOT:
            seat.name = free_name(draft, name, i)


def free_name(draft: TableRow, name: str, seat: int) -> str:
    return unique(name, {other.name for i, other in enumerate(draft.seats) if i != seat})


def _resize(draft: TableRow) -> None:
    """Makes as many seats as players. People beyond the end move to other seats."""
    kept, cut = draft.seats[: draft.players], draft.seats[draft.players :]
    kept += [SeatRow() for _ in range(draft.players - len(kept))]
    for person in [seat for seat in cut if seat.kind == PERSON]:
        free = [i for i, seat in enumerate(kept) if seat.kind != PERSON]
        if not free:
            raise Refused("taken", "more people sit here than that")
        kept[free[0]] = person
    draft.seats = kept


def _pass_host(draft: TableRow, gone: str) -> None:
    """Makes the next person host if the host has left."""
    if gone and draft.host == gone:
        people = [seat.person for seat in draft.seats if seat.kind == PERSON]
        draft.host = people[0] if people else ""


def names_of(bot: str) -> tuple[str, ...]:
    return BOT_NAMES.get(bot, BOT_NAMES["greenhorn"])


def _bot_name(draft: TableRow, bot: str) -> str:
    taken = {seat.name for seat in draft.seats}
    names = names_of(bot)
    free = [name for name in names if name not in taken]
    return random.SystemRandom().choice(free) if free else unique(names[0], taken)

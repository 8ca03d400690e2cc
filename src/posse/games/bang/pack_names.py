"""Names that packs give. Each is there once among all packs: words, positions and saves use it."""

from __future__ import annotations

from typing import Final

from posse.engine.errors import BadSetup
from posse.games.bang import verb_names
from posse.games.bang.cards import KINDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.frames.all import CORE
from posse.games.bang.pack import Pack
from posse.games.bang.zone import TAKEN, TALLIES

Named = tuple[str, str, str]  # what it is, its name, the pack that it belongs to
GAME: Final = "bang"  # the game itself


def check_names(packs: tuple[Pack, ...]) -> None:
    """Raise BadSetup, which names both packs, if two of them use a name."""
    _check_once([("kind", kind.id, kind.pack) for kind in KINDS])
    _check_once([("character", person.id, person.pack) for person in CHARACTERS])
    own = [("frame", frame.__name__, pack.id) for pack in packs for frame in pack.frames]
    _check_once([*[("frame", frame.__name__, GAME) for frame in CORE], *own])
    _check_once([("house rule", rule, pack.id) for pack in packs for rule in pack.house])
    _check_once([*[("key", name, GAME) for name in TAKEN], *_things(packs)])
    _check_tallies(packs)


def _things(packs: tuple[Pack, ...]) -> list[Named]:
    """Return zones, marks and tallies, pack by pack: the later pack must choose another name."""
    out: list[Named] = []
    for pack in packs:
        out += [("zone", name, pack.id) for zone in pack.zones for name in zone.names()]
        out += [("mark", mark.name, pack.id) for mark in pack.marks]
        out += [("tally", tally.name, pack.id) for tally in pack.tallies]
    return out


def _check_once(rows: list[Named]) -> None:
    owners: dict[str, str] = {}
    for what, name, pack in rows:
        if name in owners:
            owner, better = owners[name], f"{pack}_{name}"
            raise BadSetup(f"{what} {name!r} of {pack} is in use by {owner}: call it {better}")
        owners[name] = pack


def _check_tallies(packs: tuple[Pack, ...]) -> None:
    """The event of a tally has its name, so no other event may have it."""
    spoken = {name.lower() for name in vars(verb_names) if name.isupper()}
    spoken |= {deed.verb for pack in packs for deed in pack.actions}
    for tally in TALLIES:
        if tally.name in spoken:
            raise BadSetup(f"tally {tally.name!r} of {tally.pack} is called like a verb")

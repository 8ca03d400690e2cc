"""What is agreed before the first card is dealt, and which set-ups a game has."""

from __future__ import annotations

from typing import Any

from posse.engine.compiling import mypyc_attr
from posse.engine.errors import BadSetup


class Setup:
    """What is agreed before the first card is dealt: game, players, packs and house rules."""

    def __init__(
        self, game: str, players: int, packs: tuple[str, ...], house: dict[str, str]
    ) -> None:
        self.game = game
        self.players = players
        self.packs = packs
        self.house = house


@mypyc_attr(allow_interpreted_subclasses=True)
class SetupRules:
    """The set-ups of a game: numbers of players, packs and house rules. `Game` derives from it."""

    def __init__(self, id: str, packs: tuple[str, ...], house: dict[str, tuple[str, ...]]) -> None:
        self.id = id
        self.packs = packs  # all packs; a match takes the first one by default
        self.house = house  # house rule -> its values, default first; packs may add more
        # Of plugins: the game or pack -> its package with the version, as records hold it.
        self.origins: dict[str, str] = {}

    @property
    def default_packs(self) -> tuple[str, ...]:
        """The packs of a match that names none."""
        return self.packs[:1]

    def add_pack(self, pack: Any) -> None:
        """Take a pack of an installed package, wholly or not at all.

        Raises TypeError if the game takes none, or whatever is wrong with the pack.
        """
        raise TypeError(f"{self.id} takes no packs")

    def plugins(self, packs: tuple[str, ...]) -> dict[str, str]:
        """Return what of the game and these packs comes from plugins, and from which."""
        return {id: self.origins[id] for id in (self.id, *packs) if id in self.origins}

    def setups(self) -> list[tuple[str, ...]]:
        """Return every combination of packs that can be played."""
        return [self.default_packs]

    def house_rules(self, packs: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        """Return the house rules with these packs, in the form of `house`."""
        return self.house

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        """Return the fewest and most players with these packs.

        Raises BadSetup if the packs do not combine.
        """
        raise AssertionError(self.id)

    def setup(
        self, players: int, packs: tuple[str, ...] | None, house: dict[str, str] | None
    ) -> Setup:
        """Return a checked set-up with the defaults filled in.

        Raises BadSetup if it is not possible.
        """
        chosen = self.checked_packs(packs)
        fewest, most = self.seats(chosen)
        if not fewest <= players <= most:
            what = f"{self.id} ({', '.join(chosen)})" if chosen else self.id
            raise BadSetup(f"{what} is for {fewest} to {most} players, not {players}")
        return Setup(self.id, players, chosen, self.checked_house(chosen, house or {}))

    def checked_packs(self, packs: tuple[str, ...] | None) -> tuple[str, ...]:
        """Return these packs in the game's own order; raise BadSetup if they do not combine."""
        if packs is None:
            return self.default_packs
        for pack in packs:
            if pack not in self.packs:
                known = ", ".join(self.packs) or "none"
                raise BadSetup(f"{self.id} has no pack {pack!r}; there are: {known}")
            if packs.count(pack) > 1:
                raise BadSetup(f"pack {pack!r} is named twice")
        chosen = tuple([pack for pack in self.packs if pack in packs])
        self.seats(chosen)
        return chosen

    def refuse_packs(self, packs: tuple[str, ...]) -> None:
        """Raise BadSetup if packs are named: for a game that has none."""
        if packs:
            raise BadSetup(f"{self.id} has no packs")

    def checked_house(self, packs: tuple[str, ...], given: dict[str, str]) -> dict[str, str]:
        """Return all house rules with their values, defaults filled in.

        Raises BadSetup for a rule or a value that does not exist.
        """
        rules = self.house_rules(packs)
        for rule, value in given.items():
            if rule not in rules:
                known = ", ".join(rules) or "none"
                raise BadSetup(f"{self.id} has no house rule {rule!r}; there are: {known}")
            if value not in rules[rule]:
                values = ", ".join(rules[rule])
                raise BadSetup(f"house rule {rule} is one of {values}, not {value!r}")
        return {rule: given.get(rule, values[0]) for rule, values in rules.items()}

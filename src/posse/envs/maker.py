"""What the modules of the games share: `env` and `raw_env`, the names that PettingZoo uses."""

from __future__ import annotations

from typing import Any

from posse.envs.pettingzoo_env import TableEnv

Packs = tuple[str, ...] | list[str] | None


class Maker:
    """Makes environments of one game, with `players` by default."""

    def __init__(self, id: str, players: int) -> None:
        self.id = id
        self.players = players

    def env(
        self,
        players: int | None = None,
        packs: Packs = None,
        house: dict[str, str] | None = None,
        **more: Any,
    ) -> TableEnv:
        """Return a table. `more`: strict, shaping, render_mode, language (see TableEnv).

        Raises BadSetup if the game cannot be played so.
        """
        return TableEnv(self.id, players or self.players, packs, house, **more)

    def raw_env(
        self,
        players: int | None = None,
        packs: Packs = None,
        house: dict[str, str] | None = None,
        **more: Any,
    ) -> TableEnv:
        """Return a table in which an illegal answer is an error.

        Raises BadSetup if the game cannot be played so.
        """
        return self.env(players, packs, house, strict=True, **more)

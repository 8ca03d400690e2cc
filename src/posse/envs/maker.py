"""What the modules of the games share: `env` and `raw_env`, as PettingZoo names them."""

from __future__ import annotations

from typing import Any

from posse.envs.table import TableEnv

Packs = tuple[str, ...] | list[str] | None


class Maker:
    """Makes environments of one game; `players` unless told otherwise."""

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
        """A table. `more`: strict, shaping, render_mode, language (see TableEnv)."""
        return TableEnv(self.id, players or self.players, packs, house, **more)

    def raw_env(
        self,
        players: int | None = None,
        packs: Packs = None,
        house: dict[str, str] | None = None,
        **more: Any,
    ) -> TableEnv:
        """The same, but an illegal answer is an error."""
        return self.env(players, packs, house, strict=True, **more)

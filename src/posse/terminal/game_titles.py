"""Names of games with their packs, and the list that `posse games` prints."""

from __future__ import annotations

from typing import Any

from posse.engine.game import Game, all_games
from posse.locales import Words


def title(words: Words, found: Game, packs: tuple[str, ...]) -> str:
    """Return `BANG! + Dodge City`. A pack without the usual ones just follows the name."""
    usual = found.default_packs
    more = [pack_name(words, found, pack) for pack in packs if pack not in usual]
    game = named(words, f"{found.id}-name", found.id)
    if not more:
        return game
    id = "terminal-title" if any(pack in usual for pack in packs) else "terminal-title-alone"
    return words.say(id, game=game, packs=" + ".join(more))


def pack_name(words: Words, found: Game, pack: str) -> str:
    return named(words, f"{found.id}-pack-{pack}", pack)


def named(words: Words, id: str, otherwise: str) -> str:
    return words.say(id) if words.first([id]) else otherwise


def facts_of(found: Game) -> dict[str, Any]:
    """Return a game as `posse games --json` lists it."""
    from posse.bots import names

    setups = [
        {"packs": list(packs), "players": list(found.seats(packs))} for packs in found.setups()
    ]
    return {
        "id": found.id,
        "version": found.version,
        "players": list(found.seats(found.default_packs)),
        "packs": list(found.packs),
        "default_packs": list(found.default_packs),
        "setups": setups,
        "house": {rule: list(vs) for rule, vs in found.house_rules(found.packs).items()},
        "bots": names(found.id),
    }


def games_list(words: Words) -> list[str]:
    """Return every game with its set-ups, each as it is written on the command line."""
    lines: list[str] = []
    for found in all_games():
        row = facts_of(found)
        ranges = [setup["players"] for setup in row["setups"]]
        name = title(words, found, found.default_packs)
        most = {"low": min(low for low, _ in ranges), "high": max(high for _, high in ranges)}
        lines.append(words.say("terminal-game", game=found.id, name=name, **most))
        lines += [setup_line(words, found, packs) for packs in found.setups() if packs]
        lines += [f"  --set {rule}={'|'.join(values)}" for rule, values in row["house"].items()]
        lines.append(f"  --bots {'|'.join(row['bots'])}")
    return lines


def setup_line(words: Words, found: Game, packs: tuple[str, ...]) -> str:
    low, high = found.seats(packs)
    name = title(words, found, packs)
    return words.say("terminal-setup", packs=",".join(packs), name=name, low=low, high=high)

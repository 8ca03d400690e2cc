"""Twenty recorded matches of every set-up (tests/golden): a change of rules is a diff there.

`make golden` records them again after the game's `version` was raised. The first records of a file
tell their events in words. The others keep one letter for each event. A letter depends on all
events up to it, so the first letter that differs shows where the match took another way.
"""

from __future__ import annotations

import random
import textwrap
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from string import ascii_letters, digits
from typing import NamedTuple

from posse import Game, Match, new_match
from posse.engine.event import Event
from posse.engine.game import all_games
from posse.engine.ids import ALL, NONE
from posse.engine.text import event_text, seat_names
from tools.shell import ROOT, fail, say

FOLDER = ROOT / "tests" / "golden"
RECORDS = 20
IN_WORDS = 9_000  # characters of events in words; the record that exceeds it is the last with words
LETTERS = ascii_letters + digits + "+-"  # as many as six bits can name
WIDTH = 100
HEAD = "# Recorded matches. Made by `make golden`: do not edit by hand."


class Record(NamedTuple):
    """One match: how it was dealt, its answers, and its events."""

    players: int
    seed: str
    answers: list[int]
    digest: str  # digest of all events and the result
    letters: str  # one letter for each event
    words: list[str]  # the events in words; empty if only the letters are kept


class Golden(NamedTuple):
    """One file: the records of a set-up, and the version of the rules that made them."""

    version: int
    records: list[Record]


def places() -> Iterator[tuple[Game, tuple[str, ...], Path]]:
    """Every set-up with its file."""
    for game in all_games():
        for packs in game.setups():
            yield game, packs, FOLDER / f"{'-'.join([game.id, *packs])}.txt"


# what happened --------------------------------------------------------------------------------


def happened(match: Match) -> list[str]:
    """The events in words. After @ comes the audience of a card that not everybody may read."""
    names = seat_names(match.players)
    return [_line(match.game, event, names) for event in match.events]


def _line(game: Game, event: Event, names: list[str]) -> str:
    audience = "" if event.card == NONE or event.see == ALL else f" @{event.see:x}"
    return event_text(game, event, names) + audience


def lettered(lines: list[str]) -> str:
    """One letter for each line. It depends on all lines up to it."""
    hasher, letters = blake2b(digest_size=8), []
    for line in lines:
        hasher.update(f"{line}\n".encode())
        letters.append(LETTERS[hasher.copy().digest()[0] % len(LETTERS)])
    return "".join(letters)


def digest(match: Match, lines: list[str]) -> str:
    result = match.result
    ending = "" if result is None else f"{result.json()}"
    return blake2b("\n".join([*lines, ending]).encode(), digest_size=8).hexdigest()


# making ---------------------------------------------------------------------------------------


def make(game: Game, packs: tuple[str, ...]) -> Golden:
    """Plays the matches. Every player answers at random."""
    fewest, most = game.seats(packs)
    records, room = [], IN_WORDS
    for number in range(RECORDS):
        players, seed = fewest + number % (most - fewest + 1), f"golden {number}"
        match = new_match(game.id, players, seed, packs=packs)
        rng = random.Random(f"{game.id} {packs} {number}")
        while match.choice is not None:
            match.answer(rng.randrange(len(match.choice.options)))
        lines = happened(match)
        words = lines if room > 0 else []
        room -= sum(len(line) for line in words)
        told = (match.answers, digest(match, lines), lettered(lines), words)
        records.append(Record(players, seed, *told))
    return Golden(game.version, records)


def text(golden: Golden) -> str:
    parts = [HEAD, f"version {golden.version}"]
    for record in golden.records:
        answers = " ".join(str(answer) for answer in record.answers)
        parts += ["", f"record players={record.players} digest={record.digest} seed={record.seed}"]
        parts += [f"answers {line}" for line in textwrap.wrap(answers, WIDTH)]
        if record.words:
            parts += [f"  {line}" for line in record.words]
        else:
            letters = record.letters
            cut = [letters[at : at + WIDTH] for at in range(0, len(letters), WIDTH)]
            parts += [f"letters {line}" for line in cut]
    return "\n".join(parts) + "\n"


# reading --------------------------------------------------------------------------------------


def read(content: str) -> Golden:
    head, *blocks = content.split("\nrecord ")
    return Golden(int(head.split("version ")[1]), [_record(block) for block in blocks])


def _record(block: str) -> Record:
    first, *lines = block.rstrip("\n").split("\n")
    players, digest_, seed = first.split(" ", 2)
    answers = " ".join(line[8:] for line in lines if line.startswith("answers "))
    words = [line[2:] for line in lines if line.startswith("  ")]
    letters = "".join(line[8:] for line in lines if line.startswith("letters "))
    return Record(
        int(players.split("=")[1]),
        seed.split("=")[1],
        [int(answer) for answer in answers.split()],
        digest_.split("=")[1],
        letters or lettered(words),
        words,
    )


# comparing ------------------------------------------------------------------------------------


def difference(game: Game, packs: tuple[str, ...], golden: Golden) -> str:
    """What differs from the record; empty if nothing does."""
    for number, record in enumerate(golden.records):
        match, broken = replayed(game, packs, record)
        lines = happened(match)
        if broken or digest(match, lines) != record.digest:
            return f"record {number} ({record.players} players): {_first(record, lines, broken)}"
    return ""


def replayed(game: Game, packs: tuple[str, ...], record: Record) -> tuple[Match, str]:
    """The match with the old answers as far as they are legal, and why they end there."""
    match = new_match(game.id, record.players, record.seed, packs=packs)
    for answer in record.answers:
        if match.choice is None or answer >= len(match.choice.options):
            return match, f"answer {match.number} does not fit any more"
        match.answer(answer)
    return match, "" if match.choice is None else "the match is not over after the last answer"


def _first(record: Record, lines: list[str], broken: str) -> str:
    """The first event that differs."""
    letters = lettered(lines)
    count = min(len(letters), len(record.letters))
    at = next((at for at in range(count) if letters[at] != record.letters[at]), count)
    if at == len(letters) == len(record.letters):
        return broken or "all events are the same, the result is not"
    before = lines[at - 1] if at else "the deal"
    expected = record.words[at] if at < len(record.words) else "the end"
    if not record.words:
        expected = "something else (only a letter of it is kept)"
    now = lines[at] if at < len(lines) else broken or "the end"
    return f"event {at}, after {before!r}\n  expected: {expected}\n  now:      {now}"


def advice(game: Game) -> str:
    return (
        f"the rules of this game have changed: raise its `version` (now {game.version}) in "
        f"src/posse/games/{game.id}/game.py and run `make golden`"
    )


def main() -> None:
    """Writes every file again. Refuses where events differ under the same version."""
    FOLDER.mkdir(exist_ok=True)
    refused = 0
    for game, packs, path in places():
        old = read(path.read_text()) if path.exists() else None
        if old is not None and old.version == game.version:
            told = difference(game, packs, old)
            if told:
                say(f"{path.name}: {told}\n{advice(game)}")
                refused += 1
                continue
        path.write_text(text(make(game, packs)))
    known = {path for _, _, path in places()}
    for path in set(FOLDER.glob("*.txt")) - known:
        path.unlink()
    if refused:
        fail(f"{refused} files were left as they are")


if __name__ == "__main__":
    main()

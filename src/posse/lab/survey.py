"""What a match tells beside its winner: opening hands, eliminations and their causes, length.

A survey counts that over many matches, table by table. It also compares two house rules on the same
deals.
"""

from __future__ import annotations

from functools import cache

from posse.bots import crew
from posse.engine import verb_names
from posse.engine.chance import Chance, key_of
from posse.engine.event import Event
from posse.engine.game import Game, game
from posse.engine.match import Match
from posse.engine.setup import Setup
from posse.lab.nested_counts import Counts, add, count, trial
from posse.lab.simulation import CAP, Job

Task = tuple[Job, dict[str, str] | None]  # matches, and the house rules to compare with

STEP = 5  # percent: the steps in which waiting is counted


def survey(task: Task) -> Counts:
    """Play the matches of a job and return their counts.

    They lie under `one`, and those with the other house rules under `other`.
    """
    (id, players, packs, house, seed, bots, start, stop), other = task
    found = game(id)
    setups = [found.setup(players, packs, rules) for rules in (house, other) if rules is not None]
    out: Counts = {}
    for number in range(start, stop):
        played = [play(found, setup, f"{seed}-{number}", bots) for setup in setups]
        for name, match in zip(("one", "other"), played, strict=False):
            note(out.setdefault(name, {}), match)
        if other is not None:
            compare(out.setdefault("pairs", {}), *played)
    return out


def play(found: Game, setup: Setup, seed: str, bots: str) -> Match:
    """Play one match with these bots and return it."""
    match = Match(found, setup, seed, found.deal(setup, Chance(key_of(seed))))
    crew(match, bots, seed).play(CAP)
    return match


class Story:
    """What the log of a match tells, read once."""

    def __init__(self, match: Match) -> None:
        self.kinds = kinds(match.game.id)
        self.first = 0  # the seat that began
        self.turns = 0
        self.own = [0] * match.players  # turns of each seat
        self.opening: list[list[str]] = [[] for _ in range(match.players)]
        self.outs: list[tuple[int, int, int, str]] = []  # seat, lap, turn and cause
        self.causes = [""] * match.players  # of each seat's last loss
        for event in match.events:
            self._read(event)

    @property
    def laps(self) -> int:
        """How many times the turn went round the table."""
        return max(self.own)

    def _read(self, event: Event) -> None:
        match event.verb:
            case verb_names.TURN:
                self.first = self.first if self.turns else event.seat
                self.turns += 1
                self.own[event.seat] += 1
            case verb_names.DRAW if not self.turns and event.seat >= 0:
                self.opening[event.seat].append(self.kinds[event.card])
            case verb_names.HURT:
                self.causes[event.seat] = self._cause(event)
            case verb_names.BLEED:
                self.causes[event.seat] = "none"
            case verb_names.OUT:
                cause = self.causes[event.seat] or "none"
                self.outs.append((event.seat, self.laps, self.turns, cause))

    def _cause(self, event: Event) -> str:
        if event.card in self.kinds:
            return self.kinds[event.card]
        return "somebody" if event.other >= 0 else "none"


@cache
def kinds(id: str) -> dict[int, str]:
    """Return the kind of every card of a game."""
    return {row["id"]: row["kind"] for row in game(id).catalog().get("cards", [])}


# counting -----------------------------------------------------------------------------------------


def note(into: Counts, match: Match) -> None:
    """Count one more match."""
    found, state = match.game, match.state
    count(into, "games")
    story = Story(match)
    lengths = {"laps": story.laps, **found.measures(state), "decisions": match.number}
    for name, value in lengths.items():
        count(into, "lengths", name, str(value))
    add(into.setdefault("counts", {}), found.counts(state))
    if not state.outcome:
        count(into, "unfinished")
        return
    count(into, "sides", state.outcome)
    for seat in range(match.players):
        note_seat(into, match, story, seat)
    note_outs(into, match, story)


def note_seat(into: Counts, match: Match, story: Story, seat: int) -> None:
    """Count who won, by what was dealt: role, character, place behind the first, opening hand."""
    found, won = match.game, seat in match.state.winners
    labels = found.labels(match.state)[seat]
    role = labels.get("role", "")
    place = str((seat - story.first) % match.players + 1)
    trial(into, "seats", place, won=won)
    if role:
        trial(into, "roles", role, won=won)
        trial(into, "places", role, place, won=won)
    if "character" in labels:
        trial(into, "characters", labels["character"], role, won=won)
    if found.score:
        count(into, "scores", place, str(found.scores(match.state)[seat]))
    hand = story.opening[seat]
    if hand:
        # Hands of one size and role are compared, because more cards have more of each kind.
        stratum = f"{role}-{len(hand)}"
        trial(into, "dealt", stratum, won=won)
        for kind in set(hand):
            trial(into, "cards", kind, stratum, won=won)


def note_outs(into: Counts, match: Match, story: Story) -> None:
    """Count who was eliminated when, and by what."""
    labels = match.game.labels(match.state)
    for seat, lap, _, cause in story.outs:
        count(into, "outs", labels[seat].get("role", ""), str(lap))
        count(into, "causes", cause)
    if story.outs:
        _, lap, turn, _ = story.outs[0]
        count(into, "first", str(lap))
        left = 100 * (story.turns - turn) // story.turns
        count(into, "waits", str(left // STEP * STEP))


def compare(into: Counts, one: Match, other: Match) -> None:
    """Count the same deal by two house rules: what only one of them won, and the lengths."""
    count(into, "n")
    won = [places_won(match) for match in (one, other)]
    for place in won[0] | won[1]:
        both = place in won[0] and place in won[1]
        only = "one" if place in won[0] else "other"
        count(into, "places", place, "both" if both else only)
    measures = [match.game.measures(match.state) for match in (one, other)]
    for name, value in measures[0].items():
        more = measures[1][name] - value
        count(into, "lengths", name, "sum", n=more)
        count(into, "lengths", name, "squares", n=more * more)


def places_won(match: Match) -> set[str]:
    """Return the side that won, or the seats in games without sides."""
    if not match.state.outcome:
        return set()
    if match.game.side_names(match.players):
        return {match.state.outcome}
    return {str(seat + 1) for seat in match.state.winners}

"""`python -m benchmarks.habits 5 7`: what BANG! players do that looks silly, and how often.

Blunders against a player's own belief, per 1,000 seats, judged by the deputy's role inference from
what that seat saw. Cards that a Sheriff throws away at the hand limit, per 100 turns.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final

import posse
from benchmarks.opponents.__main__ import OPPONENT
from posse.bots import Bot, Crew, hire
from posse.bots.bang.act_reader import BangActReader
from posse.bots.bang.all_packs import EXPERT
from posse.bots.bang.belief_blunders import belief_blunders
from posse.bots.bang.blunders import blunders
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.state import State
from posse.games.bang import topics
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import ROLES, SHERIFF

THROWN: Final = ("bang", "duel", "general_store", "indians", "gatling")


class Habits:
    """Counts of all matches."""

    def __init__(self) -> None:
        self.seats = 0
        self.turns = 0  # of Sheriffs
        self.blunders: Counter[str] = Counter()
        self.thrown: Counter[str] = Counter()

    def lines(self) -> list[str]:
        """Return one line for each count."""
        out = [f"{name}: {1000 * n / self.seats:.1f} per 1,000 seats"
               for name, n in sorted(self.blunders.items())]  # fmt: skip
        thrown = [f"{name} {100 * self.thrown[name] / self.turns:.1f}" for name in THROWN]
        return [*out, f"a Sheriff discards at the limit, per 100 turns: {', '.join(thrown)}"]


class Watched(Bot):
    """Plays as another bot does and counts what it does."""

    def __init__(self, player: Bot, habits: Habits) -> None:
        super().__init__("")
        self.player = player
        self.habits = habits
        self.reader = BangActReader(EXPERT)
        self.turn = 0

    def observe(self, events: list[Event]) -> None:
        self.player.observe(events)
        self.reader.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, BangState)
        index = self.player.choose(view, choice)
        option = choice.options[index]
        found = blunders(view, choice, option)
        if SHERIFF in view.roles:
            odds = self.reader.belief(view).odds()
            found += belief_blunders(view, choice, option, odds)
        for name in found:
            role = ROLES[view.role[view.me]]
            self.habits.blunders[f"{name} as {role}"] += 1
        if view.role[view.me] == SHERIFF:
            if view.turn == view.me and view.turns != self.turn:
                self.turn = view.turns
                self.habits.turns += 1
            if choice.topic == topics.LIMIT and option.card >= 0:
                self.habits.thrown[CARDS[option.card].kind.id] += 1
        return index


def count(bot: str, players: int, matches: int, seed: str) -> Habits:
    """Return the habits of this bot in so many matches among its like."""
    habits = Habits()
    for number in range(matches):
        match = posse.new_match("bang", players, f"{seed}-{number}")
        crew = {
            seat: Watched(hire(bot, "bang", f"{seed}-{number}-{seat}"), habits)
            for seat in range(players)
        }
        Crew(match, crew).play(20_000)
        habits.seats += players
    return habits


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("players", type=int, nargs="+")
    parser.add_argument("--bots", default="deputy,opponent", help="opponent: the rule of thumb")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", default="habits")
    said = parser.parse_args()
    for players in said.players:
        for bot in said.bots.split(","):
            name = OPPONENT.format("bang") if bot == "opponent" else bot
            print(f"{players} players, {bot}, {said.matches} matches")
            for one in count(name, players, said.matches, said.seed).lines():
                print(f"  {one}", flush=True)


if __name__ == "__main__":
    main()

"""`python -m benchmarks.opponents bang 5`: a bot against the rule-of-thumb player, side for side.

The same deal is played by each of the two in the place of a side, once among rule-of-thumb players
and once among bots of the other kind. The gain is that of the bot over the rule-of-thumb player,
deal by deal, in percentage points, with its 95 % interval. Tune on one seed and judge on another.
"""

from __future__ import annotations

import argparse

from posse.engine.game import game
from posse.lab.executors import executor
from posse.lab.paired_deals import PairedDeals
from posse.lab.tournament import Contest, hold

OPPONENT = "benchmarks.opponents.{}:RuleOfThumb"


def compare(
    id: str, packs: tuple[str, ...], players: int, bot: str, deals: range, seed: str, jobs: int = 1
) -> dict[str, tuple[PairedDeals, PairedDeals]]:
    """Return by side the counts among rule-of-thumb players, and those among the bot's like.

    In both the stronger bot is the one that takes the place of the others.
    """
    other = OPPONENT.format(id)
    there, here = Contest(id, packs, players, bot, other), Contest(id, packs, players, other, bot)
    with executor(jobs) as found:
        among = [hold(contest, deals, seed, 0, found) for contest in (there, here)]
    return {place: (among[0][place], among[1][place]) for place in among[0]}


def line(place: str, counts: PairedDeals, sign: int) -> str:
    """Return one row: how often each won, and the gain of the bot."""
    low, high = counts.interval
    won = (counts.weak.rate, counts.strong.rate)[::sign]
    half = 100 * (high - low) / 2
    gain = 100 * sign * counts.gain
    return f"{place:9} {100 * won[0]:5.1f} % → {100 * won[1]:5.1f} %  {gain:+5.1f} ± {half:.1f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["bang", "dice"])
    parser.add_argument("players", type=int)
    parser.add_argument("--packs", default="", help="as dodge_city,great_train_robbery")
    parser.add_argument("--bot", default="deputy", help="what is measured, as in --bots")
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--first", type=int, default=0, help="number of the first deal")
    parser.add_argument("--seed", default="tune")
    parser.add_argument("--jobs", type=int, default=1)
    said = parser.parse_args()
    first = game(said.game).setups()[0]
    packs = (*first, *[pack for pack in said.packs.split(",") if pack and pack not in first])
    numbers = range(said.first, said.first + said.deals)
    rows = compare(said.game, packs, said.players, said.bot, numbers, said.seed, said.jobs)
    print(f"{said.game} {' '.join(packs)} {said.players}: {said.bot}, seed {said.seed!r}")
    for place, (there, here) in rows.items():
        print(line(place, there, 1), f" among rules of thumb, {there.deals} deals")
        print(line(place, here, -1), f" among {said.bot}s", flush=True)


if __name__ == "__main__":
    main()

"""Train a small network for The Dice Game against bots with MaskablePPO: `pip install posse[rl]`.

    python examples/train_dice.py --steps 160000 --out curve

After every tenth of the training it plays fresh matches without learning. The curve of its wins,
with 95 % intervals, goes to OUT.csv and OUT.svg, the network to OUT.zip. docs/lab.md shows a run.
"""

from __future__ import annotations

import argparse
import csv
from pathlib import Path
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from posse.bots import Crew, crew
from posse.engine.match import new_match
from posse.envs import Solo, solo
from posse.lab import Rate

TENTHS = 10
FINAL = 10  # the last measurement has so many times as many matches as each tenth
TABLES = 32  # matches played at the same time
SHAPING = 0.5  # while learning: the reward for life points, relative to the reward for winning
FRESH = 1_000_000  # seeds from here on are for the curve, by which settings may be chosen
UNSEEN = 2_000_000  # seeds from here on are for the last measurement, by which nothing was chosen


class Scaled(gymnasium.ObservationWrapper[NDArray[np.float32], int, NDArray[np.uint8]]):
    """Scales every number to between 0 and 1, for the network."""

    def __init__(self, env: Solo) -> None:
        super().__init__(env)
        self.most = env.senses.most.astype(np.float32)
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, self.most.shape, np.float32)

    def observation(self, observation: NDArray[np.uint8]) -> NDArray[np.float32]:
        return observation / self.most

    def action_masks(self) -> NDArray[np.bool_]:
        masks: NDArray[np.bool_] = self.env.get_wrapper_attr("action_masks")()
        return masks


def table(players: int, bots: str, shaping: float = 0.0) -> Scaled:
    return Scaled(solo("dice", players=players, bots=bots, shaping=shaping))


class Point(NamedTuple):
    """A point of the curve."""

    steps: int
    wins: Rate


def measure(model: Any, players: int, bots: str, matches: int, first: int = FRESH) -> Rate:
    """How often the network wins fresh matches, each from a random seat."""
    env = table(players, bots)
    wins = 0
    for number in range(matches):
        seen, _ = env.reset(seed=first + number)
        over = False
        while not over:
            masks = env.action_masks()
            action, _ = model.predict(seen, action_masks=masks, deterministic=True)
            seen, _, over, _, info = env.step(int(action))
        wins += info["won"]
    return Rate(matches, wins)


def benchmark(name: str, players: int, bots: str, matches: int) -> Rate:
    """How often a bot wins the same matches from the same seats."""
    env = solo("dice", players=players, bots=bots)
    wins = 0
    for number in range(matches):
        env.reset(seed=UNSEEN + number)
        seed, seat = env.match.seed, env.seat
        match = new_match("dice", players, seed)
        guest = crew(match, name, seed).bots[seat]
        Crew(match, {**crew(match, bots, seed, (seat,)).bots, seat: guest}).play()
        wins += seat in match.state.winners
    return Rate(matches, wins)


def learn(steps: int, players: int, bots: str, matches: int, seed: int) -> tuple[Any, list[Point]]:
    tables = make_vec_env(lambda: table(players, bots, SHAPING), n_envs=TABLES, seed=seed)
    model = MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=min(128, max(2, steps // TENTHS // TABLES)),
        batch_size=min(1024, max(64, steps // TENTHS // 4)),
        n_epochs=8,
        gamma=0.99,
        gae_lambda=0.9,
        ent_coef=0.01,
        learning_rate=1e-3,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    curve = [Point(0, measure(model, players, bots, matches))]
    for _ in range(TENTHS):
        model.learn(steps // TENTHS, reset_num_timesteps=False)
        curve.append(Point(int(model.num_timesteps), measure(model, players, bots, matches)))
        tell(f"{curve[-1].steps:,} steps", curve[-1].wins)
    return model, curve


def tell(what: str, wins: Rate) -> None:
    low, high = wins.interval
    print(f"{what:>20}: {wins.rate:.1%} won ({low:.1%} to {high:.1%}, {wins.matches} matches)")


def write(out: Path, curve: list[Point], lines: dict[str, Rate]) -> None:
    with out.with_suffix(".csv").open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["steps", "matches", "wins", "rate", "low", "high"])
        for steps, wins in curve:
            numbers = [f"{number:.4f}" for number in (wins.rate, *wins.interval)]
            rows.writerow([steps, wins.matches, wins.wins, *numbers])
    out.with_suffix(".svg").write_text(drawn(curve, lines), encoding="utf-8")


def drawn(curve: list[Point], lines: dict[str, Rate]) -> str:
    """The curve with its intervals as bars, and the wins of other bots as dashed lines."""
    wide, high, left = 520, 260, 50
    last = curve[-1].steps
    top = max([point.wins.interval[1] for point in curve] + [r.rate for r in lines.values()]) * 1.1

    def at(steps: float, rate: float) -> str:
        return f"{left + steps / last * wide:.1f},{high + 10 - rate / top * high:.1f}"

    parts = []
    for name, rate in lines.items():
        x, y = at(last, rate.rate).split(",")
        parts.append(f'<path d="M{at(0, rate.rate)} L{x},{y}" stroke-dasharray="6 4"/>')
        parts.append(f'<text x="{float(x) + 6}" y="{float(y) + 4}">{name} {rate.rate:.0%}</text>')
    for steps, wins in curve:
        low, up = wins.interval
        parts.append(f'<path d="M{at(steps, low)} L{at(steps, up)}"/>')
    way = " L".join(at(steps, wins.rate) for steps, wins in curve)
    parts.append(f'<path d="M{way}" stroke-width="2"/>')
    for tick in range(int(top * 10) + 1):
        x, y = at(0, tick / 10).split(",")
        end = f'y="{float(y) + 4}" text-anchor="end"'
        parts.append(f'<text x="{float(x) - 8}" {end}>{10 * tick} %</text>')
    for steps, _ in curve[:: TENTHS // 2]:
        under = f'x="{at(steps, 0).split(",")[0]}" y="{high + 28}" text-anchor="middle"'
        parts.append(f"<text {under}>{steps:,}</text>")
    return page(wide + 200, high + 40, parts)


def page(wide: int, high: int, parts: list[str]) -> str:
    """An SVG picture of these parts, dark on a dark page."""
    style = (
        "text{font:12px sans-serif;fill:#222}path{stroke:#222;fill:none}"
        "@media(prefers-color-scheme:dark){text{fill:#ddd}path{stroke:#ddd}}"
    )
    size = f'width="{wide}" height="{high}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">'
    title = "<title>Share of matches won by steps learned</title>"
    return "\n".join([head, title, f"<style>{style}</style>", *parts, "</svg>"]) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=160_000, help="answers to learn from")
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--bots", default="greenhorn", help="who plays the other seats")
    parser.add_argument("--matches", type=int, default=200, help="played at each measurement")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve"))
    args = parser.parse_args()
    torch.set_num_threads(1)  # so small a network is slower on several threads
    model, curve = learn(args.steps, args.players, args.bots, args.matches, args.seed)
    many = FINAL * args.matches  # the same for all three, and none of the matches of the curve
    tell("the network", measure(model, args.players, args.bots, many, UNSEEN))
    names = ("random", "greenhorn")
    lines = {name: benchmark(name, args.players, args.bots, many) for name in names}
    for name, wins in lines.items():
        tell(name, wins)
    write(args.out, curve, lines)
    model.save(args.out.with_suffix(".zip"))


if __name__ == "__main__":
    main()

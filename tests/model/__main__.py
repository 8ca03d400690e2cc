"""`python -m tests.model SEEDS [FIRST]`: compare so many matches of every set-up and size."""

from __future__ import annotations

import sys

from tests.model.compare import TABLES, Difference, Pair


def main(seeds: int, first: int = 0) -> int:
    decisions = matches = 0
    differences: list[str] = []
    for seed in range(first, first + seeds):
        for packs, players in TABLES:
            matches += 1
            try:
                decisions += Pair(packs, players, seed).play()
            except Difference as difference:
                differences.append(str(difference))
                print(difference, end="\n\n", flush=True)
    print(f"{matches} matches, {decisions} decisions, {len(differences)} differences")
    return 1 if differences else 0


if __name__ == "__main__":
    sys.exit(main(*[int(word) for word in sys.argv[1:]] or [10]))

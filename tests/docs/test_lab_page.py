"""The examples and tables of docs/lab.md and docs/observations.md are true."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

from tools import observations

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "lab.md"
EXAMPLES = [part.split("```")[0] for part in PAGE.read_text("utf-8").split("```python\n")[1:]]
EXTRAS = {"posse.envs": "pettingzoo", "sb3_contrib": "sb3_contrib"}


@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_the_examples_run(number: int) -> None:
    code = EXAMPLES[number]
    for name, module in EXTRAS.items():
        if name in code and importlib.util.find_spec(module) is None:
            pytest.skip(f"needs {module}: pip install posse[env] or posse[rl]")
    exec(compile(code, f"{PAGE.name}, example {number + 1}", "exec"), {})


def test_the_first_examples_have_ten_lines() -> None:
    for code in EXAMPLES[:2]:
        assert len([line for line in code.splitlines() if line]) <= 10


def test_the_list_of_numbers_is_that_of_the_declarations() -> None:
    written = observations.PAGE.read_text(encoding="utf-8")
    assert written == observations.page(), "run: python -m tools.observations"


def test_the_example_that_learns(tmp_path: Path) -> None:
    pytest.importorskip("sb3_contrib", reason="needs the extra: pip install posse[rl]")
    path = ROOT / "examples" / "train_dice.py"
    spec = importlib.util.spec_from_file_location("train_dice", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    _, curve = module.learn(steps=640, players=4, bots="greenhorn", matches=2, seed=1)
    lines = {"greenhorn": module.benchmark("greenhorn", 4, "greenhorn", 2)}
    module.write(tmp_path / "curve", curve, lines)
    assert [point.wins.matches for point in curve] == [2] * 11
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 12
    assert (tmp_path / "curve.svg").read_text().startswith("<svg")

"""The last page of every run, and a PostgreSQL for tests that need one."""

from __future__ import annotations

import os
import random
import signal
from collections.abc import Iterator

import hypothesis
import pytest

# How long an example takes says something about the machine, not about the program.
hypothesis.settings.register_profile(
    "posse", deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
hypothesis.settings.load_profile("posse")

# Assertions in a helper are explained like those in a test.
pytest.register_assert_rewrite(
    "posse.testing", "tests.conformance", "tests.server", "tests.browser"
)

from tests.last_page import (  # noqa: E402, F401 (pytest finds its hooks here)
    pytest_runtest_makereport,
    pytest_runtest_setup,
    pytest_terminal_summary,
)
from tools.cluster import Cluster  # noqa: E402
from tools.find_postgres import found  # noqa: E402

# A run in the background ignores Ctrl-C, and so would every program that a test starts and ends.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# The tests and the programs they start speak English, in any locale.
for name in ("LANGUAGE", "LC_MESSAGES", "LANG"):
    os.environ.pop(name, None)
os.environ["LC_ALL"] = "C.UTF-8"


def wanted(item: pytest.Item, part: str) -> bool:
    """Whether a test belongs to this part of `make test`."""
    marks = {mark.name for mark in item.iter_markers()}
    page = item.nodeid.startswith("tests/browser/")
    if part and "thorough" in marks:
        return False
    if part == "test-compiled":
        return bool(marks & {"compiled", "both"})
    if part == "test-quick":
        return "quick" in marks or not (page or marks & {"compiled", "long"})
    return part != "test-python" or "compiled" not in marks


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test that is named runs in any case; a part of `make test` selects its own tests.

    POSSE_ORDER=anything shuffles them: no test may depend on another one.
    """
    part = os.environ.get("POSSE_PART", "")
    left_out = [item for item in items if not wanted(item, part)]
    if left_out:
        items[:] = [item for item in items if wanted(item, part)]
        config.hook.pytest_deselected(items=left_out)
    if "POSSE_ORDER" in os.environ:
        random.Random(os.environ["POSSE_ORDER"]).shuffle(items)
    elif part:
        items[:] = long_ones_first(items, int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1")))


def long_ones_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Files with long tests come first, so that no worker gets one at the end.

    Each worker begins with an equal part of the list.
    """
    by_file: dict[str, list[pytest.Item]] = {}
    for item in items:
        by_file.setdefault(item.nodeid.split("::")[0], []).append(item)
    files = list(by_file.values())
    long = [file for file in files if any(item.get_closest_marker("long") for item in file)]
    short = [item for file in files if file not in long for item in file]
    found: list[pytest.Item] = []
    for worker in range(workers):
        found += [item for file in long[worker::workers] for item in file]
        room = len(items) * (worker + 1) // workers - len(found)
        found += short[: max(room, 0)]
        short = short[max(room, 0) :]
    return found + short


def started(fsync: bool) -> Iterator[Cluster]:
    programs = found()
    if programs is None:
        pytest.skip("not run: there is no PostgreSQL (on Debian: apt-get install postgresql)")
    cluster = Cluster(programs, fsync)
    yield cluster
    cluster.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    yield from started(fsync=False)


@pytest.fixture
def crashing() -> Iterator[Cluster]:
    """A PostgreSQL for one test, which may crash it: what is committed is on the disk."""
    yield from started(fsync=True)

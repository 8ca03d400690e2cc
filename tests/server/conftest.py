"""The databases of the store's tests. What needs PostgreSQL is not run where there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.cluster import Cluster
from tools.find_postgres import found


def _cluster(fsync: bool) -> Iterator[Cluster]:
    programs = found()
    if programs is None:
        pytest.skip("not run: there is no PostgreSQL (on Debian: apt-get install postgresql)")
    cluster = Cluster(programs, fsync)
    yield cluster
    cluster.close()


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    yield from _cluster(fsync=False)


@pytest.fixture
def crashing() -> Iterator[Cluster]:
    """One for a single test, which may stop it as it likes: what is committed is on the disk."""
    yield from _cluster(fsync=True)


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return str(tmp_path / "deep" / "posse.db")
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.database()


@pytest.fixture
def postgres(cluster: Cluster) -> str:
    return cluster.database()

"""A PostgreSQL for whatever needs one. Without it such tests are not run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tools.cluster import Cluster
from tools.find_postgres import found


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
    """One for a single test, which may stop it as it likes: what is committed is on the disk."""
    yield from started(fsync=True)

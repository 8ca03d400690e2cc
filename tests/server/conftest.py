"""The databases of the store's tests."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.cluster import Cluster


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

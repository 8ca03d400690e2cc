"""Browsers at a server with an admin page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.admin.admin_page import OPEN, Device
from tests.server.client import app_client, beside


@pytest.fixture
def device(tmp_path: Path) -> Iterator[Device]:
    with app_client(tmp_path, OPEN) as first:
        yield lambda: beside(first)

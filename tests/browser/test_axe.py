"""axe-core finds nothing to complain about, on a desk and on a phone, and no word is missing."""

from __future__ import annotations

import pytest

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.places import PLACES
from tests.browser.visitor import DESK, PHONE, Size


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
@pytest.mark.parametrize("name", PLACES)
def test_without_violations(visit: Visit, house: House, name: str, size: Size) -> None:
    visitor = visit(size)
    PLACES[name](visitor, house)
    assert violations(visitor.page) == []
    assert words.message_ids(words.said(visitor.page)) == []

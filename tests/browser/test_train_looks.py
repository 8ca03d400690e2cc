"""Every place of The Great Train Robbery: pictures, axe, German without an English word."""

from __future__ import annotations

import pytest

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.house import House
from tests.browser.test_screenshots import picture
from tests.browser.train_places import TRAIN
from tests.browser.visitor import (
    DESK,
    LAPTOP,
    PHONE,
    SMALL_LAPTOP,
    SMALL_PHONE,
    TABLET,
)


@pytest.mark.parametrize("name", TRAIN)
def test_on_a_phone_in_german(visit: Visit, house: House, name: str) -> None:
    visitor = visit(PHONE, lang="de")
    TRAIN[name](visitor, house)
    texts = words.said(visitor.page)
    assert words.message_ids(texts) == []
    assert words.english(texts) == []
    assert violations(visitor.page) == []
    picture(visitor, f"train-{name}", [PHONE, SMALL_PHONE])


@pytest.mark.parametrize("name", TRAIN)
def test_on_tablet_laptop_and_desk(visit: Visit, house: House, name: str) -> None:
    visitor = visit(DESK)
    TRAIN[name](visitor, house)
    assert words.message_ids(words.said(visitor.page)) == []
    assert violations(visitor.page) == []
    picture(visitor, f"train-{name}", [DESK, LAPTOP, SMALL_LAPTOP, TABLET])

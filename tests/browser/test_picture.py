"""The picture of a match that players share: drawn in the page, saved as a file."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.stills import serving
from tests.browser.visitor import PHONE

INKS = """canvas => {
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  const found = new Set();
  for (let i = 0; i < data.length; i += 4) {
    found.add(data[i] >> 3 << 10 | data[i + 1] >> 3 << 5 | data[i + 2] >> 3);
  }
  return found.size;
}"""
PNG = b"\x89PNG\r\n"


@pytest.mark.quick
def test_it_is_drawn_and_saved_with_and_without_names(visit: Visit) -> None:
    with serving() as url:
        visitor = visit(PHONE, url=url, lang="de")
        page = visitor.page
        page.goto(f"{url}?scene=over&lang=de")
        page.get_by_role("button", name="Bild", exact=True).click()
        sheet = page.get_by_role("dialog", name="Ein Bild zum Teilen")
        expect(sheet.locator("canvas[data-drawn]")).to_be_visible()
        assert sheet.locator("canvas").evaluate(INKS) > 100  # wood, paper, ink, a star, a hat
        expect(sheet).to_contain_text("Henry")
        with page.expect_download() as saved:
            sheet.get_by_role("button", name="Bild speichern").click()
        assert Path(saved.value.path()).read_bytes().startswith(PNG)
        assert saved.value.suggested_filename == "posse.png"
        sheet.get_by_role("checkbox").uncheck()
        expect(sheet).not_to_contain_text("Henry")
        expect(sheet).to_contain_text("Sheriff")
        assert violations(page) == []

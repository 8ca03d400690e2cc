"""Sounds: computed beside the page, as loud as the person wants, each kind by itself."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import DESK, LAPTOP, PHONE, TABLET

# Sounds are played into a file that nobody hears. What starts is noted: seconds, highest level.
LISTENING = """window.AudioContext = class extends OfflineAudioContext {
  constructor() { super(1, 48_000, 48_000); }
  get state() { return 'running'; }
};
window.heard = [];
AudioBufferSourceNode.prototype.start = function () {
  const samples = this.buffer.getChannelData(0);
  heard.push([this.buffer.duration, samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)]);
};"""
COUNT = "(n) => window.heard.length >= n"


def test_volume_and_kinds_are_kept_and_nothing_clips(visit: Visit) -> None:
    visitor = visit(PHONE, new=True)
    visitor.tab.script(LISTENING)
    visitor.call("Wren")
    visitor.table(game="dice", players=3, start=True)
    page = visitor.page
    page.get_by_role("button", name="Table").click()
    talk, mine = page.get_by_label("Talk"), page.get_by_label("It is my turn")
    expect(talk).to_be_checked()
    for size in (PHONE, TABLET, LAPTOP, DESK):
        visitor.resize(size)
        talk.scroll_into_view_if_needed()
        visitor.shoot("sounds")
    visitor.resize(PHONE)
    page.get_by_label("Volume").fill("40")
    visitor.press(talk)
    expect(talk).not_to_be_checked()
    visitor.press(mine)
    visitor.press(mine)
    page.wait_for_function(COUNT, arg=1)
    assert all(seconds < 1 and 0 < peak < 0.9 for seconds, peak in page.evaluate("() => heard"))
    page.reload()
    page.get_by_role("button", name="Table").click()
    expect(talk).not_to_be_checked()
    expect(mine).to_be_checked()
    expect(page.get_by_label("Volume")).to_have_value("40")

"""What is checked on a page: its pictures in build/screenshots, its frame, its focus."""

from __future__ import annotations

from pathlib import Path

from tests.browser.visitor import Size, Visitor

COMPLAINTS = (Path(__file__).parent / "looks.js").read_text()

# The page and every sheet or list in it: content wider than its frame would scroll sideways. Only
# the cards in front of me on a phone may be swiped, if there are many.
TOO_WIDE = """(width) => {
  const name = (el) => `${el.tagName.toLowerCase()}.${el.className}: ${el.scrollWidth}`;
  const page = document.scrollingElement;
  if (page.scrollWidth > width || innerWidth > width) {
    const out = [...document.body.querySelectorAll('*')]
      .filter((el) => el.getBoundingClientRect().right > width + 1);
    return [`page: ${page.scrollWidth}`, ...out.map(name)];
  }
  return [...document.querySelectorAll(':not(.mystrip__front)')]
    .filter((el) => ['auto', 'scroll'].includes(getComputedStyle(el).overflowX))
    .filter((el) => el.scrollWidth > el.clientWidth + 1).map(name);
}"""

# The table hides content larger than itself, but moving the focus would scroll it out of sight.
# The corner of a tilted card may stick out.
TOO_HIGH = """() => [...document.querySelectorAll('.game, .game .stage')]
  .filter((el) => el.scrollHeight > el.clientHeight + 40)
  .map((el) => `${el.className}: ${el.scrollHeight}`)"""

# The element that has the focus without showing it, if there is one.
UNMARKED = """() => {
  const el = document.activeElement;
  if (el === document.body) return null;
  const style = getComputedStyle(el);
  const outlined = style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  return el.matches(':focus-visible') && outlined ? null : el.outerHTML.slice(0, 160);
}"""
# Notes it after every key press.
WATCH_FOCUS = f"""() => {{
  window.unmarked = [];
  addEventListener('keyup', () => {{
    const found = ({UNMARKED})();
    if (found) unmarked.push(found);
  }}, {{ capture: true }});
}}"""


# What can be tapped while playing. In a full hand a card is a strip, so only its height counts.
SMALL = """() => [...document.querySelectorAll('button, a, select, input')]
  .filter((el) => el.offsetParent && !el.closest('.hand, .chat, .logbar, [inert]'))
  .filter((el) => el.closest(`.wire, .seats, .mystrip, .mast__go, .poster .btn, .rebar, .wphone,
    .wpayday, dialog`))
  .map((el) => [el, (el.closest('label') ?? el).getBoundingClientRect()])
  .filter(([el, box]) => box.height > 0 && (box.height < 43.5 || box.width < 43.5))
  .map(([el, box]) => `${el.className} ${el.textContent.trim()}: ${box.width} x ${box.height}`)"""

# Pages of text may be longer than the window. Tables have their own tests, and sheets lie over
# what they cover.
READ = f"""() => document.querySelector('.game, dialog[open]') ? [] : ({COMPLAINTS})(true)"""
# A name in the result has room beside its score.
CRUSHED = """() => [...document.querySelectorAll('.result__roles li:has(.result__score) > span')]
  .filter((el) => el.getBoundingClientRect().width < 100).map((el) => el.textContent)"""
LOOK = f"""(width) => [({TOO_WIDE})(width), ({TOO_HIGH})(), ({READ})(), ({CRUSHED})()]"""


def picture(visitor: Visitor, name: str, sizes: list[Size]) -> None:
    for size in sizes:
        visitor.resize(size)
        assert visitor.page.evaluate(LOOK, size.width) == [[], [], [], []], str(size)
        visitor.shoot(name)

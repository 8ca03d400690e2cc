// What a room would complain about on the big screen: letters under the floor, words that are cut or off the sheet,
// things that lie on each other, anything that can be focused. Names of people may end in dots.
() => {
  const FLOOR = 23.9; // px of the sheet of 1920 x 1080
  const sheet = document.querySelector('.big__sheet');
  const fit = sheet.getBoundingClientRect().width / 1920;
  const above = (el) => { const list = []; for (let at = el; at && at !== sheet.parentElement; at = at.parentElement) list.push(at); return list; };
  const hidden = (el) => above(el).some((at) => at.matches('.sr, .sprite, .ghost') || ['hidden', 'collapse'].includes(getComputedStyle(at).visibility));
  const called = (el) => `${el.className.baseVal ?? el.className} ${el.textContent.trim().slice(0, 30)}`;
  const named = (el) => el.closest('bdi') || el.closest('.bplate__name, .bface__name, .bwait__word');
  const range = document.createRange();

  function clipped(el, box) {
    for (const at of above(el)) {
      const { overflowX, overflowY } = getComputedStyle(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      if (box.right > frame.right + 2 * fit || box.left < frame.left - 2 * fit || box.bottom > frame.bottom + 7 * fit || box.top < frame.top - 7 * fit) return true;
    }
    return false;
  }

  function words() {
    const said = [];
    const walk = document.createTreeWalker(sheet, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const el = node.parentElement;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (!node.data.trim() || boxes.length === 0 || hidden(el)) continue;
      if (parseFloat(getComputedStyle(el).fontSize) < FLOOR) said.push(`small: ${called(el)}`);
      if (named(el)) continue;
      for (const box of boxes) {
        if (box.right > innerWidth + 1 || box.left < -1 || box.top < -1 || box.bottom > innerHeight + 1) said.push(`off: ${called(el)}`);
        if (clipped(el, box)) said.push(`cut: ${called(el)}`);
      }
    }
    return said;
  }

  const THINGS = `.bplate, .bcard, .bplay__top, .bdeck, .bhidden, .bgoods, .btrack, .bshelf .card, .bline, .bjoin, .btab, .bdie, .supply, .bdice__roll, .barr, .bplate__role > span,
    .wbstrip, .wbposter, .wbpile, .bzone, .bzones__marks, .bptallies, .pheld, .bfront .fan, .jseat, .jnote, .jwatch, .jcode, .bface`;
  function lapping() {
    const things = [...sheet.querySelectorAll(THINGS)].filter((el) => el.getClientRects().length > 0 && !hidden(el)).map((el) => ({ el, box: el.getBoundingClientRect() }));
    return things.flatMap((a, i) => things.slice(i + 1).filter((b) => {
      if (a.el.contains(b.el) || b.el.contains(a.el)) return false;
      // The result lies over the table.
      if (!!a.el.closest('.extra') !== !!b.el.closest('.extra')) return false;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return wide > 4 * fit && high > 4 * fit;
    }).map((b) => `lap: ${called(a.el)} on ${called(b.el)}`));
  }

  const taps = [...document.querySelectorAll('a, button, input, select, textarea, summary, [tabindex], [contenteditable]')].map((el) => `focus: ${called(el)}`);
  const page = document.scrollingElement;
  const larger = page.scrollHeight > innerHeight + 1 || page.scrollWidth > innerWidth + 1 ? [`page: ${page.scrollWidth} x ${page.scrollHeight}`] : [];
  return [...new Set([...larger, ...words(), ...lapping(), ...taps])];
}

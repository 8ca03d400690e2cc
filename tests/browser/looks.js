// What a reader would complain about on the page as it is: letters under 11 px, words that are cut, covered or off
// the window, wider than their button or torn in two on it; answers that nobody sees without being told; things that lie
// on each other.
// Names may end in dots, fanned cards may lap. A page of text (`scrolls`) may be longer than the window.
(scrolls = false) => {
  const SMALLEST = 10.95;
  const LONG_WORD = 9; // letters
  const LETTERS_A_LINE = 4; // at least, of a text on several lines
  const FINGER = 43.5; // px
  const SLACK = 1.5; // of a letter's box beside its ink
  const LAPS = '.hand, .ph__cards, .ph__few, .front, .whand, .wphand, .pile__under, .prow__cards'; // cards that lie over each other on purpose
  // Folded away, or a picture or card in the rules, whose words stand beside it.
  const UNREAD = '.sr, .sprite, script, style, option, details:not([open]) > :not(summary), .pic__view, .rulebook .card';
  const SEEN_THROUGH = '.pencil, .wpstrip__open, .oval, .stage, .dstage, .middle, .middle__piles, .pile, .wphone, .wstage';
  const THINGS = `.plate, .mini, .wire, .mystrip, .pile__stack, .shelf, .me__role, .gazette, .bar, .front > .card, .line, .tags,
    .rstrip, .track, .dme, .dice .die, .supply, .rolls, .tool, .faces, .ticker, .tab, .hand .card, .whand .card, .wwire, .wstrip, .wpstrip, .wpmid, .wrace, .wshelf`;

  // The only range there is: a page updates all of its ranges with every change, as long as they live.
  const range = (window.readRange ??= document.createRange());
  const kept = (find) => { const known = new Map(); return (el) => known.get(el) ?? known.set(el, find(el)).get(el); };
  const style = kept((el) => getComputedStyle(el));
  const above = (el) => { const list = []; for (let at = el; at; at = at.parentElement) list.push(at); return list; };
  // The page as a whole is transparent in most tests, so that nothing is drawn.
  const clear = (at) => at !== document.documentElement && style(at).opacity === '0';
  const veiled = kept((at) => (at.matches(UNREAD) || style(at).visibility === 'hidden' || clear(at) ? 1 : 0));
  const hidden = (el) => above(el).some((at) => veiled(at));
  const grown = kept((at) => {
    const { scale: own, transform } = style(at);
    const matrix = new DOMMatrix(transform);
    return (own === 'none' ? 1 : parseFloat(own)) * Math.hypot(matrix.a, matrix.b);
  });
  const scale = (el) => above(el).reduce((total, at) => total * grown(at), 1);
  const called = (el) => above(el).slice(0, 3).reverse().map((at) => String(at.className.baseVal ?? at.className).split(' ')[0] || at.localName).join(' > ');

  /** How an ancestor treats what is larger than itself: cut, dots, or scrolled out of sight. */
  function clip(el, box) {
    for (const at of above(el)) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp } = style(at);
      if (overflowX === 'visible' && overflowY === 'visible') continue;
      const frame = at.getBoundingClientRect();
      if (frame.height < 2 || frame.width < 2) return 'away';
      const out = box.right > frame.right + SLACK || box.left < frame.left - SLACK || box.bottom > frame.bottom + 2 * SLACK || box.top < frame.top - 2 * SLACK;
      if (!out) continue;
      if (box.left > frame.right - SLACK || box.top > frame.bottom - SLACK || box.right < frame.left + SLACK || box.bottom < frame.top + SLACK) return 'away';
      if ([overflowX, overflowY].some((way) => way === 'auto' || way === 'scroll')) return 'away';
      // Lines that are too many end in dots; a word wider than its line is cut.
      const wide = box.right > frame.right + SLACK || box.left < frame.left - SLACK;
      return textOverflow === 'ellipsis' || (webkitLineClamp !== 'none' && !wide) ? 'dots' : 'cut';
    }
    return '';
  }

  function cover(el, box) {
    if (el.closest(LAPS) || style(el).pointerEvents === 'none') return null;
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    if (!top || top.contains(el) || el.contains(top) || top.matches(SEEN_THROUGH)) return null;
    if (above(top).some((at) => style(at).position === 'sticky' && at.parentElement.contains(el))) return null; // scrolled under it
    if (top.matches('input') && top.closest('label')?.contains(el)) return null;
    const whole = top.closest('.plate, .mini, .card, .btn, .poster');
    return whole?.contains(el) ? null : top;
  }

  /** Words that stick out of the button, plate or paper they stand on. */
  function spills(el, boxes) {
    const frame = el.closest('.btn, .mini, .plate, .pick, .pile .card, .prow .card, .wwant, .wsums, .wtotal, .wpled__head')?.getBoundingClientRect();
    return frame && !el.closest('.tab') && boxes.some((box) => box.left < frame.left - SLACK || box.right > frame.right + SLACK);
  }

  /** A short word on an answer that is broken in two. Long ones get a hyphen where the browser knows the language; names may break. */
  function torn({ el, boxes, node }) {
    if (boxes.length < 2 || !el.closest('.btn') || el.closest('bdi')) return false;
    return [...node.data.matchAll(/[^\s\u00ad-]{2,30}/g)].some(({ 0: word, index }) => {
      if (word.length > LONG_WORD) return false;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  }

  /** Words in a column so narrow that their letters stand below each other. */
  function stacked({ boxes, node }) {
    return boxes.length > 3 && node.data.trim().length / boxes.length < LETTERS_A_LINE;
  }

  /** A line that begins with the comma or full stop of what stands before it. */
  function leading({ node, box }) {
    const before = node.previousSibling?.nodeType === Node.ELEMENT_NODE && node.previousSibling.getBoundingClientRect();
    return before && before.height > 0 && /^[,.;:!?)]/.test(node.data) && box.top >= before.bottom - SLACK;
  }

  /** What a small plate shows stays on it, and life is seen beside everything else. */
  function plates() {
    const lap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
    return [...document.querySelectorAll('.mini')].flatMap((plate) => {
      const frame = plate.getBoundingClientRect();
      const parts = [...plate.querySelectorAll('.life, .role, .sight, .mini__hand, .tag')].filter((el) => el.offsetParent).map((el) => ({ el, box: el.getBoundingClientRect() }));
      const life = parts.find(({ el }) => el.matches('.life'));
      return parts.flatMap(({ el, box }) => [
        ...(box.right > frame.right + SLACK || box.bottom > frame.bottom + SLACK ? [`off its plate: ${called(el)}`] : []),
        ...(life && el !== life.el && lap(life.box, box) ? [`life under: ${called(el)}`] : []),
      ]);
    });
  }

  /** A name stays beside or above what is known of its owner, and inside the plate. */
  function names() {
    return [...document.querySelectorAll('.plate, .mini')].filter((plate) => {
      const [name, role] = ['.plate__name, .mini__name', '.role'].map((part) => plate.querySelector(part)?.getBoundingClientRect());
      const frame = plate.getBoundingClientRect();
      if (!name || !role || !plate.offsetParent) return false;
      const beside = name.right <= role.left + 1 || name.bottom <= role.top + 1;
      return name.right > frame.right + 1 || role.right > frame.right + 1 || !beside;
    }).map((plate) => `name out: ${plate.textContent.trim().slice(0, 30)}`);
  }

  /** Answers below an edge: of what scrolls they are announced by `data-more`, and the first one is seen. */
  function unseen() {
    const below = (el) => {
      const box = el.getBoundingClientRect();
      const field = above(el).find((at) => at !== el && ['auto', 'scroll'].includes(style(at).overflowY) && at !== document.scrollingElement);
      const frame = field?.getBoundingClientRect();
      const hinted = field?.dataset.more && el.previousElementSibling;
      return (frame && box.bottom > frame.bottom + 3 && !hinted) || (!frame && box.bottom > innerHeight + 1);
    };
    return [...document.querySelectorAll(':is(.wire, .answers) .btn')].filter((el) => el.offsetParent && !hidden(el) && below(el))
      .map((el) => `below: ${called(el)}: ${el.textContent.trim().slice(0, 30)}`);
  }

  /** Cards to choose from lie free: each can be tapped in its middle. */
  function unreached() {
    return [...document.querySelectorAll('.shelf [data-nav="card"]')].filter((el) => {
      const box = el.getBoundingClientRect();
      return !el.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
    }).map((el) => `out of reach: ${called(el)}`);
  }

  /** Cards in the middle to choose from are as large as a finger, and each says its name, and rank and suit if it has them. */
  function unnamed() {
    const said = (el) => el && el.offsetParent && el.getBoundingClientRect().height > 2 && !hidden(el);
    return [...document.querySelectorAll('.shelf .card')].flatMap((el) => {
      const { width, height } = el.getBoundingClientRect();
      const small = Math.min(width, height) < FINGER ? [`small for a finger, ${Math.round(width)} x ${Math.round(height)}: ${called(el)}`] : [];
      return [...small, ...['.card__name', '.pip'].filter((part) => el.querySelector(part) && !said(el.querySelector(part))).map((part) => `without its ${part}: ${called(el)}`)];
    });
  }

  /** A sentence of the game is there to its full stop, neither in dots nor below an edge. */
  function unended() {
    return [...document.querySelectorAll('.wire__ask, .wire__hint, .ticker, .wphand__say, .wphand__say > span, .dmiddle__ask :is(h2, p)')]
      .filter((el) => el.offsetParent && !hidden(el) && (el.scrollHeight > el.clientHeight + 4 || el.scrollWidth > el.clientWidth + 1))
      .map((el) => `not to its end: ${called(el)}: ${el.textContent.trim().slice(0, 30)}`);
  }

  /** Plates, my role and the line for chat are seen whole, their lower edge too. */
  function halves() {
    return [...document.querySelectorAll('.plate, .mini, .me__role, .chat__in > *')].filter((el) => el.offsetParent && !hidden(el)).filter((el) => {
      const box = el.getBoundingClientRect();
      const clipped = clip(el, box);
      return clipped === 'cut' || (!clipped && !scrolls && box.bottom > innerHeight + SLACK);
    }).map((el) => `half: ${called(el)}: ${el.textContent.trim().slice(0, 30)}`);
  }

  /** Cards and numbers of a generic table are there without scrolling: before each player, and in the middle. */
  function scrolledAway() {
    return [...document.querySelectorAll(':is([data-form="laptop"], [data-form="tablet"]) :is(.pfront, .pmiddle)')]
      .filter((el) => el.scrollHeight > el.clientHeight + SLACK || el.scrollWidth > el.clientWidth + SLACK)
      .map((el) => `scrolled away: ${called(el)}: ${el.scrollWidth} x ${el.scrollHeight} in ${el.clientWidth} x ${el.clientHeight}`);
  }

  function wordsOf(root) {
    const found = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const el = node.parentElement;
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      const [box] = boxes;
      if (node.data.trim() && box && !hidden(el)) found.push({ el, node, box, boxes, text: `${called(el)}: ${node.data.trim().slice(0, 30)}` });
    }
    return found;
  }

  function wrongWith({ el, node, box, boxes, text }) {
    const said = [];
    const size = parseFloat(style(el).fontSize) * scale(el);
    const clipped = clip(el, box);
    if (clipped === 'away') return said;
    if (size < SMALLEST) said.push(`small ${size.toFixed(1)}: ${text}`);
    if (clipped === 'cut') said.push(`cut: ${text}`);
    if (clipped) return said;
    if (spills(el, boxes)) said.push(`spills: ${text}`);
    if (torn({ el, boxes, node })) said.push(`torn: ${text}`);
    if (stacked({ boxes, node })) said.push(`stacked: ${text}`);
    if (leading({ node, box })) said.push(`begins a line: ${text}`);
    if (scrolls && box.top > innerHeight - SLACK) return said;
    if (box.right > innerWidth + SLACK || (!scrolls && box.bottom > innerHeight + 2 * SLACK) || box.left < -SLACK || box.top < -SLACK) said.push(`off: ${text}`);
    else if (cover(el, box)) said.push(`covered by ${called(cover(el, box))}: ${text}`);
    return said;
  }

  function lapping() {
    const things = [...document.querySelectorAll(THINGS)].filter((el) => el.offsetParent && !hidden(el))
      .map((el) => ({ el, box: el.getBoundingClientRect(), pack: el.closest('.hand, .front, .whand') ?? el })).filter(({ el, box }) => box.height > 2 && clip(el, box) !== 'away');
    return things.flatMap((a, i) => things.slice(i + 1).filter((b) => {
      if (a.pack === b.pack || a.el.contains(b.el) || b.el.contains(a.el)) return false;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      return wide > 4 && high > 4;
    }).map((b) => `lap: ${called(a.el)} on ${called(b.el)}`));
  }

  const page = document.scrollingElement;
  const larger = (!scrolls && page.scrollHeight > innerHeight + 1) || page.scrollWidth > innerWidth + 1 ? [`page: ${page.scrollWidth} x ${page.scrollHeight}`] : [];
  return [...larger, ...wordsOf(document.body).flatMap(wrongWith), ...unended(), ...halves(), ...unseen(), ...scrolledAway(), ...unreached(), ...unnamed(), ...plates(), ...names(), ...lapping()];
}

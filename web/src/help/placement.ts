// Where help and notes are placed: near their subject, and not over the question.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const MARGIN = 12;
/** Hiding the question is far worse than hiding cards. */
const WEIGHTS: [selector: string, weight: number][] = [
  ['.wire[data-mine], .wwire, .answers:has(.btn), .dmiddle__ask h2, .dice .die, .bar, .shelf, [data-target]', 10], ['.hand', 1],
];
/** The distance between places that are tried if none beside the subject is free. */
const STEP = { across: 24, down: 8 };

function overlap(a: Box, b: Box): number {
  const x = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const y = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, x) * Math.max(0, y);
}

/** Places above, below, at either side and in the lower corners, moved inside the window. */
function places(subject: Box, width: number, height: number, window: Box): Box[] {
  const middle = subject.left + (subject.width - width) / 2;
  const floor = window.height - height - MARGIN;
  const tries: [left: number, top: number][] = [
    [middle, subject.top - height - MARGIN], [middle, subject.top + subject.height + MARGIN],
    [subject.left + subject.width + MARGIN, floor], [subject.left - width - MARGIN, floor],
    [window.width, floor], [0, floor],
  ];
  for (let top = MARGIN; top <= floor; top += STEP.down) {
    for (let left = MARGIN; left <= window.width - width - MARGIN; left += STEP.across) tries.push([left, top]);
  }
  const inside = (value: number, most: number): number => Math.max(MARGIN, Math.min(value, most));
  return tries.map(([left, top]) => ({ left: inside(left, window.width - width - MARGIN), top: inside(top, floor), width, height }));
}

/** The place that hides least; of those, the first beside the subject, else the nearest. */
export function placeFor(subject: Box, width: number, height: number, window: Box, hides: [Box, number][]): Box {
  const cost = (place: Box): number => hides.reduce((sum, [box, weight]) => sum + weight * overlap(place, box), 0);
  const [best] = places(subject, width, height, window)
    .map((place, i) => ({ place, cost: cost(place), far: i < BESIDE ? 0 : 1 + away(place, subject) }))
    .sort((a, b) => a.cost - b.cost || a.far - b.far);
  return best!.place;
}

/** The number of places that lie beside the subject, the best first. */
const BESIDE = 6;

function away(a: Box, b: Box): number {
  return Math.hypot(a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2);
}

/** The same for this page. */
export function placeOnPage(subject: Box, width: number, height: number): Box {
  const hides = WEIGHTS.flatMap(([selector, weight]) =>
    [...document.querySelectorAll(selector)].map((element): [Box, number] => [element.getBoundingClientRect(), weight]));
  hides.push([subject, 10]);
  return placeFor(subject, width, height, { left: 0, top: 0, width: innerWidth, height: innerHeight }, hides);
}

/** A note is placed above its subject, or below it if there is no room; its tip points at the subject's middle. */
export interface NotePlace {
  left: number;
  top: number;
  tip: number;
  below: boolean;
}

const TIP = 12;
/** The tip stays clear of the note's corners. */
const CORNER = 16;

export function notePlace(subject: Box, width: number, height: number, window: Box): NotePlace {
  const middle = subject.left + subject.width / 2;
  const left = Math.max(MARGIN, Math.min(middle - width / 2, window.width - width - MARGIN));
  const above = subject.top - height - TIP;
  const below = above < MARGIN;
  const tip = Math.max(CORNER, Math.min(middle - left, width - CORNER));
  return { left, top: below ? subject.top + subject.height + TIP : above, tip, below };
}

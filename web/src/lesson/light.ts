// What a lesson lights: names of places become elements of the table, and their boxes.
import type { Box } from '../help/placement';
import { shared } from './note-place';

/** The margin of light around a thing. */
const MARGIN = 6;
/** The dark sheet always has as many holes, so that its shape can change smoothly. */
export const HOLES = 10;
/** What must be closed before a step is shown. */
export const COVERS = '.intro, .reading, dialog[open], .moment, [data-payday]';

export interface Lit {
  /** The thing to tap, or to look at. */
  target: HTMLElement | null;
  /** All boxes that are lit, the target's first. */
  boxes: Box[];
}

/** The selector of a place. */
export function selectorOf(place: string, me: number | null, option: number | undefined): string {
  if (place === 'question') return '.wire, .answers';
  if (place === 'answer') return `[data-id="o${option ?? 0}"]`;
  if (place === 'sights') return '.sight';
  if (place === 'shots') return '.shots';
  if (place === 'life') return `[data-place="seat-${me ?? 0}"] .life`;
  const [, kind = '', name = ''] = /^(card|button)-(.+)$/.exec(place) ?? [];
  if (kind === 'card') return `[data-card="${CSS.escape(name)}"], [data-stack="${CSS.escape(name)}"]`;
  if (kind === 'button') return `[data-id="${CSS.escape(name)}"]`;
  if (/^hand-\d+$/.test(place)) return `.hand, .whand, .wphand, [data-place="${place}"]`;
  return `[data-place="${CSS.escape(place)}"]`;
}

/** Elements of a place that can be seen. */
export function found(root: HTMLElement, selector: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(selector)].filter((one) => {
    const { width, height } = one.getBoundingClientRect();
    return width > 0 && height > 0 && !one.closest('.tut, .flights');
  });
}

/** Everything that the places of a step light. Cards of one stack are one thing, and the last one lies on top. */
export function lightOf(root: HTMLElement, places: string[], me: number | null, option: number | undefined): Lit {
  const groups = places.map((place) => ({ place, all: found(root, selectorOf(place, me, option)) }));
  const target = groups[0]?.all.at(-1) ?? null;
  const boxes = groups.flatMap(({ place, all }) => (place === 'sights' || place === 'shots' ? all.map((one) => boxOf(one)) : all.length > 0 ? [around(all.map((one) => boxOf(one)))] : []));
  const [first, ...others] = boxes.map(widened);
  // Holes that overlap would be dark where they do.
  const free = others.filter((one, i) => first && ![first, ...others.slice(0, i)].some((box) => shared(box, one) > 0));
  return { target, boxes: first ? [first, ...free].slice(0, HOLES) : [] };
}

function boxOf(element: HTMLElement): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

function around(boxes: Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}

function widened({ left, top, width, height }: Box): Box {
  const round = (value: number): number => Math.round(value);
  return { left: round(left - MARGIN), top: round(top - MARGIN), width: round(width + 2 * MARGIN), height: round(height + 2 * MARGIN) };
}

/** The shape of the dark sheet: the whole window without these boxes. */
export function darkShape(boxes: Box[], width: number, height: number): string {
  const middle = { left: (boxes[0]?.left ?? width / 2), top: (boxes[0]?.top ?? height / 2), width: 0, height: 0 };
  const holes = Array.from({ length: HOLES }, (_, i) => boxes[i] ?? middle);
  const hole = (box: Box): string => `M${box.left} ${box.top}h${box.width}v${box.height}h${-box.width}z`;
  return `path(evenodd, "M0 0H${width}V${height}H0z${holes.map(hole).join('')}")`;
}

// Movement on the table: cards fly between marked places, shots draw their line, seats shake.
// Places are elements with data-place; a card that lies open carries data-card.

export interface Flight {
  /** The card shown while it flies; null = its back. */
  card: number | null;
  from: string;
  to: string;
}

export interface Show {
  flights: Flight[];
  /** A dotted line from one place to another. */
  line?: { from: string; to: string };
  /** A place that shakes, and how: hit = red, turn = lamplight. */
  mark?: { place: string; how: 'hit' | 'heal' | 'turn' | 'out' };
  /** A movement of the game's own, performed first. */
  act?: (stage: Stage) => Promise<void>;
}

/** Where a show takes place. */
export interface Stage {
  root: HTMLElement;
  layer: HTMLElement;
  haste: number;
}

/** Puts a picture of the card into the layer and returns how to remove it. */
export type Draw = (layer: HTMLElement, card: number | null) => () => void;

const FLIGHT = 300;
const STAGGER = 90;
const LINE = 220;
const LINE_HOLD = 260;
const MARK = 320;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

export function still(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function place(root: HTMLElement, name: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${name}"]`);
}

function centre(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

async function fly(root: HTMLElement, layer: HTMLElement, flight: Flight, draw: Draw, time: number, delay: number): Promise<void> {
  const lying = flight.card === null ? null : root.querySelector<HTMLElement>(`[data-card="${flight.card}"]`);
  const from = lying ?? place(root, flight.from);
  const to = place(root, flight.to);
  if (!from || !to) return;
  const ghost = document.createElement('div');
  ghost.className = 'ghost';
  layer.append(ghost);
  const erase = draw(ghost, flight.card);
  const [a, b] = [centre(from), centre(to)];
  lying?.classList.add('flown');
  const frames = [
    { transform: `translate(${a.x}px, ${a.y}px) rotate(-4deg)`, opacity: 1 },
    { transform: `translate(${b.x}px, ${b.y}px) rotate(2deg)`, opacity: 1 },
  ];
  await ghost.animate(frames, { duration: time, delay, easing: EASE, fill: 'both' }).finished;
  erase();
  ghost.remove();
}

async function drawLine(root: HTMLElement, layer: HTMLElement, from: string, to: string, time: number): Promise<void> {
  const [start, end] = [place(root, from), place(root, to)];
  if (!start || !end) return;
  const [a, b] = [centre(start), centre(end)];
  const line = document.createElement('div');
  line.className = 'shotline';
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const turn = Math.atan2(b.y - a.y, b.x - a.x);
  line.style.width = `${length}px`;
  line.style.transform = `translate(${a.x}px, ${a.y}px) rotate(${turn}rad)`;
  layer.append(line);
  const frames = [{ clipPath: 'inset(-12px 100% -12px 0)' }, { clipPath: 'inset(-12px -14px -12px 0)' }];
  await line.animate(frames, { duration: time, easing: 'linear', fill: 'both' }).finished;
  await line.animate([{ opacity: 1 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }], { duration: time + LINE_HOLD }).finished;
  line.remove();
}

async function markPlace(root: HTMLElement, name: string, how: string, time: number): Promise<void> {
  const element = place(root, name);
  if (!element) return;
  element.dataset.mark = how;
  const shake = how === 'hit' || how === 'out'
    ? [0, -6, 5, -3, 0].map((x) => ({ translate: `${x}px 0` }))
    : [{ scale: 1 }, { scale: 1.03 }, { scale: 1 }];
  await element.animate(shake, { duration: time, easing: 'ease-out' }).finished;
  delete element.dataset.mark;
}

/** Cards hidden for their flight may be seen again: the table has been redrawn. */
export function land(root: HTMLElement): void {
  for (const card of root.querySelectorAll('.flown')) card.classList.remove('flown');
}

/** Performs one show; `haste` above 1 shortens everything. */
export async function performShow(root: HTMLElement, layer: HTMLElement, show: Show, draw: Draw, haste: number): Promise<void> {
  const pace = (time: number): number => time / haste;
  await show.act?.({ root, layer, haste });
  await Promise.all(
    show.flights.map((flight, i) => fly(root, layer, flight, draw, pace(FLIGHT), pace(i * STAGGER))),
  );
  if (show.line) await drawLine(root, layer, show.line.from, show.line.to, pace(LINE));
  if (show.mark) await markPlace(root, show.mark.place, show.mark.how, pace(MARK));
}

// Dice in motion: they leave the thrower, tumble as cubes, and come to rest one after another.
import { FUSE, NEXT_DIE, SETTLE, STAMP, TUMBLE } from './durations';

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
/** How far towards the thrower the dice start, as a part of the way. */
const REACH = 0.62;

const tumbling = new WeakMap<Element, Animation>();

export function wait(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time));
}

function dieAt(root: HTMLElement, die: number): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="die-${die}"]`);
}

function cubeOf(die: HTMLElement): HTMLElement | null {
  return die.querySelector<HTMLElement>('.die__cube');
}

/** The desk sheet is scaled as a whole; a pixel of the screen is not a pixel of the sheet. */
function scaleOf(element: HTMLElement): number {
  return element.offsetWidth ? element.getBoundingClientRect().width / element.offsetWidth : 1;
}

/** From the die to its thrower, in pixels of the sheet. */
function wayTo(die: HTMLElement, seat: Element | null): { x: number; y: number } {
  if (!seat) return { x: 0, y: 240 };
  const [a, b] = [die.getBoundingClientRect(), seat.getBoundingClientRect()];
  const scale = scaleOf(die);
  const x = b.left + b.width / 2 - (a.left + a.width / 2);
  const y = b.top + b.height / 2 - (a.top + a.height / 2);
  return { x: (x / scale) * REACH, y: (y / scale) * REACH };
}

/** A turn of the cube; each die turns in its own way. */
function turn(die: number, share: number): string {
  const [x, y] = [die % 2 ? 720 : -720, die % 3 ? -540 : 900];
  return `translateZ(calc(var(--d) / -2)) rotateX(${x * share}deg) rotateY(${y * share}deg)`;
}

/** Throws the dice. They are still in the air when this resolves. */
export async function throwDice(root: HTMLElement, dice: number[], seat: number, haste: number): Promise<void> {
  const thrower = root.querySelector(`[data-place="seat-${seat}"]`);
  const time = TUMBLE / haste;
  for (const number of dice) {
    const die = dieAt(root, number);
    const cube = die && cubeOf(die);
    if (!die || !cube) continue;
    delete cube.dataset.still;
    const { x, y } = wayTo(die, thrower);
    die.animate(
      [{ translate: `${x}px ${y}px`, scale: 0.55, opacity: 0.2 }, { opacity: 1, offset: 0.25 }, { translate: '0 0', scale: 1.08 }],
      { duration: time * 0.8, easing: EASE, fill: 'backwards', delay: (number * NEXT_DIE) / haste / 3 },
    );
    const frames = [{ transform: turn(number, 1) }, { transform: turn(number, 0) }];
    tumbling.set(cube, cube.animate(frames, { duration: time, iterations: Infinity }));
  }
  await wait(time);
}

/** One die comes to rest. The next one may follow at once; only for the last one it waits until the end. */
export async function landDie(root: HTMLElement, number: number, last: boolean, haste: number): Promise<void> {
  const die = dieAt(root, number);
  const cube = die && cubeOf(die);
  if (!die || !cube) return;
  tumbling.get(cube)?.cancel();
  const duration = SETTLE / haste;
  const settled = cube.animate([{ transform: turn(number, 0.5) }, { transform: turn(number, 0) }], { duration, easing: EASE });
  die.animate([{ translate: '0 -14px', scale: 1.1 }, { translate: '0 0', scale: 1 }], { duration, easing: EASE });
  // At rest only the front is seen; the other sides would show at its rounded corners.
  const rest = settled.finished.then(() => void (cube.dataset.still = ''));
  await (last ? rest : wait(NEXT_DIE / haste));
}

/** Points on the rim of a die, clockwise from the top, in hundredths of its side. */
const RIM = [[50, 0], [86, 0], [100, 14], [100, 86], [86, 100], [14, 100], [0, 86], [0, 14], [14, 0], [50, 0]] as const;
const FUSE_STEPS = 20;
const RIM_AT = [0, 0.1, 0.15, 0.35, 0.4, 0.6, 0.65, 0.85, 0.9, 1];

/** A place of the spark on a die of this size; it lies at the middle of the upper rim. */
function sparkAt(left: number, top: number, size: number): { translate: string } {
  return { translate: `${((left - 50) / 100) * size}px ${(top / 100) * size}px` };
}

/** Dynamite: a spark runs along the fuse round the die, then the lock is stamped on. */
export async function lockDie(root: HTMLElement, number: number, haste: number): Promise<void> {
  const die = dieAt(root, number);
  const [fuse, spark, lock] = ['.die__fuse path', '.die__spark', '.die__lock'].map((part) => die?.querySelector(part));
  if (!die || !fuse || !spark || !lock) return;
  const duration = FUSE / haste;
  // A line that grows is drawn anew each time: so it grows in steps.
  fuse.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], { duration, easing: `steps(${FUSE_STEPS})` });
  const way = RIM.map(([left, top], i) => ({ ...sparkAt(left, top, die.offsetWidth), opacity: 1, offset: RIM_AT[i] ?? 1 }));
  lock.animate([{ opacity: 0, scale: 1.3 }, { opacity: 0, scale: 1.3, offset: 0.99 }, { opacity: 1, scale: 1.3 }], { duration });
  await spark.animate(way, { duration }).finished;
  await lock.animate([{ scale: 1.3 }, { scale: 1 }], { duration: STAMP / haste, easing: EASE }).finished;
}

/** Three dynamites: the dice that lie locked jump once. */
export async function blowUp(root: HTMLElement, haste: number): Promise<void> {
  const duration = 420 / haste;
  const frames = [0, -9, 8, -6, 4, 0].map((x) => ({ translate: `${x}px ${Math.abs(x) * -0.6}px` }));
  for (const die of root.querySelectorAll<HTMLElement>('.die[data-state="locked"]')) {
    die.animate(frames, { duration });
    const middle = sparkAt(50, 45, die.offsetWidth);
    die.querySelector('.die__spark')?.animate(
      [{ ...middle, scale: 1, opacity: 1 }, { ...middle, scale: 9, opacity: 0 }],
      { duration, easing: 'ease-out' },
    );
  }
  await wait(duration);
}

// What single events do beside their movement: a hit recoils, a role is turned over, a barrel rolls, dynamite bursts, arrows come in, the engine
// steams, the winners get the lamp. Only `transform`, `translate`, `rotate`, `scale` and `opacity` change, so that phones draw it without layout.
import { GESTURES, MARK } from './part-durations';
import { placeOf, type Stage } from './perform';

/** The gesture of an event; `at` is a place of the table. */
export type Gesture =
  | { kind: 'barrel'; at: string; card?: number; saved: boolean }
  | { kind: 'burst'; at: string }
  | { kind: 'arrows'; from: string; to: string[] }
  | { kind: 'steam'; at: string }
  /** A role is turned over large, then it goes to its place; `draw` puts the card into the element. */
  | { kind: 'role'; at: string; draw: (into: HTMLElement) => () => void };

interface Point {
  x: number;
  y: number;
}

const EASE = 'cubic-bezier(.2, .7, .2, 1)';
/** How far a plate is pushed by a hit, in pixels. */
const PUSH = 12;
const PUFFS = 4;

function centre(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** An element that is gone when its movement is over. */
function passing(layer: HTMLElement, name: string, icon: string, { x, y }: Point): HTMLElement {
  const element = document.createElement('div');
  element.className = `gesture gesture--${name}`;
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  if (icon) element.innerHTML = `<svg aria-hidden="true"><use href="#i-${icon}"/></svg>`;
  layer.append(element);
  return element;
}

async function move(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  await element.animate(frames, { easing: EASE, fill: 'both', ...options }).finished.catch(() => undefined);
}

async function once(element: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Promise<void> {
  await move(element, frames, options);
  element.remove();
}

/** Away from the player who shot; without a line, down. */
function pushOf({ root, layer }: Stage, name: string, plate: Element): Point {
  const from = layer.querySelector<HTMLElement>(`.shotline[data-to="${name}"]`)?.dataset.from;
  const shooter = from ? placeOf(root, from) : null;
  if (!shooter) return { x: 0, y: PUSH };
  const [a, b] = [centre(shooter), centre(plate)];
  const way = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return { x: ((b.x - a.x) / way) * PUSH, y: ((b.y - a.y) / way) * PUSH };
}

/** A plate that is hit is pushed back at once and swings into its place. */
export async function recoil(stage: Stage, name: string, plate: HTMLElement): Promise<void> {
  const { x, y } = pushOf(stage, name, plate);
  const at = (share: number, turn: number): Keyframe => ({ translate: `${x * share}px ${y * share}px`, rotate: `${turn}deg` });
  const frames = [{ ...at(0, 0), easing: 'ease-out' }, { ...at(1, 1.4), offset: 0.18 }, { ...at(-0.3, -0.7), offset: 0.55 }, { ...at(0.1, 0.2), offset: 0.8 }, at(0, 0)];
  await plate.animate(frames, { duration: MARK / stage.haste }).finished;
}

/** A loss falls onto the plate. */
export function fall(note: HTMLElement, haste: number): void {
  const frames = [
    { transform: 'translateY(-46px) rotate(-16deg)', opacity: 0 },
    { transform: 'translateY(4px) rotate(3deg)', opacity: 1, offset: 0.7 },
    { transform: 'none', opacity: 1 },
  ];
  note.animate(frames, { duration: MARK / haste, easing: 'cubic-bezier(.5, 0, .9, .6)' });
}

type Kind = Gesture['kind'];

const PERFORM: { [K in Kind]: (stage: Stage, gesture: Extract<Gesture, { kind: K }>) => Promise<unknown> } = {
  async barrel({ root, haste }, { at, card, saved }) {
    const lying = card === undefined ? null : root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    const barrel = lying ?? placeOf(root, at)?.querySelector<HTMLElement>('.plate__cut') ?? placeOf(root, at);
    if (!barrel) return;
    const roll = saved ? [0, 200, 360] : [0, 40, 0];
    await barrel.animate(roll.map((turn) => ({ rotate: `${turn}deg` })), { duration: (saved ? GESTURES.barrel : GESTURES.shrug) / haste, easing: 'ease-in-out' }).finished;
  },
  async burst({ root, layer, haste }, { at }) {
    const plate = placeOf(root, at);
    if (!plate) return;
    const burst = passing(layer, 'burst', 'spark', centre(plate));
    await once(burst, [{ scale: 0.2, rotate: '-20deg', opacity: 1 }, { scale: 1.5, rotate: '6deg', opacity: 1, offset: 0.45 }, { scale: 1.9, rotate: '10deg', opacity: 0 }], { duration: GESTURES.burst / haste });
  },
  async arrows({ root, layer, haste }, { from, to }) {
    const start = placeOf(root, from);
    if (!start) return;
    await Promise.all(to.map((name) => placeOf(root, name)).filter((plate) => plate !== null).map((plate) => {
      const [a, b] = [centre(start), centre(plate)];
      const turn = `rotate(${Math.atan2(b.y - a.y, b.x - a.x)}rad)`;
      const arrow = passing(layer, 'arrow', 'die-arrow', { x: 0, y: 0 });
      const frames = [a, b].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) ${turn}`, opacity: 1 }));
      return once(arrow, [...frames, { ...frames[1], opacity: 0 }], { duration: GESTURES.arrows / haste, easing: 'ease-in' });
    }));
  },
  async steam({ root, layer, haste }, { at }) {
    const engine = placeOf(root, at);
    if (!engine) return;
    const { x, y } = centre(engine);
    await Promise.all(Array.from({ length: PUFFS }, (_, i) => {
      const puff = passing(layer, 'puff', '', { x, y });
      const frames = [{ translate: '0 0', scale: 0.4, opacity: 0.9 }, { translate: `${-14 - i * 9}px ${-40 - i * 8}px`, scale: 1.5, opacity: 0 }];
      return once(puff, frames, { duration: (GESTURES.steam * (0.55 + i * 0.15)) / haste, easing: 'ease-out' });
    }));
  },
  async role({ root, layer, haste }, { at, draw }) {
    const plate = placeOf(root, at);
    if (!plate) return;
    const middle = centre(root);
    const card = passing(layer, 'role', '', middle);
    const erase = draw(card);
    const home = centre(plate);
    const frames = [
      { transform: 'scale(0, 1.04)', opacity: 1 },
      { transform: 'scale(1.04, 1.04)', opacity: 1, offset: 0.2 },
      { transform: 'none', opacity: 1, offset: 0.26 },
      { transform: 'none', opacity: 1, offset: 0.78 },
      { transform: `translate(${home.x - middle.x}px, ${home.y - middle.y}px) scale(.15)`, opacity: 0.2 },
    ];
    await once(card, frames, { duration: GESTURES.role / haste });
    erase();
  },
};

/** Performs a gesture. Playback waits for the short ones only. */
export function perform(stage: Stage, gesture: Gesture): Promise<unknown> {
  const act = PERFORM[gesture.kind] as (stage: Stage, gesture: Gesture) => Promise<unknown>;
  return act(stage, gesture).catch(() => undefined);
}

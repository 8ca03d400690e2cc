// What single events do beside their movement: a role is turned over large, a barrel rolls, dynamite bursts, arrows come in, the engine steams.
// Only `transform`, `translate`, `rotate`, `scale` and `opacity` change, so that phones draw it without layout.
import { GESTURES } from './part-durations';
import { centre, EASE, placeOf, type Stage } from './perform';

/** The gesture of an event; `at` is a place of the table. */
export type Gesture =
  | { kind: 'barrel'; at: string; card?: number; saved: boolean }
  | { kind: 'burst'; at: string }
  | { kind: 'arrows'; from: string; to: string[] }
  | { kind: 'steam'; at: string }
  /** A role is turned over large, then it goes to its place; `draw` puts the card into the element. */
  | { kind: 'role'; at: string; draw: (into: HTMLElement) => () => void };

const PUFFS = 4;

/** An element that is gone when its movement is over. */
function passing(layer: HTMLElement, name: string, icon: string, { x, y }: { x: number; y: number }): HTMLElement {
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

type Kind = Gesture['kind'];

const PERFORM: { [K in Kind]: (stage: Stage, gesture: Extract<Gesture, { kind: K }>) => Promise<unknown> } = {
  async barrel({ root, haste }, { at, card, saved }) {
    const lying = card === undefined ? null : root.querySelector<HTMLElement>(`[data-card="${card}"]`);
    const barrel = lying ?? placeOf(root, at)?.querySelector<HTMLElement>('.plate__cut, .bplate__cut') ?? placeOf(root, at);
    if (!barrel) return;
    const roll = saved ? [0, 200, 360] : [0, 40, 0];
    await barrel.animate(roll.map((turn) => ({ rotate: `${turn}deg` })), { duration: (saved ? GESTURES.barrel : GESTURES.shrug) / haste, easing: 'ease-in-out' }).finished;
  },
  async burst({ root, layer, haste }, { at }) {
    const plate = placeOf(root, at);
    if (!plate) return;
    const burst = passing(layer, 'burst', 'spark', centre(layer, plate));
    await once(burst, [{ scale: 0.2, rotate: '-20deg', opacity: 1 }, { scale: 1.5, rotate: '6deg', opacity: 1, offset: 0.45 }, { scale: 1.9, rotate: '10deg', opacity: 0 }], { duration: GESTURES.burst / haste });
  },
  async arrows({ root, layer, haste }, { from, to }) {
    const start = placeOf(root, from);
    if (!start) return;
    await Promise.all(to.map((name) => placeOf(root, name)).filter((plate) => plate !== null).map((plate) => {
      const [a, b] = [centre(layer, start), centre(layer, plate)];
      const turn = `rotate(${Math.atan2(b.y - a.y, b.x - a.x)}rad)`;
      const arrow = passing(layer, 'arrow', 'die-arrow', { x: 0, y: 0 });
      const frames = [a, b].map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px) ${turn}`, opacity: 1 }));
      return once(arrow, [...frames, { ...frames[1], opacity: 0 }], { duration: GESTURES.arrows / haste, easing: 'ease-in' });
    }));
  },
  async steam({ root, layer, haste }, { at }) {
    const engine = placeOf(root, at);
    if (!engine) return;
    const { x, y } = centre(layer, engine);
    await Promise.all(Array.from({ length: PUFFS }, (_, i) => {
      const puff = passing(layer, 'puff', '', { x, y });
      const frames = [{ translate: '0 0', scale: 0.4, opacity: 0.9 }, { translate: `${-14 - i * 9}px ${-40 - i * 8}px`, scale: 1.5, opacity: 0 }];
      return once(puff, frames, { duration: (GESTURES.steam * (0.55 + i * 0.15)) / haste, easing: 'ease-out' });
    }));
  },
  async role({ root, layer, haste }, { at, draw }) {
    const plate = placeOf(root, at);
    if (!plate) return;
    const middle = centre(layer, root);
    const card = passing(layer, 'role', '', middle);
    const erase = draw(card);
    const home = centre(layer, plate);
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

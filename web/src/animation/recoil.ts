// A hit has weight: the plate is pushed, the loss falls onto it.
import { MARK } from './part-durations';
import { centre, placeOf, type Point, type Stage } from './perform';

/** How far a plate is pushed by a hit, in pixels. */
const PUSH = 12;

/** Away from the player who shot; without a line, down. */
function pushOf({ root, layer }: Stage, name: string, plate: Element): Point {
  const from = layer.querySelector<HTMLElement>(`.shotline[data-to="${name}"]`)?.dataset.from;
  const shooter = from ? placeOf(root, from) : null;
  if (!shooter) return { x: 0, y: PUSH };
  const [a, b] = [centre(layer, shooter), centre(layer, plate)];
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

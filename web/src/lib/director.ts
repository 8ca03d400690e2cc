// How long each thing that happens is shown. One queue shows events one after another; what is light may be
// grouped or dropped when the page is behind, what costs a life never is. Pure: times in, times out.
import type { GameEvent } from '../wire';

export type Weight =
  | 'turn' | 'draw' | 'lay' | 'shot' | 'answer' | 'hit' | 'check' | 'attack' | 'store' | 'throw' | 'dynamite'
  | 'train' | 'terminus' | 'out' | 'end'
  /** Whatever a game has no word for. */
  | 'small'
  /** Shown by something else, or not at all. */
  | 'none';

export const PACES = ['calm', 'brisk', 'once'] as const;
export type Pace = (typeof PACES)[number];

export interface Times {
  /** How long it moves. */
  move: number;
  /** How long it stands after that. */
  calm: number;
  brisk: number;
}

export const TIMES: Record<Weight, Times> = {
  turn: { move: 420, calm: 500, brisk: 200 },
  draw: { move: 280, calm: 250, brisk: 0 },
  lay: { move: 280, calm: 700, brisk: 350 },
  shot: { move: 280 + 220, calm: 1200, brisk: 700 },
  answer: { move: 280 + 160, calm: 600, brisk: 350 },
  hit: { move: 220, calm: 900, brisk: 600 },
  check: { move: 280, calm: 1000, brisk: 600 },
  attack: { move: 220 + 220, calm: 2000, brisk: 1300 },
  store: { move: 420, calm: 400, brisk: 150 },
  throw: { move: 1400, calm: 900, brisk: 500 },
  dynamite: { move: 220, calm: 1200, brisk: 800 },
  train: { move: 420, calm: 500, brisk: 200 },
  terminus: { move: 420, calm: 1200, brisk: 700 },
  out: { move: 220 + 280, calm: 2200, brisk: 1300 },
  end: { move: 420, calm: 2500, brisk: 1500 },
  small: { move: 160, calm: 250, brisk: 0 },
  none: { move: 0, calm: 0, brisk: 0 },
};

/** What concerns me stands at least so long, in every pace. */
export const MINE = 900;
/** At once shows nothing for longer than a moment but these. */
const ONCE: Partial<Record<Weight, number>> = { out: 600, end: 600 };
/** Further behind than this, the light things go straight to the Gazette. */
export const BEHIND = 6000;
const LIGHT = new Set<Weight>(['draw', 'lay']);
/** What costs a life, or may. */
const GRAVE = new Set<Weight>(['hit', 'dynamite', 'out']);

export interface Item {
  event: GameEvent;
  weight: Weight;
}

export interface Viewer {
  pace: Pace;
  /** Nothing may travel. */
  still: boolean;
  /** My seat; null for whoever watches. */
  me: number | null;
  /** How many times faster than usual, for replays and for those who are out. */
  speed: number;
  /** There is nobody to keep up with: nothing is dropped. */
  patient?: boolean;
}

export interface Cue {
  weight: Weight;
  /** Whether things travel. */
  moves: boolean;
  /** How long it stands when the movement is over. */
  hold: number;
  /** All at the same time, or one after the other. */
  together: boolean;
  haste: number;
  mine: boolean;
}

/** Something is done to me, or costs me a life. My own doings are known to me. */
export function concerns({ event, weight }: Item, me: number | null): boolean {
  if (me === null || weight === 'none') return false;
  return event.seat === me ? GRAVE.has(weight) : event.other === me;
}

/** Weights of one seat that follow each other as one movement. */
const GATHERED = new Set<Weight>(['draw', 'lay', 'store', 'throw']);
/** What may follow an attack on several before the next thing happens. */
const REPLIES = new Set<Weight>(['hit', 'answer', 'check', 'small', 'draw']);

/** Whether what follows may be the answers of several to it. The end of the line is a moment of its own before they come. */
export function meetsAll(weight: Weight): boolean {
  return weight === 'attack' || weight === 'terminus';
}

/** Whether this event answers an attack that stands. */
export function replies(weight: Weight): boolean {
  return REPLIES.has(weight);
}

/** Whether `next` is shown with what came before it; `attack`: an attack on several is being answered. */
function joins(group: Item[], next: Item, attack: boolean): boolean {
  const first = group[0];
  if (!first) return true;
  if (first.weight === 'attack') return replies(next.weight);
  if (attack && replies(first.weight)) return replies(next.weight);
  if (first.weight !== next.weight || !GATHERED.has(first.weight)) return false;
  // What lies there is seen before anybody takes of it.
  if (first.weight === 'store') return (first.event.verb === 'pick') === (next.event.verb === 'pick');
  if (first.event.seat !== next.event.seat) return false;
  if (first.weight === 'throw') return next.event.verb !== first.event.verb;
  return first.weight === 'lay' || first.event.verb === next.event.verb;
}

/** How many of these events are shown as one. */
export function groupSize(items: Item[], attack: boolean): number {
  let n = 1;
  while (n < items.length && joins(items.slice(0, n), items[n] as Item, attack)) n += 1;
  return n;
}

/** What a group weighs: several answers to one attack weigh as much as the attack. */
function weightOf(group: Item[]): Weight {
  const first = group[0]?.weight ?? 'none';
  // An attack that nobody has answered yet is a shot at many.
  if (first === 'attack') return group.length > 1 ? 'attack' : 'shot';
  const answered = group.filter(({ weight }) => weight === 'hit' || weight === 'answer').length;
  if (replies(first) && answered > 1) return 'attack';
  return group.find(({ weight }) => weight === 'hit')?.weight ?? first;
}

function holdOf(weight: Weight, mine: boolean, { pace, speed }: Viewer): number {
  const own = pace === 'once' ? (ONCE[weight] ?? 0) : TIMES[weight][pace];
  return (mine ? Math.max(MINE, own) : own) / speed;
}

/** How one group is shown; `late`: the page is too far behind for what is light. */
export function cueOf(group: Item[], viewer: Viewer, late = false): Cue {
  const weight = weightOf(group);
  const mine = group.some((item) => concerns(item, viewer.me));
  const dropped = late && LIGHT.has(weight) && !mine;
  return {
    weight, mine,
    moves: !dropped && !viewer.still && viewer.pace !== 'once' && weight !== 'none',
    hold: dropped ? 0 : holdOf(weight, mine, viewer),
    together: group[0]?.weight !== 'throw' && group[0]?.weight !== 'lay',
    haste: viewer.speed,
  };
}

/** Whether showing these takes any time at all. */
export function takesTime({ moves, hold }: Cue): boolean {
  return moves || hold > 0;
}

/** How long it takes to show all of these. */
export function lengthOf(items: Item[], viewer: Viewer): number {
  let time = 0;
  for (let at = 0; at < items.length; ) {
    const group = items.slice(at, at + groupSize(items.slice(at), false));
    const { weight, moves, hold } = cueOf(group, viewer);
    time += hold + (moves ? TIMES[weight].move / viewer.speed : 0);
    at += group.length;
  }
  return time;
}

// How long each group of events is played. Light events may be dropped when the page is behind, events that cost
// a life never are. Pure functions.
import { FADE, FLIGHT, LAMP, LINE, MARK, TURN_OVER } from '../animation/part-durations';
import { groupSize, isSoloAction, weightOf } from './grouping';
import type { Item, Weight } from './weight';

export const PACES = ['calm', 'brisk', 'once'] as const;
export type Pace = (typeof PACES)[number];

export interface Times {
  /** How long it moves. */
  move: number;
  /** How long it stays on the screen after that. */
  calm: number;
  brisk: number;
}

export const TIMES: Record<Weight, Times> = {
  turn: { move: LAMP, calm: 500, brisk: 100 },
  draw: { move: FLIGHT, calm: 250, brisk: 0 },
  lay: { move: FLIGHT, calm: 700, brisk: 350 },
  gift: { move: FLIGHT, calm: 600, brisk: 250 },
  shot: { move: FLIGHT + LINE, calm: 1200, brisk: 600 },
  volley: { move: LINE + MARK, calm: 2000, brisk: 800 },
  answer: { move: FLIGHT + FADE, calm: 600, brisk: 300 },
  hit: { move: MARK, calm: 900, brisk: 500 },
  check: { move: FLIGHT, calm: 1000, brisk: 500 },
  attack: { move: LINE + MARK, calm: 2000, brisk: 1300 },
  store: { move: TURN_OVER, calm: 400, brisk: 150 },
  throw: { move: 1400, calm: 900, brisk: 300 },
  dynamite: { move: MARK, calm: 1200, brisk: 800 },
  train: { move: 420, calm: 500, brisk: 200 },
  terminus: { move: 420, calm: 1200, brisk: 700 },
  out: { move: MARK + FLIGHT, calm: 2200, brisk: 1300 },
  end: { move: LAMP, calm: 2500, brisk: 1500 },
  small: { move: FADE, calm: 250, brisk: 0 },
  none: { move: 0, calm: 0, brisk: 0 },
};

/** The shortest time for what concerns me, in every pace. */
export const MINE = 900;
/** The longest time for several solo actions, which are played as one group; READ is the shortest. */
export const SOLO_ACTIONS = { calm: 1600, brisk: 850, once: 0 };
export const READ = { calm: 950, brisk: 650 };
/** The longest time for dice that are thrown again. */
export const AGAIN = { calm: 450, brisk: 60, once: 0 };
/** In the pace "once" only these stay on the screen. */
const ONCE: Partial<Record<Weight, number>> = { out: 600, end: 600 };
/** In brisk pace, events that strike no person move so many times faster. */
const BRISKER = 1.25;
/** When the page is further behind than this, light events are not animated. In milliseconds. */
export const BEHIND = 6000;
const LIGHT = new Set<Weight>(['draw', 'lay', 'gift']);
/** Events that cost a life, or may. */
const GRAVE = new Set<Weight>(['hit', 'dynamite', 'out']);

export interface Viewer {
  pace: Pace;
  /** Nothing may move. */
  still: boolean;
  /** My seat; null for a spectator. */
  me: number | null;
  /** The seats of people, mine included: what is done to them is never shortened. */
  people?: number[];
  /** How many times faster than usual, for replays and eliminated players. */
  speed: number;
  /** Nothing is dropped, however far the page is behind: for replays. */
  patient?: boolean;
}

export interface Cue {
  weight: Weight;
  /** Whether anything moves. */
  moves: boolean;
  /** How long it stands when the movement is over. */
  hold: number;
  haste: number;
  mine: boolean;
  /** It is done to a person: bots wait until it has been played. */
  struck: boolean;
}

/** Whether something is done to me or costs me a life. My own actions do not count. */
export function concerns({ event, weight }: Item, me: number | null): boolean {
  if (me === null || weight === 'none') return false;
  return event.seat === me ? GRAVE.has(weight) : event.other === me;
}

/** The solo actions of a group; those of one kind in a row count once. */
function soloActionsOf(group: Item[]): Item[] {
  return group.filter((item, i) => isSoloAction(item) && (item.weight !== 'draw' || group[i - 1]?.event.verb !== item.event.verb));
}

/** How long a group stays on the screen in this pace. */
function ownHold(group: Item[], weight: Weight, pace: Pace): number {
  if (pace === 'once') return ONCE[weight] ?? 0;
  const actions = soloActionsOf(group);
  if (!group[0] || !isSoloAction(group[0]) || actions.length < 2) return TIMES[weight][pace];
  const sum = actions.reduce((time, action) => time + TIMES[action.weight][pace], 0);
  return Math.min(SOLO_ACTIONS[pace], Math.max(READ[pace], sum));
}

/** Whether it is done to a person. An attack on several players is done to all of them. */
function strikes(item: Item, people: number[]): boolean {
  return people.some((seat) => concerns(item, seat) || (item.weight === 'attack' && item.event.seat !== seat));
}

function holdOf(group: Item[], weight: Weight, { mine, struck }: Pick<Cue, 'mine' | 'struck'>, { pace, speed }: Viewer): number {
  // What is done to a person is played in full in every pace.
  const own = ownHold(group, weight, struck && pace === 'brisk' ? 'calm' : pace);
  return (mine ? Math.max(MINE, own) : own) / speed;
}

/** How one group is played; `late`: the page is too far behind for light events. */
export function cueOf(group: Item[], viewer: Viewer, late = false): Cue {
  const weight = weightOf(group);
  const mine = group.some((item) => concerns(item, viewer.me));
  const struck = mine || group.some((item) => strikes(item, viewer.people ?? []));
  const dropped = late && LIGHT.has(weight) && !struck;
  return {
    weight, mine, struck,
    moves: !dropped && !viewer.still && viewer.pace !== 'once' && weight !== 'none',
    hold: dropped ? 0 : holdOf(group, weight, { mine, struck }, viewer),
    haste: viewer.speed * (viewer.pace === 'brisk' && !struck ? BRISKER : 1),
  };
}

/** How long a group stays before `next`: dice that are thrown again leave early. */
export function holdBefore({ weight, hold }: Cue, before: Item, next: Item | undefined, { pace, speed }: Viewer): number {
  const again = weight === 'throw' && next?.weight === weight && next.event.seat === before.event.seat;
  return again ? Math.min(hold, AGAIN[pace] / speed) : hold;
}

/** Events that bots need not wait for, even before they are played: nothing that costs a life. */
const AHEAD = new Set<Weight>(['throw', 'volley', 'small', 'none']);

export function runsAhead(item: Item, viewer: Viewer): boolean {
  return AHEAD.has(item.weight) || (isSoloAction(item) && !strikes(item, viewer.people ?? []));
}

/** Whether playing the group takes any time. */
export function takesTime({ moves, hold }: Cue): boolean {
  return moves || hold > 0;
}

/** How long it takes to play all of these. */
export function durationOf(items: Item[], viewer: Viewer): number {
  let time = 0;
  for (let at = 0; at < items.length; ) {
    const group = items.slice(at, at + groupSize(items.slice(at), false));
    const { weight, moves, hold } = cueOf(group, viewer);
    time += hold + (moves ? TIMES[weight].move / viewer.speed : 0);
    at += group.length;
  }
  return time;
}

// The animation and the sound of each event. Events are applied to the playback view as they are animated.
import { tick } from 'svelte';
import { performAnimations, type EventAnimation, type Stage } from '../../animation/perform';
import type { Sound } from '../../animation/sound';
import type { GameEvent } from '../../wire';
import { diceIn } from './faces';
import { send, volley } from './flights';
import type { PlaybackDiceView } from './apply-event';
import { playbackView } from './playback-view.svelte';
import { OTHERS_HASTE } from './durations';
import { blowUp, landDie, lockDie, throwDice, wait } from './dice-throw';
import { revealedRole } from '../sheriff/revealed-role';
import { goal, type DiceScene } from './wording';

/** Hits of one volley follow each other after this time, in milliseconds. */
const TOGETHER = 150;

const place = (seat: number | null | undefined): string => `seat-${seat ?? 0}`;
const quiver = (seat: number | null | undefined): string => `arrows-${seat ?? 0}`;

interface Moment {
  stage: Stage;
  event: GameEvent;
  before: PlaybackDiceView;
  after: PlaybackDiceView;
}

type Act = (moment: Moment) => Promise<void>;

function together(stage: Stage, animation: Partial<EventAnimation>): Promise<void> {
  return performAnimations(stage, [{ flights: [], ...animation }], () => () => undefined);
}

function marked(how: NonNullable<EventAnimation['mark']>['how'], wholly: boolean): Act {
  return async ({ stage, event }) => {
    const done = together(stage, { mark: { place: place(event.seat), how } });
    await (wholly ? done : wait(TOGETHER / stage.haste));
  };
}

/** A beer comes from a die that shows one. */
async function pour({ stage: { root, layer, haste }, event, after }: Moment): Promise<void> {
  const die = after.dice.findIndex(({ face }) => face === 'beer') + 1;
  await send(root, layer, 'beer-stein', die ? `die-${die}` : place(event.seat), place(event.other), 1, haste);
}

async function fireAll({ stage, event, after }: Moment): Promise<void> {
  const targets = after.seats.flatMap((seat, i) => (seat.out || i === event.seat ? [] : [i]));
  await together(stage, { lines: targets.map((to) => ({ from: place(event.seat), to: place(to) })) });
}

const ACTS: Record<string, Act> = {
  turn: marked('turn', true),
  roll: ({ stage: { root, haste }, event }) => throwDice(root, diceIn(event.x ?? 0), event.seat ?? 0, haste),
  die: ({ stage: { root, haste }, event, after }) =>
    landDie(root, event.x ?? 0, !after.dice.some(({ motion }) => motion === 'rolling'), haste),
  lock: ({ stage: { root, haste }, event }) => lockDie(root, event.x ?? 0, haste),
  dynamite: ({ stage: { root, haste } }) => blowUp(root, haste),
  arrow: ({ stage: { root, layer, haste }, event }) => {
    const die = playbackView.arrowDie();
    return send(root, layer, 'die-arrow', die ? `die-${die}` : 'supply', quiver(event.seat), 1, haste);
  },
  return: ({ stage: { root, layer, haste }, event }) =>
    send(root, layer, 'die-arrow', quiver(event.seat), 'supply', event.x ?? 0, haste),
  indians: ({ stage: { root, layer, haste }, before }) => volley(root, layer, before.seats.map((seat) => seat.arrows), haste),
  shoot: ({ stage, event }) => together(stage, { line: { from: place(event.seat), to: place(event.other) } }),
  gatling: fireAll,
  drink: pour,
  hurt: marked('hit', false),
  heal: marked('heal', false),
  out: marked('out', true),
};

/** An arrow is counted when it has arrived. */
const LANDS_LATER = new Set(['arrow']);

export function animationOf(scene: DiceScene, event: GameEvent): EventAnimation {
  const act = async (stage: Stage): Promise<void> => {
    const haste = event.seat === scene.view.me ? stage.haste : stage.haste * OTHERS_HASTE;
    const before = playbackView.of(scene.view);
    const perform = (after: PlaybackDiceView): Promise<void> | undefined =>
      ACTS[event.verb]?.({ stage: { ...stage, haste }, event, before, after });
    if (LANDS_LATER.has(event.verb)) await perform(before);
    const after = playbackView.add(scene.view, event, scene.catalog);
    await tick();
    if (!LANDS_LATER.has(event.verb)) await perform(after);
  };
  const skip = (): void => void playbackView.add(scene.view, event, scene.catalog);
  const cost = event.verb === 'hurt' || event.verb === 'dodge' ? (event.verb === 'hurt' ? (event.x ?? 1) : 0) : null;
  const gesture = event.verb === 'out' ? revealedRole('dice', scene.catalog, scene.view, event, (role) => goal(scene, role)) : event.verb === 'dynamite' ? { kind: 'burst' as const, at: place(event.seat) } : undefined;
  if (cost === null) return { flights: [], act, skip, ...(gesture ? { gesture } : {}) };
  return { flights: [], act, skip, note: { place: place(event.seat), text: cost ? `−${cost}` : '0', none: cost === 0 } };
}

const SOUNDS: Record<string, Sound> = {
  turn: 'spurs', roll: 'rattle', die: 'snap', lock: 'fuse', dynamite: 'blast', arrow: 'whistle', return: 'rustle',
  indians: 'drums', shoot: 'shot', gatling: 'shot', drink: 'cork', bless: 'cork', out: 'bell',
};

export function soundOf(event: GameEvent): Sound | null {
  return SOUNDS[event.verb] ?? null;
}

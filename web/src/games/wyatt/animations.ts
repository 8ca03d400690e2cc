// The animation and the sound of each event. Events are applied to the playback view first, then they are
// animated.
import { tick } from 'svelte';
import { boxOn, placeOf, type Flight, type EventAnimation, type Stage } from '../../animation/perform';
import type { Sound } from '../../animation/sound';
import type { GameEvent } from '../../wire';
import { kindOf, outlawOf } from './catalog';
import { shotShown } from './shot.svelte';
import { payday } from './payday-playback.svelte';
import { playbackView } from './playback-view.svelte';
import type { WyattScene } from './wording';

const hand = (seat: number | undefined): string => `hand-${seat ?? 0}`;
const row = (seat: number | undefined, outlaw: number | null): string => `row-${seat ?? 0}-${outlaw ?? 0}`;

/** Cards of a new round are dealt at once. */
let dealing = false;

function note(event: GameEvent): void {
  shotShown.note(event);
  if (event.verb === 'round') dealing = true;
  if (event.verb === 'turn') dealing = false;
}

/** Where the event's card starts and ends, if it moves. */
function route(scene: WyattScene, { verb, seat, other, card, x }: GameEvent): [from: string, to: string] | null {
  const outlaw = outlawOf(scene.catalog, card);
  switch (verb) {
    case 'draw': return dealing ? null : ['deck', hand(seat)];
    case 'pick': case 'fetch': return ['pile', hand(seat)];
    case 'discard': case 'play': return [hand(seat), 'pile'];
    case 'lay': return [hand(seat), row(seat, outlaw)];
    case 'attach': return [kindOf(scene.catalog, card)?.shot ? 'pile' : hand(seat), row(seat, x ?? 0)];
    case 'lose': return [row(seat, x ?? 0), 'pile'];
    case 'hide': return ['pile', row(other, outlaw)];
    case 'free': return [row(seat, outlaw), 'pile'];
    case 'steal': return [row(other, outlaw), hand(seat)];
    case 'give': return [hand(seat), hand(other)];
    default: return null;
  }
}

function flights(scene: WyattScene, event: GameEvent): Flight[] {
  const way = route(scene, event);
  const n = event.verb === 'lay' ? (event.x ?? 1) : 1;
  return way ? Array.from({ length: n }, () => ({ card: event.card ?? null, from: way[0], to: way[1] })) : [];
}

/** Bills come down onto the poster. */
async function post({ root, layer, haste }: Stage, outlaw: number | null, n: number): Promise<void> {
  const place = placeOf(root, `poster-${outlaw ?? 0}`);
  if (!place) return;
  const poster = boxOn(layer, place);
  const falls = Array.from({ length: n }, (_, i) => {
    const bill = document.createElement('div');
    bill.className = 'wbill';
    bill.innerHTML = '<svg aria-hidden="true"><use href="#i-bill"/></svg>';
    layer.append(bill);
    const x = poster.left + poster.width / 2;
    const frames = [
      { transform: `translate(${x + 30}px, ${poster.top - 50}px) rotate(14deg)`, opacity: 0 },
      { transform: `translate(${x}px, ${poster.top + poster.height * 0.66}px) rotate(-3deg)`, opacity: 1 },
    ];
    return bill.animate(frames, { duration: 600 / haste, delay: (i * 160) / haste, easing: 'cubic-bezier(.2, .7, .2, 1)', fill: 'both' })
      .finished.then(() => bill.remove());
  });
  await Promise.all(falls);
}

/** The pay day is played before anything else. */
const AFTER_PAYDAY = new Set(['round', 'win', 'duel']);

export function animationOf(scene: WyattScene, event: GameEvent): EventAnimation {
  note(event);
  const act = async (stage: Stage): Promise<void> => {
    if (AFTER_PAYDAY.has(event.verb)) {
      await tick();
      await payday.closed();
    }
    playbackView.add(scene.view, event, scene.catalog);
    await tick();
    if (event.verb === 'flip') await shotShown.show(event, stage.haste);
    else shotShown.clear();
    if (event.verb === 'post') await post(stage, outlawOf(scene.catalog, event.card), event.x ?? 0);
  };
  const animation: EventAnimation = { flights: flights(scene, event), act, skip: () => void playbackView.add(scene.view, event, scene.catalog) };
  if (event.verb === 'turn') animation.mark = { place: `seat-${event.seat ?? 0}`, how: 'turn' };
  return animation;
}

const SOUNDS: Record<string, Sound> = {
  turn: 'spurs', draw: 'rustle', pick: 'rustle', discard: 'rustle', lay: 'snap', attach: 'snap', play: 'snap', post: 'rustle', hide: 'snap',
  free: 'snap', steal: 'rustle', give: 'rustle', fetch: 'rustle', shuffle: 'rustle', lose: 'rustle', over: 'bell', win: 'bell', round: 'rattle',
};

export function soundOf(event: GameEvent): Sound | null {
  note(event);
  if (event.verb === 'flip') return event.x === 1 ? 'shot' : 'snap';
  if (event.verb === 'draw' && dealing) return null;
  return SOUNDS[event.verb] ?? null;
}

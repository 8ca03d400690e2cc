// Weight, sound and movement of events. The verbs that all games share have their own; for any other verb it depends
// on what the event names.
import type { EventAnimation, Flight } from '../../animation/perform';
import type { Sound } from '../../animation/sound';
import type { Weight } from '../../playback/weight';
import type { GameEvent } from '../../wire';
import { zonesAt, type PlainScene } from './catalog';
import { playbackView } from './playback-view.svelte';

const WEIGHTS: Record<string, Weight> = { turn: 'turn', draw: 'draw', out: 'out', win: 'end', hurt: 'hit', bleed: 'hit' };
const SOUNDS: Record<string, Sound> = { turn: 'spurs', draw: 'rustle', out: 'bell', win: 'bell', hurt: 'shot', bleed: 'shot' };

export function weigh({ verb, card, other }: GameEvent): Weight {
  return WEIGHTS[verb] ?? (card !== undefined ? 'lay' : other !== undefined ? 'answer' : 'small');
}

export function soundOf({ verb, card, other }: GameEvent): Sound | null {
  return SOUNDS[verb] ?? (card !== undefined ? 'snap' : other !== undefined ? 'rustle' : null);
}

/** A card goes from its player to another one, or to the middle; a drawn one comes from a pile. */
function flights({ catalog }: PlainScene, { verb, seat, card, other }: GameEvent): Flight[] {
  if (seat === undefined) return [];
  const mine = `hand-${seat}`;
  if (verb === 'draw') {
    const deck = zonesAt(catalog, 'table').find(({ form }) => form === 'pile' || form === 'count');
    return deck ? [{ card: card ?? null, from: `zone-${deck.name}`, to: mine }] : [];
  }
  if (card === undefined) return [];
  if (other !== undefined && other !== seat) return [{ card, from: mine, to: `hand-${other}` }];
  const open = zonesAt(catalog, 'table').find(({ form }) => form === 'row') ?? zonesAt(catalog, 'table')[0];
  return open ? [{ card, from: mine, to: `zone-${open.name}` }] : [];
}

export function animationOf(scene: PlainScene, event: GameEvent): EventAnimation {
  const settle = (): void => void playbackView.add(scene.view, event, scene.catalog);
  const { verb, seat } = event;
  const animation: EventAnimation = { flights: flights(scene, event), settle };
  if (seat === undefined) return animation;
  const place = `seat-${seat}`;
  if (verb === 'turn') animation.mark = { place, how: 'turn' };
  else if (verb === 'out') animation.mark = { place, how: 'out' };
  else if (WEIGHTS[verb] === 'hit') animation.mark = { place, how: 'hit' };
  return animation;
}

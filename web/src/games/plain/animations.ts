// Weight, sound and marks of events. The verbs that all games share have their own; for any other verb it depends
// on what the event names.
import type { EventAnimation } from '../../animation/perform';
import type { Sound } from '../../animation/sound';
import type { Weight } from '../../playback/weight';
import type { GameEvent } from '../../wire';
import type { PlainScene } from './catalog';
import { flights } from './flights';
import { playbackView } from './playback-view.svelte';

const WEIGHTS: Record<string, Weight> = { turn: 'turn', draw: 'draw', out: 'out', win: 'end', hurt: 'hit', bleed: 'hit' };
const SOUNDS: Record<string, Sound> = { turn: 'spurs', draw: 'rustle', out: 'bell', win: 'bell', hurt: 'shot', bleed: 'shot' };

export function weigh({ verb, card, other }: GameEvent): Weight {
  return WEIGHTS[verb] ?? (card !== undefined ? 'lay' : other !== undefined ? 'answer' : 'small');
}

export function soundOf({ verb, card, other }: GameEvent): Sound | null {
  return SOUNDS[verb] ?? (card !== undefined ? 'snap' : other !== undefined ? 'rustle' : null);
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

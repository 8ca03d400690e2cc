// What another player does alone in their turn, as one line: draw, lay, play, discard.
import { soloActionsFrom, asList, eventCount, type SoloAction } from '../../log/solo-actions';
import type { Told } from '../../log/log-book';
import { nameMark } from '../../text/player-names';
import { abilityMark } from '../../text/rich-text';
import { t, words } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import { abilityBehind } from './ability-causes';
import { cardOf } from './catalog';
import { weigh } from './event-weights';
import { args, type BangScene } from './wording';

const COUNTED = new Set(['draw', 'keep']);
const NAMED = new Set(['lay', 'play', 'discard']);

/** Whether the event can be told with others: one with a target or a sentence of its own cannot. */
function isSoloAction(scene: BangScene, event: GameEvent): boolean {
  const { verb, seat, other, card } = event;
  if (seat === undefined || seat === scene.view.me) return false;
  if (COUNTED.has(verb) || verb === 'heal') return true;
  const own = words.has(`bang-event-${verb}-${cardOf(scene.catalog, card)?.kind ?? ''}`);
  return NAMED.has(verb) && (other === undefined || other === seat) && !own && ['lay', 'draw'].includes(weigh(scene, event));
}

function piece(scene: BangScene, all: GameEvent[], { at, events }: SoloAction): string {
  const [first] = events as [GameEvent];
  const cards = asList(events.map(({ card }) => t('card-acc', args(scene, { card }))));
  const n = first.verb === 'heal' ? events.reduce((sum, { x }) => sum + (x ?? 1), 0) : events.length;
  const ability = abilityBehind(scene, all, at, events.length);
  return t(`bang-deed-${first.verb}`, { n, cards }) + (ability ? ` ${abilityMark(t(`bang-character-${ability}`))}` : '');
}

export function soloActionsAt(scene: BangScene, events: GameEvent[], at: number): Told | null {
  const first = events[at] as GameEvent;
  const actions = soloActionsFrom(events, at, (event) => isSoloAction(scene, event));
  if (actions.length < 2 || first.verb === 'heal') return null;
  const text = t('web-deeds', { seat: nameMark(scene, first.seat), deeds: asList(actions.map((action) => piece(scene, events, action))) });
  return { line: { key: first.n, kind: 'cards', text }, taken: eventCount(actions) };
}

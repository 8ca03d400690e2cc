// What another player does alone in their turn, as one line: draw, lay, discard.
import { soloActionsFrom, asList, eventCount, type SoloAction } from '../../log/solo-actions';
import type { Told } from '../../log/log-book';
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import { args, money, type WyattScene } from './wording';

const SOLO_ACTIONS = new Set(['draw', 'pick', 'lay', 'attach', 'post', 'discard']);

function piece(scene: WyattScene, { events }: SoloAction): string {
  const [first] = events as [GameEvent];
  const number = (event: GameEvent): number => (event.verb === 'lay' || event.verb === 'post' ? (event.x ?? 1) : 1);
  const cards = events.map((event) => {
    const values = args(scene, event);
    return event.verb === 'lay' ? t('wyatt-deed-cards', { ...values, n: number(event) }) : t('card-acc', values);
  });
  const n = events.reduce((sum, event) => sum + number(event), 0);
  return t(`wyatt-deed-${first.verb}`, { n, cards: asList(cards), money: money(n) });
}

export function soloActionsAt(scene: WyattScene, events: GameEvent[], at: number): Told | null {
  const first = events[at] as GameEvent;
  if (first.seat === undefined || first.seat === scene.view.me) return null;
  const actions = soloActionsFrom(events, at, ({ verb }) => SOLO_ACTIONS.has(verb));
  if (actions.length < 2) return null;
  const { seat } = args(scene, first);
  return {
    line: { key: first.n, kind: 'cards', text: t('web-deeds', { seat: seat as string, deeds: asList(actions.map((action) => piece(scene, action))) }) },
    taken: eventCount(actions),
  };
}

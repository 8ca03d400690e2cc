// The log of a match: cards drawn together are one line, a law card with its shot is one line, and each
// poster of a settlement is one line.
import type { Told } from '../../log/log-book';
import { cardMark } from '../../text/rich-text';
import { t } from '../../text/translations.svelte';
import type { GameEvent } from '../../wire';
import type { LogLine } from '../game';
import { facts, kindOf } from './catalog';
import { rulingBehind } from '../../rules/cited';
import { soloActionsAt } from './solo-actions';
import { leadOf, posterPayments } from './poster-payment';
import { sharesPaid } from './poster-verdict';
import { args, eventSentence, kindName, money, playerName, pronoun, type WyattScene } from './wording';

const FIGHT = new Set(['play', 'flip', 'miss', 'hide', 'free', 'stuck', 'steal', 'lose', 'ask', 'aim', 'give', 'nobody', 'duel']);
const HEADS = new Set(['turn', 'round', 'over']);
/** The result of a round is told in full, however much happened before it. */
const ENDS = new Set(['win', 'poster']);
/** What follows a played law card and is told with it. */
const FOLLOWS = new Set(['flip', 'attach', 'miss', 'lose', 'hide', 'free', 'stuck', 'steal', 'post', 'search', 'ask', 'aim', 'give', 'nobody', 'shuffle']);

function kindOfLine(verb: string): LogLine['kind'] {
  if (HEADS.has(verb)) return 'turn';
  if (ENDS.has(verb)) return 'end';
  return FIGHT.has(verb) ? 'fight' : 'cards';
}

/** Which events join the one before them in a line. */
function joins(first: GameEvent, next: GameEvent | undefined): boolean {
  if (!next) return false;
  switch (first.verb) {
    case 'draw': return next.verb === 'draw' && next.seat === first.seat;
    case 'lay': case 'attach': return next.verb === 'post' || next.verb === 'lose';
    case 'play': return FOLLOWS.has(next.verb);
    case 'poster': return next.verb === 'points' || next.verb === 'pay';
    default: return false;
  }
}

function group(events: GameEvent[], at: number): GameEvent[] {
  const first = events[at] as GameEvent;
  let end = at + 1;
  while (joins(first, events[end])) end += 1;
  return events.slice(at, end);
}

/** The deal of a round: told by the round itself. */
function dealt(events: GameEvent[], at: number): boolean {
  const before = events.slice(0, at).findLast(({ verb }) => verb !== 'draw');
  return events[at]?.verb === 'draw' && before?.verb === 'round';
}

function sentence(scene: WyattScene, together: GameEvent[]): string {
  const [first] = together;
  if (!first) return '';
  if (first.verb === 'draw') return drawn(scene, together);
  if (first.verb === 'poster') return settled(scene, together);
  return together.map((event) => eventSentence(scene, event)).join(' ');
}

/** My own cards are named, other people's are counted. */
function drawn(scene: WyattScene, together: GameEvent[]): string {
  const values = { ...args(scene, { seat: together[0]?.seat, x: together.length }), n: together.length };
  const cards = together.flatMap(({ card }) => (card === undefined ? [] : [cardMark(card, kindName(kindOf(scene.catalog, card)))]));
  return cards.length > 0 ? t('wyatt-log-drawn', { ...values, cards: cards.join(' ') }) : t('wyatt-log-drawn-hidden', values);
}

/** One poster: whose it is, why, and who got what. */
function settled(scene: WyattScene, [poster, ...rest]: GameEvent[]): string {
  const players = scene.seats.length;
  const [points, pays] = ['points', 'pay'].map((wanted) =>
    Array.from({ length: players }, (_, seat) => rest.reduce((sum, { verb, seat: who, x }) => (verb === wanted && who === seat ? sum + (x ?? 0) : sum), 0)));
  const bills = poster?.x ?? 0;
  const { least, lead } = facts(scene.catalog);
  const { why } = posterPayments(bills, points ?? [], least, lead);
  const seat = (points ?? []).indexOf(Math.max(...(points ?? [])));
  const total = (points ?? []).reduce((sum, n) => sum + n, 0);
  const values = {
    card: args(scene, { card: poster?.card }).card as string, money: money(bills), seat: playerName(scene, seat), who: pronoun(scene, seat),
    n: why === 'few' ? total : leadOf(points ?? []), of: least, shares: sharesPaid(scene, pays ?? []),
  };
  const nobody = (pays ?? []).every((n) => n === 0);
  return t(`wyatt-log-settled-${why === 'shared' && nobody ? 'none' : why}`, values);
}

export function tell(scene: WyattScene, events: GameEvent[], at: number): Told {
  const event = events[at] as GameEvent;
  const hidden = dealt(events, at);
  const actions = hidden ? null : soloActionsAt(scene, events, at);
  if (actions) return actions;
  const together = group(events, at);
  const line = hidden ? null : { key: event.n, kind: kindOfLine(event.verb), text: sentence(scene, together), ruling: rulingBehind(scene.catalog, event) };
  return { line, taken: together.length };
}

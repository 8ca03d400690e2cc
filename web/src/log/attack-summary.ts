// The log tells an attack on several players in one line: who lost what, and who was safe.
import type { LogLine, Scene } from '../games/game';
import type { GameEvent } from '../wire';
import { attacksAll, isReply } from '../playback/grouping';
import type { Weight } from '../playback/weight';
import type { HitEvent } from './fatal-hits';
import { fallMark, seatMark } from '../text/rich-text';
import { t } from '../text/translations.svelte';

export interface AttackSummary {
  attack: GameEvent;
  /** Hits and answers, in the order they came. */
  paid: GameEvent[];
  /** The number of events that the line tells. */
  taken: number;
}

const TOLD = new Set<Weight>(['hit', 'answer']);

interface Cause {
  attack: GameEvent;
  /** Only answers lie between the attack and the event. */
  direct: boolean;
}

/** The attack that the event at `at` answers. */
function attackBefore(events: GameEvent[], at: number, weigh: (event: GameEvent) => Weight): Cause | null {
  let direct = true;
  for (let i = at - 1; i >= 0; i--) {
    const event = events[i] as GameEvent;
    const weight = weigh(event);
    if (attacksAll(weight)) return { attack: event, direct };
    if (!isReply(weight) && weight !== 'out') return null;
    direct &&= TOLD.has(weight);
  }
  return null;
}

/** Whether the event belongs to the attack: what the attacker does after the answers does not. */
function follows({ attack, direct }: Cause, event: GameEvent): boolean {
  return direct || attack.seat === undefined || event.seat !== attack.seat;
}

/** The answers from `at` on, if there are several; events in `silent` need no line of their own. */
export function attackSummaryAt(events: GameEvent[], at: number, weigh: (event: GameEvent) => Weight, silent: Set<string>): AttackSummary | null {
  if (!TOLD.has(weigh(events[at] as GameEvent))) return null;
  const cause = attackBefore(events, at, weigh);
  if (!cause) return null;
  const paid: GameEvent[] = [];
  let end = at;
  for (; end < events.length; end++) {
    const event = events[end] as GameEvent;
    const told = TOLD.has(weigh(event));
    if (told ? !follows(cause, event) : !silent.has(event.verb)) break;
    if (told) paid.push(event);
    else cause.direct = false;
  }
  return paid.length > 1 ? { attack: cause.attack, paid, taken: end - at } : null;
}

/** The line; `name` names the attack, `card` marks the card that answered. */
export function attackSummaryLine(scene: Scene, { paid }: AttackSummary, name: string, card: (event: GameEvent) => string): Pick<LogLine, 'text' | 'spoken'> {
  // Some names of cards end with an exclamation mark, which is wrong inside a line.
  const attack = name.replace(/!$/u, '');
  return {
    text: t('web-toll', { attack, toll: paid.map((event) => written(scene, event, card(event))).join(', ') }),
    spoken: t('web-toll-spoken', { attack, toll: paid.map((event) => spoken(scene, event, card(event))).join(', ') }),
  };
}

function written(scene: Scene, event: GameEvent, by: string): string {
  const number = event.seat ?? 0;
  const seat = seatMark(number, number === scene.view.me ? t('web-toll-you') : (scene.seats[number]?.name ?? ''));
  if ((event as HitEvent).fatal) return `${seat} ${fallMark(t('web-toll-fall', { n: event.x ?? 1 }))}`;
  if (event.verb === 'hurt') return t('web-toll-loss', { seat, n: event.x ?? 1 });
  return by ? t('web-toll-parry', { seat, card: by }) : t('web-toll-safe', { seat });
}

function spoken(scene: Scene, event: GameEvent, by: string): string {
  const number = event.seat ?? 0;
  const values = { who: number === scene.view.me ? 'you' : 'they', seat: scene.seats[number]?.name ?? '', n: event.x ?? 1, card: by };
  if ((event as HitEvent).fatal) return t('web-toll-spoken-fall', values);
  if (event.verb === 'hurt') return t('web-toll-spoken-loss', values);
  return t(by ? 'web-toll-spoken-parry' : 'web-toll-spoken-safe', values);
}

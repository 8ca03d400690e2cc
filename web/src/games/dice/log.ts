// The log of a match: a throw with its dice is one line, arrows taken in a row are one line.
import type { Told } from '../../log/log-book';
import { cardMark, withAbilities } from '../../text/rich-text';
import { attackSummaryAt, attackSummaryLine } from '../../log/attack-summary';
import { t } from '../../text/translations.svelte';
import { rulingBehind } from '../../rules/cited';
import type { GameEvent } from '../../wire';
import type { LogLine } from '../game';
import { abilitiesBehind } from './ability-causes';
import { diceIn, faceOf } from './faces';
import { volleyAt } from './shots-summary';
import { weigh } from './event-weights';
import { args, eventSentence, type DiceScene } from './wording';

const FIGHT = new Set(['shoot', 'hurt', 'heal', 'dodge', 'indians', 'gatling', 'dynamite', 'out', 'sting', 'drink', 'bless']);
const ENDS = new Set(['win', 'draw']);
/** Events that the line before tells already. */
const SILENT = new Set(['lock', 'die']);
const BRINGS_ARROWS = new Set(['dodge', 'sting']);

/** After an attack all arrows go back: the log need not say so. */
const FOLLOWS = new Set(['return']);

function kindOf(verb: string): LogLine['kind'] {
  if (verb === 'turn') return 'turn';
  if (ENDS.has(verb)) return 'end';
  return FIGHT.has(verb) ? 'fight' : 'cards';
}

/** The events that make one line with the one at `at`. */
function group(events: GameEvent[], at: number): GameEvent[] {
  const first = events[at] as GameEvent;
  const joins = { roll: 'die', arrow: 'arrow' }[first.verb];
  let end = at + 1;
  while (joins && events[end]?.verb === joins && events[end]?.seat === first.seat) end += 1;
  return events.slice(at, end);
}

/** A player whose ability protects them from the Gatling has no event that says so. */
function spared(scene: DiceScene, events: GameEvent[], at: number): string[] {
  const seats = abilitiesBehind(scene, events, at).map((ability) => scene.view.seats.findIndex(({ character }) => character === ability));
  return seats.filter((seat) => seat !== events[at]?.seat).map((seat) => t('dice-spared', args(scene, { seat })));
}

function sentence(scene: DiceScene, all: GameEvent[], at: number, [first, ...rest]: GameEvent[]): string {
  if (!first) return '';
  if (first.verb === 'arrow' && rest.length > 0) {
    return t('dice-event-arrow-many', args(scene, { seat: first.seat, x: rest.length + 1 }));
  }
  if (first.verb === 'gatling') return [eventSentence(scene, first), ...spared(scene, all, at)].join(' ');
  // While dice are still in the air the throw is told without them.
  const landed = first.verb === 'roll' && rest.length === diceIn(first.x ?? 0).length;
  return landed ? t('dice-event-rolled', { ...args(scene, first), dice: diceMarks(scene, rest) }) : eventSentence(scene, first);
}

/** The throw for a screen reader: the names of the faces, between commas. */
function spokenThrow(scene: DiceScene, [first, ...rest]: GameEvent[]): string | undefined {
  if (first?.verb !== 'roll' || rest.length !== diceIn(first.x ?? 0).length) return undefined;
  const faces = rest.map(({ card }) => faceOf(scene.catalog, card)).map((face) => (face ? t(`dice-face-${face}`) : ''));
  return t('dice-spoken-rolled', { ...args(scene, first), dice: faces.filter(Boolean).join(', ') });
}

function diceMarks(scene: DiceScene, dice: GameEvent[]): string {
  return dice
    .map(({ card }) => {
      const face = faceOf(scene.catalog, card);
      return face ? cardMark(card as number, t(`dice-face-${face}`)) : '';
    })
    .join(' ');
}

/** Arrows that the event before has announced. */
function announced(events: GameEvent[], at: number): boolean {
  return events[at]?.verb === 'arrow' && BRINGS_ARROWS.has(events[at - 1]?.verb ?? '');
}

/** A line with the abilities behind it. */
export function tell(scene: DiceScene, events: GameEvent[], at: number): Told {
  const { line, taken } = told(scene, events, at);
  if (!line) return { line, taken };
  const behind = events.slice(at, at + taken).flatMap((_, i) => abilitiesBehind(scene, events, at + i));
  const named = withAbilities(line, behind.map((ability) => t(`dice-character-${ability}`)));
  return { line: { ...named, ruling: rulingBehind(scene.catalog, events[at] as GameEvent, '', behind) }, taken };
}

function told(scene: DiceScene, events: GameEvent[], at: number): Told {
  const event = events[at] as GameEvent;
  const summary = attackSummaryAt(events, at, weigh, FOLLOWS);
  if (summary) return { line: { key: event.n, kind: 'fight', ...attackSummaryLine(scene, summary, t(`web-toll-${summary.attack.verb}`), () => '') }, taken: summary.taken };
  const volley = volleyAt(scene, events, at);
  if (volley) return volley;
  const together = group(events, at);
  const silent = SILENT.has(event.verb) || announced(events, at);
  const spoken = spokenThrow(scene, together);
  const line = silent ? null : { key: event.n, kind: kindOf(event.verb), text: sentence(scene, events, at, together), ...(spoken ? { spoken } : {}) };
  return { line, taken: together.length };
}

// What a screen reader says of a match: one summary for each turn, however fast the events come. My own question is
// spoken at once, together with what happened before it.
import type { LogLine } from '../games/game';
import { plain } from '../text/rich-text';

/** The shortest time between two summaries in milliseconds. */
export const GAP = 3000;
/** If there are more lines than this, only fights are told. */
const MANY = 6;

export class Speech {
  private said = -Infinity;
  private spokenAt = -Infinity;

  /** A player who joins late need not hear what happened before. */
  begin(lines: LogLine[]): void {
    this.said = lines.at(-1)?.key ?? this.said;
  }

  /** The lines to speak: up to the turn that has just begun, or all of them. */
  private due(lines: LogLine[], all: boolean): LogLine[] {
    const fresh = lines.filter(({ key }) => key > this.said);
    return all ? fresh : fresh.slice(0, Math.max(0, fresh.findLastIndex(({ kind }) => kind === 'turn')));
  }

  /** How long a summary must wait; 0 = it may be spoken now. */
  wait(now: number): number {
    return Math.max(0, this.spokenAt + GAP - now);
  }

  /** The summary to speak now, or null; `all`: the match is over, so nothing is held back. */
  next(lines: LogLine[], all: boolean, now: number): string | null {
    const due = this.due(lines, all);
    return due.length === 0 || this.wait(now) > 0 ? null : this.speak(due, now);
  }

  /** What happened before my question. It is spoken without waiting. */
  before(lines: LogLine[], now: number): string {
    return this.speak(this.due(lines, true), now);
  }

  private speak(due: LogLine[], now: number): string {
    this.said = due.at(-1)?.key ?? this.said;
    this.spokenAt = now;
    return told(due.length > MANY ? due.filter(({ kind }) => kind !== 'cards') : due);
  }
}

/** The lines as one text; headings get a colon. */
function told(lines: LogLine[]): string {
  return lines.map(({ kind, text, spoken }) => plain(spoken ?? text) + (kind === 'turn' ? ':' : '')).join(' ');
}

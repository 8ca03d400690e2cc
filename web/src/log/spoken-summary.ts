// What a screen reader is told of a match: one summary for each turn, however fast the events come. My own question is
// spoken at once, and what happened before it with it.
import type { LogLine } from '../games/game';
import { plain } from '../text/rich-text';

/** Two summaries are at least so far apart; what happens in between is told in the next one. */
export const GAP = 3000;
/** Of more lines than these only the fights are told. */
const MANY = 6;

export class Speech {
  private said = -Infinity;
  private spokenAt = -Infinity;

  /** Whoever comes late need not hear what is over. */
  begin(lines: LogLine[]): void {
    this.said = lines.at(-1)?.key ?? this.said;
  }

  /** The lines that are due: up to the turn that has just begun, or all of them. */
  private due(lines: LogLine[], all: boolean): LogLine[] {
    const fresh = lines.filter(({ key }) => key > this.said);
    return all ? fresh : fresh.slice(0, Math.max(0, fresh.findLastIndex(({ kind }) => kind === 'turn')));
  }

  /** How long a summary must wait; 0 = it may be spoken now. */
  wait(now: number): number {
    return Math.max(0, this.spokenAt + GAP - now);
  }

  /** The summary to speak now, or null; `all`: it is over, so nothing is held back. */
  next(lines: LogLine[], all: boolean, now: number): string | null {
    const due = this.due(lines, all);
    return due.length === 0 || this.wait(now) > 0 ? null : this.speak(due, now);
  }

  /** What happened before my question, which does not wait. */
  before(lines: LogLine[], now: number): string {
    return this.speak(this.due(lines, true), now);
  }

  private speak(due: LogLine[], now: number): string {
    this.said = due.at(-1)?.key ?? this.said;
    this.spokenAt = now;
    return told(due.length > MANY ? due.filter(({ kind }) => kind !== 'cards') : due);
  }
}

/** A heading has no full stop of its own. */
function told(lines: LogLine[]): string {
  return lines.map(({ kind, text, spoken }) => plain(spoken ?? text) + (kind === 'turn' ? ':' : '')).join(' ');
}

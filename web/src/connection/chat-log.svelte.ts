// The lines of a table's chat, as far as this browser has received them.
import type { FromServer } from '../wire';

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  phrase: string | null;
  /** What a bot says: the id of a message. */
  remark?: string;
  /** The number of the line; phrases have none. */
  n?: number;
}

/** Older lines are dropped. */
const KEPT = 200;

export class ChatLog {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** The number of the last line that the server has sent. */
  last = 0;

  /** Adds a typed line. After a lost connection the server may send lines again. */
  receive({ n, seat, name, text }: Extract<FromServer, { t: 'chat' }>): void {
    if (n <= this.last) return;
    this.last = n;
    this.add({ seat, name, text, phrase: null, n });
    this.unread += 1;
  }

  /** Adds one of the ready-made phrases. */
  addPhrase(seat: number, name: string, phrase: string): void {
    this.add({ seat, name, text: '', phrase });
    this.unread += 1;
  }

  /** Adds what a bot has said. It does not count as unread. */
  addRemark(seat: number, name: string, remark: string): void {
    this.add({ seat, name, text: '', phrase: null, remark });
  }

  private add(line: ChatLine): void {
    this.lines = [...this.lines, line].slice(-KEPT);
  }
}

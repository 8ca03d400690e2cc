// A page that comes with the short code of a table: it asks there whether it may come in.
import type { FromServer } from '../wire';
import { TableSocket, type Handlers, type Transport } from './socket';

/** `failed`: there is no such code, or the server refuses for another reason: see `error`. */
export type EntryState = 'asking' | 'waiting' | 'open' | 'refused' | 'late' | 'failed';

export class Entry {
  state = $state<EntryState>('asking');
  /** The id of the table, once the page may come in. */
  table = $state<string | null>(null);
  /** The slug of an error. */
  error = $state('');
  private socket: Transport | null = null;

  /** `screen`: to show the table on a big screen. */
  constructor(private readonly screen = false, private readonly connect = (url: string, handlers: Handlers): Transport => new TableSocket(url, handlers)) {}

  ask(code: string): void {
    this.close();
    [this.state, this.table, this.error] = ['asking', null, ''];
    this.socket = this.connect(codeUrl(code), {
      open: () => this.socket?.send(this.screen ? { t: 'enter', screen: true } : { t: 'enter' }),
      message: (message) => this.receive(message),
      lost: () => void (this.state = 'asking'),
    });
  }

  close(): void {
    this.socket?.close();
    this.socket = null;
  }

  private receive(message: FromServer): void {
    if (message.t === 'error') {
      [this.state, this.error] = ['failed', message.error];
      this.close();
    } else if (message.t === 'entry') {
      [this.state, this.table] = [message.state, message.table ?? null];
      if (message.state !== 'waiting') this.close();
    }
  }
}

function codeUrl(code: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/codes/${encodeURIComponent(code)}`;
}

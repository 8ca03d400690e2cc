// One WebSocket per open table, opened again by itself whenever it is lost.
import type { FromServer, ToServer } from '../wire';

export interface Transport {
  send(message: ToServer): void;
  close(): void;
}

export interface Handlers {
  /** The socket is open: time to say hello. */
  open(): void;
  message(message: FromServer): void;
  lost(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PING_EVERY = 25_000;
/** From here on the server says: do not come back (4404 = no such table). */
const FINAL_CODES = 4000;

export class TableSocket implements Transport {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private closed = false;

  constructor(private readonly url: string, private readonly handlers: Handlers) {
    this.pulse = setInterval(() => this.send({ t: 'ping' }), PING_EVERY);
    addEventListener('online', this.again);
    this.connect();
  }

  send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    removeEventListener('online', this.again);
    this.socket?.close();
  }

  /** Try at once: the network is back, or the person asked for it. */
  readonly again = (): void => {
    if (this.closed || this.socket !== null) return;
    clearTimeout(this.timer);
    this.connect();
  };

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.handlers.open();
    };
    socket.onmessage = (event) => this.handlers.message(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = (event) => (event.code >= FINAL_CODES ? this.close() : this.retry());
  }

  private retry(): void {
    this.socket = null;
    if (this.closed) return;
    this.handlers.lost();
    this.timer = setTimeout(this.again, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

export function tableUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}`;
}

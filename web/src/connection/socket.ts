// One WebSocket per open table. It reconnects by itself when the connection is lost.
import type { FromServer, ToServer } from '../wire';
import { buildQuery } from './build';

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
const PING_EVERY = 15_000;
/** The longest silence after a ping: a connection can die without a close event. */
const PATIENCE = 10_000;
/** Close codes from here on mean: do not reconnect (4404 = no such table). */
const FINAL_CODES = 4000;

export class TableSocket implements Transport {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private deaf: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private closed = false;

  constructor(private readonly url: string, private readonly handlers: Handlers) {
    this.pulse = setInterval(this.ping, PING_EVERY);
    addEventListener('online', this.again);
    addEventListener('offline', this.drop);
    document.addEventListener('visibilitychange', this.look);
    this.connect();
  }

  send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    clearInterval(this.pulse);
    clearTimeout(this.timer);
    clearTimeout(this.deaf);
    removeEventListener('online', this.again);
    removeEventListener('offline', this.drop);
    document.removeEventListener('visibilitychange', this.look);
    this.socket?.close();
  }

  /** Reconnects at once: the network is back. */
  readonly again = (): void => {
    if (this.closed || this.socket !== null) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** A phone that was locked is in somebody's hand again: they need not wait for the next attempt. */
  private readonly look = (): void => {
    if (!document.hidden) this.again();
    this.ping();
  };

  private readonly ping = (): void => {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.send({ t: 'ping' });
    this.listen();
  };

  /** Expects a message soon, else the connection counts as dead. */
  private listen(): void {
    clearTimeout(this.deaf);
    this.deaf = setTimeout(this.drop, PATIENCE);
  }

  /** Gives the connection up; a dead one would take minutes to close by itself. */
  private readonly drop = (): void => {
    const socket = this.socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.retry();
  };

  private connect(): void {
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.listen();
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.handlers.open();
    };
    socket.onmessage = (event) => {
      clearTimeout(this.deaf);
      this.handlers.message(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => (event.code >= FINAL_CODES ? this.close() : this.retry());
  }

  private retry(): void {
    this.socket = null;
    clearTimeout(this.deaf);
    if (this.closed) return;
    this.handlers.lost();
    this.timer = setTimeout(this.again, this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}

export function tableUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/ws/tables/${encodeURIComponent(id)}?${buildQuery()}`;
}

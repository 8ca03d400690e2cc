import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TableSocket } from '../../src/connection/socket';

/** A socket that sends nothing by itself. */
class Line {
  static readonly OPEN = 1;
  static made: Line[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    Line.made.push(this);
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  say(): void {
    this.onmessage?.({ data: '{"t":"pong"}' });
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }
}

function connected(): { line: Line; lost: ReturnType<typeof vi.fn>; socket: TableSocket } {
  const lost = vi.fn();
  const socket = new TableSocket('ws://here', { open: () => undefined, message: () => undefined, lost });
  const line = Line.made.at(-1)!;
  line.open();
  line.say();
  return { line, lost, socket };
}

describe('a socket', () => {
  const page = new EventTarget();

  beforeEach(() => {
    vi.useFakeTimers();
    Line.made = [];
    vi.stubGlobal('WebSocket', Line);
    vi.stubGlobal('document', new EventTarget());
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('connects at once when a phone that was locked is looked at again', () => {
    const { line, lost, socket } = connected();
    line.onclose?.({ code: 1006 });
    for (let i = 0; i < 4; i++) {
      vi.advanceTimersByTime(8000);
      Line.made.at(-1)!.onclose?.({ code: 1006 }); // no network while it is locked
    }
    expect(lost).toHaveBeenCalled();
    const before = Line.made.length;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Line.made.length).toBe(before + 1);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(Line.made.length).toBe(before + 1);
    socket.close();
  });

  it('stays while its pings are answered', () => {
    const { line, lost, socket } = connected();
    for (let i = 0; i < 5; i++) {
      vi.advanceTimersByTime(15_000);
      line.say();
    }
    expect(lost).not.toHaveBeenCalled();
    expect(line.sent.length).toBe(5);
    socket.close();
  });

  it('is closed and opened again when a ping gets no answer', () => {
    const { lost, socket } = connected();
    vi.advanceTimersByTime(15_000 + 10_000);
    expect(lost).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(500);
    expect(Line.made.length).toBe(2);
    socket.close();
  });

  it('is closed at once when the device goes offline, and opened when it is back', () => {
    const { lost, socket } = connected();
    page.dispatchEvent(new Event('offline'));
    expect(lost).toHaveBeenCalledOnce();
    page.dispatchEvent(new Event('online'));
    expect(Line.made.length).toBe(2);
    socket.close();
  });

  it('does not reconnect to a table that does not exist', () => {
    const { line, lost, socket } = connected();
    line.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(Line.made.length).toBe(1);
    expect(lost).not.toHaveBeenCalled();
    socket.close();
  });
});

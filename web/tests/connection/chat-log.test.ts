import { describe, expect, it } from 'vitest';
import { ChatLog } from '../../src/connection/chat-log.svelte';

const line = (n: number, text: string) => ({ t: 'chat' as const, n, seat: 1, name: 'Rosa', text });

describe('the lines of the chat', () => {
  it('are shown once, also if the server sends some again after a lost connection', () => {
    const chat = new ChatLog();
    for (const n of [1, 2, 2, 1, 3, 3]) chat.receive(line(n, `line ${n}`));
    expect(chat.lines.map(({ text }) => text)).toEqual(['line 1', 'line 2', 'line 3']);
    expect([chat.last, chat.unread]).toEqual([3, 3]);
  });

  it('count as unread, except for remarks of bots', () => {
    const chat = new ChatLog();
    chat.addPhrase(1, 'Rosa', 'howdy');
    chat.addRemark(2, 'Tex', 'remark-hit');
    expect([chat.lines.length, chat.unread, chat.last]).toEqual([2, 1, 0]);
  });

  it('are at most 200; the oldest are removed', () => {
    const chat = new ChatLog();
    for (let n = 1; n <= 205; n++) chat.receive(line(n, `line ${n}`));
    expect([chat.lines.length, chat.lines[0]?.n, chat.lines.at(-1)?.n]).toEqual([200, 6, 205]);
  });
});

import { describe, expect, it } from 'vitest';
import type { ChatLine } from '../../src/connection/chat-log.svelte';
import { isHeard } from '../../src/table/talk-sound';

const line = (seat: number): ChatLine => ({ seat, text: 'Howdy' }) as unknown as ChatLine;

describe('a line of the chat', () => {
  it('is heard once, if it is of somebody else', () => {
    const said = line(2);
    expect([isHeard(said, undefined, 0, false), isHeard(said, said, 0, false), isHeard(line(0), said, 0, false), isHeard(undefined, undefined, 0, false)]).toEqual([true, false, false, false]);
  });

  it('makes no sound on a hand beside the big screen', () => {
    expect(isHeard(line(2), undefined, 0, true)).toBe(false);
  });
});

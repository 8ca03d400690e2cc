// Whether a line of the chat makes a sound.
import type { ChatLine } from '../connection/chat-log.svelte';

/** A new line of somebody else. A hand beside the big screen makes no sound. */
export function isHeard(line: ChatLine | undefined, before: ChatLine | undefined, me: number | null | undefined, hand: boolean): boolean {
  return line !== undefined && line !== before && line.seat !== me && !hand;
}

// What a strong bot would do, and why: a hint at the table or in a replay.
import type { Game, Scene } from '../games/game';
import type { Choice, Why } from '../wire';
import { plain } from '../text/rich-text';
import { t, words } from '../text/translations.svelte';

/** The part with the reasons; it is fetched with the first hint. */
export const REASONS = 'bots';

export interface Advice {
  /** The answer, in the words of its button. */
  does: string;
  /** The reason, as a sentence; empty if there is none. */
  why: string;
}

export function adviceOf(game: Game, scene: Scene, choice: Choice, option: number, why: Why | null): Advice | null {
  const picked = choice.options?.[option];
  if (!picked) return null;
  const { label, note } = game.option(scene, choice, picked);
  const end = /[.!?]$/.test(plain(label)) ? ' ' : '. ';
  return { does: plain(note ? label + end + note : label), why: why ? whyText(game, scene, why) : '' };
}

function whyText(game: Game, scene: Scene, { id, args }: Why): string {
  const { seat, card, ...rest } = args;
  const named = game.words(scene, {
    ...(typeof seat === 'number' ? { seat } : {}),
    ...(typeof card === 'number' ? { card } : {}),
  });
  // The bot speaks, so the reader's own name is used as well.
  if (typeof seat === 'number') named['seat'] = scene.seats[seat]?.name ?? '';
  return words.has(id) ? plain(t(id, { ...named, ...rest })) : '';
}

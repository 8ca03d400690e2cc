// Why a card cannot be played just now, and what would help.
import { t } from '../../lib/words.svelte';
import type { Refusal } from '../../ui/Note.svelte';
import type { Stack } from './hand';
import type { Play } from './play.svelte';
import { kindName, type WyattScene } from './wording';

const SET = 3;

/** The note that hangs on a card tapped in vain. */
export function noteOf(scene: WyattScene, play: Play): { refusal: Refusal; at: string } | null {
  const stack = play.kindOfRefused();
  if (!stack) return null;
  return { refusal: { title: t('wyatt-why-title', { card: kindName(stack.kind) }), help: whyNot(scene, stack) }, at: `[data-stack="${stack.first}"]` };
}

export function whyNot(scene: WyattScene, stack: Stack): string {
  const { view } = scene;
  const held = view.seats[view.me ?? -1]?.hand.length ?? 0;
  const values = { card: kindName(stack.kind), n: stack.cards.length };
  if (held < 2) return t('wyatt-why-last');
  if (!stack.law) return t(view.posters[stack.kind.outlaw ?? -1]?.open || stack.cards.length >= SET ? 'wyatt-why-last' : 'wyatt-why-set', values);
  if (view.law) return t('wyatt-why-law');
  if (stack.kind.shot && view.deck === 0 && view.reshuffled) return t('wyatt-why-shot');
  return t(`wyatt-why-${reasonOf(scene, stack)}`, values);
}

/** By kind: what it would need. */
function reasonOf(scene: WyattScene, { kind }: Stack): string {
  const rows = scene.view.seats[scene.view.me ?? -1]?.rows ?? [];
  if (kind.verb === 'gun' && rows.some((row) => row.cards.length > 0)) return 'gun';
  const known: Record<string, string> = { photo: 'photo', hideout: 'hideout', earp: 'earp' };
  return known[kind.verb] ?? 'row';
}

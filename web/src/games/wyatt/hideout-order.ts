// The standing order for the one question out of turn: a row of mine has been hidden, do I use my Wyatt Earp?
// It answers at once whether I have one or not, so that the speed of the answer reveals nothing.
import { remember, remembered } from '../../settings/storage';
import type { Choice } from '../../wire';
import { find } from './options';

export type Order = 'ask' | 'use' | 'keep';
export const ORDERS: Order[] = ['ask', 'use', 'keep'];
const KEY = 'wyatt.reply';

export function rememberedOrder(): Order {
  return ORDERS.find((order) => order === remembered(KEY)) ?? 'ask';
}

export function rememberOrder(order: Order): void {
  remember(KEY, order);
}

/** The option that the order chooses; null = the player is asked. */
export function orderedAnswer(choice: Choice | null, order: Order): number | null {
  if (choice?.topic !== 'reply' || order === 'ask') return null;
  const free = find(choice, ({ verb }) => verb === 'free');
  const pass = find(choice, ({ verb }) => verb === 'pass');
  return ((order === 'use' ? free : null) ?? pass)?.index ?? null;
}

// Somebody is out: their role is turned over large. My own role is no news to me.
import { mount, unmount } from 'svelte';
import type { Gesture } from '../../animation/gestures';
import type { Catalog, GameEvent, GameView } from '../../wire';
import RoleCard from './RoleCard.svelte';

export function revealedRole(game: string, catalog: Catalog, view: GameView, { seat, x }: GameEvent, goal: (role: string) => string): Gesture | undefined {
  const role = catalog.roles[x ?? 0];
  if (seat === undefined || seat === view.me || !role) return undefined;
  const draw = (target: HTMLElement): (() => void) => {
    const card = mount(RoleCard, { target, props: { game, role, text: goal(role) } });
    return () => void unmount(card);
  };
  return { kind: 'role', at: `seat-${seat}`, draw };
}

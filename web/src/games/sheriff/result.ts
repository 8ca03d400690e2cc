// Why a side has won, in words; three players, who all know each other's role, win for other reasons.
import { t, words } from '../../lib/words.svelte';
import type { Scene } from '../game';

export function isThree(scene: Scene): boolean {
  return scene.view.seats.length === 3;
}

export function whyOf(game: 'bang' | 'dice', scene: Scene): string {
  const why = `${game}-result-${scene.view.result?.side ?? ''}`;
  const known = [...(isThree(scene) ? [`${why}-three-why`] : []), `${why}-why`].find((id) => words.has(id));
  return known ? t(known) : '';
}

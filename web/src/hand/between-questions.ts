// What a hand says while I am not asked: who plays, what the round paid me, that I am eliminated, who has won.
import type { Game, Scene } from '../games/game';
import type { EliminatedQuestion } from '../table/eliminated';
import type { Button } from '../table/Telegram.svelte';
import { plain } from '../text/rich-text';
import { t } from '../text/translations.svelte';
import type { Choice } from '../wire';

export interface Telling {
  /** In place of the game's question; empty while I am asked. */
  ask: string;
  hint: string;
  /** In place of the game's answers; null = those of the game. */
  buttons: Button[] | null;
  /** The question on a covered phone. */
  called: string;
  /** The player on turn; empty = nobody, or me. */
  turn: string;
}

export interface Happening {
  game: Game;
  scene: Scene;
  choice: Choice | null;
  /** I am asked. */
  asked: boolean;
  eliminated: EliminatedQuestion | null;
  /** Opens the result again; null = there is none. */
  result: (() => void) | null;
  /** A big screen is at the table. */
  screen: boolean;
  /** What has just happened to me. */
  news: string;
}

export function tellingOf(now: Happening): Telling {
  const { game, scene, choice, asked } = now;
  const { turn: seat, me } = scene.view;
  const turn = seat === null || seat === me ? '' : (scene.seats[seat]?.name ?? '');
  const called = asked && choice ? plain(game.prompt(scene, choice)) : '';
  const base = { called, turn, buttons: null };
  if (now.eliminated) return { ...base, ask: now.eliminated.ask, hint: plain(now.eliminated.hint), buttons: now.eliminated.buttons };
  if (now.result) {
    const shown: Button = { id: 'result', key: '', label: t('web-result'), note: '', tone: 'main', press: now.result };
    return { ...base, ask: t('web-result'), hint: '', buttons: [shown] };
  }
  if (asked) return { ...base, ask: '', hint: '' };
  const hint = now.news || t(now.screen ? 'hand-look' : 'hand-alone');
  return { ...base, ask: turn ? t('hand-wait', { name: turn }) : t('hand-wait-none'), hint, buttons: [] };
}

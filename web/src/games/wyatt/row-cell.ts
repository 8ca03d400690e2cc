// What the cells of the ledger share, on a desk and on a phone: a player's row of one outlaw.
import { outlawCode, pointsOf } from './catalog';
import type { Preview } from './lay-preview';
import { cellKey, type Selection } from './selection.svelte';
import type { WyattScene } from './wording';

export interface CellProps {
  scene: WyattScene;
  seat: number;
  outlaw: number;
  selection: Selection;
  preview: Preview | null;
}

/** A cell: its row, what would come to it, and whether a tap on it means something. */
export function rowCell({ scene, seat, outlaw, selection, preview }: CellProps) {
  const row = scene.view.seats[seat]!.rows[outlaw]!;
  const here = preview?.seat === seat && preview.outlaw === outlaw ? preview : null;
  const target = selection.targets.has(cellKey(seat, outlaw));
  /** While a row is asked for, a tap on another row shows why it is no target. */
  const shunned = selection.shuns(seat, outlaw);
  const button = target || shunned;
  const attributes = {
    type: button ? 'button' : undefined,
    'data-o': outlawCode(scene.catalog, outlaw),
    'data-place': `row-${seat}-${outlaw}`,
    'data-soon': here !== null || undefined,
    'data-target': target || undefined,
    'data-nav': target ? 'target' : undefined,
    tabindex: shunned ? -1 : undefined,
    'aria-disabled': shunned || undefined,
    'aria-pressed': target ? here !== null : undefined,
    onclick: button ? () => selection.tapCell(seat, outlaw) : undefined,
  };
  return { row, here, target, button, was: pointsOf(scene.catalog, row.cards), attributes };
}

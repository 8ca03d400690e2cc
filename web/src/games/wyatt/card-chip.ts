// How a card is named inside a sentence: an outlaw by portrait and cloth, a law card by its figure.
import type { Catalog } from '../../wire';
import type { Chip } from '../game';
import { isOutlaw, kindOf, lawIcon, outlawCode } from './catalog';

export function chip(catalog: Catalog, card: number): Chip | null {
  const kind = kindOf(catalog, card);
  if (!kind) return null;
  const plain = { rank: '', suit: '' };
  if (kind.outlaw === null) return { ...plain, colour: 'law', sign: `i-${lawIcon(kind)}` };
  const code = outlawCode(catalog, kind.outlaw);
  return isOutlaw(kind) ? { ...plain, colour: 'outlaw', sign: `o-${code}`, cloth: code } : { ...plain, colour: 'law', sign: 'i-photo-camera', cloth: code };
}

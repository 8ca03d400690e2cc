// Players who have deleted everything about themselves.
import { t } from './translations.svelte';

/** The same with words for those who have no name any more. */
export function withNames<T extends { names: string[] }>(found: T): T {
  return { ...found, names: found.names.map((name) => name || t('web-a-player')) };
}

// Error messages: the server sends a slug, the page has words for it.
import { ApiError } from '../connection/api';
import { t, words } from './translations.svelte';

export function errorText(slug: string): string {
  return t(words.has(`web-error-${slug}`) ? `web-error-${slug}` : 'web-error-unknown');
}

export function errorTextOf(error: unknown): string {
  return errorText(error instanceof ApiError ? error.slug : 'unknown');
}

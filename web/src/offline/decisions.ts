// What the service worker does with a request, and what it keeps. Pure functions.

/** How a request is answered. Everything that is not named here goes to the server as if there were no worker. */
export type Way =
  /** The app's page: from the server; if that does not answer, the page that was kept. */
  | 'page'
  /** A file with a hash in its name: kept files first, they never change. */
  | 'file'
  /** What everybody may read and the rules pages need: from the server; if that does not answer, as it was last. */
  | 'public'
  | 'none';

export interface Asked {
  method: string;
  url: string;
  /** Of the Fetch standard: `navigate` is a page that is opened. */
  mode: string;
}

/** Public answers that are the same for everybody. Tables, matches, names and everything else of the server is never kept. */
const PUBLIC = [
  /^\/api\/games$/,
  /^\/api\/games\/[\w-]+\/catalog$/,
  /^\/api\/games\/[\w-]+\/rules\/[a-z]{2}$/,
  /^\/api\/locales\/[a-z]{2}\/[\w-]+$/,
  /^\/api\/rulings\/[a-z]{2}$/,
];
/** Addresses that are no page of the app. */
const NO_PAGE = /^\/(api|ws|assets|health|metrics)(\/|$)|\.[a-z]+$/i;
/** The start of the name of a cache with the files of one build; then comes the address of its first script. */
const BUILD = 'posse-build:';
/** The cache of public answers. */
export const ANSWERS = 'posse-answers';
/** How many public answers are kept: two languages of all games take about sixty. */
export const MOST_ANSWERS = 200;
/** How many builds are kept at most, the worker's own included. */
export const MOST_BUILDS = 3;
/** Statuses with which a proxy says that the server behind it does not answer. */
const ABSENT = new Set([502, 503, 504]);

export function wayOf({ method, url, mode }: Asked, origin: string): Way {
  const { origin: theirs, pathname, search } = new URL(url);
  if (method !== 'GET' || theirs !== origin) return 'none';
  if (mode === 'navigate') return NO_PAGE.test(pathname) ? 'none' : 'page';
  if (pathname.startsWith('/assets/')) return 'file';
  return !search && PUBLIC.some((form) => form.test(pathname)) ? 'public' : 'none';
}

/** Whether the server has answered, be it with a refusal; `type` and `status` are those of the response. */
export function answers({ status }: Pick<Response, 'status'>): boolean {
  return !ABSENT.has(status);
}

/** Whether a public answer may be kept. */
export function keeps({ status, type }: Pick<Response, 'status' | 'type'>): boolean {
  return status === 200 && type === 'basic';
}

/** The cache of a build. */
export function cacheOf(entry: string): string {
  return BUILD + entry;
}

/** The lock that each page of a build holds as long as it lives. */
export function lockOf(entry: string): string {
  return `posse-page:${entry}`;
}

/** Whether this is the page of the build with this first script: during an upgrade another node may answer. */
export function isPageOf(entry: string, page: string): boolean {
  return page.includes(`src="${entry}"`);
}

/**
 * The caches to delete, of those in the order in which they were made. A build stays as long as a page of it lives; `held` are the
 * locks of all pages, null if the browser knows none. The oldest ones go if there are too many.
 */
export function outdated(caches: string[], own: string, held: string[] | null): string[] {
  const builds = caches.filter((name) => name.startsWith(BUILD) && name !== cacheOf(own));
  const living = builds.filter((name) => held === null || held.includes(lockOf(name.slice(BUILD.length))));
  const kept = living.slice(-(MOST_BUILDS - 1));
  return builds.filter((name) => !kept.includes(name));
}

/** The caches in which a page is looked for when the server does not answer: the newest build first. */
export function newestFirst(caches: string[]): string[] {
  return caches.filter((name) => name.startsWith(BUILD)).reverse();
}

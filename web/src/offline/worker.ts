// The service worker: keeps the app of this build and the public texts, so that the app opens without network. A page always
// comes from the server if that answers. So no worker can hold back a new build, and none mixes two: names carry hashes.
import { ANSWERS, MOST_ANSWERS, answers, cacheOf, isPageOf, keeps, newestFirst, outdated, wayOf } from './decisions';
import { KEPT } from '../connection/kept';

/** The first script of this build, and all files to keep; written when the app is built. */
declare const __ENTRY__: string;
declare const __FILES__: string[];

/** The parts of a service worker that are used here; the DOM types do not have them. */
interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly navigator: Navigator;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate' | 'message', then: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', then: (event: Fetching) => void): void;
}
const worker = self as unknown as Worker;

/** Milliseconds after which the kept page or answer is shown; a laptop that was switched off refuses nothing. */
const PATIENCE = 4000;
/** So many files are fetched at a time, so that a match beside it stays quick. */
const AT_ONCE = 4;

worker.addEventListener('install', (event) => event.waitUntil(install()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => worker.clients.claim())));
// A page that starts asks for this: perhaps the last page of an old build is gone.
worker.addEventListener('message', (event) => event.waitUntil(tidy()));
worker.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, worker.location.origin);
  if (way === 'page') event.respondWith(page(event.request));
  else if (way === 'file') event.respondWith(file(event.request));
  else if (way === 'public') event.respondWith(publicAnswer(event));
});

/** Keeps all files of this build, or none: the page is stored last, and only then can it be shown. */
async function install(): Promise<void> {
  const cache = await caches.open(cacheOf(__ENTRY__));
  const left = [...__FILES__];
  const fetchSome = async (): Promise<void> => {
    for (let path = left.pop(); path !== undefined; path = left.pop()) await keepFile(cache, path);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  const found = await fetch('/', { cache: 'no-store' });
  if (!keeps(found) || !isPageOf(__ENTRY__, await found.clone().text())) throw new Error('the server has another build');
  await cache.put('/', found);
  await worker.skipWaiting();
}

/** A file that another build has as well is not fetched again. */
async function keepFile(cache: Cache, path: string): Promise<void> {
  const found = (await caches.match(path, { ignoreVary: true })) ?? (await fetch(path));
  if (!found.ok) throw new Error(`${path} cannot be kept: ${found.status}`);
  await cache.put(path, found);
}

async function tidy(): Promise<void> {
  const locks = await worker.navigator.locks?.query();
  const held = locks?.held?.map(({ name }) => name ?? '') ?? null;
  const old = outdated(await caches.keys(), __ENTRY__, held);
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  return (await served(request)) ?? (await keptPage()) ?? fetch(request);
}

async function keptPage(): Promise<Response | undefined> {
  for (const name of newestFirst(await caches.keys())) {
    const found = await (await caches.open(name)).match('/');
    if (found) return found;
  }
  return undefined;
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function publicAnswer(event: Fetching): Promise<Response> {
  const { request } = event;
  const found = await served(request);
  if (found && keeps(found)) event.waitUntil(keepAnswer(request, found.clone()));
  return found ?? (await keptAnswer(request)) ?? fetch(request);
}

async function keepAnswer(request: Request, found: Response): Promise<void> {
  const cache = await caches.open(ANSWERS);
  await cache.put(request, found);
  const [...all] = await cache.keys();
  await Promise.all(all.slice(0, -MOST_ANSWERS).map((old) => cache.delete(old)));
}

/** Marked, so that the page knows that the server did not answer. */
async function keptAnswer(request: Request): Promise<Response | undefined> {
  const found = await (await caches.open(ANSWERS)).match(request, { ignoreVary: true });
  if (!found) return undefined;
  const headers = new Headers(found.headers);
  headers.set(KEPT, '1');
  return new Response(await found.blob(), { status: found.status, headers });
}

/** The server's answer; undefined if there is none in time. */
async function served(request: Request): Promise<Response | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(done, PATIENCE));
  const found = await Promise.race([fetch(request).catch(() => undefined), late]);
  return found && answers(found) ? found : undefined;
}

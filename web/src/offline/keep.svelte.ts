// The page's side of the service worker: starts it once the page is idle, and lets it keep the rules in each language that is used.
import { api } from '../connection/api';
import { entryOf } from '../connection/build';
import { hasRulebook } from '../rules/rulebook';
import { remember, remembered } from '../settings/storage';
import { partsOf, words } from '../text/translations.svelte';
import type { Lang } from '../wire';

/** What this browser remembers: of which build, in which languages, the rules are kept. */
const RULES = 'rules-kept';

interface Connection {
  connection?: { saveData?: boolean };
}

/** Keeps the app, and the rules in this language and in every one that is chosen later. Does nothing if the person saves data. */
export async function keepApp(): Promise<void> {
  if ((navigator as Connection).connection?.saveData || !entryOf()) return;
  await startWorker(navigator.serviceWorker);
  $effect.root(() => {
    $effect(() => void keepRules(words.lang).catch(() => undefined)); // at the next visit
  });
}

/** Resolves when a worker answers for this page. */
async function startWorker(container: ServiceWorkerContainer): Promise<void> {
  await container.register('/worker.js', { updateViaCache: 'none' });
  const { active } = await container.ready;
  active?.postMessage('tidy');
  if (!container.controller) await new Promise((done) => container.addEventListener('controllerchange', done, { once: true }));
}

/** The public answers of the server that the rules pages of a language consist of. */
export async function rulesAnswers(lang: Lang): Promise<string[]> {
  const games = (await api.games()).map(({ id }) => id).filter(hasRulebook);
  const lists = await Promise.all(games.map(async (game) => {
    const parts = [...partsOf(game, (await api.catalog(game)).packs ?? []), `rules_${game}`];
    return [`/api/games/${game}/catalog`, `/api/games/${game}/rules/${lang}`, ...parts.map((part) => `/api/locales/${lang}/${part}`)];
  }));
  return ['/api/games', `/api/rulings/${lang}`, ...['house', 'rules'].map((part) => `/api/locales/${lang}/${part}`), ...lists.flat()];
}

/** Fetches the rules of this language once for each build; the worker keeps what passes. One after another: a flat shares one address. */
export async function keepRules(lang: Lang): Promise<void> {
  const build = entryOf();
  const [of, ...langs] = (remembered(RULES) ?? '').split(' ');
  const kept = of === build ? langs : [];
  if (kept.includes(lang)) return;
  for (const path of await rulesAnswers(lang)) await fetch(path);
  remember(RULES, [build, ...kept, lang].join(' '));
}

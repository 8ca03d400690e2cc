// The server's HTTP interface: everything but the messages of a running table.
import type {
  Catalog, GameInfo, Lang, MatchRecord, Me, Mine, OpenTable, Replay, NewTable, RuleInfo,
} from '../wire';
import { buildQuery } from './build';
import { KEPT } from './kept';
import { compareClocks } from './server-clock';
import { withNumberedSteps } from './event-numbers';

export class ApiError extends Error {
  constructor(readonly slug: string, message: string, readonly more: Record<string, unknown> = {}) {
    super(message);
  }
}

let tell: (reached: boolean) => void = () => undefined;

/** Calls `then` after each request: whether the server itself has answered. */
export function reached(then: (yes: boolean) => void): void {
  tell = then;
}

async function call(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init: RequestInit = body === undefined
    ? {}
    : { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch((error: unknown) => {
    tell(false);
    throw error;
  });
  tell(!response.headers.has(KEPT));
  if (!response.ok) throw await failure(response);
  return response;
}

async function failure(response: Response): Promise<ApiError> {
  try {
    const { error, message, ...more } = (await response.json()) as { error: string; message: string };
    return new ApiError(error, message, more);
  } catch {
    return new ApiError('http', `${response.status} ${response.statusText}`);
  }
}

async function json<T>(path: string, body?: unknown): Promise<T> {
  return (await (await call(path, body)).json()) as T;
}

/** What a server may ask for before a new table. */
const ASKED = ['puzzle', 'password'];

/** Creates a table, after everything that the server asks for. */
async function newTable(path: string, body: unknown): Promise<{ id: string }> {
  const ask = async (proof?: string): Promise<{ id: string }> =>
    (await (await call(path, body, proof ? { 'X-Posse-Proof': proof } : {})).json()) as { id: string };
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError) || !ASKED.includes(error.slug)) throw error;
    const { proved } = await import('../proof/admission');
    return proved(error, ask);
  }
}

/** Never from a cache: the answer also tells the server's time. */
async function fresh<T>(path: string): Promise<T> {
  const asked = Date.now();
  const response = await call(path);
  compareClocks(response.headers.get('Date'), asked, Date.now());
  return (await response.json()) as T;
}

const catalogs = new Map<string, Promise<Catalog>>();

export const api = {
  me: () => fresh<Me>('/api/me'),
  rename: (name: string) => json<Me>('/api/me', { name }),
  games: () => json<GameInfo[]>('/api/games'),
  tables: () => json<OpenTable[]>('/api/tables'),
  /** My own tables and matches. */
  mine: () => json<Mine>(`/api/mine?${buildQuery()}`),
  /** A code that lets another device take over my seat. */
  move: (table: string) => json<{ code: string; seconds: number }>('/api/moves', { table }),
  takeMove: (code: string) => json<{ table: string | null; name: string | null }>('/api/moves/take', { code }),
  /** Where a phone in the same network reaches the server; null = nowhere. */
  address: () => json<{ address: string | null }>('/api/address'),
  /** Reports a line of chat, or the name of a seat, to the host of the server. */
  report: (what: { table: string; line?: number; seat?: number }) => json<{ status: string }>('/api/reports', what),
  /** For how many days things are kept. */
  kept: () => json<{ unused: number; reports: number }>('/api/kept'),
  /** Everything that is stored about me. */
  myData: () => json<unknown>('/api/me/data'),
  forgetMe: () => json<{ status: string }>('/api/me/forget', {}),
  playOn: (match: string, step: number, seat: number) =>
    newTable(`/api/matches/${encodeURIComponent(match)}/play`, { step, seat }),
  /** A table of my own that plays a lesson. */
  teach: (game: string, lesson: string) => newTable('/api/lessons', { game, lesson }),
  create: (setup: NewTable) => newTable('/api/tables', setup),
  /** Tells the host's password; a cookie remembers it. */
  password: (password: string) => json<{ status: string }>('/api/password', { password }),
  /** The messages of one part: see text/translations.svelte.ts. */
  locale: async (lang: Lang, part: string) => (await call(`/api/locales/${lang}/${part}`)).text(),
  /** The rulings as a piece of HTML. */
  rulings: async (lang: Lang) => (await call(`/api/rulings/${lang}`)).text(),
  /** The index of a game's rules. */
  rules: (game: string, lang: Lang) => json<RuleInfo[]>(`/api/games/${encodeURIComponent(game)}/rules/${lang}`),
  record: (match: string) => json<MatchRecord>(`/api/matches/${encodeURIComponent(match)}`),
  replay: (match: string, seat: string) =>
    json<Replay>(`/api/matches/${encodeURIComponent(match)}/replay?seat=${encodeURIComponent(seat)}`).then(withNumberedSteps),
  /** Static data of a game; fetched once per page. */
  catalog(game: string): Promise<Catalog> {
    const asked = catalogs.get(game) ?? json<Catalog>(`/api/games/${encodeURIComponent(game)}/catalog`);
    catalogs.set(game, asked);
    asked.catch(() => catalogs.delete(game));
    return asked;
  },
};

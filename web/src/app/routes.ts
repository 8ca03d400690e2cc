// Addresses of the app: /, /t/ID, /r/ID, /rules/GAME, /rules/GAME/PART, /rules/GAME/PART/PACK, /rules/rulings, /about, /move, /privacy, /admin, /club, /reach,
// /screen/CODE-OR-TABLE, /j, /j/CODE. QR codes say the last two in capitals.

export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  /** A page of a game's rules; the first one has no name. */
  | { page: 'rules'; game: string; part: string; pack: string }
  | { page: 'rulings' }
  | { page: 'about' }
  | { page: 'admin' }
  /** What to try when a phone does not reach this server. */
  | { page: 'reach' }
  | { page: 'privacy' }
  | { page: 'move' }
  /** All public tables on a big screen. */
  | { page: 'club' }
  /** A table on a big screen, by its id or its short code. */
  | { page: 'screen'; id: string }
  /** Joining by a short code; without one it is asked for. */
  | { page: 'join'; code: string }
  | { page: 'lost' };

/** Decodes a part of the address; a broken escape is left as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parseRoute(path: string): Route {
  const [first = '', second = '', ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (!first) return { page: 'lobby' };
  if (first === 'about' && !second) return { page: 'about' };
  if (first === 'admin' && !second) return { page: 'admin' };
  if (first === 'reach' && !second) return { page: 'reach' };
  if (first === 'privacy' && !second) return { page: 'privacy' };
  if (first === 'club' && !second) return { page: 'club' };
  if (first === 'move' && !second) return { page: 'move' };
  if (first.toLowerCase() === 'j' && rest.length === 0) return { page: 'join', code: second };
  if (first === 'rules' && second) return rulesRoute(second, rest);
  if (!second || rest.length > 0) return { page: 'lost' };
  if (first === 't') return { page: 'table', id: second };
  if (first.toLowerCase() === 'screen') return { page: 'screen', id: second };
  if (first === 'r') return { page: 'replay', id: second };
  return { page: 'lost' };
}

function rulesRoute(game: string, [part = '', pack = '', ...rest]: string[]): Route {
  if (rest.length > 0 || (game === 'rulings' && part)) return { page: 'lost' };
  return game === 'rulings' ? { page: 'rulings' } : { page: 'rules', game, part, pack };
}

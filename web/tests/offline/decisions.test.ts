import { describe, expect, it } from 'vitest';
import { keptFiles } from '../../build/worker';
import { answers, cacheOf, isPageOf, keeps, lockOf, MOST_BUILDS, newestFirst, outdated, wayOf } from '../../src/offline/decisions';

const HERE = 'https://posse.example';
const way = (path: string, more: { method?: string; mode?: string } = {}): string => wayOf({ method: 'GET', mode: 'cors', url: HERE + path, ...more }, HERE);
const opened = (path: string): string => way(path, { mode: 'navigate' });

describe('a request', () => {
  it('for a page of the app is answered by the server, else by the kept page', () => {
    for (const path of ['/', '/t/Ab3_x', '/rules/bang/cards', '/r/xyz?seat=2', '/about']) expect(opened(path)).toBe('page');
    for (const path of ['/api/tables', '/metrics', '/health', '/licences.txt', '/icon.svg', '/assets/index-1.js']) expect(opened(path)).toBe('none');
  });

  it('for a file of a build is answered from the kept files', () => {
    expect(way('/assets/index-abc.js')).toBe('file');
    expect(way('/worker.js')).toBe('none');
  });

  it('for the rules is kept', () => {
    for (const path of ['/api/games', '/api/games/bang/catalog', '/api/games/bang/rules/de', '/api/locales/de/rules_bang', '/api/rulings/en']) expect(way(path)).toBe('public');
  });

  it('for anything of a person, a table or a match goes to the server alone', () => {
    const secret = [
      '/api/me', '/api/me/data', '/api/mine?build=1', '/api/tables', '/api/matches/abc', '/api/matches/abc/replay?seat=1', '/api/moves', '/api/address',
      '/api/games?seat=1', '/api/games/bang/catalog/more', '/api/admin/tables', '/metrics', '/ws/tables/abc',
    ];
    for (const path of secret) expect(way(path), path).toBe('none');
    expect(way('/api/games', { method: 'POST' })).toBe('none');
    expect(wayOf({ method: 'GET', mode: 'cors', url: 'https://other.example/api/games' }, HERE)).toBe('none');
  });
});

describe('an answer', () => {
  it('of a proxy without its server counts as none', () => {
    expect([200, 304, 404, 429, 500].map((status) => answers({ status }))).toEqual([true, true, true, true, true]);
    expect([502, 503, 504].map((status) => answers({ status }))).toEqual([false, false, false]);
  });

  it('is kept only if it is whole and our own', () => {
    expect(keeps({ status: 200, type: 'basic' })).toBe(true);
    expect(keeps({ status: 206, type: 'basic' })).toBe(false);
    expect(keeps({ status: 200, type: 'opaque' })).toBe(false);
    expect(keeps({ status: 404, type: 'basic' })).toBe(false);
  });

  it('is the page of a build if it starts this build', () => {
    const page = '<script type="module" crossorigin src="/assets/index-new.js"></script>';
    expect(isPageOf('/assets/index-new.js', page)).toBe(true);
    expect(isPageOf('/assets/index-old.js', page)).toBe(false);
  });
});

describe('the files of old builds', () => {
  const [old, older, oldest, own] = ['/assets/index-3.js', '/assets/index-2.js', '/assets/index-1.js', '/assets/index-4.js'];
  const all = [oldest, older, old, own].map(cacheOf);

  it('go when no page of the build lives', () => {
    expect(outdated([...all, 'posse-answers'], own, [lockOf(own), lockOf(old), 'somebody-else'])).toEqual([cacheOf(oldest), cacheOf(older)]);
    expect(outdated(all, own, [])).toEqual([cacheOf(oldest), cacheOf(older), cacheOf(old)]);
  });

  it('stay when the browser cannot tell, but never more than a few', () => {
    expect(outdated(all.slice(1), own, null)).toEqual([]);
    expect(outdated(all, own, null)).toEqual([cacheOf(oldest)]);
    expect(outdated(all, own, [lockOf(oldest), lockOf(older), lockOf(old)])).toEqual([cacheOf(oldest)]);
    expect(all.length - 1).toBe(MOST_BUILDS);
  });

  it('are shown without network, the newest first', () => {
    expect(newestFirst(['posse-answers', ...all])[0]).toBe(cacheOf(own));
  });
});

describe('the files of a build that are kept', () => {
  it('are those that players need', () => {
    const names = ['index.html', 'worker.js', 'assets/index-1.js', 'assets/AdminPage-2.js', 'assets/bitter-cyrillic-wght-normal-3.woff2', 'assets/rye-latin-400-normal-4.woff'];
    expect(keptFiles(names)).toEqual(['/assets/index-1.js']);
  });
});

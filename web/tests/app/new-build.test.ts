import { describe, expect, it } from 'vitest';
import { newBuild, onMissing } from '../../src/app/new-build.svelte';

const OLD = '/assets/index-old.js';
const NEWER = '<script type="module" src="/assets/index-new.js"></script>';
const missing = { entry: OLD, now: NEWER, reloaded: null, writing: false };

describe('a part of the page that cannot be fetched', () => {
  it('lets the page load itself again when the server has a new build', () => {
    expect(onMissing(missing)).toBe('reload');
  });

  it('loads the page again once for each build', () => {
    expect(onMissing({ ...missing, reloaded: OLD })).toBe('tell');
    expect(onMissing({ ...missing, reloaded: '/assets/index-older.js' })).toBe('reload');
  });

  it('shows the error when the build is the same, the server does not answer, or the person is writing', () => {
    expect(onMissing({ ...missing, now: `<script src="${OLD}"></script>` })).toBe('tell');
    expect(onMissing({ ...missing, now: null })).toBe('tell');
    expect(onMissing({ ...missing, writing: true })).toBe('tell');
    expect(onMissing({ ...missing, entry: '' })).toBe('tell');
  });
});

describe('a newer app', () => {
  it('is offered only outside matches, and not again after a person has declined', () => {
    expect(newBuild.offered).toBe(false);
    newBuild.playing = true;
    newBuild.hear();
    expect(newBuild.offered).toBe(false);
    newBuild.playing = false;
    expect(newBuild.offered).toBe(true);
    newBuild.decline();
    newBuild.hear();
    expect(newBuild.offered).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { onMissing } from '../../src/app/new-build.svelte';

const OLD = '/assets/index-old.js';
const NEWER = '<script type="module" src="/assets/index-new.js"></script>';
const missing = { entry: OLD, now: NEWER, reloaded: null, writing: false };

describe('a part of the page that cannot be fetched', () => {
  it('lets the page load itself again when the server has a new build', () => {
    expect(onMissing(missing)).toBe('reload');
  });

  it('never does so twice with one build, yet again with the next', () => {
    expect(onMissing({ ...missing, reloaded: OLD })).toBe('tell');
    expect(onMissing({ ...missing, reloaded: '/assets/index-older.js' })).toBe('reload');
  });

  it('is told when the build is the same, the server is silent, or somebody is writing', () => {
    expect(onMissing({ ...missing, now: `<script src="${OLD}"></script>` })).toBe('tell');
    expect(onMissing({ ...missing, now: null })).toBe('tell');
    expect(onMissing({ ...missing, writing: true })).toBe('tell');
    expect(onMissing({ ...missing, entry: '' })).toBe('tell');
  });
});

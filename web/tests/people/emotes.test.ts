import { describe, expect, it } from 'vitest';
import { EMOTES, isEmote } from '../../src/people/emotes';
import { speakIn } from '../words';
import { t } from '../../src/text/translations.svelte';

describe('gestures', () => {
  it('are six, each with a slug that the server takes, a picture and words in both languages', () => {
    expect(Object.keys(EMOTES)).toHaveLength(6);
    for (const [id, path] of Object.entries(EMOTES)) {
      expect(id).toMatch(/^[a-z][a-z0-9_-]{0,31}$/);
      expect(path).toMatch(/^M[\d a-zA-Z.,-]+z$/);
      for (const lang of ['en', 'de'] as const) {
        speakIn(lang);
        expect(t(`web-phrase-${id}`)).not.toContain('emote');
      }
    }
  });

  it('are told apart from other phrases', () => {
    expect(isEmote('emote-hat')).toBe(true);
    for (const other of [null, 'howdy', 'emote-other']) expect(isEmote(other)).toBe(false);
  });
});

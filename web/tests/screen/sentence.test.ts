import { describe, expect, it } from 'vitest';
import type { Game, LogLine, Scene } from '../../src/games/game';
import type { PlayingNow } from '../../src/playback/playback.svelte';
import { fitting, sizeOf, toldOf } from '../../src/screen/sentence';
import { abilityMark, cardMark, plain, seatMark } from '../../src/text/rich-text';
import type { GameEvent } from '../../src/wire';

const line = (text: string, kind: LogLine['kind'] = 'fight'): LogLine => ({ key: 1, text, kind });
const LONG = 'General Store: Beer, Mustang, Wells Fargo, BANG!, Jail, Gatling. Rosa Beer, Ada Mustang, Belle Wells Fargo';
const game = { tell: (_: Scene, events: GameEvent[], at: number) => ({ line: line(`Tom takes ${events[at]?.verb}`), taken: 1 }) } as unknown as Game;
const scene = {} as Scene;
const playing = { events: [{ n: 7, verb: 'beer' }, { n: 8, verb: 'jail' }], cue: {} } as unknown as PlayingNow;

describe('the sentence of the big screen', () => {
  it('is set smaller the longer it is', () => {
    expect(sizeOf('Belle fires a BANG! at Wren.')).toBe('one');
    expect(sizeOf('Belle nimmt zwei Karten und legt ein Fass.')).toBe('long');
    expect(sizeOf('Bellemannwilhelmine schießt mit dem BANG! auf Wren.')).toBe('two');
    expect(sizeOf(LONG)).toBe('many');
  });

  it('leaves room for the name of the player who is asked', () => {
    const shot = 'Pip schießt mit dem BANG! auf Silas Boone.';
    expect([sizeOf(shot), sizeOf(shot, true)]).toEqual(['long', 'two']);
    expect([sizeOf('Belle fires a BANG! at Wren.'), sizeOf('Belle fires a BANG! at Wren.', true)]).toEqual(['one', 'long']);
  });

  it('is the last thing that happened, and the three before it follow, the newest first', () => {
    const lines = ['One.', 'Two.', 'Three.', 'Four.', `${seatMark(1, 'Rosa')} is out.`].map((text) => line(text));
    expect(toldOf(game, scene, lines, null)).toEqual({ now: 'Rosa is out.', past: ['Four', 'Three', 'Two'] });
  });

  it('may announce a turn, but turns are no events', () => {
    const lines = [line('One'), line('Belle’s turn', 'turn'), line('Two'), line('Rosa’s turn', 'turn')];
    expect(toldOf(game, scene, lines, null)).toEqual({ now: 'Rosa’s turn', past: ['Two', 'One'] });
  });

  it('tells what is being played where the line of the log is long', () => {
    expect(toldOf(game, scene, [line(LONG)], playing).now).toBe('Tom takes jail');
    expect(toldOf(game, scene, [line(LONG)], null).now).toBe(LONG);
    expect(toldOf(game, scene, [line('Short')], playing).now).toBe('Short');
  });

  it('tells of a line with many sentences only the last ones', () => {
    const shot = `${seatMark(2, 'Jörg')} plays Bank Robbery. ${seatMark(2, 'Jörg')} shoots for their Butch Cassidy row. The 29 discarded cards are shuffled into a new deck. Jesse James: a hit! $1,000 go on the poster.`;
    const end = 'The 29 discarded cards are shuffled into a new deck. Jesse James: a hit! $1,000 go on the poster.';
    expect(toldOf(game, scene, [line(shot)], null).now).toBe(end);
    const many = `One. ${'and so on, '.repeat(12)}and so the last BANG! costs Ann 1 life point.`;
    expect(toldOf(game, scene, [line(many)], null).now).not.toMatch(/^costs/);
    expect(toldOf(game, scene, [line(shot), line('One')], null).past.map(plain)).toEqual([end.slice(0, -1)]);
  });

  it('puts commas between dice, because it shows words and no pictures', () => {
    const thrown = `${seatMark(1, 'Rosa')} rolls ${cardMark(1, 'Beer')} ${cardMark(2, 'Arrow')} ${cardMark(3, 'Gatling')}`;
    expect(toldOf(game, scene, [line(thrown)], null).now).toBe('Rosa rolls Beer, Arrow, Gatling');
    expect(toldOf(game, scene, [line(thrown), line('One')], null).past.map(plain)).toEqual(['Rosa rolls Beer, Arrow, Gatling']);
  });

  it('has no period before the ability that ends an earlier event', () => {
    const kept = `${seatMark(1, 'Ben')} keeps a card. ${abilityMark('Kit Carlson')}`;
    expect(toldOf(game, scene, [line(kept), line('One')], null).past.map(plain)).toEqual(['Ben keeps a card Kit Carlson']);
  });

  it('is followed by as many earlier events as stand there whole', () => {
    const short = ['One', 'Two', 'Three'];
    expect(fitting(short)).toEqual(short);
    expect(fitting([LONG, 'Two', LONG])).toEqual([LONG, 'Two']);
    expect(fitting([LONG, LONG, 'One'])).toEqual([LONG]);
    expect(fitting([])).toEqual([]);
  });

  it('is empty before anything has happened', () => {
    expect(toldOf(game, scene, [], null)).toEqual({ now: '', past: [] });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { card, catalog } from '../../../src/fixtures/catalog';
import { people } from '../../../src/fixtures/scenes';
import { dearView, depotView, trainScenes, trainTurn, trainView } from '../../../src/fixtures/train';
import { indexOf, sortsOf } from '../../../src/games/bang/rules/card-index';
import { softly } from '../../../src/games/bang/layout';
import { noteOf } from '../../../src/games/bang/refusal-note';
import { Selection } from '../../../src/games/bang/selection.svelte';
import { animationOf, soundOf } from '../../../src/games/bang/animations';
import { telegram } from '../../../src/games/bang/telegram';
import { handsOf } from '../../../src/games/bang/train/my-train';
import { faresOf, isGhost, placeOf, railwayOf, stopsOf, stopsToGo, waitingOf } from '../../../src/games/bang/train/railway';
import { tabWords, whyNot } from '../../../src/games/bang/train/wording';
import { tell } from '../../../src/games/bang/wording';
import { plain } from '../../../src/text/rich-text';
import { words } from '../../../src/text/translations.svelte';
import type { BangView, Choice } from '../../../src/wire';
import { speakIn } from '../../words';

const sleeper = card('sleeper_car');
const mail = card('mail_car');
const passenger = card('passenger_car');

/** A table that records what is sent. */
function sit(view: BangView, choice: Choice) {
  const sent: number[] = [];
  const now = { choice: choice as Choice | null };
  const selection = new Selection(() => ({ choice: now.choice, view, catalog, live: true, answer: (option) => void sent.push(option) }));
  const scene = { view, seats: people(view.seats.length), catalog };
  return { selection, sent, now, scene, said: () => telegram(scene, now.choice, selection, '', null) };
}

function asked(topic: string, verb: string, cards: number[], number = 42): Choice {
  return { number, seat: 0, topic, options: cards.map((id) => ({ verb, card: id })) };
}

const indexIn = (choice: Choice, verb: string, id: number): number => choice.options!.findIndex((option) => option.verb === verb && option.card === id);

describe('the track', () => {
  it('has a place for every car: behind the locomotive, or still in the depot', () => {
    const railway = railwayOf(trainView())!;
    expect([sleeper, passenger, mail].map((car) => placeOf(railway, car))).toEqual([3, 2, 1]);
    expect([stopsToGo(railway), waitingOf(railway)]).toEqual([3, []]);
    expect(waitingOf(railwayOf(depotView())!)).toEqual([sleeper, passenger, mail]);
    expect(placeOf(railwayOf(trainView(), 5)!, sleeper)).toBe(4);
    expect(railwayOf({ ...trainView(), zones: {} })).toBeNull();
  });

  it('says at every stop whether I can pay and what is missing, and nothing while I am not asked', () => {
    speakIn('en');
    const { selection, scene } = sit(trainView(), trainTurn());
    const states = (): string[] => stopsOf(railwayOf(scene.view)!, faresOf(scene.view, false), handsOf(selection)).map(({ state }) => state);
    expect(states()).toEqual(['empty', 'can', 'cannot', 'can', 'empty', 'empty', 'empty']);
    const tabs = stopsOf(railwayOf(scene.view)!, faresOf(scene.view, false), handsOf(selection)).map((stop) => tabWords(scene, stop));
    expect(tabs.filter(Boolean)).toEqual(['You can pay', 'You have no Beer', 'You can pay']);
    selection.board(sleeper);
    expect(states()).toEqual(['empty', 'aside', 'aside', 'chosen', 'empty', 'empty', 'empty']);
    const waiting = sit(trainView(), { number: 9, seat: 4, topic: 'play' });
    expect(stopsOf(railwayOf(waiting.scene.view)!, faresOf(waiting.scene.view, false), handsOf(waiting.selection)).map(({ state }) => state).filter((state) => state !== 'empty')).toEqual(['plain', 'plain', 'plain']);
  });

  it('recognises a ghost', () => {
    expect(trainView().seats.map((seat) => isGhost(catalog, seat))).toEqual([false, false, false, false, false, true, false]);
  });
});

describe('taking a car', () => {
  beforeEach(() => speakIn('en'));

  it('is chosen, paid by taps, and can be put back until it is sent', () => {
    const { selection, sent, now, said } = sit(trainView(), trainTurn());
    selection.tap(sleeper);
    expect(said().ask).toBe('Fort Wroth costs a card from 10 to ace. Tap the card you pay with.');
    expect(said().buttons.map(({ id, disabled }) => [id, disabled])).toEqual([['pay', true], ['cancel', undefined]]);
    expect([selection.look(card('bang/AD')), selection.look(card('stagecoach/9S')), selection.look(card('barrel/QS'))]).toEqual(['playable', 'dimmed', 'playable']);
    selection.cancel();
    expect([sent, selection.bill, said().buttons.map(({ id }) => id)]).toEqual([[], null, ['roll', expect.stringMatching(/^o/)]]);
    selection.tap(sleeper);
    selection.tap(card('jail/JS'));
    expect(selection.look(card('jail/JS'))).toBe('pays');
    expect(plain(said().buttons[0]!.label)).toBe('Discard Jail and take the Sleeper Car');
    selection.pay();
    expect(sent).toEqual([indexIn(trainTurn(), 'board', sleeper)]);
    now.choice = asked('pay', 'discard', [card('bang/AD'), card('jail/JS')]);
    selection.settle();
    expect(sent.at(-1)).toBe(1);
    expect(selection.settling).toBe(true);
  });

  it('with the free move shows the effect first, then asks for move, car and price', () => {
    const { selection, sent, now, said, scene } = sit(trainView(), trainTurn());
    said().buttons.find(({ id }) => id === 'roll')!.press();
    expect([selection.moved, said().ask]).toEqual([true, 'One station farther: which car do you take?']);
    expect(said().buttons.map(({ id }) => id)).toEqual([`t${sleeper}`, `t${passenger}`, 'cancel']);
    selection.tap(card('bang/AD'));
    expect(noteOf(scene, trainTurn(), selection)?.refusal.title).toBe('First take a car, or put the train back.');
    selection.cancel();
    expect([selection.moved, sent]).toEqual([false, []]);
    selection.lookAhead();
    selection.board(sleeper);
    selection.tap(card('schofield/JC'));
    selection.pay();
    expect(sent).toEqual([indexIn(trainTurn(), 'roll', card('ironhorse'))]);
    // Another player is asked first: the prepared answer is kept.
    now.choice = { number: 41, seat: 3, topic: 'shade' };
    selection.settle();
    now.choice = asked('board', 'board', [sleeper, passenger]);
    selection.settle();
    now.choice = asked('pay', 'discard', [card('missed/10C'), card('schofield/JC')], 43);
    selection.settle();
    expect(sent.slice(1)).toEqual([0, 1]);
  });

  it('counts two cards, gives a life in red, and says why not', () => {
    const { selection, scene, said } = sit(dearView(), trainScenes['train-dear']!().choice!);
    selection.board(card('caboose'));
    selection.tap(card('bang/AD'));
    expect(said().buttons[0]!.label).toBe('1 of 2 chosen');
    selection.tap(card('barrel/QS'));
    expect(plain(said().buttons[0]!.label)).toBe('Discard BANG!, Barrel and take the Caboose');
    selection.board(card('baggage_car'));
    expect([said().buttons[0]!.tone, said().buttons[0]!.label]).toEqual(['hurt', 'Pay 1 life point and take the Baggage Car']);
    expect(whyNot({ ...scene, view: dearView(1) }, card('baggage_car'), false)).toBe('Tombrock costs a life point, and it would be your last one.');
    expect(whyNot({ ...scene, view: depotView() }, sleeper, false)).toContain('has not reached the first station');
    selection.board(card('baggage_car'));
    expect(selection.bill).toBeNull();
  });

  it('says why a car cannot be taken', () => {
    const { selection, scene } = sit(trainView(), trainTurn());
    selection.tap(passenger);
    expect(noteOf(scene, trainTurn(), selection)?.refusal.title).toBe('Crown’s Hole costs a Beer, and you have none.');
    const finished = trainScenes['train-done']!().choice!;
    const done = sit(trainView(), finished);
    done.selection.tap(sleeper);
    expect(noteOf(scene, finished, done.selection)?.refusal.title).toBe('You have already taken a car this turn.');
  });

  it('costs Sancho nothing, and answers a question about a car at once', () => {
    const sancho = trainScenes['train-sancho']!();
    const free = sit(sancho.view!, sancho.choice!);
    free.selection.board(sleeper);
    expect(free.said().buttons.map(({ label }) => label)).toEqual(['Take the Sleeper Car', 'Cancel']);
    const { view, choice } = trainScenes['train-board']!();
    const { selection, sent } = sit(view!, choice!);
    selection.board(mail);
    expect(sent).toEqual([2]);
  });
});

describe('cars in front of players', () => {
  beforeEach(() => speakIn('en'));

  it('with several uses ask for the use, then for the player', () => {
    const { view, choice } = trainScenes['train-uses']!();
    const { selection, sent, said } = sit(view!, choice!);
    selection.tap(card('baggage_car'));
    expect(said().buttons.map(({ label }) => label)).toEqual(['As a BANG!', 'As a Panic!', 'As a Cat Balou', 'Cancel']);
    expect(selection.targets.size).toBe(0);
    said().buttons[2]!.press();
    expect([...selection.targets.keys()]).toEqual([0, 1, 2, 3, 4, 6]);
    selection.tapSeat(2);
    expect(choice!.options![sent[0]!]).toEqual({ verb: 'use_cat_balou', card: card('baggage_car'), seat: 2 });
  });

  it('are paid for with blue cards if their price is blue', () => {
    const { view, choice } = trainScenes['train-uses']!();
    const { selection } = sit(view!, choice!);
    selection.tap(card('sleeper_car'));
    selection.tapSeat(1);
    expect(selection.bill!.cards).toEqual(['jail/JS', 'baggage_car', 'caboose', 'barrel/QS'].map(card));
  });

  it('are given away in two steps, car and player; a car in front of a player needs the player only', () => {
    const lounge = trainScenes['train-lounge']!();
    const guests = sit(lounge.view!, lounge.choice!);
    expect(guests.said().buttons.map(({ label }) => plain(label))).toEqual(['Coal Hopper', 'Express Car']);
    guests.selection.tap(card('express_car'));
    expect(guests.said().ask).toBe('Who gets Express Car?');
    guests.selection.tapSeat(4);
    expect(lounge.choice!.options![guests.sent[0]!]).toEqual({ verb: 'give', card: card('express_car'), seat: 4 });
    const place = trainScenes['train-place']!();
    const { selection, sent, said } = sit(place.view!, place.choice!);
    expect([...selection.targets.keys()]).toEqual([0, 1, 2, 3, 5, 6]);
    expect([selection.can(card('lumber_flatcar')), said().buttons.length]).toEqual([false, 6]);
    selection.tapSeat(1);
    expect(place.choice!.options![sent[0]!]!.seat).toBe(1);
  });

  it('that have two answers are raised first', () => {
    const { view, choice } = trainScenes['train-shot']!();
    const { selection, sent, said } = sit(view!, choice!);
    selection.tap(card('barrel/QS'));
    expect([sent, said().buttons.map(({ id }) => id)]).toEqual([[], ['o4', 'o5', 'cancel']]);
    selection.cancel();
    selection.tap(card('sleeper_car'));
    expect(sent).toEqual([3]);
  });
});

describe('the train in the log', () => {
  beforeEach(() => speakIn('en'));
  const scene = { view: trainView(), seats: people(7), catalog };

  it('takes one line for a whole track and several cars', () => {
    const events = ['boom_town', 'frisco', 'yooma'].map((kind, n) => ({ n, verb: 'station', card: card(kind) }));
    const told = tell(scene, [...events, { n: 9, verb: 'turn_over', card: card('leland') }], 0);
    expect([told.taken, plain(told.line!.text)]).toEqual([3, 'The track: Boom Town, Frisco, Yooma.']);
  });

  it('moves cars, which never land on the discard pile', () => {
    expect(animationOf(scene, { n: 1, verb: 'discard', seat: 2, card: card('caboose') }).flights[0]!.to).toBe('cars');
    expect(animationOf(scene, { n: 1, verb: 'board', seat: 2, card: mail }).flights[0]).toEqual({ card: mail, from: 'train', to: 'seat-2' });
    expect(animationOf(scene, { n: 1, verb: 'roll', card: card('ironhorse'), x: 3 }).act).toBeTypeOf('function');
    expect([soundOf(scene, { n: 1, verb: 'roll' }), soundOf(scene, { n: 1, verb: 'terminus' })]).toEqual(['steam', 'terminus']);
  });

  it('has words of both languages for every moment', () => {
    for (const lang of ['en', 'de'] as const) {
      speakIn(lang);
      for (const [name, show] of Object.entries(trainScenes)) {
        const { view, choice } = show();
        const { selection, said } = sit(view!, choice!);
        const raise = [...(view!.seats[0]!.front), ...view!.shelf, ...selection.train] as number[];
        for (const act of [() => undefined, () => selection.lookAhead(), ...raise.map((id) => () => selection.tap(id))]) {
          selection.cancel();
          act();
          const { ask, hint, buttons } = said();
          const texts = [ask, hint, ...buttons.flatMap(({ label, note }) => [label, note])].map(plain);
          expect(texts.filter((text) => /(^|[^\w])(train|bang|web)-[a-z]/.test(text)), `${name} in ${lang}`).toEqual([]);
        }
      }
    }
  });

  it('has rules for cards, cars, stations and locomotives', () => {
    const pack = indexOf(catalog, (id) => words.has(id)).find((entry) => entry.pack === 'great_train_robbery')!;
    expect(sortsOf(pack.kinds).map(({ back, kinds }) => [back, kinds.length])).toEqual([['', 14], ['car', 16], ['station', 13], ['locomotive', 2]]);
    expect(pack.characters.length).toBe(8);
  });

  it('has soft hyphens in long German names', () => {
    expect([softly('Begleitwagen'), softly('Caboose'), softly('Wagen')]).toEqual(['Begleit\u00ADwagen', 'Caboose', 'Wagen']);
  });
});

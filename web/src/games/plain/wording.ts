// Any game in sentences. The words come from the game's own file; where it lacks one, from plain.ftl with the id made
// readable.
import { nameMark, peopleArgs, type Subject } from '../../text/player-names';
import { readable } from '../../text/readable';
import { cardMark } from '../../text/rich-text';
import { t, words, type Args } from '../../text/translations.svelte';
import type { Catalog, Choice, GameEvent, Option } from '../../wire';
import type { OptionWords } from '../game';
import { cardOf, suitOf, type PlainScene } from './catalog';

export { playerName } from '../../text/player-names';

/** In place of a card: the seat's own ability, some card of a hand. */
const UNNAMED: Record<number, string> = { [-2]: 'plain-own', [-3]: 'plain-some' };

/** The texts of one game. */
export class Wording {
  constructor(readonly id: string) {}

  /** The name of a zone, mark, tally or kind of card. */
  name(what: 'zone' | 'mark' | 'tally' | 'kind', id: string): string {
    const known = words.first([`${this.id}-${what}-${id}`]);
    return known ? t(known) : readable(id, true);
  }

  /** What a kind of card does: the long text for help, the short one for its face. Empty if there is none. */
  text(kind: string, form: 'text' | 'help'): string {
    const endings = form === 'help' ? ['help', 'text'] : ['text'];
    const known = endings.map((ending) => `${this.id}-kind-${kind}-${ending}`).find((id) => words.has(id));
    return known ? t(known) : '';
  }

  cardName(catalog: Catalog, id: number | null | undefined): string {
    const card = cardOf(catalog, id);
    if (card) return this.name('kind', card.kind);
    return t(UNNAMED[id ?? 0] ?? 'plain-card-hidden');
  }

  /** The name with rank and suit, for those who do not see the card. */
  spoken(catalog: Catalog, id: number): string {
    const card = cardOf(catalog, id);
    const suit = card ? suitOf(card) : null;
    return [this.cardName(catalog, id), card?.rank, suit ? t(`bang-suit-${suit}`) : ''].filter(Boolean).join(' ');
  }

  /** The arguments that every message may use. */
  args(scene: PlainScene, subject: Subject): Args {
    const card = cardOf(scene.catalog, subject.card);
    const name = this.cardName(scene.catalog, subject.card);
    return {
      ...peopleArgs(scene, subject), card: card ? cardMark(card.id, name) : name, kind: card?.kind ?? '',
      gender: words.gender(`${this.id}-kind-${card?.kind ?? ''}`),
    };
  }

  prompt(scene: PlainScene, choice: Choice): string {
    const mine = choice.seat === scene.view.me;
    const id = `${this.id}-prompt-${choice.topic}`;
    const known = words.first(mine ? [`${id}-you`, id] : [id]);
    const values = this.args(scene, choice);
    return known ? t(known, values) : t('plain-prompt', { ...values, what: readable(choice.topic, true) });
  }

  /** The most specific message there is: for the player who is asked, for this question. */
  private known(stem: string, choice: Choice, { verb, seat }: Option): string | null {
    const endings = [...(seat === choice.seat ? ['-self'] : []), ...(seat === null || seat === undefined ? [] : ['-at']), ''];
    return words.first(endings.flatMap((ending) => [`${stem}-${choice.topic}-${verb}${ending}`, `${stem}-${verb}${ending}`]));
  }

  option(scene: PlainScene, choice: Choice, option: Option): OptionWords {
    const values = this.args(scene, { seat: option.seat, other: option.seat, card: option.card, x: option.x || choice.x });
    const label = this.known(`${this.id}-option`, choice, option);
    const note = option.note && words.has(`${this.id}-now-${option.note.name}`) ? t(`${this.id}-now-${option.note.name}`, { ...values, n: option.note.x ?? 0 }) : '';
    return { label: label ? t(label, values) : this.spelled(scene, option), note, tone: 'plain' };
  }

  /** An option without words of its own: verb, card, seat and number. */
  private spelled(scene: PlainScene, { verb, card, seat, x }: Option): string {
    const values = this.args(scene, { card });
    const parts = [readable(verb, true), card === undefined ? '' : String(values.card), nameMark(scene, seat), x ? String(x) : ''];
    return parts.filter(Boolean).join(' ');
  }

  /** One event as a sentence. */
  event(scene: PlainScene, event: GameEvent): string {
    const { verb, seat, card, other, x } = event;
    const endings = other === undefined ? [''] : [...(other === seat ? ['-self'] : []), '-at', ''];
    const ids = [this.id, 'plain'].flatMap((game) => endings.map((ending) => `${game}-event-${verb}${ending}`));
    const known = words.first(ids);
    const values = this.args(scene, event);
    if (known) return t(known, values);
    const said = [readable(verb), card === undefined ? '' : String(values.card), other === undefined || other === seat ? '' : nameMark(scene, other), x ? String(x) : ''];
    return t('plain-event', { ...values, what: said.filter(Boolean).join(' ') });
  }

  /** The end of the match: who won, and why if the game says it. */
  result(scene: PlainScene, ending: '' | '-why' = ''): string {
    const { result } = scene.view;
    if (!result) return '';
    const names = result.winners.map((seat) => scene.seats[seat]?.name ?? '');
    const winners = new Intl.ListFormat(words.lang, { type: 'conjunction' }).format(names);
    const known = words.first([`${this.id}-result-${result.side}${ending}`, ...(ending ? [] : ['plain-result'])]);
    return known ? t(known, { ...this.args(scene, { seat: result.winners[0] }), winners, n: names.length }) : '';
  }
}

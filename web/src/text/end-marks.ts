// A sentence ends with one mark: the names of some cards and people bring their own.
// A name may lie between the private-use characters of rich.ts.
const TWO = /(?<!\.)([!?.])(\uE002?)\.(?!\.)/gu;

/** "BANG!." is written "BANG!"; an ellipsis of three dots stays. */
export function withOneEndMark(sentence: string): string {
  return sentence.replace(TWO, '$1$2');
}

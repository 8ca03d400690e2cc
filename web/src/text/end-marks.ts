// A sentence ends with one punctuation mark: the names of some cards end with one of their own.
// A name may stand between the private-use characters of rich-text.ts.
const TWO = /(?<!\.)([!?.])(\uE002?)\.(?!\.)/gu;

/** "BANG!." is written "BANG!"; an ellipsis of three dots stays. */
export function withOneEndMark(sentence: string): string {
  return sentence.replace(TWO, '$1$2');
}

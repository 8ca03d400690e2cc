// Gestures: set phrases with a picture, drawn for Posse on a field of 100 × 100.

/** The pictures, by the id of the phrase. */
export const EMOTES: Record<string, string> = {
  'emote-hat': 'M8 62c14-10 30-16 44-19l-6-21c-1-5 2-8 7-8 4 0 6 3 10 2s4-5 9-6c5-1 9 1 10 6l5 21c5 0 8 1 10 3-20 8-62 24-84 32-6 2-9-6-5-10zM20 82l20-7 2 15-12 3z',
  'emote-look': 'M6 36l36 8v6c-3 9-10 14-18 14S9 58 6 50zm52 8 36-8v14c-3 8-10 14-18 14s-15-5-18-14zM4 22l40 12v6L4 28zm92 0v6L56 40v-6zM29 46a7 7 0 1 0 0 14 7 7 0 0 0 0-14zm52 0a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  'emote-thumb': 'M10 46h18v44H10zm24 2c10-6 14-16 15-30 0-5 3-8 7-8 8 0 11 8 8 20l-3 12h21c8 0 10 8 5 12 5 3 4 10-1 12 3 4 1 10-4 11 2 5-1 9-7 9H50c-6 0-11-2-16-5z',
  'emote-laugh': 'M50 6a44 44 0 1 0 0 88 44 44 0 0 0 0-88zM22 44c2-11 18-11 20 0h-6c-2-5-6-5-8 0zm36 0c2-11 18-11 20 0h-6c-2-5-6-5-8 0zM20 52h60c0 17-13 30-30 30S20 69 20 52zm9 6c2 4 5 6 9 6h24c4 0 7-2 9-6z',
  'emote-me': 'M32 34a17 17 0 1 1 34 0 17 17 0 0 1-34 0zM10 92c0-24 14-36 39-36 10 0 18 2 24 6l-16 8c-4-2-9 1-7 6 2 4 6 3 8 1l20-9c6 6 9 14 9 24zM74 8c10 0 17 5 17 13 0 9-10 10-10 18h-8c0-12 9-12 9-17 0-3-3-5-7-5-5 0-7 3-8 7l-8-2c1-8 7-14 15-14zm-1 34h8v8h-8z',
  'emote-thanks': 'M18 34c-8-2-10-14-1-17 2-9 15-11 20-4 7-6 19-3 21 5 9 0 12 12 4 16v6h10c10 0 17 7 17 17v10c0 10-7 17-17 17H62v4c0 4-3 6-6 6H24c-4 0-6-2-6-6zm44 16v24h9c5 0 8-3 8-8v-8c0-5-3-8-8-8zM28 42v40h6V42zm17 0v40h6V42z',
};

/** Whether a phrase is a gesture. */
export function isEmote(phrase: string | null): phrase is string {
  return phrase !== null && phrase in EMOTES;
}

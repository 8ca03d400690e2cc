// The ruling that decided what a line of the log tells: our answer where the rulebook leaves a choice.

/** By whose ability it was. */
export const ABILITIES: Record<string, string> = { el_gringo: 'd4', kit_carlson: 'd2', rose_doolan: 'd3', suzy_lafayette: 'd6' };
/** By what happened. */
export const VERBS: Record<string, string> = { draw: 'd5', dynamite: 'd1' };

export function rulingOf(verb: string, abilities: string[]): string | undefined {
  return VERBS[verb] ?? abilities.map((ability) => ABILITIES[ability]).find((ruling) => ruling !== undefined);
}

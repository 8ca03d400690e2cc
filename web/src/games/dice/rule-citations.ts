// Citations: the ruling behind a line of the log, where the rulebook leaves a choice.

/** The ruling for each ability. */
export const ABILITIES: Record<string, string> = { el_gringo: 'd4', kit_carlson: 'd2', rose_doolan: 'd3', suzy_lafayette: 'd6' };
/** The ruling for each verb. */
export const VERBS: Record<string, string> = { draw: 'd5', dynamite: 'd1' };

export function rulingOf(verb: string, abilities: string[]): string | undefined {
  return VERBS[verb] ?? abilities.map((ability) => ABILITIES[ability]).find((ruling) => ruling !== undefined);
}

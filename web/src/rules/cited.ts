// Which rule explains a refusal, and which ruling decided a line of the log. The index of rules says so, of packages too.
import type { Catalog, GameEvent } from '../wire';

/** The rule behind a refusal, for the link of its note. */
export function ruleBehind({ citations }: Catalog, reason: string): string | undefined {
  return citations?.refusals[reason];
}

/** The ruling behind a line that begins with this event. `kind` is that of a card played or used, `abilities` those that take part. */
export function rulingBehind({ citations }: Catalog, { verb }: GameEvent, kind = '', abilities: string[] = []): string | undefined {
  const subjects = [`verb ${verb}`, `kind ${kind}`, ...abilities.map((ability) => `character ${ability}`)];
  return subjects.map((subject) => citations?.log[subject]).find((ruling) => ruling !== undefined);
}

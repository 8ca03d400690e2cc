// What the table could know about hidden roles: asked for by the pencil, answered by the match.
import type { Odds } from '../connection/session-types';

export const ROLE_ODDS = 'foresight';

export interface RoleOdds {
  readonly allowed: boolean;
  readonly odds: Odds | null;
  ask: () => void;
}

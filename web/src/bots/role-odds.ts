// The chances of hidden roles, judged by what every player saw. A game asks for them, the match page answers.
import type { Odds } from '../connection/session-types';

export const ROLE_ODDS = 'role-odds';

export interface RoleOdds {
  readonly allowed: boolean;
  readonly odds: Odds | null;
  ask: () => void;
}

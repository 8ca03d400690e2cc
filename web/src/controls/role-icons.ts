// The icon of each role.
import type { IconName } from './icon-names';

const ROLE_ICONS: Record<string, IconName> = {
  sheriff: 'sheriff-star', deputy: 'star-plain', outlaw: 'bandit', renegade: 'duality-mask',
};

export const ROLES = ['sheriff', 'deputy', 'outlaw', 'renegade'] as const;

export function roleIcon(role: string): IconName {
  return ROLE_ICONS[role] ?? 'star-plain';
}

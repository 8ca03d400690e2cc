// A picture for each seat where players have no character: before the match, and in games without characters.
import type { IconName } from '../controls/icon-names';

const HATS: IconName[] = ['western-hat', 'mustache', 'flower-hat', 'top-hat', 'vulture', 'outback-hat', 'skimmer-hat', 'beard'];

export function hatOf(seat: number): IconName {
  return HATS[seat % HATS.length] ?? 'western-hat';
}

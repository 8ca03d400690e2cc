// The house rules of a game, each once, with the packs that they need.
import type { GameInfo, HouseInfo } from '../wire';

export interface HouseEntry extends HouseInfo {
  packs: string[];
}

export function houseOf({ setups }: GameInfo): HouseEntry[] {
  const ids = [...new Set(setups.flatMap(({ house }) => house.map(({ id }) => id)))];
  return ids.map((id) => {
    const having = setups.filter(({ house }) => house.some((rule) => rule.id === id));
    const values = having[0]?.house.find((rule) => rule.id === id)?.values ?? [];
    const everywhere = having.length === setups.length;
    const packs = everywhere ? [] : (having[0]?.packs ?? []).filter((pack) => having.every((setup) => setup.packs.includes(pack)));
    return { id, values, packs };
  });
}

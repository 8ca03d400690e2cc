// The seats of a match that is over: others may sit at the table by now.
import type { Over } from '../connection/session-types';
import { shownName } from '../text/shown-names';
import type { SeatInfo } from '../wire';

/** The seats with the names of those who have played. */
export function seatsOf(seats: SeatInfo[], over: Over | null): SeatInfo[] {
  if (!over || over.names.length !== seats.length) return seats;
  const names = over.names.map(shownName);
  return seats.map((seat, i) => (seat.name === names[i] ? seat : { ...seat, name: names[i] ?? '', you: false, minded: false, away: null, here: true }));
}

// My private guesses of the other players' roles, kept in this browser for this match.
import { remember, remembered } from '../../settings/storage';

const GUESSES = [null, 'outlaw', 'deputy', 'renegade'] as const;
export type Guess = (typeof GUESSES)[number];

export class RoleGuesses {
  private readonly marks: Record<number, Guess>;

  constructor(private readonly key: string) {
    this.marks = $state(read(key));
  }

  of(seat: number): Guess {
    return this.marks[seat] ?? null;
  }

  write(seat: number, guess: Guess): void {
    this.marks[seat] = guess;
    remember(`pencil.${this.key}`, JSON.stringify(this.marks));
  }

  /** The next guess: none, outlaw, deputy, renegade, none again. */
  turn(seat: number): void {
    const next = (GUESSES.indexOf(this.of(seat)) + 1) % GUESSES.length;
    this.write(seat, GUESSES[next] ?? null);
  }
}

export { GUESSES };

function read(key: string): Record<number, Guess> {
  try {
    return JSON.parse(remembered(`pencil.${key}`) ?? '{}') as Record<number, Guess>;
  } catch {
    return {};
  }
}

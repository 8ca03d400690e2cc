// The figures of all recorded matches, as a table.
import { Clock } from './clock';
import { Watched, type Mark, type Server, type Step } from './rhythm';
import type { Pace } from '../src/playback/event-durations';
import type { Catalog } from '../src/wire';

interface Table {
  title: string;
  game: string;
  players: number;
  matches: Step[][];
}

interface Recorded {
  tables: Table[];
  catalogs: Record<string, Catalog>;
  server: Server;
}

const ME = 0;
const SHOWN: Pace[] = ['calm', 'brisk'];

interface Figures {
  between: number[];
  full: number[];
  turns: number[];
  rounds: number[];
  hold: number;
}

function quantile(values: number[], share: number): string {
  const sorted = [...values].sort((a, b) => a - b);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return value === undefined ? '–' : (value / 1000).toFixed(1);
}

/** The settlement of a round takes as long as the player looks at it. */
const settles = (marks: Mark[]): boolean => marks.some(({ events }) => events.some(({ verb }) => verb === 'over'));

/** From my last answer of a turn to the first question of the next. */
function between(marks: Mark[]): { time: number; full: boolean; round: number }[] {
  const waits: { time: number; full: boolean; round: number }[] = [];
  const begun = marks.flatMap(({ events }, i) => (events.some(({ verb, seat }) => verb === 'turn' && seat === ME) ? [i] : []));
  for (const [i, from] of begun.entries()) {
    const to = begun[i + 1];
    if (to === undefined) continue;
    const other = marks.findIndex(({ events }, at) => at > from && events.some(({ verb, seat }) => verb === 'turn' && seat !== ME));
    const last = marks.findLastIndex(({ what }, at) => at < other && what === 'answered');
    const first = marks.findIndex(({ what }, at) => at > to && what === 'asked');
    if (other < 0 || other > to || last < from || first < 0 || settles(marks.slice(last, first))) continue;
    const [start, end] = [marks[last] as Mark, marks[first] as Mark];
    waits.push({ time: end.at - start.at, full: !end.out.some(Boolean), round: (marks[to] as Mark).at - (marks[from] as Mark).at });
  }
  return waits;
}

function turns(marks: Mark[]): number[] {
  const begun = marks.flatMap((mark, i) => mark.events.filter(({ verb }) => verb === 'turn').map(({ seat }) => ({ at: mark.at, seat, i })));
  return begun.slice(0, -1).flatMap(({ at, seat, i }, n) => {
    const next = begun[n + 1] as { at: number; i: number };
    return seat === ME || settles(marks.slice(i, next.i + 1)) ? [] : [next.at - at];
  });
}

async function measured({ game, players, matches }: Table, pace: Pace, { catalogs, server }: Recorded): Promise<Figures> {
  const figures: Figures = { between: [], full: [], turns: [], rounds: [], hold: 0 };
  for (const steps of matches) {
    const clock = new Clock();
    clock.rule();
    const watched = new Watched(clock, { game, players, catalog: catalogs[game] as Catalog, pace, server }, steps);
    watched.begin();
    await clock.run(() => watched.over);
    const waits = between(watched.marks);
    figures.between.push(...waits.map(({ time }) => time));
    figures.full.push(...waits.filter(({ full }) => full).map(({ time }) => time));
    figures.rounds.push(...waits.filter(({ full }) => full).map(({ round }) => round));
    figures.turns.push(...turns(watched.marks));
    figures.hold = Math.max(figures.hold, ...watched.marks.filter(({ events }) => !events.some(({ verb }) => verb === 'win')).map(({ hold }) => hold));
  }
  return figures;
}

const HEAD = ['table', 'pace', 'between my turns', 'p90', 'all still in', 'a bot’s turn', 'p90', 'a round', 'longest hold'];

function row(title: string, pace: Pace, { between: waits, full, turns: turn, rounds, hold }: Figures): string[] {
  return [
    title, pace, quantile(waits, 0.5), quantile(waits, 0.9), quantile(full, 0.5), quantile(turn, 0.5), quantile(turn, 0.9),
    quantile(rounds, 0.5), (hold / 1000).toFixed(1),
  ];
}

/** Seconds; medians unless said. */
export async function report(recorded: Recorded): Promise<string> {
  const rows = [HEAD, HEAD.map(() => '---')];
  for (const table of recorded.tables) {
    for (const pace of SHOWN) rows.push(row(table.title, pace, await measured(table, pace, recorded)));
  }
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

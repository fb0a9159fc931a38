import type { Chapter, LogEntry, RollRecord } from '@moonlit/rules';
import { count, list } from '../../design/words';
import type { PlacedShape } from '../faces/compose';
import { outcomes } from '../stage/outcomes';
import type { SharedState } from '../state';
import type { EveningColours } from './colours';

/** One evening in short, for people who were not there: nothing but what the whole table saw. */
export interface Evening {
  /** What is played: the series, the table. */
  title: string;
  /** The chapter that was played, what it is called, and how it ended. */
  chapter: Pick<Chapter, 'name'> & { title: string; outcome: string };
  heroes: readonly Hero[];
  /** What binds two of them, and how much. */
  bonds: readonly { from: string; to: string; count: number }[];
  /** The public dice in the order in which they fell. */
  dice: readonly EveningDie[];
  /** The roll that decided it; missing where none did. */
  decided?: RollRecord | undefined;
  /** What happened, a sentence each. */
  moments: readonly string[];
  /** What was written tonight, of which whoever shares may choose a line. */
  lines: readonly string[];
}

/** Somebody whom people played, or who was there: nobody at the table by their own name. */
export interface Hero {
  id: string;
  name: string;
  /** What stands in their ring, where it is not the first letter of the name: an emoji. */
  sign?: string;
  /** On a dark ground. */
  colour: string;
  /** How much of their ring is full. */
  full: number;
  /** How they fared, in a few words; empty where nothing is said of it. */
  words: string;
  /** How they are drawn, where the game draws people: as they are in the end. */
  figure?: readonly PlacedShape[];
  /** They have fallen: they stand there without colour. */
  fallen?: boolean;
}

export interface EveningDie {
  face: number;
  sides: number;
}

/** What a game lends to an evening that is shown to others; it is fetched when there is something to show. */
export interface EveningLoan<P extends SharedState = SharedState> {
  colours: EveningColours;
  /** Puts an evening together, of what everybody sees and of nothing else. */
  of(state: P, tonight: Tonight): Evening;
  /** What a bond is called in words, where there are any: “Links”. */
  bondWord?: string;
}

/** What happened tonight, as everybody saw it. */
export interface Tonight {
  /** The lines of the last session, oldest first, without what was taken back. */
  lines: readonly LogEntry[];
  /** Its public rolls. */
  dice: readonly EveningDie[];
}

/** How many moments are told, the last ones. */
const MOMENTS = 6;

/** The lines of the last session among those that are at hand. */
export function tonightOf(lines: readonly LogEntry[]): LogEntry[] {
  const from = lines.findLastIndex(({ beat }) => beat?.kind === 'session-begins');
  return lines.slice(from + 1).filter(({ undone }) => !undone);
}

/** What is told of an evening, of all that happened: what `words` has words for. */
export const momentsOf = (
  lines: readonly LogEntry[],
  words: (entry: LogEntry) => string | null,
): string[] => lines.flatMap((entry) => words(entry) ?? []).slice(-MOMENTS);

/** How far a result is from what one forgets. */
const weights: Readonly<Record<RollRecord['reading']['tone'], number>> = {
  ...{ neutral: 0, mixed: 1, good: 1, bad: 2, great: 2 },
};

/**
 * The roll that decided an evening: the last before something turned, or else the last of those that nobody forgets.
 *
 * @param turning the kinds of beats at which an evening turns, in the words of the game.
 */
export function decidedBy(
  lines: readonly LogEntry[],
  turning: ReadonlySet<string>,
): RollRecord | undefined {
  const turn = lines.findLastIndex(({ beat }) => beat && turning.has(beat.kind));
  const rollsOf = (all: readonly LogEntry[]) => all.flatMap(({ roll }) => roll ?? []);
  const before = rollsOf(lines.slice(0, turn + 1)).at(-1);
  if (before) return before;
  const rolls = rollsOf(lines);
  const most = Math.max(0, ...rolls.map(({ reading }) => weights[reading.tone]));
  return rolls.findLast(({ reading }) => weights[reading.tone] === most);
}

/** What people have written of what happened tonight, each once. */
export const writtenIn = (lines: readonly LogEntry[], beside: ReadonlySet<string>): string[] => [
  ...new Set(
    lines.flatMap(({ beat }) => (beat?.fiction && !beside.has(beat.kind) ? [beat.fiction] : [])),
  ),
];

/** The session that is over, or under way, as the chapter of an evening. */
export function sessionOf(
  { table: { session } }: SharedState,
  lines: readonly LogEntry[],
): Evening['chapter'] {
  const card = lines.findLast(({ beat }) => beat?.kind === 'session-ends')?.beat?.chapter;
  const named = lines.findLast(({ beat }) => beat?.kind === 'chapter-named')?.beat?.fiction;
  return {
    name: card?.name ?? `Session ${session.number}`,
    title: card?.title ?? named ?? '',
    outcome: card?.outcome ? outcomes[card.outcome] : '',
  };
}

/**
 * The same in words, for whoever cannot see the picture, and for messages.
 *
 * @param best the line that whoever shares has chosen; empty for none.
 */
export function eveningText(evening: Evening, best = '', bondWord = ''): string {
  const { title, chapter, heroes, bonds, dice, decided, moments } = evening;
  const { name, title: called, outcome } = chapter;
  const nameOf = (id: string) => heroes.find((one) => one.id === id)?.name ?? 'Somebody';
  const highest = dice.filter(({ face, sides }) => face === sides).length;
  const bound = bonds.map(
    ({ from, to, count: both }) => `${nameOf(from)} and ${nameOf(to)} (${both})`,
  );
  const cast = heroes.map((one) => (one.words ? `${one.name} (${one.words})` : one.name));
  return [
    [title, called ? `${name}: ${called}` : name, outcome].filter(Boolean).join(' · '),
    best === '' ? '' : `“${best}”`,
    ...moments,
    cast.length > 0 ? `With ${list(cast)}.` : '',
    decided ? `It came down to ${decided.title}: ${decided.reading.word}.` : '',
    dice.length > 0
      ? `${count(dice.length, 'die', 'dice')} fell, ${highest === 0 ? 'none of them at its highest' : `${highest} of them at ${highest === 1 ? 'its' : 'their'} highest`}.`
      : '',
    bound.length > 0 ? `${bondWord}: ${list(bound)}.` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

import type { Chapter, LogEntry } from '@moonlit/rules';
import type { HeroColour, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { count, list } from '../../../design/words';
import { outcomes } from '../../../shell/stage/chapter-words';

/** One evening in short, for people who were not there: nothing but what the whole table saw. */
export interface Evening {
  series: string;
  /** The episode, and how it ended. */
  episode: string;
  title: string;
  outcome: string;
  heroes: Hero[];
  /** Links between two of them, in both directions together, at their most. */
  links: { from: string; to: string; count: number }[];
  /** The public dice in the order in which they fell. */
  dice: readonly number[];
  /** What happened, a sentence each. */
  moments: string[];
}

interface Hero {
  id: string;
  name: string;
  colour: HeroColour;
  /** The most that it has been tonight: fallout clears it before the evening is shown to anybody. */
  stress: number;
  /** How many boxes of stress there are at this table. */
  of: number;
}

/** What is told of an evening to others, of all that is. */
const TOLD: ReadonlySet<string> = new Set([
  ...['mission-won', 'mission-lost', 'loss', 'eclipse', 'unmasked', 'confronted', 'fate-taken'],
  ...['escape', 'rescue', 'transcend', 'catastrophe', 'room-opened'],
]);
/** How many of those, the last ones. */
const MOMENTS = 6;

/**
 * Puts an evening together.
 *
 * @param lines those of the public log that are at hand, oldest first; only those of the last session count.
 * @param dice the public rolls of that session.
 */
export function eveningOf(
  state: PublicState,
  lines: readonly LogEntry[],
  dice: readonly number[],
): Evening {
  const from = lines.findLastIndex(({ beat }) => beat?.kind === 'session-begins');
  const tonight = lines.slice(from + 1).filter(({ undone }) => !undone);
  const ended = tonight.findLast(({ beat }) => beat?.kind === 'episode-ends')?.beat?.chapter;
  const { series, episode, table, derived } = state;
  const heroes = Object.values(state.protagonists).filter(({ status }) => status === 'active');
  const moments = tonight.filter(({ beat }) => beat && TOLD.has(beat.kind));
  return {
    series: series.name || table.name,
    episode: ended?.name ?? `Episode ${episode.number}`,
    title: (ended ? ended.title : episode.title) ?? '',
    outcome: outcomeOf(ended, moments),
    heroes: heroes.map(({ id, name, stress }) => ({
      id,
      name: name || 'A hero without a name',
      colour: derived.protagonists[id]?.colour ?? 'silver',
      stress: mostOf(tonight, id, 'stress', stress),
      of: derived.lengths.stress,
    })),
    links: linksOf(heroes, tonight),
    dice,
    moments: moments.slice(-MOMENTS).map(({ text }) => text),
  };
}

/** How hard it was for somebody, in a few words. */
export const stressWords = ({ stress, of }: Pick<Hero, 'stress' | 'of'>): string =>
  stress === 0 ? 'without stress' : `stress up to ${stress} of ${of}`;

/** How the episode ended; before its end, how its mission did. */
function outcomeOf(ended: Chapter | undefined, moments: readonly LogEntry[]): string {
  if (ended?.outcome) return outcomes[ended.outcome];
  const mission = moments.findLast(({ beat }) => beat && beat.kind in MISSIONS)?.beat?.kind;
  return mission ? outcomes[MISSIONS[mission] ?? 'open'] : '';
}

const MISSIONS: Readonly<Record<string, 'won' | 'lost'>> = {
  'mission-won': 'won',
  'mission-lost': 'lost',
};

/** The most that something of somebody has been, by what the lines tell of its changes. */
function mostOf(lines: readonly LogEntry[], of: string, what: string, now: number): number {
  const changes = lines.flatMap(({ beat }) => beat?.changes ?? []);
  const values = changes.flatMap((one) =>
    one.of === of && one.what === what ? [Number(one.from), Number(one.to)] : [],
  );
  return Math.max(now, ...values);
}

function linksOf(
  heroes: readonly { id: string; name: string; links: Readonly<Record<string, number>> }[],
  tonight: readonly LogEntry[],
): Evening['links'] {
  const most = (from: (typeof heroes)[number], to: (typeof heroes)[number]) =>
    mostOf(tonight, from.id, `links with ${to.name}`, from.links[to.id] ?? 0);
  return heroes.flatMap((from, at) =>
    heroes.slice(at + 1).flatMap((to) => {
      const both = most(from, to) + most(to, from);
      return both > 0 ? [{ from: from.id, to: to.id, count: both }] : [];
    }),
  );
}

/** The same in words, for whoever cannot see the picture, and for messages. */
export function eveningText(evening: Evening): string {
  const { series, episode, title, outcome, heroes, links, dice, moments } = evening;
  const nameOf = (id: string) => heroes.find((one) => one.id === id)?.name ?? 'Somebody';
  const sixes = dice.filter((face) => face === 6).length;
  const bonds = links.map(
    ({ from, to, count: both }) => `${nameOf(from)} and ${nameOf(to)} (${both})`,
  );
  return [
    [series, title ? `${episode}: ${title}` : episode, outcome].filter(Boolean).join(' · '),
    ...moments,
    heroes.length > 0
      ? `With ${list(heroes.map(({ name, stress, of }) => `${name} (${stressWords({ stress, of })})`))}.`
      : '',
    dice.length > 0
      ? `${count(dice.length, 'die', 'dice')} fell, ${sixes === 0 ? 'none of them a six' : count(sixes, 'of them a six', 'of them sixes')}.`
      : '',
    bonds.length > 0 ? `Links: ${list(bonds)}.` : '',
  ]
    .filter(Boolean)
    .join('\n');
}

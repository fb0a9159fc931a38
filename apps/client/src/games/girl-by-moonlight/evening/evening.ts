import type { Chapter, LogEntry } from '@moonlit/rules';
import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { heroInk } from '../../../shell/evening/colours';
import type { Evening, EveningLoan, Tonight } from '../../../shell/evening/evening';
import { decidedBy, momentsOf, writtenIn } from '../../../shell/evening/evening';
import { outcomes } from '../../../shell/stage/outcomes';
import { mundane, transcended } from '../faces/shapes';

/** A night sky, and the moon in it. */
const colours: EveningLoan['colours'] = {
  sky: ['#26165a', '#0d0820'],
  ink: '#f6f0ff',
  soft: '#c3b8e6',
  gold: '#f4d58d',
  onGold: '#26180a',
  line: '#4a3a86',
  die: '#2c1f5c',
  ring: '#1b1240',
  emblem: 'M130 20a85 85 0 1 0 60 110 70 70 0 0 1-60-110z',
};

/** What is written without being of what happens. */
const BESIDE: ReadonlySet<string> = new Set(['episode-named', 'next-time', 'gather-information']);

/** What is told of an evening to others, of all that is. */
const TOLD: ReadonlySet<string> = new Set([
  ...['mission-won', 'mission-lost', 'loss', 'eclipse', 'unmasked', 'confronted', 'fate-taken'],
  ...['escape', 'rescue', 'transcend', 'catastrophe', 'room-opened'],
]);

/** After what an episode goes one way or the other. */
const TURNING: ReadonlySet<string> = new Set(['mission-won', 'mission-lost']);

/** Puts an evening together, of the last session. */
export function eveningOf(state: PublicState, { lines: tonight, dice }: Tonight): Evening {
  const ended = tonight.findLast(({ beat }) => beat?.kind === 'episode-ends')?.beat?.chapter;
  const { series, episode, table, derived } = state;
  const heroes = Object.values(state.protagonists).filter(({ status }) => status === 'active');
  const moments = tonight.filter(({ beat }) => beat && TOLD.has(beat.kind));
  const of = derived.lengths.stress;
  return {
    title: series.name || table.name,
    chapter: {
      name: ended?.name ?? `Episode ${episode.number}`,
      title: (ended ? ended.title : episode.title) ?? '',
      outcome: outcomeOf(ended, moments),
    },
    heroes: heroes.map((one) => {
      const { id, name, stress: now, transcendence, eclipse, silhouette } = one;
      // Fallout clears it before the evening is shown to anybody.
      const stress = mostOf(tonight, id, 'stress', now);
      return {
        id,
        name: name || 'A hero without a name',
        colour: heroInk(derived.protagonists[id]?.colour),
        full: stress / Math.max(1, of),
        words: stressWords({ stress, of }),
        ...(silhouette === 'emblem'
          ? {}
          : { figure: transcendence.active ? transcended(one, series.playset) : mundane(one) }),
        fallen: eclipse,
      };
    }),
    bonds: linksOf(heroes, tonight),
    dice,
    decided: decidedBy(tonight, TURNING),
    moments: momentsOf(moments, ({ text }) => text),
    lines: writtenIn(tonight, BESIDE),
  };
}

/** What the shell asks of an evening of *Girl by Moonlight*. */
export const evening: EveningLoan<PublicState> = { colours, of: eveningOf, bondWord: 'Links' };

/** How hard it was for somebody, in a few words. */
const stressWords = ({ stress, of }: { stress: number; of: number }): string =>
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
): Evening['bonds'] {
  const most = (from: (typeof heroes)[number], to: (typeof heroes)[number]) =>
    mostOf(tonight, from.id, `links with ${to.name}`, from.links[to.id] ?? 0);
  return heroes.flatMap((from, at) =>
    heroes.slice(at + 1).flatMap((to) => {
      const both = most(from, to) + most(to, from);
      return both > 0 ? [{ from: from.id, to: to.id, count: both }] : [];
    }),
  );
}

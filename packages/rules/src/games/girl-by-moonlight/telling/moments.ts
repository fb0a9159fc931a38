import type { Chapter, ChapterLine } from '../../../engine';
import type { StoryWeights } from '../../../table';
import { isWorthTelling, mostTelling } from '../../../table';
import type { GbmTelling } from '../game';
import type { GbmState, StoryMoment } from '../state';
import type { BeatKind } from './kinds';
import { kinds } from './kinds';
import { sentenceOf } from './sentence-of';

/**
 * How much each kind of moment matters when an episode is told again in a few lines. What is not
 * listed is told again only where somebody has written of it.
 */
const weights = {
  'mission-won': 100,
  'mission-lost': 100,
  loss: 90,
  eclipse: 80,
  unmasked: 75,
  confronted: 75,
  'fate-taken': 70,
  escape: 70,
  rescue: 70,
  transcend: 65,
  fallout: 60,
  catastrophe: 55,
  closer: 45,
  'disagreement-ends': 40,
  'room-opened': 40,
  ambush: 35,
  introduction: 30,
} as const satisfies Partial<Record<BeatKind, number>>;

/** What belongs in the story as it is read afterwards, besides whatever people have written of. */
export const storyKinds: readonly string[] = [
  ...Object.keys(weights),
  ...['season-begins', 'season-ends', 'series-ends'],
];

/** Words that are written down without being of what happens in the story. */
const beside: ReadonlySet<BeatKind> = new Set<BeatKind>([
  ...(['episode-named', 'next-time', 'gather-information', 'fate-price', 'bond'] as const),
]);

const weighing: StoryWeights = { kinds: weights, beside };

/** Keeps what happens, where it is worth telling again when the story goes on (TABLE-048). */
export function keepMoment(
  play: GbmTelling,
  moment: { kind: BeatKind; about: readonly string[]; what?: string; fiction?: string },
): void {
  const { kind, about, what, fiction } = moment;
  if (!isWorthTelling(weighing, { kind, fiction })) return;
  const { actor } = play.context;
  play.emit({
    type: 'momentKept',
    moment: {
      kind,
      about: [...about],
      ...(what ? { what } : {}),
      ...(fiction ? { fiction } : {}),
      ...(actor.kind === 'seat' ? { by: actor.seat } : {}),
    },
  });
}

/** The moments that an episode is told again in, in the order in which they happened. */
export const chosen = (moments: readonly StoryMoment[]): StoryMoment[] =>
  mostTelling(weighing, moments);

/** Moments told again, under the names that people bear now. */
export function toldAgain(
  state: GbmState,
  moments: readonly StoryMoment[],
): Pick<Chapter, 'before'> {
  const before = moments.flatMap(({ kind, fiction, ...moment }): ChapterLine[] =>
    isKind(kind)
      ? [
          {
            kind,
            text: sentenceOf(state, { kind, ...moment }, moment.by),
            ...(fiction ? { fiction } : {}),
          },
        ]
      : [],
  );
  return before.length > 0 ? { before } : {};
}

const isKind = (kind: string): kind is BeatKind => kind in kinds;

import type { ChapterLine, LogEntry } from '../../engine';
import { LOG_WINDOW, latest, original } from '../../engine';
import type { TablePlay } from '../play';
import type { Gains, StoryEvent, WithStory } from './state';
import type { StoryWeights } from './weighing';
import { isWorthTelling, LINES, leastTelling } from './weighing';

/** What a part of the game has brought to whom, by id. */
export type Brought = Readonly<Record<string, Gains>>;

export type StoryPlay<S extends WithStory = WithStory> = TablePlay<S, StoryEvent>;

/** Taking something back brings nothing, and tells nothing again. */
const BACK: ReadonlySet<string> = new Set(['table.undo', 'table.take-back']);

/** Keeps of what a command has told everybody what is worth telling again (TABLE-048). */
export function keepMoments(play: StoryPlay, weights: StoryWeights): void {
  for (const { text, beat } of toldBy(play)) {
    if (!beat || beat.chapter || !isWorthTelling(weights, beat)) continue;
    const { kind, fiction } = beat;
    keepMoment(play, fiction ? { kind, text, fiction } : { kind, text }, weights);
  }
}

function keepMoment(play: StoryPlay, moment: ChapterLine, weights: StoryWeights): void {
  const before = latest(play.state).public.story?.moments ?? [];
  if (before.length < LINES) {
    play.emit({ type: 'momentTold', moment });
    return;
  }
  const drops = leastTelling(weights, [...before, moment]);
  if (drops < before.length) play.emit({ type: 'momentTold', moment, drops });
}

/** The public lines of the command that is being decided, oldest first, as far as they are still there. */
function toldBy({ state, context: { seq } }: StoryPlay): LogEntry[] {
  const { next, entries } = latest(state).public.log;
  const told: LogEntry[] = [];
  for (let at = next - 1; at >= Math.max(0, next - LOG_WINDOW); at -= 1) {
    const entry = entries[at % LOG_WINDOW];
    if (entry?.seq !== seq) break;
    told.unshift(entry);
  }
  return told;
}

/** Counts what a command has brought to whom, for the card of the session that ends (TABLE-049). */
export function countGains<S extends WithStory>(
  play: StoryPlay<S>,
  command: { type: string },
  brought: (before: S['public'], now: S['public'], command: { type: string }) => Brought,
): void {
  if (BACK.has(command.type)) return;
  const [before, now]: [S, S] = [original(play.state), latest(play.state)];
  if (before.public === now.public || !now.public.table.session.open) return;
  const all = brought(before.public, now.public, command);
  for (const of in all) {
    const known = now.public.story?.gains?.[of] ?? NOTHING;
    const gains = joined(known, all[of] ?? NOTHING);
    if (gains !== known) play.emit({ type: 'gainsCounted', of, gains });
  }
}

const NOTHING: Gains = {};

/** One with the other added; the same where nothing is. */
function joined(known: Gains, more: Gains): Gains {
  let gains: Gains | null = null;
  for (const what in more) {
    const count = more[what] ?? 0;
    if (count <= 0) continue;
    gains ??= { ...known };
    gains[what] = (known[what] ?? 0) + count;
  }
  return gains ?? known;
}

/** Whether a state has a story at all: that of a game whose sessions are its chapters. */
export const storyOf = ({ public: shared }: WithStory) => shared.story ?? {};

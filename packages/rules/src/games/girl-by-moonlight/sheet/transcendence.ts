import { happened, limitFrom } from '../asking';
import type { Feature } from '../features';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import { houseRule } from '../house-rules';
import { nameOf, protagonist } from '../lookups';
import type { GbmState, Protagonist, ProtagonistId, Transcendence } from '../state';
import { tell } from '../telling/tell';

/** Whether a protagonist is transcended, or was in this mission (GBM-FLB-005, 006). */
export function hasTranscended({ transcendence }: Protagonist): boolean {
  return transcendence.active || transcendence.spent;
}

/**
 * How long the transcendence track of a protagonist is: the table's, or the shorter one that an
 * ability brings (GBM-PB-UNL-013).
 */
export function transcendenceSegments(state: GbmState, one: Protagonist): number {
  const own = limitFrom('transcendenceSegments', { state, self: one });
  return Math.min(houseRule(state, 'transcendenceSegments'), own?.amount ?? Infinity);
}

/** Whether the track has a segment left for another action roll, now or in the past (GBM-TRN-010, GBM-FLB-006). */
export function hasSegmentLeft(state: GbmState, one: Protagonist): boolean {
  return one.transcendence.marked < transcendenceSegments(state, one);
}

/** The track as it is the moment somebody transcends (GBM-TRN-001). */
export function asTranscended({ marked, spent }: Transcendence): Transcendence {
  return { marked, active: true, spent, from: marked };
}

/** Whether somebody has transcended just now: no roll has marked the track since. */
export function justTranscended({ transcendence }: Protagonist): boolean {
  return transcendence.active && transcendence.from === transcendence.marked;
}

/** Marks a segment for an action roll made while transcended (GBM-TRN-009, 010). */
export function markTranscendence(play: GbmPlay, id: ProtagonistId): string {
  const one = protagonist(play.state, id);
  const segments = transcendenceSegments(play.state, one);
  const marked = Math.min(segments, one.transcendence.marked + 1);
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { transcendence: { ...one.transcendence, marked } },
  });
  return `${nameOf(one)}: transcendence ${marked} of ${segments}.`;
}

/** Ends transcendence when its last segment is marked (GBM-TRN-011, 012); otherwise does nothing. */
export function endIfSpent(play: GbmPlay, id: ProtagonistId): string | null {
  const one = protagonist(play.state, id);
  const { active, marked } = one.transcendence;
  return active && marked >= transcendenceSegments(play.state, one)
    ? endTranscendence(play, id)
    : null;
}

/**
 * Brings a track in line with a length that has become shorter: what is too long is full now, and
 * whoever is transcended on a full track is so no longer. Where dice of theirs lie on the table, that
 * waits until the roll is resolved (GBM-TRN-011).
 *
 * @returns what changed by it, a sentence each, for the log.
 */
export function fitTranscendence(play: GbmPlay, id: ProtagonistId): string[] {
  const one = protagonist(play.state, id);
  const said: string[] = [];
  const { marked } = one.transcendence;
  const segments = transcendenceSegments(play.state, one);
  if (marked > segments) {
    const transcendence = { ...one.transcendence, marked: segments };
    play.emit({ type: 'protagonistChanged', id, changes: { transcendence } });
    said.push(`${nameOf(one)}’s transcendence ${marked} → ${segments} of ${segments}.`);
  }
  const ended = rollsNow(play.state, id) ? null : endIfSpent(play, id);
  return ended ? [...said, ended] : said;
}

function rollsNow({ public: { roll } }: GbmState, id: ProtagonistId): boolean {
  if (roll?.stage !== 'rolled') return false;
  return roll.roller === id || (roll.group ?? []).some((member) => member.protagonist === id);
}

/** The same, told as a moment of its own. */
export function tellIfSpent(play: GbmPlay, id: ProtagonistId): void {
  if (endIfSpent(play, id)) tell(play, { kind: 'transcendence-ends', about: [id] });
}

/** Ends transcendence, told as a moment of its own. */
export function tellEnd(play: GbmPlay, id: ProtagonistId): void {
  endTranscendence(play, id);
  tell(play, { kind: 'transcendence-ends', about: [id] });
}

/** The protagonist is mundane again; harm that a link let them ignore counts again (GBM-LNK-006). */
export function endTranscendence(play: GbmPlay, id: ProtagonistId): string {
  const one = protagonist(play.state, id);
  const features = featuresOf(play.state, one);
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: {
      transcendence: { marked: one.transcendence.marked, active: false, spent: true },
      harm: one.harm.map((tag) => ({ ...tag, shrugged: false })),
    },
  });
  forgetSettings(play, one, features);
  happened(play, id, 'transcendenceEnd', {}, features);
  return `${nameOf(one)}’s transcendence ends.`;
}

/** What abilities have on a sheet for as long as transcendence lasts goes from it. */
function forgetSettings(play: GbmPlay, { id, settings }: Protagonist, features: Feature[]): void {
  const over = features
    .flatMap(({ hooks }) => hooks.settings ?? [])
    .filter((setting) => setting.until === 'transcendenceEnd' && settings[setting.id]);
  if (over.length === 0) return;
  const kept = Object.entries(settings).filter(([key]) => !over.some((one) => one.id === key));
  play.emit({
    type: 'protagonistChanged',
    id,
    changes: { settings: Object.fromEntries(kept) },
  });
}

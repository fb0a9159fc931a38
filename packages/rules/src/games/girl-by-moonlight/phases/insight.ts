import { putChoice } from '../choices';
import type { GbmPlay } from '../game';
import { nameOf } from '../lookups';
import { markXp } from '../sheet/experience';
import type { Choice, Protagonist } from '../state';
import { titled, xpTracks } from '../vocabulary';

/** The `kind` of the choice in which it is said what a project has taught whom. */
export const INSIGHT_CHOICE = 'rule:insight';

/**
 * A critical on a project is an insight, and marks xp on the track that its player names (GBM-DWN-015,
 * AMB-05).
 */
export function askForInsight(play: GbmPlay, self: Protagonist, project: string): void {
  putChoice(play, self.seat, self.id, {
    kind: INSIGHT_CHOICE,
    title: `${nameOf(self)} marks xp`,
    text: `What insight does the work on “${project}” bring them, and of what kind is it?`,
    options: xpTracks.map((track) => ({ value: track, label: titled(track) })),
    asks: { label: 'What insight is it?', required: false },
    data: {},
  });
}

/** The player has named the track. */
export function gainInsight(play: GbmPlay, choice: Choice, value: string, text: string): void {
  const track = xpTracks.find((one) => one === value);
  if (choice.protagonist === null || !track) return;
  play.say(markXp(play, choice.protagonist, track, 1, 'an insight'), {
    notes: text ? [text] : [],
  });
}

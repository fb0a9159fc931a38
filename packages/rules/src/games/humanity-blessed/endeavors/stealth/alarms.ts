import type { HumanityPlay } from '../../game';
import { beat } from '../beats';
import { putButton } from '../buttons';
import type { Button, Endeavor, Participant } from '../endeavor';
import { buttonsOn, update } from '../find';

/** The highest position on which an Alarm stands (HUM-1409). */
export const LAST = 20;

/** Beyond an end Alarms come back at the other (HUM-1409). */
export const wrapped = (at: number): number => ((((at - 1) % LAST) + LAST) % LAST) + 1;

/** All Alarms, or those of a track, lowest first. */
export const alarms = (endeavor: Endeavor, track?: string): Button[] =>
  Object.values(endeavor.buttons)
    .filter((one) => one.kind === 'alarm' && (track === undefined || one.track === track))
    .sort((one, other) => one.at - other.at);

const alarmAt = (endeavor: Endeavor, track: string, at: number): boolean =>
  alarms(endeavor, track).some((one) => one.at === at);

/** Adds Alarms on positions of a track; where one stands already the older stays (HUM-1409). Gives where they are. */
export function addAlarms(
  play: HumanityPlay,
  endeavor: Endeavor,
  track: string,
  positions: readonly number[],
  until?: number,
): number[] {
  const put: number[] = [];
  for (const wanted of positions) {
    const at = wrapped(wanted);
    if (alarmAt(endeavor, track, at)) continue;
    const more = until === undefined ? {} : { until };
    putButton(play, { kind: 'alarm', track, at, owner: null, ...more });
    put.push(at);
  }
  return put;
}

/** Moves all Alarms up or down, around the ends: as far as the others, so that none meet (HUM-1325, 1409). */
export function shiftAlarms(play: HumanityPlay, endeavor: Endeavor, by: number): void {
  for (const button of alarms(endeavor)) {
    play.emit({ type: 'buttonSet', button: { ...button, at: wrapped(button.at + by) } });
  }
}

/** Somebody is heard: above each Alarm of their track comes another where there is room, all at once (HUM-1408, Q20). */
export function raiseAlarms(play: HumanityPlay, endeavor: Endeavor, track: string): void {
  const above = alarms(endeavor, track).map(({ at }) => wrapped(at + 1));
  const put = addAlarms(play, endeavor, track, above);
  if (put.length === 0) return;
  play.say(`Something is heard: ${alarmWords(put)}.`, {
    ...beat('endeavor-button'),
    notes: ['Above each Alarm Button where there was room.'],
  });
}

/** “An Alarm at 4”, “Alarms at 4 and 12”. */
export function alarmWords(positions: readonly number[]): string {
  const all = [...positions].sort((one, other) => one - other);
  const last = all.pop();
  if (last === undefined) return 'no new Alarm';
  return all.length === 0 ? `an Alarm at ${last}` : `Alarms at ${all.join(', ')} and ${last}`;
}

/** Whether somebody stands on a Sanctuary, or next to one (HUM-1412). */
export const isSafe = (
  endeavor: Endeavor,
  { track, position }: Pick<Participant, 'track' | 'position'>,
): boolean => sanctuaries(endeavor, { track, position }).length > 0;

export const sanctuaries = (
  endeavor: Endeavor,
  { track, position }: Pick<Participant, 'track' | 'position'>,
): Button[] =>
  buttonsOn(endeavor, track, 'sanctuary').filter(({ at }) => Math.abs(at - position) <= 1);

/** The Eye wakes; it does not fall asleep again by itself (HUM-1218, 1407). */
export function wake(play: HumanityPlay, endeavor: Endeavor): void {
  if (endeavor.mode === 'wake') return;
  update(play, { mode: 'wake' });
  play.say('The Eye is awake.', {
    ...beat('endeavor-effect'),
    notes: ['From now on it hunts those whom it has noticed.'],
  });
}

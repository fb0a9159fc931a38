import { capitalised } from '../../../../engine';
import { beat } from '../beats';
import { putButton, scheme } from '../buttons';
import type { DueRule } from '../dues';
import type { Button, Due, Endeavor } from '../endeavor';
import { isIn, nameOf } from '../find';
import { removeFrom } from '../removing';
import { move } from '../walking';
import { addAlarms, alarms, alarmWords } from './alarms';
import { gaps, searchTrack } from './eye';
import { ALL_BESIDE, endIfDone, workable } from './rogues';

/** The Alarms that stand near enough to whoever disarms (HUM-1319). */
function inReach(endeavor: Endeavor, { by, left }: Due): Button[] {
  const one = endeavor.participants[by];
  if (!one) return [];
  return alarms(endeavor, one.track).filter(({ at }) => Math.abs(at - one.position) <= left);
}

/** An Alarm, and all that stand in a row with it. */
function beside(endeavor: Endeavor, { track, at }: Button): Button[] {
  const all = alarms(endeavor, track);
  const there = (position: number) => all.find((one) => one.at === position);
  const found: Button[] = [];
  for (const way of [-1, 1]) {
    let next = there(at + way);
    while (next) {
      found.push(next);
      next = there(next.at + way);
    }
  }
  return found;
}

/** What can be owed in Stealth alone. */
export const stealthDues = {
  /** An Alarm goes, and with a Maximum Success those beside it (HUM-1319). */
  disarm: {
    title: () => 'Which Alarm is disarmed?',
    hint: 'One within reach.',
    chosen: true,
    targets: (_, endeavor, due) =>
      inReach(endeavor, due).map(({ id, at }) => ({ id, label: `The Alarm at ${at}`, most: 1 })),
    apply(play, endeavor, { source }, target) {
      const button = endeavor.buttons[target];
      if (!button) return 0;
      const gone = [button, ...(source === ALL_BESIDE ? beside(endeavor, button) : [])];
      for (const { id } of gone) play.emit({ type: 'buttonRemoved', id });
      const at = gone.map((one) => one.at).sort((one, other) => one - other);
      play.say(
        at.length === 1
          ? `The Alarm at ${at[0]} is disarmed.`
          : `The Alarms at ${at.join(', ')} are disarmed.`,
        beat('endeavor-button'),
      );
      return gone.length;
    },
  },
  /** Up or down, as far as one likes (HUM-1321). */
  roam: {
    title: () => 'Which way, and how far?',
    chosen: true,
    targets(_, endeavor, { by, left }) {
      const position = endeavor.participants[by]?.position ?? 0;
      const down = Math.min(left, position);
      return [
        { id: 'up', label: 'Up', most: left },
        ...(down > 0 ? [{ id: 'down', label: 'Down', most: down }] : []),
      ];
    },
    apply: (play, _, { by }, way, amount) =>
      move(play, by, way === 'down' ? -amount : amount).steps,
  },
  /** Scheme Buttons from an Objective upward (HUM-1322). */
  work: {
    title: () => 'At which Objective, and how much?',
    chosen: true,
    targets(_, endeavor, { by, left }) {
      const one = endeavor.participants[by];
      const all = one ? workable(endeavor, one) : [];
      return all.map(({ id, at, text }) => ({
        id,
        label: `The Objective at ${at}${text ? `: ${text}` : ''}`,
        most: left,
      }));
    },
    apply(play, endeavor, { by }, target, amount) {
      const objective = endeavor.buttons[target];
      if (!objective) return 0;
      const put = scheme(play, endeavor, objective, amount);
      const places = put.join(', ');
      play.say(
        `${nameOf(play.state, by)} works at it: ${put.length} Scheme Button${put.length === 1 ? '' : 's'}, at ${places}.`,
        beat('endeavor-button', by),
      );
      endIfDone(play, endeavor, objective);
      return amount;
    },
  },
  /** Leaving where one gets out, or not yet (HUM-1411). */
  leave: {
    title: () => 'Here one gets out.',
    hint: 'Whoever leaves is safe, and does nothing more here.',
    none: 'Stay',
    targets: (state, endeavor, { by }) =>
      isIn(endeavor, by)
        ? [{ id: by, label: `${capitalised(nameOf(state, by))} leaves safely`, most: 1 }]
        : [],
    apply(play, _, __, target) {
      removeFrom(play, target, 'safe');
      play.say(`${nameOf(play.state, target)} gets out safely.`, beat('endeavor-removed', target));
      return 1;
    },
  },
  /** Where the Eye searches, if there is more than one place (HUM-1324). */
  search: {
    title: () => 'Where does the Eye search?',
    hint: 'On one track.',
    targets: (_, endeavor, { among }) =>
      among.flatMap((id) => {
        const track = endeavor.tracks[id];
        return track ? [{ id, label: capitalised(track.name), most: 1 }] : [];
      }),
    apply(play, endeavor, { left }, track) {
      searchTrack(play, endeavor, track, left);
      return left;
    },
    whole: true,
  },
  /** Each Alarm, the lowest first, becomes a Wound of somebody’s (HUM-1326). */
  awaken: {
    title: () => 'Whose Wounds do the Alarms become, the lowest first?',
    targets: (state, endeavor, { among, left }) =>
      among
        .filter((id) => isIn(endeavor, id))
        .map((id) => ({
          id,
          label: capitalised(nameOf(state, id)),
          most: Math.min(left, alarms(endeavor).length),
        }))
        .filter(({ most }) => most > 0),
    apply(play, endeavor, _, owner, amount) {
      const some = alarms(endeavor).slice(0, amount);
      for (const { id, track, at } of some) {
        play.emit({ type: 'buttonRemoved', id });
        putButton(play, { kind: 'wound', track, at, owner });
      }
      const at = some.map((one) => one.at).join(', ');
      const what = some.length === 1 ? 'The Alarm' : 'The Alarms';
      const becomes = some.length === 1 ? 'becomes a Wound' : 'become Wounds';
      play.say(`${what} at ${at} ${becomes} of ${nameOf(play.state, owner)}.`, {
        ...beat('endeavor-button', owner),
      });
      return amount;
    },
  },
  /** The room between two Alarms is filled (HUM-1328). */
  sweep: {
    title: () => 'Between which Alarms does the Eye sweep?',
    hint: 'Two that have none between them.',
    targets: (_, endeavor) =>
      gaps(endeavor).map(({ lower, upper }) => ({
        id: lower.id,
        label: `Between ${lower.at} and ${upper.at}`,
        most: 1,
      })),
    apply(play, endeavor, _, target) {
      const gap = gaps(endeavor).find(({ lower }) => lower.id === target);
      if (!gap) return 0;
      const { lower, upper } = gap;
      const between = Array.from({ length: upper.at - lower.at - 1 }, (_, at) => lower.at + 1 + at);
      const put = addAlarms(play, endeavor, lower.track, between, endeavor.round + 1);
      play.say(`The Eye sweeps: ${alarmWords(put)}, for now.`, {
        ...beat('endeavor-button'),
        notes: ['They go at the end of the next round.'],
      });
      return 1;
    },
  },
} satisfies Readonly<Record<string, DueRule>>;

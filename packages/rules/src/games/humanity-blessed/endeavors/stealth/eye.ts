import { gainAndTell } from '../../blessings/gaining';
import { characterOf } from '../../characters/find';
import type { HumanityPlay } from '../../game';
import { beat } from '../beats';
import { isWoundedThrice, wound } from '../buttons';
import { draw } from '../chance';
import { owe } from '../dues';
import type { Button, Endeavor, Participant } from '../endeavor';
import { nameOf, stillIn } from '../find';
import type { ActionRule, SpecialRule } from '../kinds';
import { removeFrom } from '../removing';
import { addAlarms, alarms, alarmWords, LAST, shiftAlarms } from './alarms';
import { eyeOf } from './rogues';

/** Those whom the Eye looks for: all on the other side, on whichever track, as it stands on none (HUM-1218). */
export const quarry = (endeavor: Endeavor, { side }: Pick<Participant, 'side'>): string[] =>
  stillIn(endeavor)
    .filter((one) => one.side !== side && one.role === undefined)
    .map(({ character }) => character);

const hasQuarry = (_: unknown, endeavor: Endeavor, one: Participant): boolean =>
  quarry(endeavor, one).length > 0;

/** What the Eye does is shown as its own, and not as that of whoever sends it. */
const byEye = (endeavor: Endeavor) => {
  const eye = eyeOf(endeavor);
  return beat('endeavor-button', ...(eye ? [eye.character] : []));
};

/** Draws positions of a track, and puts Alarms there (HUM-1324). */
export function searchTrack(
  play: HumanityPlay,
  endeavor: Endeavor,
  track: string,
  count: number,
): void {
  const { faces, record } = draw(play, 'Where the Eye searches', { from: LAST, count });
  const put = addAlarms(play, endeavor, track, faces);
  const where =
    Object.keys(endeavor.tracks).length > 1 ? ` on ${endeavor.tracks[track]?.name}` : '';
  play.say(`The Eye searches${where}: ${alarmWords(put)}.`, {
    ...byEye(endeavor),
    notes: put.length < faces.length ? ['Where an Alarm stands already the older stays.'] : [],
    roll: record,
  });
}

const search: ActionRule = {
  id: 'search',
  name: 'Search',
  means: 'Alarms on 1, 2 or 3 positions that chance draws from 1 to 20.',
  tag: null,
  check: 'always',
  succeeds(play, endeavor, { who, most }) {
    const among = Object.keys(endeavor.tracks);
    const [only] = among;
    if (only !== undefined && among.length === 1) searchTrack(play, endeavor, only, most);
    else owe(play, { kind: 'search', by: who.character, source: 'search', among, left: most });
  },
};

/** All Alarms move, up or down by chance (HUM-1325). */
const scan: ActionRule = {
  id: 'scan',
  name: 'Scan',
  means: 'All Alarms move up or down by 1, 2 or 3; chance says which.',
  tag: null,
  check: 'always',
  open: (_, endeavor) => alarms(endeavor).length > 0,
  succeeds(play, endeavor, { most }) {
    const { faces, record } = draw(play, 'Which way the Eye scans', {
      from: 2,
      names: ['Up', 'Down'],
    });
    const up = faces[0] === 1;
    shiftAlarms(play, endeavor, up ? most : -most);
    const at = alarms(endeavor).map((one) => one.at);
    play.say(`The Eye scans: all Alarms move ${up ? 'up' : 'down'} ${most}.`, {
      ...byEye(endeavor),
      notes: [`Now there are ${alarmWords(at)}.`],
      roll: record,
    });
  },
};

/** Each Alarm becomes a Wound of somebody’s (HUM-1326). */
const awaken: ActionRule = {
  id: 'awaken',
  name: 'Awaken',
  means: 'Each Alarm becomes a Wound Button of an opponent, as you wish.',
  tag: null,
  check: 'never',
  open: (state, endeavor, one) => alarms(endeavor).length > 0 && hasQuarry(state, endeavor, one),
  succeeds(play, endeavor, { who }) {
    owe(play, {
      kind: 'awaken',
      by: who.character,
      source: 'awaken',
      among: quarry(endeavor, who),
      left: alarms(endeavor).length,
    });
  },
};

/** Wounds somebody, and gains by it (HUM-1327). */
const strike: ActionRule = {
  id: 'wound',
  name: 'Wound',
  means: 'Wound an opponent, and gain a temporary Blessing.',
  tag: null,
  check: 'never',
  open: hasQuarry,
  succeeds(play, endeavor, { who }) {
    const among = quarry(endeavor, who);
    owe(play, { kind: 'wound', by: who.character, source: 'wound', among, left: 1 });
    gainAndTell(play, characterOf(play, who.character), 1, { passing: true });
  },
};

/** What the Eye does while it looks about, and once it is awake (HUM-1218). */
export const eyeActions = ({ mode }: Pick<Endeavor, 'mode'>): readonly ActionRule[] =>
  mode === 'wake' ? [awaken, strike] : [search, scan];

/** Neighbouring Alarms of a track with room between them, by the lower one (HUM-1328). */
export function gaps(endeavor: Endeavor): { lower: Button; upper: Button }[] {
  return Object.keys(endeavor.tracks).flatMap((track) => {
    const all = alarms(endeavor, track);
    return all.flatMap((lower, at) => {
      const upper = all[at + 1];
      return upper && upper.at - lower.at > 1 ? [{ lower, upper }] : [];
    });
  });
}

/** Fills what lies between two Alarms, until the next round has ended (HUM-1328). */
const sweep: SpecialRule = {
  id: 'sweep',
  name: 'Sweep',
  means:
    'Alarms on all positions between two that have none between them, until the next round has ended.',
  open: (_, endeavor) => gaps(endeavor).length > 0,
  perform(play, _, { character: by }) {
    owe(play, { kind: 'sweep', by, source: 'sweep', among: [by], left: 1 });
  },
};

/** Removes those with three Wounds in a row, and wounds all others (HUM-1329). */
const clean: SpecialRule = {
  id: 'clean',
  name: 'Clean',
  means: 'Remove all opponents with three Wound Buttons in a row, then wound each other one.',
  open: hasQuarry,
  perform(play, endeavor, one) {
    for (const id of quarry(endeavor, one)) {
      const each = endeavor.participants[id];
      if (!each || !isWoundedThrice(endeavor, each)) continue;
      removeFrom(play, id);
      play.say(
        `${nameOf(play.state, id)} is removed from the Endeavor.`,
        beat('endeavor-removed', id),
      );
    }
    for (const id of quarry(endeavor, one)) {
      const each = endeavor.participants[id];
      if (each) wound(play, endeavor, each);
    }
  },
};

export const eyeSpecials = ({ mode }: Pick<Endeavor, 'mode'>): readonly SpecialRule[] =>
  mode === 'wake' ? [clean] : [sweep];

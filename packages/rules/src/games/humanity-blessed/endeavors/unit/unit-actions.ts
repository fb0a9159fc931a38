import { blessingsOf } from '../../blessings/paying';
import { owe } from '../dues';
import type { Endeavor, Participant } from '../endeavor';
import { stillIn, temporary } from '../find';
import type { ActionRule } from '../kinds';
import { hit } from './hits';
import { trackOfUnit } from './units';

const ids = (all: readonly Participant[]): string[] => all.map(({ character }) => character);

/** Those who stand on the track of a unit (HUM-1113). */
export function aboard(endeavor: Endeavor, unit: string): Participant[] {
  const track = trackOfUnit(endeavor, unit);
  return track ? stillIn(endeavor).filter((one) => one.track === track.id) : [];
}

/** Hits units of the other side (HUM-1330). */
const hitUnits: ActionRule = {
  id: 'hit',
  name: 'Hit',
  means: 'Hit 1, 2 or 3 of them once; with a Maximum Success each of them so often.',
  tag: null,
  check: 'always',
  attack: true,
  alone: true,
  succeeds(play, endeavor, { who, targets, outcome, most }) {
    if (outcome?.band === 'maximum') {
      for (const { character } of targets) {
        for (let times = most; times > 0; times -= 1) hit(play, endeavor, character);
      }
      return;
    }
    owe(play, { kind: 'hit', by: who.character, source: 'hit', among: ids(targets), left: most });
  },
};

/** Takes from what they, and those on their tracks, have stored up (HUM-1331). */
const interfere: ActionRule = {
  id: 'interfere-units',
  name: 'Interfere',
  means: 'Temporary Blessings of theirs, and of those on their tracks, lose 1, 2 or 3 in all.',
  tag: null,
  check: 'always',
  attack: true,
  alone: true,
  succeeds(play, endeavor, { who, targets, most }) {
    const among = targets.flatMap((unit) => [
      unit.character,
      ...ids(aboard(endeavor, unit.character)),
    ]);
    owe(play, { kind: 'weaken', by: who.character, source: 'interfere', among, left: most });
  },
};

/** Gives what it has stored up to its own (HUM-1332). */
const channel: ActionRule = {
  id: 'channel',
  name: 'Channel',
  means: 'Give its temporary Blessings to allies on its track.',
  tag: null,
  check: 'never',
  alone: true,
  open: (state, endeavor, one) =>
    temporary(state, one.character) > 0 && crew(endeavor, one).length > 0,
  succeeds(play, endeavor, { who }) {
    const by = who.character;
    const left = blessingsOf(play.state, by).filter(({ passing }) => passing).length;
    owe(play, { kind: 'channel', by, source: 'channel', among: ids(crew(endeavor, who)), left });
  },
};

/** Those of its own side on its track. */
const crew = (endeavor: Endeavor, unit: Participant): Participant[] =>
  aboard(endeavor, unit.character).filter(({ side }) => side === unit.side);

export const unitActions: readonly ActionRule[] = [hitUnits, interfere, channel];

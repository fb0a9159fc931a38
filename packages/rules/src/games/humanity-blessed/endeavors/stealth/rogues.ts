import type { HumanityPlay } from '../../game';
import { ruleOf } from '../../house-rules';
import { beat } from '../beats';
import { owe } from '../dues';
import type { Button, Endeavor, Participant } from '../endeavor';
import { allies, buttonsOn, nameOf, stillIn, updateOne } from '../find';
import type { ActionRule, SpecialRule } from '../kinds';
import { alarms } from './alarms';

export const isRogue = ({ role }: Pick<Participant, 'role'>): boolean => role === undefined;

/** The Eye, where there is one. */
export const eyeOf = (endeavor: Endeavor): Participant | undefined =>
  stillIn(endeavor).find(({ role }) => role === 'eye');

/** What a Maximum Success of Disarm is owed as: with what stands beside it (HUM-1319). */
export const ALL_BESIDE = 'disarm-all';

/** Takes an Alarm away that is near (HUM-1319). */
const disarm: ActionRule = {
  id: 'disarm',
  name: 'Disarm',
  means: 'Remove an Alarm within 1, 2 or 3 spaces; with a Maximum Success those beside it as well.',
  tag: { any: ['heart', 'hurt'] },
  check: 'always',
  mayAttack: true,
  open: (_, endeavor, { track }) => alarms(endeavor, track).length > 0,
  succeeds(play, _, { who, outcome, most }) {
    const by = who.character;
    const source = outcome?.band === 'maximum' ? ALL_BESIDE : 'disarm';
    owe(play, { kind: 'disarm', by, source, among: [by], left: most });
  },
};

/** Takes from what the Eye has stored up (HUM-1320). */
const misdirect: ActionRule = {
  id: 'misdirect',
  name: 'Misdirect',
  means: 'The Eye’s temporary Blessings lose 1, 2 or 3 in all.',
  tag: { any: ['head', 'home'] },
  check: 'always',
  mayAttack: true,
  succeeds(play, endeavor, { who, most }) {
    const eye = eyeOf(endeavor);
    if (!eye) return;
    const among = [eye.character];
    owe(play, { kind: 'weaken', by: who.character, source: 'misdirect', among, left: most });
  },
};

/** Goes one’s own way, alone (HUM-1321). */
const walk: ActionRule = {
  id: 'move',
  name: 'Move',
  means: 'Up or down 1, 2 or 3. Each moves alone.',
  tag: { any: ['hand', 'hurry'] },
  check: 'always',
  mayAttack: true,
  alone: true,
  succeeds(play, _, { who, most }) {
    const by = who.character;
    owe(play, { kind: 'roam', by, source: 'move', among: [by], left: most });
  },
};

/** The Objectives that somebody may work at: beside which their turn began (HUM-1322). */
export const workable = (endeavor: Endeavor, { began, track }: Participant): Button[] =>
  began === undefined || began.track !== track
    ? []
    : buttonsOn(endeavor, track, 'objective').filter(({ at }) => Math.abs(at - began.at) <= 1);

/** Does what one came for (HUM-1322). */
const work: ActionRule = {
  id: 'work',
  name: 'Work',
  means:
    'Where your turn began on or next to an Objective: add 1, 2 or 3 Scheme Buttons from it upward.',
  tag: null,
  check: 'always',
  open: (_, endeavor, one) => workable(endeavor, one).length > 0,
  succeeds(play, _, { who, most }) {
    const by = who.character;
    owe(play, { kind: 'work', by, source: 'work', among: [by], left: most });
  },
};

export const rogueActions: readonly ActionRule[] = [disarm, misdirect, walk, work];

/** One action more for each in their next turn (HUM-1323). */
export const quicken: SpecialRule = {
  id: 'quicken',
  name: 'Quicken',
  means: 'You and your allies have an action more in your next turns.',
  perform(play, endeavor, one) {
    for (const each of allies(endeavor, one)) {
      updateOne(play, each, { more: each.more + 1 });
      play.say(`${nameOf(play.state, each.character)} has two actions in the next round.`, {
        ...beat('endeavor-effect', each.character),
      });
    }
  },
};

/** Takes an Objective away once all is done from it to the next one, or to where one gets out (HUM-1322). */
export function endIfDone(play: HumanityPlay, endeavor: Endeavor, objective: Button): void {
  const { track, at } = objective;
  const ends = buttonsOn(endeavor, track)
    .filter(({ kind, at: other }) => (kind === 'objective' || kind === 'escape') && other > at)
    .map((each) => each.at);
  // With nothing above it the table says when it is done (Q48).
  if (ends.length === 0) return;
  const farEnd = Math.min(...ends);
  const upTo = ruleOf(play.state, 'workReach') === 'both' ? farEnd : farEnd - 1;
  const done = new Set(buttonsOn(endeavor, track, 'scheme').map((each) => each.at));
  for (let each = at; each <= upTo; each += 1) if (!done.has(each)) return;
  play.emit({ type: 'buttonRemoved', id: objective.id });
  const left = Object.values(endeavor.buttons).filter(({ kind }) => kind === 'objective').length;
  const what = objective.text ? `: ${objective.text}` : '';
  play.say(`The Objective at ${at} is done${what}.`, {
    ...beat('endeavor-button'),
    notes: [left === 0 ? 'None is left: now out.' : `${left} left.`],
  });
}

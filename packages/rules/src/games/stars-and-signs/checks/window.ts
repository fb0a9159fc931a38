import { z } from 'zod';
import type { Refusal, RollRecord } from '../../../engine';
import { latest } from '../../../engine';
import { choiceField, numberField } from '../../../table';
import { command, id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { TEN } from '../dice/pool';
import type { StarsPlay } from '../game';
import { barred, moves } from '../game';
import { stateOf } from '../numbers';
import { lacksEffort, spendEffort } from '../protagonists/effort';
import type { Protagonist } from '../protagonists/protagonist';
import type { Pool } from '../vocabulary';
import { abilityOf, caps, categoryOf, poolOf, poolWords } from '../vocabulary';
import type { Fallen, TableCheck } from './check';
import { cannotInvokeOn, invocable, invoke } from './invoking';
import { close } from './settle';
import { isNotWindow, ownCheck, placeOf, update } from './standing';
import { readingOf, totalOf } from './throw';

/** From here on an Advantage die may be added (SNS-710). */
const ENOUGH = 10;
/** How many Boons count on an Advantage die (SNS-105). */
const MOST = 5;

/** What whoever acts does about the dice that lie there, before all eyes, until they close the Check (SNS-2404). */
export const adding = moves.about(ownCheck('lies'), 'check', (move) => [
  // The first gives an Advantage die, each further one a Boon on it (SNS-710, 711).
  move(rolling('check.advantage', { check: id, trait: id }), {
    unless: (context, { trait }, { check, one }) =>
      isNotWindow(check) ?? isTooLow(check) ?? cannotInvokeOn(context, check, one, trait),
    ways(context, { check, one }) {
      const options = invocable(context, check, one);
      if (options.length === 0) return null;
      const first = check.fallen?.advantage.length === 0;
      return {
        label: first ? 'Invoke: an Advantage die' : 'Invoke: a Boon on the Advantage die',
        detail: first ? 'A d10 is added.' : 'One d10 more; the highest counts.',
        fields: [choiceField('trait', 'Which Trait', options)],
        rolls: { dice: 1, modifiers: [] },
        ...placeOf(context, one),
      };
    },
    do(play, { trait }, _, { check, one }) {
      const { fallen } = check;
      if (fallen) addAdvantage(play, check, one, trait, fallen);
    },
  }),
  // Effort of the pool of the Ability that was used (SNS-1002, 1007).
  move(command('check.effort', { check: id, points: z.int().min(1).max(caps.effortPerCheck) }), {
    unless: (_, { points = 1 }, { check, one }) =>
      isNotWindow(check) ?? cannotAdd(check, one, points),
    ways(context, { check, one }) {
      const pool = poolUsed(check);
      const most = Math.min(caps.effortPerCheck - (check.fallen?.effort ?? 0), one.effort[pool]);
      return {
        label: `Add ${poolWords[pool].name}`,
        fields: [numberField('points', 'How many', most, 1, 1)],
        cost: `1 ${poolWords[pool].name} a point`,
        ...placeOf(context, one),
      };
    },
    do(play, { points }, _, about) {
      const check = latest(about.check);
      const one = latest(about.one);
      const pool = poolUsed(check);
      const { fallen } = check;
      if (!fallen) return;
      const now = { ...fallen, effort: fallen.effort + points };
      play.because(one.id, poolWords[pool].name, 'Effort');
      spendEffort(play, one.id, pool, points);
      update(play, check, { fallen: now });
      const total = totalOf(now);
      const { word } = readingOf(total, stateOf(one));
      play.say(`${one.name} adds ${points} ${poolWords[pool].name}: ${total}, a ${word}.`, {
        beat: { kind: 'effort', about: [one.id] },
      });
    },
  }),
  move(command('check.close', { check: id }), {
    unless: (_, __, { check }) => isNotWindow(check),
    ways(context, { check, one }) {
      const total = check.fallen ? totalOf(check.fallen) : 0;
      return {
        label: `Let it stand: ${total}, ${readingOf(total, stateOf(one)).word}`,
        primary: true,
        ...placeOf(context, one),
      };
    },
    do: (play, _, __, { check }) => close(play, check),
  }),
]);

const poolUsed = ({ skill }: TableCheck): Pool => poolOf[categoryOf(abilityOf(skill))];

/** Why no Advantage die is added, if so: the result as it fell is too low, or five Boons are on it (SNS-105, 710). */
function isTooLow({ fallen }: TableCheck): Refusal | null {
  if (!fallen) return null;
  if (totalOf(fallen) < ENOUGH) {
    return barred('wrong-moment', `An Advantage die takes a result of ${ENOUGH} or more.`, {
      instead: 'Add Effort first, or let it stand.',
      rule: 'SNS-710',
    });
  }
  return fallen.advantage.length > MOST
    ? barred('limit-reached', `No more than ${MOST} Boons count on a die.`, {
        instead: 'Let it stand.',
        rule: 'SNS-105',
      })
    : null;
}

/** Why no Effort is added, if so: five points are, or the pool has not so much (SNS-1002, 1007). */
function cannotAdd(check: TableCheck, one: Protagonist, points: number): Refusal | null {
  const spent = check.fallen?.effort ?? 0;
  if (spent + points > caps.effortPerCheck) {
    return barred('limit-reached', `A Check takes ${caps.effortPerCheck} Effort at most.`, {
      instead: 'Add less, or let it stand.',
      rule: 'SNS-1007',
    });
  }
  return lacksEffort(one, poolUsed(check), points);
}

/** Adds an Advantage die, or one more of which the highest counts; the record says what was there before. */
function addAdvantage(
  play: StarsPlay,
  check: TableCheck,
  one: Protagonist,
  trait: string,
  fallen: Fallen,
): void {
  const before = totalOf({ ...fallen, advantage: [] });
  const title = `${one.name}: Advantage`;
  const { faces, proof } = play.roll([TEN], title);
  const [face = 1] = faces;
  const best = Math.max(0, ...fallen.advantage);
  const now = { ...fallen, advantage: [...fallen.advantage, face] };
  const total = totalOf(now);
  invoke(play, check, trait, 'advantage', { fallen: now });
  const counts = face > best;
  const record: RollRecord = {
    title,
    groups: [{ label: 'Advantage', sides: TEN, faces, kept: counts ? [0] : [] }],
    modifiers: [
      { source: 'The result before', value: before, unit: 'total' },
      ...(counts
        ? []
        : [{ source: 'The higher Advantage die', value: best, unit: 'total' } as const]),
    ],
    total,
    reading: readingOf(total, stateOf(one)),
    proof,
  };
  play.say(`${one.name} invokes a Trait: ${total}, a ${record.reading.word}.`, {
    roll: record,
    beat: { kind: 'advantage', about: [one.id] },
  });
}

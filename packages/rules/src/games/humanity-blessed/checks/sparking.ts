import { z } from 'zod';
import type { FieldOption, Refusal } from '../../../engine';
import type { HeldDie } from '../../../table';
import { choiceField, pays } from '../../../table';
import { id } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { blessingsOf, equalPair, payBlessings } from '../blessings/paying';
import type { Character } from '../characters/character';
import { readD20 } from '../dice/typed-d20';
import { barred, moves } from '../game';
import { dieOf } from '../numbers';
import type { HumanityState } from '../state';
import { stats, statWords } from '../vocabulary';
import type { Part, TableCheck } from './check';
import { fallOn } from './falling';
import { ownPart, placeOf } from './standing';
import { sparkableWith, usedIn } from './usable';

/** The pairs that may be paid with, one of each kind: for lasting ones and those for now one picks (HUM-620). */
export function pairsOf(dice: readonly HeldDie[]): FieldOption[] {
  const found = new Map<string, FieldOption>();
  for (const [at, one] of dice.entries()) {
    for (const other of dice.slice(at + 1)) {
      if (!pays([one, other], equalPair)) continue;
      const brief = [one, other].filter(({ passing }) => passing).length;
      const label = `Two worth ${one.value}${brief === 0 ? '' : brief === 2 ? ', for now' : ', one for now'}`;
      if (!found.has(label)) found.set(label, { value: `${one.id} ${other.id}`, label });
    }
  }
  return [...found.values()];
}

/** The Stats that a roll could be sparked with (HUM-506). */
const partners = (state: HumanityState, check: TableCheck, one: Character, part: Part) =>
  sparkableWith(state, one, part, usedIn(check)).filter(
    // Ham is only for what a rival contests (HUM-402).
    (stat) => stat !== 'ham' || check.frame?.rival,
  );

/** Whether there is something to decide before dice bump: a Stat to spark with, and two Blessings for it (HUM-507). */
export const canSpark = (
  state: HumanityState,
  check: TableCheck,
  one: Character,
  part: Part,
): boolean => {
  // Cheap first: hardly anybody has two that are equal.
  const worth = blessingsOf(state, one.id).map(({ value }) => value);
  return new Set(worth).size < worth.length && partners(state, check, one, part).length > 0;
};

const pairPart = z.string().min(3).max(129);

/** What is done about a first die before it bumps: sparked, or left as it is (HUM-506, 507). */
export const sparking = moves.about(ownPart('spark'), 'check', (move) => [
  move(rolling('check.spark', { check: id, stat: z.enum(stats), dice: pairPart }), {
    unless: ({ state }, { stat, dice }, { check, roller, part }) =>
      notBalanced(state, check, roller, part, stat) ?? notEqual(state, roller, dice),
    ways(context, { check, roller, part }) {
      const { state } = context;
      const pairs = pairsOf(blessingsOf(state, roller.id));
      const some = partners(state, check, roller, part);
      if (pairs.length === 0 || some.length === 0) return null;
      return {
        label: 'Spark',
        detail: 'Another Stat is rolled with it; if either bumps, both do, and they add up.',
        cost: '⊜⊜',
        fields: [
          choiceField(
            'stat',
            'Together with',
            some.map((value) => ({ value, label: statWords[value].name })),
          ),
          choiceField('dice', 'Blessings', pairs),
        ],
        rolls: { dice: 1, modifiers: [] },
        ...placeOf(context, roller),
      };
    },
    do(play, { stat, dice, typed }, { state }, { roller }) {
      readD20(play, typed);
      payBlessings(play, roller, dice.split(' '), 'a Spark');
      const size = dieOf(state, roller, stat)?.size ?? 4;
      play.emit({ type: 'partChanged', set: { spark: { stat, size } } });
      fallOn(play);
    },
  }),
  move(rolling('check.leave', { check: id }), {
    ways(context, { roller, part }) {
      const [first] = part.fell;
      return {
        label: first?.face === 1 ? 'No Spark: let it bump' : 'No Spark: leave it as it is',
        primary: true,
        ...(first?.face === 1 ? { rolls: { dice: 1, modifiers: [] } } : {}),
        ...placeOf(context, roller),
      };
    },
    do(play, { typed }) {
      readD20(play, typed);
      fallOn(play);
    },
  }),
]);

function notBalanced(
  state: HumanityState,
  check: TableCheck,
  one: Character,
  part: Part,
  stat: Part['stat'] | undefined,
): Refusal | null {
  if (stat === undefined || partners(state, check, one, part).includes(stat)) return null;
  return barred('not-allowed', 'Those two cannot be sparked together.', {
    instead: 'Choose a free Stat whose die has the same size.',
    rule: 'HUM-506',
  });
}

function notEqual(state: HumanityState, one: Character, dice: string | undefined): Refusal | null {
  if (dice === undefined) return null;
  const ids = new Set(dice.split(' '));
  const some = blessingsOf(state, one.id).filter(({ id: own }) => ids.has(own));
  if (pays(some, equalPair)) return null;
  return barred('cannot-afford', 'That takes two Blessings of equal worth.', {
    instead: 'Choose two that show the same, or leave it.',
    rule: 'HUM-506',
  });
}

import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { acts, owesDeathMove } from '../characters/character';
import { asOptions, party, played } from '../characters/find';
import type { SeenAdversary } from '../fight/adversary';
import { barred, moves, present } from '../game';
import type { DaggerheartState } from '../state';
import { traits } from '../vocabulary';
import { isNotNext, propose } from './laying';
import {
  doingField,
  lacksHopeFor,
  said,
  saidFields,
  saidIn,
  traitField,
  weaponField,
  weaponOf,
} from './parts';

/** Proposing a roll, or saying what comes next; the GM says what it is against (DGH-101…103). */
export const proposals = moves.about(played, 'roll', (move) => [
  // An action roll against an adversary, whose Difficulty stays on the desk (DGH-601).
  move(command('roll.attack', { character: id, weapon: id, target: id, ...said }), {
    unless: ({ state }, { experience, target }, one) =>
      isNotNext(state, one) ??
      lacksHopeFor(one, experience, 'DGH-106') ??
      isNoTarget(state, target),
    ways({ state }, one) {
      const foes = targets(state);
      if (one.weapons.length === 0 || foes.length === 0) return null;
      const fields = [weaponField(one, true), whom(foes), ...saidFields(one)];
      return { label: 'Attack', group: one.name, fields };
    },
    do(play, { target, ...command }, _, one) {
      const { id: weapon, trait } = weaponOf(one, command.weapon);
      propose(play, one, { ...saidIn(command), trait, weapon, target });
    },
  }),
  move(
    command('roll.propose', {
      character: id,
      trait: z.enum(traits),
      ...said,
      clears: id.optional(),
      against: id.optional(),
      target: id.optional(),
    }),
    {
      unless({ state }, { experience, clears, against, target }, one) {
        const other = state.public.characters[against ?? ''];
        return (
          isNotNext(state, one) ??
          lacksHopeFor(one, experience, 'DGH-106') ??
          needsMore(one, clears) ??
          (other ? isNoOpponent(one, other) : null) ??
          isNoTarget(state, target)
        );
      },
      *ways({ state }, one) {
        const group = one.name;
        const fields = [traitField(one), ...saidFields(one)];
        // While they rest, or somebody’s end is at hand, it is not what comes next.
        const primary = !state.public.rest && !party(state).some(owesDeathMove);
        yield { label: 'Make an action roll', group, fields, primary };
        // A spell, a taunt, a grapple: what is no attack is against the same Difficulty (DGH-105, 801, 803).
        const foes = targets(state);
        if (foes.length > 0) {
          yield {
            variant: 'adversary',
            label: 'Against an adversary',
            group,
            detail: 'What is no attack with a weapon: a spell, a taunt, a grapple.',
            fields: [whom(foes), ...fields],
          };
        }
        const others = party(state).filter((other) => !isNoOpponent(one, other));
        if (others.length > 0) {
          yield {
            variant: 'against',
            label: 'Against one of us',
            group,
            detail: 'You two talk about it first.',
            fields: [choiceField('against', 'Whom', asOptions(others)), ...fields],
          };
        }
        for (const { id: clears, name } of one.conditions) {
          const label = `Shake off “${name}”`;
          yield { with: { clears }, label, group, fields: [traitField(one), doingField] };
        }
      },
      do(play, { trait, clears, against, target, ...command }, _, one) {
        propose(play, one, {
          ...saidIn(command),
          trait,
          ...(clears === undefined ? {} : { clears }),
          ...(against === undefined ? {} : { against }),
          ...(target === undefined ? {} : { target }),
        });
      },
    },
  ),
]);

/** Those whom somebody can do something to: who is seen, and still stands. */
const targets = ({ public: { adversaries } }: DaggerheartState): SeenAdversary[] =>
  Object.values(adversaries).filter(({ defeated }) => !defeated);

const whom = (foes: readonly SeenAdversary[]) => choiceField('target', 'Whom', asOptions(foes));

/** Why nothing is done to an adversary, if so. */
function isNoTarget(
  { public: { adversaries } }: DaggerheartState,
  target: string | undefined,
): Refusal | null {
  if (target === undefined) return null;
  const { name, defeated } = present(adversaries[target], 'adversary');
  return defeated
    ? barred('wrong-moment', `${name} is defeated.`, {
        instead: 'Choose somebody who still stands.',
        rule: 'DGH-601',
      })
    : null;
}

/** Why a roll does not end a condition, if so (DGH-805). */
function needsMore({ conditions }: Character, id: string | undefined): Refusal | null {
  const { name, until = '' } = conditions.find((one) => one.id === id) ?? {};
  return until !== ''
    ? barred('not-allowed', `“${name}” needs more than a roll: ${until}.`, {
        instead: 'Do what it takes, and the GM ends it.',
        rule: 'DGH-805',
      })
    : null;
}

/** Why somebody does not roll against another of the party, if so (DGH-1110). */
const isNoOpponent = (one: Character, other: Character): Refusal | null =>
  other.id === one.id || !acts(other)
    ? barred('not-allowed', `${one.name} cannot roll against ${other.name}.`, {
        instead: 'Choose another of the party who is on their feet.',
        rule: 'DGH-1110',
      })
    : null;

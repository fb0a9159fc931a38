import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { choiceField, foldedAway } from '../../../table';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { acts, owesDeathMove } from '../characters/character';
import { asOptions, party, played } from '../characters/find';
import type { SeenAdversary } from '../fight/adversary';
import { most } from '../fight/adversary';
import { barred, moves, present } from '../game';
import type { DaggerheartState } from '../state';
import { traits } from '../vocabulary';
import { firstRefusal } from './aimed';
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
import type { Proposal } from './roll';

const others = z.array(id).max(most.targets).default([]);

/** Proposing a roll, or saying what comes next; the GM says what it is against (DGH-101…103). */
export const proposals = moves.about(played, 'roll', (move) => [
  // An action roll against an adversary, whose Difficulty stays on the desk (DGH-601).
  move(command('roll.attack', { character: id, weapon: id, target: id, others, ...said }), {
    unless: ({ state }, { experience, target, others }, one) =>
      isNotNext(state, one) ??
      lacksHopeFor(one, experience, 'DGH-106') ??
      isNoTarget(state, target) ??
      firstRefusal(others ?? [], (each) => isNoTarget(state, each)),
    ways({ state }, one) {
      const foes = targets(state);
      if (one.weapons.length === 0 || foes.length === 0) return null;
      const fields = [weaponField(one, true), ...whom(foes), ...saidFields(one)];
      return { label: 'Attack', group: one.name, fields };
    },
    do(play, { target, others, ...command }, _, one) {
      const { id: weapon, trait } = weaponOf(one, command.weapon);
      propose(play, one, { ...saidIn(command), trait, weapon, target, ...asWell(target, others) });
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
      others,
    }),
    {
      unless({ state }, { experience, clears, against, target, others }, one) {
        const other = state.public.characters[against ?? ''];
        return (
          isNotNext(state, one) ??
          lacksHopeFor(one, experience, 'DGH-106') ??
          needsMore(one, clears) ??
          (other ? isNoOpponent(one, other) : null) ??
          isNoTarget(state, target) ??
          firstRefusal(others ?? [], (each) => isNoTarget(state, each))
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
            fields: [...whom(foes), ...fields],
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
      do(play, { trait, clears, against, target, others, ...command }, _, one) {
        propose(play, one, {
          ...saidIn(command),
          trait,
          ...(clears === undefined ? {} : { clears }),
          ...(against === undefined ? {} : { against }),
          ...(target === undefined ? {} : { target, ...asWell(target, others) }),
        });
      },
    },
  ),
]);

/** Those whom somebody can do something to: who is seen, and still stands. */
export const targets = ({ public: { adversaries } }: DaggerheartState): SeenAdversary[] =>
  Object.values(adversaries).filter(({ defeated }) => !defeated);

/** Whom it is against, and below the rest whom besides: an area, a sweep, a spell that leaps. */
export function whom(foes: readonly SeenAdversary[]): Field[] {
  const options = asOptions(foes);
  const further: Field = {
    ...{ name: 'others', label: 'And with the same roll', options, min: 0 },
    ...{ kind: 'choices', max: Math.min(most.targets, options.length) },
  };
  return [
    choiceField('target', 'Whom', options),
    ...(options.length > 1 ? foldedAway([further]) : []),
  ];
}

/** Those besides the first whom a roll is against, each once. */
export function asWell(target: string, others: readonly string[]): Pick<Proposal, 'others'> {
  const further = [...new Set(others)].filter((one) => one !== target);
  return further.length > 0 ? { others: further } : {};
}

/** Why nothing is done to an adversary, if so. */
export function isNoTarget(
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

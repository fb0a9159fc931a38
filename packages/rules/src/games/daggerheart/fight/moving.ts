import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import type { Character } from '../characters/character';
import { asOptions, isDown, played } from '../characters/find';
import { barred, moves } from '../game';
import { isGmsTurn, isNotNext, propose } from '../rolls/laying';
import { doingField, said } from '../rolls/parts';
import type { DaggerheartState } from '../state';
import type { Condition, Range } from '../vocabulary';
import { farRanges, nearRanges, RESTRAINED, ranges, rangeWords } from '../vocabulary';
import type { SeenAdversary } from './adversary';

/** How near one may come who moves within Close: from Far, to Close and no nearer; from beyond, not at all (DGH-1201). */
export function within(now: Range | undefined, wanted: Range): Range | null {
  if (!isNear(wanted) || (now !== undefined && at(now) > at('far'))) return null;
  return now === 'far' ? 'close' : wanted;
}

const at = (range: Range): number => ranges.indexOf(range);
const isNear = (range: Range): boolean => at(range) <= at('close');

/** Why somebody stays where they stand, if so (DGH-802). */
export const isHeld = (one: { name: string; conditions: readonly Condition[] }): Refusal | null =>
  one.conditions.some(({ name }) => name === RESTRAINED)
    ? barred('not-allowed', `${one.name} is Restrained.`, {
        instead: 'Act from where they stand, or end that first.',
        rule: 'DGH-802',
      })
    : null;

/** Where one stands then. */
export const rangeField = (list: readonly Range[]): Field =>
  choiceField(
    'range',
    'How far they are then',
    list.map((value) => ({ value, label: rangeWords[value] })),
    'melee',
  );

function whomField(foes: readonly SeenAdversary[]): Field {
  const whom = asOptions(foes);
  const lone = whom.length === 1 ? whom[0]?.value : undefined;
  return choiceField('adversary', 'To or from whom', whom, lone);
}

const foesOf = ({ public: shared }: DaggerheartState): SeenAdversary[] =>
  Object.values(shared.adversaries).filter(({ defeated }) => !defeated);

/** Why a character does not move within Close of an adversary, if so: it is too far away (DGH-1107). */
const isTooFar = (one: Character, foe: SeenAdversary | undefined): Refusal | null =>
  foe !== undefined && within(foe.bands[one.id], 'close') === null
    ? barred('not-allowed', `${foe?.name} is too far for that.`, {
        instead: 'Sprint: up to Far, with an Agility roll.',
        rule: 'DGH-1107',
      })
    : null;

/** Where one's character may go with the players' spotlight, now or next (DGH-1107). */
export const moving = moves.about(played, 'roll', (move) => [
  // Whoever moves within Close may act as well (DGH-1201).
  move(command('move.near', { character: id, adversary: id, range: z.enum(nearRanges) }), {
    unless: ({ state }, { adversary }, one) =>
      isGmsTurn(state) ??
      isDown(one) ??
      isHeld(one) ??
      isTooFar(one, state.public.adversaries[adversary ?? '']),
    ways({ state }, one) {
      const near = foesOf(state).filter((foe) => !isTooFar(one, foe));
      if (near.length === 0) return null;
      const fields = [whomField(near), rangeField(nearRanges)];
      return { label: 'Move within Close', group: one.name, fields };
    },
    do(play, { character, adversary, range: wanted }, { state }, one) {
      const foe = state.public.adversaries[adversary];
      const range = within(foe?.bands[character], wanted) ?? wanted;
      play.emit({ type: 'bandSet', adversary, character, range });
      play.say(`${one.name} moves: ${rangeWords[range]} to ${foe?.name}.`, {
        notes: range === wanted ? [] : ['It is too far to come nearer without a sprint.'],
        beat: { kind: 'movement', about: [character, adversary] },
      });
    },
  }),
  move(
    command('roll.move', {
      character: id,
      adversary: id,
      range: z.enum(farRanges),
      doing: said.doing,
    }),
    {
      unless: ({ state }, _, one) => isNotNext(state, one) ?? isHeld(one),
      ways({ state }, one) {
        const foes = foesOf(state);
        if (foes.length === 0) return null;
        return {
          label: 'Sprint, or move under pressure',
          group: one.name,
          fields: [whomField(foes), rangeField(farRanges), doingField],
          detail: 'An Agility roll, and nothing else beside it.',
        };
      },
      do: (play, { adversary, range, doing }, _, one) =>
        propose(play, one, { trait: 'agility', doing, moves: { adversary, range } }),
    },
  ),
]);

import type { TableRuleId } from '../../engine';
import { refuse } from '../../engine/refusal';
import { isInChain, stepDie, usualChain } from './chain';
import type { DiceTerm, Expression } from './expression';
import { explodesOn, onlyNamed } from './expression';

/** How much one roll may ask for. Whatever goes beyond is refused before a die falls (TABLE-032). */
export const limits = {
  length: 200,
  parts: 20,
  dice: 100,
  sides: 1000,
  /** How often one die may explode. */
  explosions: 20,
  /** How many dice go in step: each time that one of them explodes, all of them fall. */
  inStep: 10,
  number: 1_000_000,
} as const;

/** The notation by examples, for refusals and for the hint of a field. */
export const notation =
  'Such as 2d6+1, 4d6kh3, d20 adv, 2d10 boon2, 5d10>=7, 3d6!, d6!up, 2d8!=1 together, d6 up2, d%, d66, 4dF or d[red, green, blue], added up with + and −.';

/** Refuses what asks for too much, or for dice that never come to rest. */
export function checkExpression({ groups, numbers, named }: Expression): void {
  if (groups.length === 0) malformed('There are no dice in that.');
  if (groups.length + numbers.length + named.length > limits.parts) {
    tooMuch(`A roll has at most ${limits.parts} parts.`);
  }
  if ([...numbers, ...named.map(({ value }) => value)].some(isTooFar)) {
    tooMuch(`A number is at most ${limits.number}.`);
  }
  const dice = groups.reduce((sum, { count }) => sum + count, 0);
  if (dice > limits.dice) tooMuch(`At most ${limits.dice} dice are rolled at once.`);
  for (const group of groups) checkGroup(group);
}

const isTooFar = (number: number): boolean => Math.abs(number) > limits.number;

function checkGroup(group: DiceTerm): void {
  const { count, sides, explode, keep, success, climbs = 0, inStep } = group;
  if (count < 1) malformed(`“${group.label}” rolls no die.`);
  if (sides < 2 || sides > limits.sides) {
    tooMuch(`A die has 2 to ${limits.sides} sides.`);
  }
  if (onlyNamed(group) && (explode ?? keep ?? success)) {
    malformed('Sides that are only names have no order to keep, count or explode by.', 'TABLE-038');
  }
  if (climbs !== 0) refuseOutsideChain(group);
  const sizes =
    climbs === 0 ? [sides] : usualChain.map((_, steps) => stepDie(sides, climbs * steps));
  const endsAt = (size: number) =>
    Array.from({ length: size }, (_, side) => side + 1).some(
      (face) => !explodesOn(group, face, size),
    );
  if (!sizes.every(endsAt)) {
    malformed(`“${group.label}” would explode for ever: some side has to end it.`, 'TABLE-035');
  }
  if (inStep && keep) malformed('Of dice that go together all count.', 'TABLE-207');
  if (inStep && count < 2) malformed('It takes two dice to go together.', 'TABLE-207');
  if (inStep && count > limits.inStep) tooMuch(`At most ${limits.inStep} dice go together.`);
}

/** Refuses dice that there is no next one of, up or down (TABLE-205). */
export function refuseOutsideChain({ label, sides, names }: DiceTerm): void {
  if (!names && isInChain(sides)) return;
  const chain = usualChain.map((each) => `d${each}`).join(' ');
  malformed(
    `${label ? `“${label}”` : `A d${sides}`} goes neither up nor down: the dice that do are ${chain}.`,
    'TABLE-205',
  );
}

/** Refuses what cannot be understood as dice. */
export function malformed(message: string, rule: TableRuleId = 'TABLE-031'): never {
  return refuse('malformed', message, {
    instead: `Write it in the usual notation. ${notation}`,
    rule,
  });
}

/** Refuses what is understood, and too much. */
export function tooMuch(message: string): never {
  const { dice, sides, explosions } = limits;
  return refuse('limit-reached', message, {
    instead: `Roll up to ${dice} dice of up to ${sides} sides; a die explodes up to ${explosions} times.`,
    rule: 'TABLE-032',
  });
}

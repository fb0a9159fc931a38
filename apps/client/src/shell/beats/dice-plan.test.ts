import type { RollModifier, RollRecord } from '@moonlit/rules';
import { describe, expect, it } from 'vitest';
import { planDice, pooled } from './dice-plan';

const dice = (source: string, value: number, by?: string): RollModifier => ({
  source,
  value,
  unit: 'dice',
  ...(by ? { by } : {}),
});

function rolled(faces: number[], kept: number[], modifiers: RollModifier[] = []): RollRecord {
  return {
    title: 'Defy',
    groups: [{ label: '', sides: 6, faces, kept }],
    modifiers,
    reading: { word: 'Partial success', tone: 'mixed' },
    proof: { stream: 'public', session: 1 },
  };
}

const inOrder = (plan: ReturnType<typeof planDice>) =>
  [...plan.dice].sort((a, b) => a.lands - b.lands).map(({ face }) => face);

describe('the dice of a roll on the stage', () => {
  it('land one after the other, the one that counts last, and only then is anything told', () => {
    const plan = planDice(rolled([5, 2, 6, 3], [2]), 'show');
    expect(inOrder(plan)).toEqual([2, 3, 5, 6]);
    expect(new Set(plan.dice.map(({ lands }) => lands)).size).toBe(4);
    expect(plan.told).toBeGreaterThan(Math.max(...plan.dice.map(({ lands }) => lands)));
    expect(plan.told).toBeGreaterThanOrEqual(2_000);
    expect(plan.told).toBeLessThanOrEqual(3_000);
  });

  it('land with the lower one last where that counts', () => {
    expect(inOrder(planDice(rolled([6, 2], [1]), 'show'))).toEqual([6, 2]);
  });

  it('take no longer than three seconds, however many there are', () => {
    const faces = Array<number>(40).fill(3);
    const plan = planDice(rolled(faces, [39]), 'show');
    expect(plan.told).toBeLessThanOrEqual(3_000);
    expect(plan.dice).toHaveLength(20);
    expect(plan.more).toBe(20);
    expect(plan.dice.some(({ kept }) => kept)).toBe(true);
  });

  it('turn the shorter, the longer they have turned in the hand, and are always seen to land', () => {
    const roll = rolled([1, 4], [1]);
    const [cold, warm] = [planDice(roll, 'show'), planDice(roll, 'show', 5_000)];
    expect(warm.told).toBeLessThan(cold.told);
    expect(Math.min(...warm.dice.map(({ lands }) => lands))).toBeGreaterThanOrEqual(200);
  });

  it('lie there at once where nothing may move, and are told of after that all the same', () => {
    const plan = planDice(rolled([5, 2, 6], [2]), 'still');
    expect(plan.dice.every(({ lands }) => lands === 0)).toBe(true);
    expect(plan.told).toBeGreaterThan(0);
  });

  it('are whoever’s who gave them', () => {
    const pool = [dice('Defy', 2, 'hawk'), dice('Raven assists', 1, 'raven')];
    const plan = planDice(rolled([1, 2, 3], [2], pool), 'show');
    expect(plan.dice.map(({ by }) => by)).toEqual(['hawk', 'hawk', 'raven']);
  });

  it('lose the roller’s own where something takes dice, and never a friend’s', () => {
    const pool = [dice('Defy', 2, 'hawk'), dice('Raven assists', 1, 'raven'), dice('Harm', -1)];
    expect(pooled(pool, 2)).toEqual(['hawk', 'raven']);
    expect(pooled([dice('Defy', 1, 'hawk'), dice('Harm', -1)], 2)).toEqual(['hawk']);
  });

  it('TABLE-206: land in the order in which they fell where they have bumped, each die by itself', () => {
    const roll = rolled([1, 5, 3, 2], [0, 1, 2, 3]);
    const [group] = roll.groups;
    if (group) Object.assign(group, { dies: [0, 1, 0, 1], each: [6, 6, 8, 8], inStep: true });
    const plan = planDice(roll, 'show');
    expect(plan.dice.map(({ face, sides, bumped }) => [face, sides, bumped ?? false])).toEqual([
      [1, 6, false],
      [3, 8, true],
      [5, 6, false],
      [2, 8, true],
    ]);
    expect(inOrder(plan)).toEqual([1, 5, 3, 2]);
  });

  it('TABLE-208: turn not at all where values are played again', () => {
    const roll = rolled([5, 2], [0, 1]);
    Object.assign(roll.proof, { replayed: true });
    expect(planDice(roll, 'show').dice.every(({ lands }) => lands === 0)).toBe(true);
  });
});

import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

const act = { skill: 'strength', action: 'eliminate' } as const;
const advantage = (trait: string) => ({ type: 'check.advantage', trait }) as const;
const effort = (points: number) => ({ type: 'check.effort', points }) as const;
const rolled = (...faces: number[]) =>
  seated()
    .withTrait('anya', 'A')
    .withTrait('anya', 'B')
    .check('anya', act, ...faces);

describe('the window after the dice', () => {
  it('SNS-710, 711 (T09): an Advantage die is added, a further one only counts where it is higher', () => {
    const table = rolled(6, 6).onCheck('anya', advantage('A'), 4);
    expect(table.lastLine()?.roll).toMatchObject({ total: 16, reading: { word: 'Hit' } });
    expect(table.of('anya').hope).toBe(4);
    table.onCheck('anya', advantage('B'), 9);
    expect(table.lastLine()?.roll).toMatchObject({ total: 21, reading: { word: 'Critical Hit' } });
    expect(table.of('anya').hope).toBe(3);
    expect(table.tryOnCheck('anya', advantage('A'))?.rule).toBe('SNS-712');
  });

  it('SNS-711: a lower one changes nothing, and the record says which counts', () => {
    const table = rolled(6, 6)
      .onCheck('anya', advantage('A'), 8)
      .onCheck('anya', advantage('B'), 3);
    const roll = table.lastLine()?.roll;
    expect(roll).toMatchObject({ total: 20, groups: [{ faces: [3], kept: [] }] });
    expect(roll?.modifiers.map(({ value }) => value)).toEqual([12, 8]);
  });

  it('SNS-710: takes a result of 10 or more, which Effort may lift it to', () => {
    const table = rolled(4, 5);
    expect(table.tryOnCheck('anya', advantage('A'))?.rule).toBe('SNS-710');
    table.onCheck('anya', effort(1)).onCheck('anya', advantage('A'), 2);
    expect(table.close('anya').settling.total).toBe(12);
  });

  it('SNS-710: the total as it fell opens it, whatever Despair leaves of that', () => {
    const table = rolled(5, 5).with('anya', { despair: 5 }).onCheck('anya', advantage('A'), 5);
    expect(table.close('anya').settling).toMatchObject({ total: 15, raw: 'hit', band: 'graze' });
  });

  it('SNS-105, 711: five Boons count on an Advantage die, a sixth is not added', () => {
    const having = (dice: number) =>
      rolled(6, 6).given(({ public: { check } }) => {
        if (check?.fallen) check.fallen.advantage = Array<number>(dice).fill(1);
      });
    expect(having(5).tryOnCheck('anya', advantage('A'), 2)).toBeNull();
    expect(having(6).tryOnCheck('anya', advantage('A'))?.rule).toBe('SNS-105');
  });

  it('SNS-1002, 1007: Effort adds 1 a point, of the pool of the Ability, up to 5 a Check', () => {
    const table = rolled(7, 7).with('anya', { effort: { blood: 9, sweat: 9, tears: 9 } });
    table.onCheck('anya', effort(3)).onCheck('anya', effort(2));
    expect(table.of('anya').effort).toEqual({ blood: 4, sweat: 9, tears: 9 });
    expect(table.tryOnCheck('anya', effort(1))?.rule).toBe('SNS-1007');
    expect(table.close('anya').settling).toMatchObject({ total: 19, band: 'hit' });
  });

  it('SNS-1007: a total that Effort lifts to 20 is a full Critical Hit', () => {
    const table = rolled(10, 9).onCheck('anya', effort(1)).close('anya');
    expect(table.settling).toMatchObject({ total: 20, band: 'critical', scale: 1 });
  });

  it('SNS-1001, 1002: nobody adds what the pool has not', () => {
    const table = rolled(7, 7).with('anya', { effort: { blood: 1, sweat: 9, tears: 9 } });
    expect(table.tryOnCheck('anya', effort(2))?.code).toBe('cannot-afford');
    table.onCheck('anya', effort(1));
    expect(table.offers('anya', 'check.effort')).toEqual([]);
  });

  it('SNS-2404: it opens with the dice, and its player closes it', () => {
    const laid = seated().withTrait('anya', 'A').lay('anya', act);
    expect(laid.tryOnCheck('anya', effort(1))?.rule).toBe('SNS-2404');
    expect(laid.tryOnCheck('anya', { type: 'check.close' })?.rule).toBe('SNS-2404');
    const table = rolled(7, 7);
    expect(table.tryOnCheck('carl', { type: 'check.close' })?.code).toBe('not-yours');
    table.close('anya');
    expect(table.tryOnCheck('anya', effort(1))?.rule).toBe('SNS-2404');
    expect(table.tryOnCheck('anya', advantage('A'))?.rule).toBe('SNS-2404');
  });
});

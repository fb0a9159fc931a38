import { describe, expect, it } from 'vitest';
import { stakesOf } from './stakes';
import type { HumanityTable } from './testing';
import { seated } from './testing';
import { beginning } from './testing/endeavors';

/** What may come of a command: which bands or luck, and how many sentences beside. */
function stakes({ state }: HumanityTable, command: { type: string; [part: string]: string }) {
  const found = stakesOf(state.public, command);
  return found && [found.results.map(({ id }) => id).join(' '), found.notes?.length ?? 0];
}
const bands = 'maximum major medium minor failure';

describe('what dice may bring', () => {
  it('TABLE-196, HUM-705: of a Check, with what is true of this one', () => {
    const roll = { type: 'check.roll' };
    expect(stakes(seated(), roll)).toEqual([bands, 1]);
    expect(stakes(seated().propose('anya', 'head').frame(), roll)).toEqual([bands, 1]);
    const told = (frame: Parameters<HumanityTable['frame']>[0]) => {
      const table = seated().propose('anya', 'head').frame(frame);
      return stakesOf(table.state.public, roll)?.notes?.slice(1);
    };
    const apt = 'Apt: 3 and 4 count as 5.';
    const several = 'It takes several Checks in a row: one failure fails it all.';
    expect(told({ apt: true })).toEqual([apt]);
    expect(told({ complexity: 'easy' })).toEqual([apt]);
    expect(told({ complexity: 'hard' })).toEqual([several]);
    expect(told({ complexity: 'complex', apt: true })).toEqual([apt, several]);
  });

  it('TABLE-196, HUM-1005: of one that is for a long goal', () => {
    const table = seated().send('bev', { type: 'tracked.begin', name: 'Climb' });
    const [track = ''] = Object.keys(table.state.public.tracked);
    table.propose('anya', 'head', { track }).frame();
    expect(stakesOf(table.state.public, { type: 'check.roll' })?.notes?.at(-1)).toBe(
      'Success moves the goal up by 1, 2 or 3, failure down by 2.',
    );
  });

  it.each([
    ['blessing.take', ['', 1]],
    ['check.spark', ['', 1]],
    ['check.leave', ['', 1]],
    ['check.improvise', ['', 1]],
    ['dedication.kindle', ['', 1]],
    ['dedication.regain', ['', 1]],
    ['desk.roll', ['', 1]],
    ['endeavor.round', ['', 2]],
    ['endeavor.unit', ['', 1]],
    ['luck.roll', ['veryLucky lucky notLucky', 0]],
    ['specialization.analyse', ['', 1]],
    ['rest.take', null],
    ['check.frame', null],
    ['endeavor.act', null],
  ] as const)('TABLE-196: of %s', (type, wanted) => {
    expect(stakes(seated(), { type })).toEqual(wanted);
  });

  it('TABLE-196, HUM-101: where chance has the last word, a die of its own', () => {
    expect(stakes(seated({ arbiter: 'chance' }), { type: 'check.frame' })).toEqual(['', 1]);
    expect(stakes(seated({ arbiter: 'vote' }), { type: 'check.frame' })).toBeNull();
  });

  it('TABLE-196, HUM-1224: where units begin with Shields', () => {
    const begin = { type: 'endeavor.begin' };
    expect(stakes(seated(), { ...begin, kind: 'unit' })).toEqual(['', 1]);
    expect(stakes(seated(), { ...begin, kind: 'combat' })).toBeNull();
    const ready = { type: 'endeavor.ready' };
    expect(stakes(seated(), { ...ready, plan: 'fog-bank' })).toEqual(['', 1]);
    expect(stakes(seated(), { ...ready, plan: 'lantern-stair' })).toBeNull();
  });

  it.each([
    ...['check.answer', 'check.close', 'check.collaborate', 'check.help', 'check.jinx'],
    ...['check.stand', 'check.tokens', 'endeavor.act', 'endeavor.continue', 'endeavor.settle'],
    ...['endeavor.special', 'specialization.check'],
  ])(
    'TABLE-196, HUM-1223, HUM-1324: %s may let chance fall in Stealth and Unit, and nowhere else',
    (type) => {
      const at = (kind: 'stealth' | 'unit' | 'combat') => stakes(beginning(kind), { type });
      expect([at('stealth'), at('unit'), at('combat')]).toEqual([['', 1], ['', 1], null]);
      expect(stakes(beginning('stealth'), { type: 'rest.take' })).toBeNull();
    },
  );
});

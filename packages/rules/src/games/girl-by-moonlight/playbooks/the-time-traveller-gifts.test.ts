import { describe, expect, it } from 'vitest';
import { hurt, told, travellerTable } from '../testing';
import type { GbmCommandInput } from '../types';

const withAbility = (...special: string[]) => ({ special: ['fated', ...special] });

describe('My very best friend', () => {
  const friends = () => travellerTable('downtime', withAbility('my-very-best-friend'));
  const connect = (protagonist: string, other: string, action: 'express' | 'confess') =>
    ({
      type: 'downtime.start',
      protagonist,
      activity: 'make-a-connection',
      with: other,
      action,
    }) as const;
  const rolled: GbmCommandInput = { type: 'downtime.roll' };

  it('GBM-PB-TIM-013: +1d to connect with the fated person, and with nobody else', () => {
    const table = friends()
      .send('claire', connect('lark', 'fawn', 'confess'))
      .send('claire', rolled, 2, 6);
    expect(table.protagonist('fawn').links).toEqual({ lark: 4 });
    expect(table.protagonist('lark').links).toEqual({});
    table.send('claire', connect('lark', 'hawk', 'confess'));
    expect(table.activity?.pool.dice).toBe(1);
  });

  it('GBM-PB-TIM-013: when the fated person connects with her, she marks a link more', () => {
    const table = friends()
      .send('anya', connect('fawn', 'lark', 'express'))
      .send('anya', rolled, 4);
    expect(table.protagonist('lark').links).toEqual({ fawn: 4 });
    table.send('dylan', connect('hawk', 'lark', 'express')).send('dylan', rolled, 4);
    expect(table.protagonist('lark').links).toEqual({ fawn: 4, hawk: 3 });
  });
});

describe('Out of time', () => {
  const timeless = (changes: Parameters<typeof travellerTable>[1] = {}) =>
    travellerTable('downtime', { ...withAbility('out-of-time'), recovery: 1, ...changes });
  const help: GbmCommandInput = {
    type: 'downtime.start',
    protagonist: 'fawn',
    activity: 'help-a-friend-recover',
    with: 'lark',
    action: 'express',
  };

  it('GBM-PB-TIM-014: others roll +1d, and with a segment filled the clock needs three', () => {
    const table = timeless({ harm: [hurt('a', 2)] })
      .send('anya', help)
      .send('anya', { type: 'downtime.roll' }, 2, 5);
    expect(table.protagonist('lark')).toMatchObject({
      harm: [{ level: 1 }],
      recovery: 1,
    });
    expect(told(table).join(' ')).toContain('Out of time: 1 always filled');
  });

  it('GBM-PB-TIM-014: what is over carries on above the filled segment', () => {
    const table = timeless({ harm: [hurt('a', 3)] })
      .send('anya', help)
      .send('anya', { type: 'downtime.roll' }, 6, 6);
    expect(table.protagonist('lark')).toMatchObject({ harm: [{ level: 2 }], recovery: 3 });
  });

  it('GBM-PB-TIM-014: healed, one segment stays filled', () => {
    const table = timeless({ harm: [hurt('a', 1)] })
      .send('anya', help)
      .send('anya', { type: 'downtime.roll' }, 6, 6);
    expect(table.protagonist('lark')).toMatchObject({ harm: [], recovery: 1 });
  });

  it('GBM-PB-TIM-014: taking it fills the segment, and the sheet says why', () => {
    const special = ['fated', 'oracle'];
    const table = travellerTable('obligation', { advances: advances(1), special }).send('claire', {
      type: 'advance.ability',
      protagonist: 'lark',
      ability: 'out-of-time',
    });
    expect(table.protagonist('lark').recovery).toBe(1);
    expect(table.state.public.derived.protagonists.lark?.recovery).toEqual({
      marked: 1,
      why: 'Out of time: 1 always filled.',
    });
  });

  it('GBM-PB-TIM-014: given by hand, it counts all the same, and cannot be erased by hand', () => {
    const table = timeless({ recovery: 0 });
    expect(table.state.public.derived.protagonists.lark?.recovery.marked).toBe(1);
    table.givenProtagonist('lark', { recovery: 2 });
    const erase: GbmCommandInput = {
      type: 'override.protagonist',
      protagonist: 'lark',
      recovery: 0,
      reason: 'A slip',
    };
    expect(table.try('bev', erase)).toMatchObject({ code: 'not-allowed', rule: 'GBM-PB-TIM-014' });
    table.send('bev', { ...erase, recovery: 1 });
    expect(table.protagonist('lark').recovery).toBe(1);
  });
});

describe('Rewind, return', () => {
  const priced = (stress: number, changes = withAbility('rewind-return')) =>
    travellerTable('mission', changes)
      .send('claire', {
        type: 'flashback.call',
        protagonist: 'lark',
        text: 'Last time the lock held',
      })
      .send('bev', { type: 'flashback.price', stress });
  const accept: GbmCommandInput = { type: 'flashback.accept' };

  it('GBM-PB-TIM-015: a flashback costs 1 stress less, and says so', () => {
    const table = priced(3);
    expect(table.offers('claire', 'flashback.accept')).toMatchObject([
      { cost: '2 stress', detail: 'Stress: 3 less 1 for Rewind, return.' },
    ]);
    const terms = '2 stress (3 less 1 for Rewind, return)';
    expect(table.state.public.derived.flashback).toEqual({ terms });
    table.send('claire', accept);
    expect(table.protagonist('lark').stress).toBe(2);
    expect(table.lastLine).toContain('3 less 1 for Rewind, return');
  });

  it.each([0, 1])('GBM-PB-TIM-015: at a price of %i it is free, never less', (price) => {
    const table = priced(price).send('claire', accept);
    expect(table.protagonist('lark').stress).toBe(0);
  });

  it('GBM-PB-TIM-015: anybody else pays the price', () => {
    expect(priced(3, withAbility()).send('claire', accept).protagonist('lark').stress).toBe(3);
  });
});

function advances(playbook: number) {
  return { sun: 0, moon: 0, stars: 0, playbook };
}

import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { hawkWith, keyOf, proposed } from '../testing';

const roll = (table: TestTable) => table.state.public.derived.roll;
const defying = (table: TestTable) => proposed(table, 'dylan', 'hawk', 'defy');
const switchOn = (table: TestTable) =>
  table.send('dylan', { type: 'roll.option', option: keyOf(table), on: true });
const sources = (table: TestTable) => roll(table)?.pool.lines.map(({ source }) => source) ?? [];

describe('Effects on action rolls', () => {
  it('a die when it counts is a switch, and says whose it is', () => {
    const table = defying(
      hawkWith('mission', { effect: 'action-die', words: 'in the dark', choice: 'any', amount: 2 }),
    );
    expect(roll(table)?.pool.dice).toBe(1);
    switchOn(table);
    expect(roll(table)?.pool).toMatchObject({ dice: 3 });
    expect(sources(table)).toContain('Night eyes: in the dark');
  });

  it('a scope keeps it to its rolls', () => {
    const effect = { effect: 'action-die', words: 'always', choice: 'flow', amount: 1 };
    const table = defying(hawkWith('mission', effect));
    expect(table.offers('dylan', 'roll.option')).toEqual([]);
    expect(
      table.try('dylan', { type: 'roll.option', option: keyOf(table), on: true }),
    ).toMatchObject({ code: 'not-found' });
  });

  it('GBM-PB-HAR-010: one for desperate rolls sees whatever makes a roll desperate', () => {
    const effect = { effect: 'action-die', words: 'always', choice: 'desperate', amount: 1 };
    const table = defying(hawkWith('mission', effect));
    expect(table.offers('dylan', 'roll.option')).toEqual([]);
    table.givenProtagonist('hawk', {
      special: [...table.protagonist('hawk').special, 'in-harmony'],
      settings: { separated: 'separated' },
    });
    expect(roll(switchOn(table))).toMatchObject({ position: 'desperate', pool: { dice: 2 } });
  });

  it('a step of effect when it counts', () => {
    const effect = { effect: 'action-effect', words: 'in the dark', choice: 'defy', amount: 1 };
    expect(roll(switchOn(defying(hawkWith('mission', effect))))?.effect).toBe('great');
  });

  it('a die on every roll of one sort needs no switch', () => {
    const table = defying(hawkWith('mission', { effect: 'action-always', choice: 'defy' }));
    expect(sources(table)).toContain('Night eyes');
  });

  it('a die now for worse resistance afterwards', () => {
    const table = hawkWith('mission', { effect: 'risky-die', words: 'headlong', choice: 'any' });
    switchOn(defying(table)).send('dylan', { type: 'roll.roll' }, 1, 2).send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      text: 'Cut',
      target: 'hawk',
      level: 2,
    });
    const [consequence] = Object.values(table.state.public.consequences);
    expect(consequence?.resistancePenalty).toMatchObject([{ dice: -1 }]);
  });

  it('a die on an ally’s roll is a switch of that roll', () => {
    const table = hawkWith('mission', { effect: 'ally-die', words: 'I keep watch' });
    proposed(table, 'anya', 'fawn', 'flow');
    expect(JSON.stringify(Object.values(table.state.seats).map((seat) => seat.offers))).toContain(
      'I keep watch',
    );
  });

  it('each push brings something more', () => {
    const table = hawkWith('mission', { effect: 'push-extra', words: 'you cannot be seen' });
    defying(table).send('dylan', { type: 'roll.push', for: 'die', extra: keyOf(table) });
    expect(table.state.public.roll?.push?.extra).toBe('you cannot be seen');
  });

  it('assisting without stress, so often a mission', () => {
    const table = hawkWith('mission', { effect: 'free-assist', words: 'A signal', amount: 1 });
    const assist = () => {
      proposed(table, 'anya', 'fawn', 'flow').send('dylan', {
        type: 'roll.assist',
        protagonist: 'hawk',
        via: 'ability',
      });
      table.send('anya', { type: 'roll.roll' }, 6, 6).send('anya', { type: 'roll.finish' });
    };
    assist();
    expect(table.protagonist('hawk').stress).toBe(0);
    expect(assist).toThrow('Hawk has no ability left that helps here.');
  });

  it('group actions: sixes together are a critical, and leading costs little', () => {
    const table = hawkWith(
      'mission',
      { effect: 'sixes-together' },
      { effect: 'lead-cheaply', amount: 0 },
    );
    proposed(table, 'dylan', 'hawk', 'express', { group: ['fawn'] }).rollTogether(6, 6);
    expect(table.state.public.roll?.band).toBe('critical');
    const ordinary = hawkWith('mission', { effect: 'sixes-together' });
    proposed(ordinary, 'dylan', 'hawk', 'express', { group: ['fawn'] }).rollTogether(6, 5);
    expect(ordinary.state.public.roll?.band).toBe('success');
    const failing = hawkWith('mission', { effect: 'lead-cheaply', amount: 0 });
    proposed(failing, 'dylan', 'hawk', 'express', { group: ['fawn'] }).rollTogether(1, 2);
    expect(failing.protagonist('hawk').stress).toBe(0);
  });
});

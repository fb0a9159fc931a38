import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const propose = { type: 'roll.propose', protagonist: 'raven', action: 'forgive' } as const;
const fawns = { ...propose, protagonist: 'fawn', action: 'flow', goal: 'Slip past' } as const;
const judge = { type: 'roll.judge', position: 'risky', effect: 'standard' } as const;
const usual = { type: 'roll.usual-judgement', position: 'risky', effect: 'standard' } as const;
const flashback = (protagonist: string) =>
  ({ type: 'flashback.call', protagonist, text: 'The key' }) as const;
const rollOf = (table: TestTable) => table.state.public.roll;
/** Sentences that everybody reads, oldest first, from a command on. */
const told = (table: TestTable, from: number) =>
  table.state.public.log.entries.filter(({ seq }) => seq > from).map(({ text }) => text);

describe('TABLE-058, TABLE-059: what people do at the same moment', () => {
  it('two hand in at once: one rolls, the other’s waits, and both are told of', () => {
    const table = bookTable();
    const from = table.seq;
    table.send('claire', propose).send('anya', fawns);
    expect(rollOf(table)?.roller).toBe('raven');
    expect(Object.keys(table.state.public.intentions)).toEqual(['fawn']);
    expect(told(table, from)).toEqual([
      'Raven will forgive.',
      'Fawn wants to flow next: Slip past',
    ]);
  });

  it('a default judgement changes while the dice lie there: they stand, the next roll has it', () => {
    const table = bookTable().send('bev', usual).send('claire', propose);
    table.send('claire', { type: 'roll.roll' }, 5);
    const from = table.seq;
    table.send('bev', { ...usual, position: 'desperate' });
    expect(rollOf(table)?.rolled).toEqual({ position: 'risky', effect: 'standard' });
    expect(told(table, from)).toHaveLength(1);
    table.send('bev', { type: 'roll.finish' }).send('anya', fawns);
    expect(rollOf(table)?.judgement).toMatchObject({ position: 'desperate' });
  });

  it('two remember at once: the second is told whose flashback goes first, and then has theirs', () => {
    const table = bookTable().send('claire', propose).send('bev', judge);
    table.send('anya', flashback('fawn'));
    expect(table.try('claire', flashback('raven'))).toMatchObject({
      message: 'Fawn is telling a flashback already.',
      instead: 'Wait until it is over.',
    });
    table.send('bev', { type: 'flashback.price', stress: 0 });
    table.send('anya', { type: 'flashback.accept' }).send('claire', flashback('raven'));
    table.send('bev', { type: 'flashback.price', stress: 0, roll: true });
    table.send('claire', { type: 'flashback.accept' });
    table.send('claire', { ...propose, action: 'conceal' });
    expect(rollOf(table)).toMatchObject({ roller: 'raven', past: 'mundane' });
    expect(table.state.public.intentions.raven).toMatchObject({ action: 'forgive', past: false });
  });

  it('a flashback within somebody else’s roll waits with its own roll for its turn', () => {
    const table = bookTable().send('claire', propose).send('anya', flashback('fawn'));
    table.send('bev', { type: 'flashback.price', stress: 0, roll: true });
    table.send('anya', { type: 'flashback.accept' }).send('anya', fawns);
    expect(rollOf(table)?.roller).toBe('raven');
    expect(table.state.public.intentions.fawn).toMatchObject({ past: true });
    table.send('claire', { type: 'roll.withdraw' });
    table.send('anya', { type: 'roll.take-up', protagonist: 'fawn' });
    expect(rollOf(table)).toMatchObject({ roller: 'fawn', past: 'mundane' });
  });

  it('a side scene rolls on its own while somebody’s dice lie there, and changes nothing of them', () => {
    const table = bookTable().send('bev', usual).send('claire', propose);
    table.send('claire', { type: 'roll.roll' }, 5);
    const before = rollOf(table);
    const [gather] = table.offers('dylan', 'info.gather');
    expect(gather?.label).toBeDefined();
    const look = { type: 'info.gather', protagonist: 'hawk', action: 'conceal' } as const;
    table.send('dylan', { ...look, about: 'The roof' }, 4);
    table.send('bev', { type: 'fortune.roll', question: 'Does it rain?', dice: 1 }, 6);
    expect(rollOf(table)).toEqual(before);
    expect(Object.values(table.state.public.questions)).toMatchObject([{ by: 'hawk' }]);
    table.send('bev', { type: 'roll.finish' });
    expect(rollOf(table)).toBeNull();
  });
});

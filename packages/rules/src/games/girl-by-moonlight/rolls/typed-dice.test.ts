import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const allow = { type: 'table.house-rule', rule: 'dice', value: 'typed' } as const;
const propose = { type: 'roll.propose', protagonist: 'raven', action: 'forgive' } as const;
const judge = { type: 'roll.judge', position: 'risky', effect: 'standard' } as const;
const rolled = (typed?: string) =>
  ({ type: 'roll.roll', ...(typed === undefined ? {} : { typed }) }) as const;

/** Raven’s roll, with as many dice as she has. */
const ready = () => bookTable().send('claire', propose).send('bev', judge);
const diceOf = (table: TestTable) => table.state.public.derived.roll?.pool.dice ?? 0;
const lastRoll = (table: TestTable) =>
  table.state.public.log.entries.flatMap(({ roll }) => roll ?? []).at(-1);
const ways = (table: TestTable, seat: string, command: string) =>
  table.offers(seat, command).map(({ variant }) => variant ?? 'usual');

describe('TABLE-063, AMB-83: dice on somebody’s own desk', () => {
  it('count where the director lets them, for all to read', () => {
    const table = ready();
    expect(table.try('claire', rolled('6 6'))).toMatchObject({ rule: 'TABLE-063' });
    expect(ways(table, 'claire', 'roll.roll')).toEqual(['usual']);
    expect(table.try('claire', allow)?.code).toBe('not-allowed');
    table.send('bev', allow);
    expect(table.lastLine).toMatch(/“Dice that count” the table’s → also one’s own/);
    expect(ways(table, 'claire', 'roll.roll')).toEqual(['usual', 'typed']);
  });

  it('are taken as they are typed, and marked in record, log and event', () => {
    const table = ready().send('bev', allow);
    const dice = diceOf(table);
    const shown = Array.from({ length: dice }, (_, at) => (at === 0 ? 5 : 2));
    table.send('claire', rolled(shown.join(', ')));
    expect(table.state.public.roll?.result).toMatchObject({ faces: shown, result: 5, typed: true });
    expect(lastRoll(table)).toMatchObject({
      groups: [{ label: 'keep the highest', faces: shown }],
      proof: { stream: 'public', typed: true },
    });
    const events = table.rows.at(-1)?.events ?? [];
    expect(events.filter(({ type }) => type === 'diceRolled')).toMatchObject([{ typed: true }]);
  });

  it('take the number of a fair roll, so that none seems to be left out', () => {
    const table = ready().send('bev', allow);
    const { rolls } = table.state.public.table.dice;
    table.send('claire', rolled('4'.repeat(diceOf(table))));
    expect(table.state.public.table.dice.rolls).toBe(rolls + 1);
  });

  it('are as many as are rolled, with six sides', () => {
    const table = ready().send('bev', allow);
    const many = '3 '.repeat(diceOf(table) + 1);
    expect(table.try('claire', rolled(many))?.message).toMatch(
      /^It takes \d (die|dice), and \d were typed in\.$/,
    );
    for (const senseless of ['7', 'six', '4 x', '1 2 0']) {
      expect(table.try('claire', rolled(senseless))).toMatchObject({ code: 'malformed' });
    }
    expect(table.state.public.roll?.stage).toBe('bonus');
  });

  it('are dice of whoever rolls, in every kind of roll', () => {
    const table = bookTable('obligation').send('bev', allow);
    const [typed] = table.offers('claire', 'obligation.roll').filter(({ variant }) => variant);
    expect(typed?.fields?.at(-1)).toMatchObject({ name: 'typed', required: true });
    expect(typed?.primary).toBeUndefined();
    for (const phase of ['downtime', 'mission'] as const) {
      for (const seat of ['bev', 'claire']) {
        const other = bookTable(phase).send('bev', allow).offers(seat);
        const named = other.filter(({ variant }) => variant === 'typed');
        expect(named.every(({ rolls }) => rolls === undefined)).toBe(true);
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import { rewindable } from '../engine';
import { isLetIn, overdueReturns, RETURN_MS, returnTo } from './returns';
import type { TallyTable } from './testing/tally';
import { seated, tally } from './testing/tally';

const HASH = 'a'.repeat(64);
const asks = (table: TallyTable, seat = 'anya', hash = HASH) =>
  table.send('server', { type: 'return.ask', seat, hash });
const idOf = ({ state }: TallyTable, seat = 'anya') => returnTo(state, seat)?.id ?? '';
const answers = (table: TallyTable, by: string, letIn: boolean) =>
  table.send(by, { type: 'return.answer', ask: idOf(table), letIn });

describe('coming back without a link', () => {
  it('TABLE-114, 117: whoever directs is asked, and answers at once, for an hour', () => {
    const table = seated();
    expect(asks(table)).toBeNull();
    const [yes, no] = table.offers('bev', 'return.answer');
    expect(yes).toMatchObject({
      label: 'Let them in',
      question: { title: 'Anya asks to be let in again' },
    });
    expect(yes?.question?.text).toContain('the private link that Anya had until now is dead');
    expect(no?.prompt).toBe(yes?.prompt);
    expect(answers(table, 'bev', true)).toBeNull();
    expect(table.said).toBe('Bev lets Anya in again, on another device.');
    const asked = returnTo(table.state, 'anya');
    expect(asked).toMatchObject({ answer: 'in', hash: HASH });
    if (!asked) throw new Error('Nobody has asked');
    expect(isLetIn(asked, table.now + RETURN_MS)).toBe(true);
    expect(isLetIn(asked, table.now + RETURN_MS + 1)).toBe(false);
    expect(table.offers('bev', 'return.answer')).toEqual([]);
    expect(answers(table, 'bev', true)).toMatchObject({ rule: 'TABLE-008' });
  });

  it('TABLE-115: nobody learns of it but those who may answer', () => {
    const table = seated();
    asks(table);
    expect([...table.patches.keys()]).toEqual(['seat:bev']);
    expect(JSON.stringify([table.state.public, table.state.director])).not.toContain('return');
    expect(JSON.stringify(table.state.seats)).not.toContain(HASH);
    expect(JSON.stringify(rewindable(table.state))).not.toContain(HASH);
    expect(table.offers('anya', 'return.answer')).toEqual([]);
    expect(answers(table, 'anya', true)).toMatchObject({ rule: 'TABLE-002' });
    // To be turned away is nobody’s business, either.
    answers(table, 'bev', false);
    expect([...table.patches.keys()]).toEqual(['seat:bev']);
  });

  it('TABLE-115: where nobody directs, anybody who plays answers', () => {
    const table = seated(tally({}, false));
    asks(table);
    expect([...table.patches.keys()].sort()).toEqual(['seat:anya', 'seat:bev']);
    expect(answers(table, 'anya', true)).toBeNull();
    expect(table.said).toBe('Anya goes on on another device.');
  });

  it('TABLE-114: only the server asks, for a seat in which somebody sits', () => {
    const table = seated();
    const ask = { type: 'return.ask', seat: 'anya', hash: HASH } as const;
    expect(table.send('sam', ask)).toMatchObject({ code: 'not-allowed' });
    expect(table.send('bev', ask)).toMatchObject({ rule: 'TABLE-014' });
    expect(asks(table, 'nobody')).toMatchObject({ rule: 'TABLE-005' });
    expect(asks(table, 'constructor')).toMatchObject({ rule: 'TABLE-005' });
    table.send('server', { type: 'seat.free', seat: 'anya' });
    expect(asks(table)).toMatchObject({ rule: 'TABLE-114' });
  });

  it('TABLE-116: one asks for a seat at a time, few at a table, and not again at once', () => {
    const table = seated();
    for (const name of ['Cleo', 'Dan', 'Eve', 'Flo']) {
      table.send('server', { type: 'seat.take', seat: name, name, role: 'protagonist' });
    }
    asks(table);
    expect(asks(table, 'anya', 'b'.repeat(64))).toMatchObject({ code: 'already-done' });
    for (const seat of ['Cleo', 'Dan', 'Eve']) expect(asks(table, seat)).toBeNull();
    expect(asks(table, 'Flo')).toMatchObject({ code: 'limit-reached', rule: 'TABLE-116' });
    answers(table, 'bev', false);
    expect(asks(table, 'Flo')).toBeNull();
    expect(asks(table)).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-116' });
    table.now += 5 * 60_000;
    table.send('server', { type: 'return.end', ask: idOf(table, 'Flo') });
    expect(asks(table)).toBeNull();
  });

  it('TABLE-117: it is over when the seat is freed, whoever asks gives up, or nobody answers for an hour', () => {
    const freed = seated();
    asks(freed);
    freed.send('server', { type: 'seat.free', seat: 'anya' });
    expect(freed.offers('bev', 'return.answer')).toEqual([]);
    expect(returnTo(freed.state, 'anya')).toBeNull();
    const waits = seated();
    asks(waits);
    expect(overdueReturns(waits.state, waits.now + RETURN_MS)).toEqual([]);
    const overdue = overdueReturns(waits.state, waits.now + RETURN_MS + 1);
    expect(overdue).toEqual([idOf(waits)]);
    expect(waits.send('server', { type: 'return.end', ask: idOf(waits) })).toBeNull();
    expect(waits.offers('bev', 'return.answer')).toEqual([]);
    expect(answers(waits, 'bev', true)).toMatchObject({ rule: 'TABLE-008' });
    expect(waits.send('anya', { type: 'return.end', ask: idOf(waits) })).not.toBeNull();
  });
});

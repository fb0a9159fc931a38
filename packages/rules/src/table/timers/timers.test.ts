import { describe, expect, it } from 'vitest';
import type { AnyTable } from '../../games/any-game/testing';
import { seated } from '../../games/any-game/testing';
import { leftOf, timersOf } from './timer';

const MINUTE = 60_000;

/** A table with a countdown of so many minutes. */
function counting(minutes = 10, name = 'Torch') {
  const table = seated().send('anya', { type: 'timer.start', minutes, name });
  const timer = () => {
    const [found] = timersOf(table.state);
    if (!found) throw new Error('No countdown is there.');
    return found;
  };
  return { table, timer, id: timer().id, left: () => leftOf(timer(), table.now) };
}

/** What the server would do at this moment. */
const due = ({ system, state, now }: AnyTable) =>
  [...(system.due?.(state) ?? [])].filter(({ at }) => at <= now).map(({ command }) => command);

describe('a countdown', () => {
  it('TABLE-250: runs for minutes, is held, goes on, gets longer, and is put away, by anybody who plays', () => {
    const { table, id, left } = counting();
    expect(table.lastLine()?.text).toBe('A countdown of 10 minutes starts: “Torch”.');
    const begun = left();
    table.wait(3 * MINUTE).send('carl', { type: 'timer.hold', timer: id });
    const held = left();
    expect(held).toBe(begun - 3 * MINUTE);
    table.wait(5 * MINUTE);
    expect(left()).toBe(held);
    expect(table.offers('carl', 'timer.hold')).toEqual([]);
    table.send('carl', { type: 'timer.more', timer: id, minutes: 5 });
    expect(left()).toBe(held + 5 * MINUTE);
    table.send('bev', { type: 'timer.go-on', timer: id }).wait(MINUTE);
    expect(left()).toBe(held + 4 * MINUTE - 1000);
    table.send('bev', { type: 'timer.remove', timer: id });
    expect(timersOf(table.state)).toEqual([]);
    expect(table.try('sam', { type: 'timer.start', minutes: 5 })?.rule).toBe('TABLE-001');
  });

  it('TABLE-250: has 600 minutes at most, and four have room', () => {
    const { table, id } = counting(598);
    expect(table.offers('anya', 'timer.more').map(({ with: { minutes } }) => minutes)).toEqual([1]);
    expect(table.try('anya', { type: 'timer.more', timer: id, minutes: 5 })?.rule).toBe(
      'TABLE-250',
    );
    for (const name of ['Two', 'Three', 'Four']) {
      table.send('anya', { type: 'timer.start', minutes: 1, name });
    }
    expect(table.try('anya', { type: 'timer.start', minutes: 1 })?.rule).toBe('TABLE-012');
    expect(table.offers('anya', 'timer.start')).toEqual([]);
  });

  it('TABLE-251: is kept as the moment at which it ends, so that the same events end it whenever they are read', () => {
    const { table, timer } = counting(10);
    expect(timer().ends).toBe(table.now - 1000 + 10 * MINUTE);
    const { ends } = timer();
    table.wait(4 * MINUTE).send('carl', { type: 'remark', text: 'waits' });
    expect(timer().ends).toBe(ends);
  });

  it('TABLE-252: ends once, at its moment, by the server alone, and everybody is shown it', () => {
    const { table, timer, id } = counting(10);
    const end = { type: 'timer.end', timer: id } as const;
    table.wait(9 * MINUTE);
    expect(due(table)).toEqual([]);
    expect(table.try('server', end)?.rule).toBe('TABLE-252');
    table.wait(MINUTE);
    expect(due(table)).toEqual([end]);
    expect(table.try('anya', end)?.rule).toBe('TABLE-252');
    table.send('server', end);
    expect(table.lastLine()).toMatchObject({
      text: 'Time is up: “Torch”.',
      beat: { kind: 'timer-ends', about: [id] },
    });
    expect([timer().ends, timer().left, due(table)]).toEqual([null, 0, []]);
    expect(table.try('server', end)?.rule).toBe('TABLE-252');
    // It can be made longer even so, and rings anew.
    table.send('carl', { type: 'timer.more', timer: id, minutes: 1 });
    expect(timer().ends).toBe(table.now - 1000 + MINUTE);
  });

  it('TABLE-253: that ended while nobody was there is over without being shown as happening now', () => {
    const { table, timer, id } = counting(10);
    table.wait(11 * MINUTE).send('server', { type: 'timer.end', timer: id });
    expect(timer().left).toBe(0);
    expect(table.lastLine()?.text).toBe('Time is up: “Torch”.');
    expect(table.lastLine()?.beat).toBeUndefined();
  });

  it('TABLE-253: comes back with an undo as it was; what has run out meanwhile ends without a sound', () => {
    const { table, timer, id } = counting(10);
    table.send('anya', { type: 'timer.remove', timer: id });
    table.send('anya', { type: 'table.take-back', to: table.seq });
    expect(timer().ends).not.toBeNull();
    table.wait(10 * MINUTE);
    expect(due(table)).toEqual([{ type: 'timer.end', timer: id }]);
  });
});

import { describe, expect, it } from 'vitest';
import { seated } from '../games/any-game/testing';

/** A table with some in the turn order, by their names. */
function order(...names: string[]) {
  const table = seated();
  for (const name of names) table.send('anya', { type: 'turn.add', name });
  const turns = () => table.state.public.turns;
  const entry = (name: string) => turns().entries.find((one) => one.name === name)?.id ?? '';
  return {
    table,
    entry,
    names: () => turns().entries.map(({ name }) => name),
    now: () => [turns().entries.find(({ id }) => id === turns().current)?.name, turns().round],
  };
}

describe('the turn order', () => {
  it('TABLE-041: names and what may stand in it are added, and a turn is given by hand', () => {
    const { table, entry, names, now } = order('Wolf');
    table.send('bev', { type: 'card.create', name: 'Guard' });
    const about = table.only('cards').id;
    expect(table.offers('carl', 'turn.enlist')).toHaveLength(1);
    table.send('carl', { type: 'turn.enlist', about });
    expect(names()).toEqual(['Wolf', 'Guard']);
    expect(table.offers('carl', 'turn.enlist')).toEqual([]);
    expect(table.try('carl', { type: 'turn.enlist', about: 'nothing' })?.rule).toBe('TABLE-005');
    table.send('carl', { type: 'turn.give', entry: entry('Guard') });
    expect(now()).toEqual(['Guard', 1]);
    table.send('carl', { type: 'turn.clear' });
    expect(names()).toEqual([]);
  });

  it('TABLE-042: after the last comes the first again, in a new round, and back', () => {
    const { table, entry, now } = order('Wolf', 'Guard');
    const step = (by: 1 | -1) => table.send('carl', { type: 'turn.step', by }) && now();
    expect([step(1), step(1), step(1)]).toEqual([
      ['Wolf', 1],
      ['Guard', 1],
      ['Wolf', 2],
    ]);
    expect(table.lastLine()?.notes).toEqual(['Round 2 begins.']);
    expect(table.lastLine()?.beat).toEqual({ kind: 'turn', about: [entry('Wolf')] });
    expect([step(-1), step(-1), step(-1)]).toEqual([
      ['Guard', 1],
      ['Wolf', 1],
      ['Guard', 1],
    ]);
  });

  it('TABLE-042: entries move up and down, not beyond an end', () => {
    const { table, entry, names } = order('Wolf', 'Guard', 'Rain');
    table.send('anya', { type: 'turn.move', entry: entry('Rain'), by: -1 });
    expect(names()).toEqual(['Wolf', 'Rain', 'Guard']);
    expect(table.try('anya', { type: 'turn.move', entry: entry('Wolf'), by: -1 })?.rule).toBe(
      'TABLE-042',
    );
    const offered = table.offers('anya', 'turn.move').map(({ label }) => label);
    expect(offered).toEqual(['Wolf: down', 'Rain: up', 'Rain: down', 'Guard: up']);
  });

  it('TABLE-042: whoever leaves hands the turn on', () => {
    const { table, entry, names, now } = order('Wolf', 'Guard');
    table.send('anya', { type: 'turn.give', entry: entry('Guard') });
    table.send('anya', { type: 'turn.remove', entry: entry('Guard') });
    expect([names(), now()]).toEqual([['Wolf'], ['Wolf', 2]]);
    table.send('anya', { type: 'turn.remove', entry: entry('Wolf') });
    expect([names(), now()]).toEqual([[], [undefined, 2]]);
    expect(table.try('anya', { type: 'turn.step', by: 1 })?.rule).toBe('TABLE-005');
  });
});

describe('a remark', () => {
  it('TABLE-043: stands in the log under the name of whoever said it', () => {
    const table = seated().send('carl', { type: 'remark', text: 'opens the door' });
    expect(table.lastLine()).toMatchObject({ by: 'carl', text: 'Carl: opens the door' });
  });
});

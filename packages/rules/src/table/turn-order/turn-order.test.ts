import { describe, expect, it } from 'vitest';
import { seated } from '../../games/any-game/testing';

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

describe('another order of turns', () => {
  it('TABLE-254: goes by name, whatever the size of its letters', () => {
    const { table, names } = order('wolf', 'Guard', 'Rain');
    table.send('anya', { type: 'turn.by-name' });
    expect(names()).toEqual(['Guard', 'Rain', 'wolf']);
    expect(order('Wolf').table.try('anya', { type: 'turn.by-name' })?.rule).toBe('TABLE-005');
  });

  it('TABLE-254: is rolled for with fair dice before everybody: the highest first, equal ones as they stood', () => {
    const { table, entry, names } = order('Wolf', 'Guard', 'Rain');
    table.send('anya', { type: 'turn.give', entry: entry('Rain') });
    table.send('carl', { type: 'turn.by-roll', sides: '20' }, 7, 18, 7);
    expect(names()).toEqual(['Guard', 'Wolf', 'Rain']);
    expect(table.state.public.turns.entries.map(({ drew }) => drew)).toEqual(['18', '7', '7']);
    expect(table.state.public.turns.current).toBeNull();
    expect(table.lastLine()).toMatchObject({
      text: 'They roll for the turn order: Guard 18, Wolf 7, Rain 7.',
      roll: { reading: { word: 'Guard begins' } },
    });
    table.send('bev', { type: 'session.end' });
    expect(table.try('carl', { type: 'turn.by-roll', sides: '20' })?.rule).toBe('TABLE-013');
  });

  it('TABLE-255: sides act together, in the order in which the first of each stands', () => {
    const { table, entry, names } = order('Wolf', 'Guard', 'Rain', 'Bear');
    expect(table.try('anya', { type: 'turn.by-sides' })?.rule).toBe('TABLE-255');
    for (const name of ['Wolf', 'Bear']) {
      table.send('anya', { type: 'turn.side', entry: entry(name), side: 'Beasts' });
    }
    table.send('carl', { type: 'turn.by-sides' });
    expect(names()).toEqual(['Wolf', 'Bear', 'Guard', 'Rain']);
  });

  it('TABLE-256: whoever has not acted in a round may be next; when all have, a new one begins', () => {
    const { table, entry, now } = order('Wolf', 'Guard', 'Rain');
    const may = () => table.offers('carl', 'turn.give').map(({ label }) => label);
    const give = (name: string) => table.send('carl', { type: 'turn.give', entry: entry(name) });
    table.send('anya', { type: 'turn.free', free: true });
    expect(table.offers('carl', 'turn.step')).toEqual([]);
    give('Guard').send('carl', { type: 'turn.step', by: 1 });
    expect(now()).toEqual([undefined, 1]);
    expect(may()).toEqual(['Wolf’s turn', 'Rain’s turn']);
    expect(table.state.public.derived.nextStep.text).toBe(
      'Whoever likes acts next: Wolf and Rain.',
    );
    give('Rain');
    give('Wolf');
    expect(may()).toEqual([]);
    table.send('carl', { type: 'turn.step', by: 1 });
    expect([now(), may().length]).toEqual([[undefined, 2], 3]);
    expect(table.lastLine()?.notes).toEqual(['Round 2 begins.']);
    give('Guard').send('bev', { type: 'turn.free', free: false });
    expect(table.state.public.turns.entries.some(({ acted }) => acted)).toBe(false);
    table.send('carl', { type: 'turn.step', by: 1 });
    expect(now()).toEqual(['Rain', 2]);
  });
});

describe('a remark', () => {
  it('TABLE-043: stands in the log under the name of whoever said it', () => {
    const table = seated().send('carl', { type: 'remark', text: 'opens the door' });
    expect(table.lastLine()).toMatchObject({ by: 'carl', text: 'Carl: opens the door' });
  });
});

import { describe, expect, it } from 'vitest';
import { takeSeriesAbility } from '../../series/take-ability';
import type { TestTable } from '../../testing';
import { bookTable, hooksOf, playAt } from '../../testing';

/** The group has just taken By starlight, and everybody has their choice. */
function starlight(table = bookTable()): TestTable {
  const play = playAt(table);
  takeSeriesAbility(play, 'by-starlight');
  return table.given((state) => {
    state.public.series.abilities = [...play.state.public.series.abilities];
    state.public.choices = structuredClone(play.state.public.choices);
  });
}

function choiceFor(table: TestTable, seat: string) {
  const found = Object.values(table.state.public.choices).find(({ to }) => to === seat);
  if (!found) throw new Error(`No choice for ${seat}`);
  return found;
}

function choose(table: TestTable, seat: string, value: string): TestTable {
  return table.send(seat, { type: 'choice.answer', choice: choiceFor(table, seat).id, value });
}

describe('By starlight', () => {
  it('GBM-ABY-ABL-002, GBM-CHR-013: each protagonist picks an action of their own', () => {
    const { options } = choiceFor(starlight(), 'claire');
    expect(options.map(({ value }) => value)).toEqual(['forgive', 'empathize', 'flow']);
    const table = choose(choose(starlight(), 'claire', 'forgive'), 'anya', 'empathize');
    expect(table.protagonist('raven').actions.forgive.mundane).toBe(2);
    expect(table.protagonist('fawn').actions.empathize.mundane).toBe(1);
    expect(Object.values(table.state.public.choices).map(({ to }) => to)).toEqual(['dylan']);
  });

  it('AMB-63: after two dots comes a transcendent one', () => {
    const full = bookTable().given((state) => {
      const raven = state.public.protagonists.raven;
      if (raven) raven.actions.forgive.mundane = 2;
    });
    const table = choose(starlight(full), 'claire', 'forgive');
    expect(table.protagonist('raven').actions.forgive).toEqual({ mundane: 2, transcendent: 1 });
  });

  it('does not offer an action that has all its dots', () => {
    const full = bookTable().given((state) => {
      const raven = state.public.protagonists.raven;
      if (raven) raven.actions.forgive = { mundane: 2, transcendent: 2 };
    });
    const { options } = choiceFor(starlight(full), 'claire');
    expect(options.map(({ value }) => value)).toEqual(['empathize', 'flow']);
  });

  it('is the only action raised: another is no choice', () => {
    const table = starlight();
    const choice = choiceFor(table, 'claire');
    const play = playAt(table);
    const resolve = hooksOf(table, 'by-starlight').onChoice;
    expect(() => resolve?.(play, choice, 'defy', '')).toThrow('By starlight does not raise');
  });
});

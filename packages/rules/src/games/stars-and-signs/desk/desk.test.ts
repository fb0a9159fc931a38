import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { StarsTable } from '../testing';
import { seated } from '../testing';

const about = (table: StarsTable) => ({ protagonist: table.of('anya').id });
/** Who hears of a step, besides its number. */
const told = (table: StarsTable) =>
  [...table.patches.entries()]
    .filter(([, all]) => all.length > 0)
    .map(([who]) => who)
    .filter((who) => !who.startsWith('seat:bev'));
const texts = (table: StarsTable) => linesOf(table.state.public.log).map(({ text }) => text);

describe('Temptations', () => {
  const tempted = (count: number) => {
    const table = seated();
    return table.send('bev', { type: 'temptation.count', ...about(table), count });
  };

  it('SNS-1914: are counted on the desk, and nobody else is told', () => {
    const table = tempted(2);
    expect(told(table)).toEqual(['director']);
    expect(table.state.director.temptations).toEqual({ [table.of('anya').id]: 2 });
  });

  it('SNS-1914: are used one by one, and none where there is none', () => {
    const table = tempted(1);
    table.send('bev', { type: 'temptation.use', ...about(table), how: 'A voice' });
    expect(table.state.director.temptations).toEqual({});
    expect(texts(table)).toContain('Ari is tempted.');
    expect(
      table.try('bev', { type: 'temptation.use', ...about(table), how: 'A voice' }),
    ).toMatchObject({
      rule: 'SNS-1914',
    });
    expect(table.offers('bev', 'temptation.use')).toEqual([]);
  });

  it('TABLE-002: are the referee’s alone', () => {
    const table = tempted(1);
    expect(table.offers('anya', 'temptation.use')).toEqual([]);
    expect(table.try('anya', { type: 'temptation.use', ...about(table), how: '' })?.rule).toBe(
      'TABLE-002',
    );
  });
});

describe('a Corruption Fallout', () => {
  const withFallout = () => {
    const table = seated();
    const { id } = table.of('anya');
    return table.given(({ director }) => {
      director.fallouts[id] = { severity: 'minor', plan: '' };
    });
  };

  it('SNS-1906: is as grave as the referee says, and planned where nobody sees it', () => {
    const table = withFallout();
    const plan = { severity: 'severe', plan: 'Her shadow speaks' } as const;
    table.send('bev', { type: 'fallout.plan', ...about(table), ...plan });
    expect(told(table)).toEqual(['director']);
    expect(table.state.director.fallouts[table.of('anya').id]).toEqual(plan);
  });

  it('SNS-1905, 1915: is used once', () => {
    const table = withFallout();
    table.send('bev', { type: 'fallout.use', ...about(table), how: 'It speaks' });
    expect(table.state.director.fallouts).toEqual({});
    for (const type of ['fallout.use', 'fallout.plan'] as const) {
      expect(table.offers('bev', type)).toEqual([]);
    }
    expect(table.try('bev', { type: 'fallout.use', ...about(table), how: '' })?.rule).toBe(
      'SNS-1915',
    );
  });
});

describe('what is prepared', () => {
  it('TABLE-005: lies on the desk, where nobody else learns of it', () => {
    const table = seated().send('bev', {
      type: 'desk.prepare',
      name: 'The ferryman',
      text: 'Lies',
    });
    expect(told(table)).toEqual(['director']);
    const [card] = Object.values(table.state.director.cards);
    expect(card).toMatchObject({ kind: 'person', scale: 0 });
    table.send('bev', { type: 'desk.change', card: card?.id ?? '', name: 'A ferryman', scale: 2 });
    expect(Object.values(table.state.director.cards)).toMatchObject([
      { name: 'A ferryman', scale: 2, text: '' },
    ]);
    table.send('bev', { type: 'desk.strike', card: card?.id ?? '' });
    expect(table.state.director.cards).toEqual({});
    expect(table.try('anya', { type: 'desk.prepare', name: 'Me' })?.rule).toBe('TABLE-002');
  });

  it('TABLE-005: somebody of the world comes on by name, and their words only where the referee says so', () => {
    const table = seated().send('bev', {
      type: 'desk.prepare',
      name: 'The ferryman',
      text: 'Lies',
    });
    const [card = ''] = Object.keys(table.state.director.cards);
    table.send('bev', { type: 'desk.show', card });
    expect(table.lastLine()?.text).toBe('The ferryman is there.');
    expect(table.lastLine()?.beat).toEqual({ kind: 'person', about: [] });
    table.send('bev', { type: 'desk.show', card, all: true });
    expect(linesOf(table.state.public.log).at(-1)?.beat?.fiction).toBe('Lies');
  });

  it('SNS-313: a Complication that is prepared is there to choose where one is owed', () => {
    const table = seated().send('bev', {
      type: 'desk.prepare',
      kind: 'complication',
      name: 'Rain',
      text: 'The lights go out',
    });
    table.check('anya', { skill: 'strength', action: 'create' }, 10, 10).close('anya');
    expect(table.offers('bev', 'owed.tell')[0]?.fields?.[0]).toMatchObject({
      suggestions: ['The lights go out'],
    });
    const [owed = ''] = Object.keys(table.state.public.owed);
    table.send('bev', { type: 'owed.tell', owed, text: 'Something else' });
    table.check('anya', { skill: 'strength', action: 'create' }, 10, 10).close('anya');
    const [next = ''] = Object.keys(table.state.public.owed);
    table.send('bev', { type: 'owed.tell', owed: next, text: 'The lights go out' });
    table.check('anya', { skill: 'strength', action: 'create' }, 10, 10).close('anya');
    // It was told: it is not suggested again, until it is changed.
    const words = () => table.offers('bev', 'owed.tell')[0]?.fields?.[0];
    expect(words()).not.toHaveProperty('suggestions');
    const [card = ''] = Object.keys(table.state.director.cards);
    table.send('bev', { type: 'desk.change', card, kind: 'complication', name: 'More rain' });
    expect(words()).toMatchObject({ suggestions: ['More rain'] });
  });

  it('SNS-1203: a compel that is planned is there where an Aspect is compelled', () => {
    const table = seated()
      .withTrait('anya', 'Laughs it off', { aspect: 'mask' }, 'aspect')
      .send('bev', { type: 'desk.prepare', kind: 'compel', name: 'She jokes at the wake' });
    expect(table.offers('bev', 'compel.aspect')[0]?.fields?.at(-1)).toMatchObject({
      suggestions: ['She jokes at the wake'],
    });
    const said = { ...about(table), trait: 'Laughs it off', trouble: 'She jokes at the wake' };
    table.send('bev', { type: 'compel.aspect', ...said });
    expect(Object.values(table.state.director.cards)).toMatchObject([{ used: true }]);
  });
});

describe('by hand', () => {
  const set = (table: StarsTable, more: object = {}) => {
    const { hope, effort, despair, corruption, xp, sp, consumed, flashbackUsed } = table.of('anya');
    return {
      ...({ type: 'protagonist.set', ...about(table), reason: 'We forgot' } as const),
      ...{ hope, ...effort, despair, corruption, xp, sp, consumed, flashbackUsed },
      ...{ standing: table.of('anya').standing, ...more },
    };
  };

  it('TABLE-019: the referee sets what somebody has left, with a reason that all read', () => {
    const table = seated();
    table.send('bev', set(table, { hope: 2, blood: 1, despair: 10, corruption: 3, xp: 12, sp: 7 }));
    expect(table.of('anya')).toMatchObject({
      ...{ hope: 2, despair: 10, corruption: 3, xp: 12, sp: 7 },
      effort: { blood: 1, sweat: 3, tears: 3 },
    });
    expect(linesOf(table.state.public.log).at(-1)).toMatchObject({ reason: 'We forgot' });
    expect(table.try('anya', set(table))?.rule).toBe('TABLE-002');
  });

  it('SNS-2304: Hope is not set above its Refresh value; a pool of Effort stops there', () => {
    const table = seated();
    expect(table.try('bev', set(table, { hope: 6 }))).toMatchObject({ code: 'limit-reached' });
    table.send('bev', set(table, { blood: 30 }));
    expect(table.of('anya').effort.blood).toBe(3);
  });

  it('SNS-1708: whoever is set back into play has nothing more to choose', () => {
    const table = seated();
    for (const at of [1, 2, 3, 4, 5]) table.withTrait('anya', `Wound ${at}`, {}, 'wound');
    expect(table.try('bev', set(table, { standing: 'defeated' }))?.rule).toBe('TABLE-019');
    table.send('bev', { type: 'wound.give', ...about(table), kind: 'mental' });
    table.send('bev', set(table, { standing: 'in' }));
    expect(table.state.public.defeats).toEqual({});
  });

  it('TABLE-019: Energy, Traits and Counters, too', () => {
    const table = seated()
      .with('anya', { transformed: { filled: 0, temporary: 0 } })
      .withTrait('anya', 'Science', { rank: 1 }, 'affinity')
      .withTrait('anya', 'My sister');
    table.send('bev', { type: 'energy.set', ...about(table), filled: 4, temporary: 2 });
    expect(table.of('anya').transformed).toEqual({ filled: 4, temporary: 2 });
    const trait = { type: 'trait.set', free: 2, alignment: 'positive' } as const;
    table.send('bev', { ...trait, trait: 'Science', rank: 5 });
    expect(table.trait('Science')).toMatchObject({ free: 2, rank: 5, alignment: 'positive' });
    expect(table.try('bev', { ...trait, trait: 'My sister', rank: 1 })).not.toBeNull();
    table.send('bev', { type: 'counter.begin', name: 'The door', kind: 'progress', slots: 4 });
    const [counter = ''] = Object.keys(table.state.public.counters);
    table.send('bev', { type: 'counter.set', counter, slots: 2, filled: 9 });
    expect(table.state.public.counters[counter]).toMatchObject({ slots: 2, filled: 2 });
  });
});

import { describe, expect, it } from 'vitest';
import { linesOf } from '../../engine';
import { games } from '../../games';
import { GameTable, seatEverybody } from '../../testing';
import { filledFields } from '../../testing/moves';
import { seated } from '../testing/tally';
import { HOUSE_RULES_TEXTS, houseRulesTold, inRange, oneOf } from './definition';

const most = (value: number | string, reason = '') =>
  ({ type: 'table.house-rule', rule: 'most', value, reason }) as const;

describe('house rules', () => {
  it('TABLE-020: each is changed to a reading that is open to it', () => {
    const table = seated();
    expect(table.send('bev', most(2))).toMatchObject({
      message: '“How far” cannot be that.',
      instead: 'It can be from 3 to 20.',
      rule: 'TABLE-020',
    });
    for (const wrong of ['far', '5', 21]) {
      expect([wrong, table.send('bev', most(wrong))?.rule]).toEqual([wrong, 'TABLE-020']);
    }
    expect(table.send('bev', { ...most('all'), rule: 'again' })?.instead).toBe(
      'It can be “Everybody” or “Nobody”.',
    );
    expect(table.send('bev', most(5, 'It is late'))).toBeNull();
    expect(table.state.public.houseRules).toEqual({ most: 5 });
    expect(table.said).toBe('The rules of this table: “How far” 20 steps → 5 steps.');
    const notes = () => linesOf(table.state.public.log).at(-1)?.notes;
    expect(notes()).toEqual(['The usual reading: 20 steps.']);
    table.send('bev', most(20));
    expect(table.state.public.houseRules).toEqual({});
    expect(notes()).toEqual(['That is the usual reading.']);
    table.send('bev', { ...most('nobody'), rule: 'again' });
    expect(notes()).toEqual(['One after the other. The usual reading: everybody.']);
    table.send('bev', { ...most('nobody'), rule: 'again' });
    expect(table.said).toBe('The rules of this table: “Counting again” stays nobody.');
  });

  it('TABLE-020: the one who directs changes them, and anybody reads how they are', () => {
    const table = seated();
    expect(table.send('anya', { ...most('nobody'), rule: 'again' })).toMatchObject({
      message: '“Counting again” is everybody at this table; only the GM changes it.',
      rule: 'TABLE-020',
    });
    expect(table.send('anya', most(5))?.rule).toBe('TABLE-009');
    expect(table.offers('anya', 'table.house-rule')).toEqual([]);
    expect(table.offers('bev', 'table.house-rule').map(({ fields }) => fields?.[0])).toMatchObject([
      { kind: 'number', label: 'How far, in steps (usually 20)', min: 3, max: 20, initial: 20 },
      { kind: 'choice', initial: 'everybody' },
    ]);
  });

  it('TABLE-020: what no longer fits is settled at once', () => {
    const table = seated();
    for (let n = 0; n < 6; n += 1) table.send('anya', { type: 'count' });
    table.send('bev', most(4));
    expect(table.state.public.count).toBe(4);
    expect(table.said).toBe('The count is 4 now.');
  });

  it('TABLE-020: a number is a whole one, from the least to the most', () => {
    const told = { title: 'Far', text: '', source: 'A', rules: [], standard: 3 };
    const { accepts } = inRange([3, 20], ['step', 'steps'], told);
    expect([2, 3, 4.5, 20, 21, '5', Number.NaN].map((value) => accepts(value))).toEqual([
      null,
      3,
      null,
      20,
      null,
      null,
      null,
    ]);
  });

  it('TABLE-240: is told to everybody with what it can be and what is usual, and without what decides', () => {
    const options = [
      { value: 'on', label: 'On', detail: 'It rains.' },
      { value: 'off', label: 'Off', detail: 'It does not.' },
    ];
    const told = { text: 'It is not said.', source: 'A', rules: [] };
    const far = inRange([3, 20], ['step', 'steps'], { ...told, title: 'Far', standard: 3 });
    const rain = oneOf(options, { ...told, title: 'Rain', standard: 'off' });
    expect(houseRulesTold<{ far: number; rain: string }>({ far, rain })).toEqual({
      houseRules: [
        {
          ...{ id: 'far', title: 'Far', text: 'It is not said.', standard: 3 },
          kind: { of: 'number', min: 3, max: 20, one: 'step', many: 'steps' },
        },
        {
          ...{ id: 'rain', title: 'Rain', text: 'It is not said.', standard: 'off' },
          kind: { of: 'choice', options },
        },
      ],
    });
  });
});

describe.each(games.map((game) => [game.title, game] as const))('%s', (_, game) => {
  it('TABLE-240: whatever a table of it may change stands in its texts', () => {
    const setup = game.setupSchema.parse(filledFields(game.about.setup, () => 0));
    const table = seatEverybody(new GameTable(game, { name: 'A table', setup }));
    const changed = table.offers('bev', 'table.house-rule').map(({ with: { rule } = {} }) => rule);
    expect(changed.length).toBeGreaterThan(0);
    const texts = game.texts.of(
      game.texts.parts.find((part) => part === HOUSE_RULES_TEXTS) ?? game.texts.parts[0],
    );
    expect(texts).toMatchObject({ houseRules: changed.map((id) => ({ id })) });
  });
});

import { describe, expect, it } from 'vitest';
import { SeededDice } from '../../../testing/seeded-dice';
import { allStarts } from '../starts/area';
import { itemsOn } from '../state';
import type { AnyTable } from '../testing';
import { rolling, seated, withSheets } from '../testing';
import type { Kit, KitTable } from './kit';
import { isEmptyKit, kitFile, kitOf } from './kit';

/** Decks are shuffled when they are laid out. */
const fresh = (setup: Parameters<typeof seated>[0] = {}) => seated(setup, new SeededDice(1));

const tableOf = (table: AnyTable): KitTable => table.state.public;
const bring = (table: AnyTable, kit: Kit) =>
  table.send('anya', { type: 'kit.bring', text: kitFile(kit) });
const tryToBring = (text: string, table = fresh()) =>
  table.try('anya', { type: 'kit.bring', text });
const names = (table: AnyTable, kind: 'templates' | 'readings' | 'tables' | 'saved') =>
  itemsOn(table.state, 'public', kind).map(({ name }) => name);
const none: Kit = {
  name: '',
  questions: '',
  templates: [],
  readings: [],
  decks: [],
  tables: [],
  rolls: [],
};
const our = allStarts.flatMap(({ name, kit }) => (kit ? [[name, kit] as const] : []));

describe('a kit', () => {
  it('ANY-KIT-001: has all that can be used again, and comes to another table as it was', () => {
    const table = rolling(new SeededDice(1))
      .send('bev', {
        type: 'template.create',
        name: 'Hero',
        lines: 'Grit: 1/3\nTry: 2d6+grit (Moves)',
      })
      .send('bev', { type: 'deck.create', name: 'Omens', lines: '3x A door\nThe moon\n1–20' })
      .send('bev', { type: 'questions.write', text: 'Who are you?\nWhy here?' })
      .send('bev', { type: 'look.choose', look: 'night' });
    const kit = kitOf(tableOf(table));
    const other = bring(fresh(), kit);
    expect(kitOf(tableOf(other))).toEqual({ ...kit, name: 'A table' });
    expect(other.state.public.decks).not.toEqual(table.state.public.decks);
    expect(kit.decks).toEqual([
      { name: 'Omens', back: 'blue', lines: '3x A door\nThe moon\n1–20' },
    ]);
    expect(kit.rolls).toContainEqual({
      ...{ name: 'Strike', expression: '2d6+strength', ask: 'total', reading: 'Moves' },
    });
  });

  it('ANY-KIT-001: has nothing of what was played, nor what somebody has in private', () => {
    const table = withSheets(new SeededDice(1))
      .send('anya', { type: 'roll.save', name: 'Mine', expression: 'd6' })
      .send('bev', { type: 'random-table.create', name: 'Secret', lines: 'Blood', private: true })
      .send('anya', { type: 'card.create', name: 'The traitor' });
    const text = kitFile(kitOf(tableOf(table)));
    for (const word of ['Mine', 'Secret', 'Blood', 'Ida', 'Wolf', 'traitor', 'anya', 'Anya']) {
      expect(text).not.toContain(word);
    }
    expect(isEmptyKit(kitOf(tableOf(fresh())))).toBe(true);
    expect(isEmptyKit(kitOf(tableOf(table)))).toBe(false);
  });

  it('ANY-KIT-002: comes beside what is there: once what is the same, with a number what only bears the name', () => {
    const kit: Kit = {
      ...none,
      readings: [{ name: 'Moves', lines: '1-3 No\n4-6 Yes', best: 'high' }],
      templates: [{ name: 'Hero', lines: 'Grit: 1\nTry: d6 (Moves)' }],
      tables: [
        { name: 'Night', lines: 'Rain\n[Weather]' },
        { name: 'Weather', lines: 'Hail\n→ Night sky' },
        { name: 'Night sky', lines: 'Stars' },
      ],
      rolls: [{ name: 'Fate', expression: 'd6', reading: 'Moves' }],
    };
    const table = rolling(new SeededDice(1));
    bring(table, kit);
    expect(names(table, 'readings')).toEqual(['Moves', 'Moves 2']);
    expect(names(table, 'tables')).toEqual([
      'Night',
      'Weather',
      'Night 2',
      'Weather 2',
      'Night sky',
    ]);
    const all = itemsOn(table.state, 'public', 'tables');
    expect(all[2]?.lines[1]?.text).toBe('[Weather 2]');
    expect(itemsOn(table.state, 'public', 'templates')[0]?.fields[1]).toMatchObject({
      reading: 'Moves 2',
    });
    const [, second] = itemsOn(table.state, 'public', 'readings');
    expect(itemsOn(table.state, 'public', 'saved').at(-1)).toMatchObject({ reading: second?.id });
    const before = { ...table.state.public };
    bring(table, kitOf(tableOf(table)));
    expect(names(table, 'tables')).toHaveLength(5);
    expect(names(table, 'saved')).toHaveLength(Object.keys(before.saved).length);
    expect(table.state.public.questions).toBeUndefined();
  });

  it('ANY-KIT-006: questions are written by anybody, come along, and leave those that are there', () => {
    const asks = (text: string, seat = 'carl') =>
      fresh().send(seat, { type: 'questions.write', text });
    const table = asks('Who are you?\nWhy here?');
    const kit = kitOf(tableOf(table));
    expect(kit.questions).toBe('Who are you?\nWhy here?');
    expect(bring(fresh(), kit).state.public.questions).toBe(kit.questions);
    expect(bring(asks('What is lost?', 'bev'), kit).state.public.questions).toBe('What is lost?');
    table.send('anya', { type: 'questions.write', text: '' });
    expect(table.state.public).not.toHaveProperty('questions');
    expect(bring(fresh(), kitOf(tableOf(table))).state.public).not.toHaveProperty('questions');
  });

  it('ANY-KIT-003: another version, what is damaged, too long or no kit is refused, and says what is allowed', () => {
    const file = kitFile(none);
    expect(tryToBring(file.replace('"form":1', '"form":2'))).toMatchObject({
      ...{ rule: 'ANY-KIT-003', message: 'That kit was written by a newer version of this app.' },
    });
    expect(tryToBring(file.slice(0, -9))?.message).toContain('damaged');
    expect(tryToBring(file.replace('moonlit-kit', 'moonlit-character'))?.message).toBe(
      'That is no kit.',
    );
    expect(tryToBring(file.replace('any-game', 'daggerheart'))?.message).toBe('That is no kit.');
    expect(tryToBring('[]')?.message).toBe('That is no kit.');
    expect(tryToBring(`${'['.repeat(40)}${']'.repeat(40)}`)?.message).toBe('That is no kit.');
    const long = kitFile({ ...none, tables: [{ name: 'Long', lines: 'x'.repeat(28_000) }] });
    expect(tryToBring(long)).toMatchObject({ rule: 'ANY-KIT-003' });
    expect(tryToBring(long)?.instead).toContain('28,000');
    const wrong = file.replace('"tables":[]', '"tables":[{"name":"A","lines":"x"},{"name":7}]');
    expect(tryToBring(wrong)).toMatchObject({
      message: 'The tables of that kit cannot be read, number 2.',
      instead: expect.stringContaining(
        'up to 24 sheets, 20 readings, 8 decks, 40 tables and 60 rolls',
      ),
    });
  });

  it('ANY-KIT-003: where one part cannot be read or has no room, nothing of it is laid, and nothing is lost', () => {
    const table = withSheets(new SeededDice(1));
    const before = JSON.stringify(table.state.public);
    const good = { name: 'Good', lines: 'Rain\nSun' };
    const wrong: [Partial<Kit>, RegExp][] = [
      [
        { templates: [{ name: 'X', lines: 'A = b\nB = a' }] },
        /^In the sheet “X” of the kit: These would be/,
      ],
      [{ tables: [good, { name: 'X', lines: '1-3 A\n3-6 B' }] }, /^In the table “X” of the kit: /],
      [
        { readings: [{ name: 'X', lines: '1-3 A\n3-6 B' }] },
        /^In the reading “X” of the kit: .* overlap/,
      ],
      [
        { tables: [good], decks: [{ name: 'X', lines: '301x A' }] },
        /^In the deck “X” of the kit: .*300/,
      ],
      [{ rolls: [{ name: 'X', expression: '2d6+' }] }, /^In the roll “X” of the kit: /],
      [
        { tables: [{ name: 'X', lines: '[X]' }] },
        /^In the table “X” of the kit: It would go round/,
      ],
    ];
    for (const [parts, message] of wrong) {
      expect(tryToBring(kitFile({ ...none, ...parts }), table)?.message).toMatch(message);
      expect(JSON.stringify(table.state.public)).toBe(before);
    }
  });

  it('ANY-KIT-002: one undo takes back all that came with it', () => {
    const table = fresh();
    const to = table.seq + 1;
    const [, [, kit] = ['', none]] = our;
    bring(table, kit);
    expect(names(table, 'templates')).not.toEqual([]);
    table.send('bev', { type: 'table.undo', to, evenIfRevealed: true });
    expect(isEmptyKit(kitOf(tableOf(table)))).toBe(true);
  });
});

describe.each(our)('the kit of %s', (_, kit) => {
  it('ANY-KIT-004: comes and goes on as it is, in one message', () => {
    const table = bring(fresh(), kit);
    const again = kitOf(tableOf(table));
    const third = bring(fresh(), again);
    expect(kitOf(tableOf(third))).toEqual(again);
    expect(again.templates.map(({ name }) => name)).toEqual(kit.templates.map(({ name }) => name));
    expect(kitFile(again).length).toBeLessThan(12_000);
    expect(again.questions).toBe(kit.questions);
  });

  it('ANY-KIT-004: whatever a sheet calls is there: its rolls are read, and its tables lead somewhere', () => {
    const table = bring(fresh(), kit);
    const readings = names(table, 'readings');
    for (const { fields } of itemsOn(table.state, 'public', 'templates')) {
      for (const field of fields) {
        if (field.is === 'dice' && field.reading) expect(readings).toContain(field.reading);
      }
    }
    const tables = itemsOn(table.state, 'public', 'tables');
    const leads = tables.flatMap(({ lines }) =>
      lines.flatMap(({ text }) => [...text.matchAll(/\[([^\]d]+)\]/g)].map(([, name]) => name)),
    );
    for (const name of leads) expect(names(table, 'tables')).toContain(name);
    const [first] = itemsOn(table.state, 'public', 'templates');
    table.send('anya', {
      ...{ type: 'card.create', kind: 'person', name: 'Ida', to: 'self' },
      template: first?.id ?? '',
    });
    const dice = (first?.fields ?? []).filter(({ is }) => is === 'dice');
    const offered = table.offers('anya', 'roll').map(({ with: { label } }) => label);
    for (const { name } of dice) expect(offered).toContain(name);
  });
});

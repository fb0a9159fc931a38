import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const propose = { type: 'roll.propose', protagonist: 'raven', action: 'forgive' } as const;
const judge = { type: 'roll.judge', position: 'risky', effect: 'standard' } as const;

/** Everything that the table has read, oldest first. */
const lines = (table: TestTable): string[] =>
  table.state.public.log.entries.map(({ text }) => text);

describe('TABLE-052: what was said aloud need not be typed', () => {
  it('a goal: the action stands for it, until somebody writes one', () => {
    const table = bookTable().send('claire', propose);
    expect(lines(table).at(-1)).toBe('Raven will forgive.');
    expect(table.state.public.roll?.goal).toBe('Forgive');
    table.send('claire', { type: 'roll.revise', action: 'defy', goal: '' });
    expect(lines(table).at(-1)).toBe('Raven tries defy instead.');
    const goal = table
      .offers('claire', 'roll.revise')[0]
      ?.fields?.find(({ name }) => name === 'goal');
    expect(goal).toMatchObject({ initial: '', required: false });
    table.send('claire', { type: 'roll.revise', action: 'defy', goal: 'Hold the gate' });
    expect(table.state.public.roll?.goal).toBe('Hold the gate');
  });

  it('the price of a poisoned promise', () => {
    const table = bookTable()
      .send('claire', propose)
      .send('bev', judge)
      .send('bev', { type: 'roll.promise', adversary: 1 });
    expect(lines(table).at(-1)).toBe(
      'Bev offers a poisoned promise: the price that was named at the table',
    );
  });

  it('harm: it is called by how bad it is', () => {
    const table = bookTable();
    const harm = { type: 'consequence.assign', kind: 'harm', source: 'fiction' } as const;
    table.send('bev', { ...harm, target: 'raven', level: 2 });
    expect(lines(table).at(-1)).toBe('For Raven: level 2 harm “Hurt”');
    const [offer] = table.offers('bev', 'consequence.assign');
    const field = (wanted: string) => offer?.fields?.find(({ name }) => name === wanted);
    expect(field('text')).toMatchObject({ required: false });
    expect(field('level')).toMatchObject({
      options: [{ label: '1 Shaken' }, { label: '2 Hurt' }, { label: '3 Badly hurt' }, {}],
    });
  });

  it('any other consequence', () => {
    const table = bookTable().send('bev', {
      ...{ type: 'consequence.assign', kind: 'lost-opportunity', source: 'fiction' },
      target: 'raven',
    });
    expect(lines(table).at(-1)).toBe('For Raven: lost opportunity: this way is closed');
  });

  it('why a consequence or a choice is taken back', () => {
    const table = bookTable().send('bev', {
      ...{ type: 'consequence.assign', kind: 'harm', source: 'fiction', level: 1 },
      target: 'raven',
    });
    const [consequence = ''] = Object.keys(table.state.public.consequences);
    table.send('bev', { type: 'consequence.cancel', consequence });
    expect(table.state.public.log.entries.at(-1)?.notes).toEqual(['No reason was given.']);
  });

  it('a question to fortune, and what a mission is for', () => {
    const table = bookTable('mission').send('bev', { type: 'fortune.roll', dice: 1 }, 4);
    expect(lines(table).at(-1)).toBe('What does chance say?');
    const quiet = bookTable('mission').given((state) => {
      state.public.episode.mission = null;
    });
    const [offer] = quiet.offers('claire', 'mission.choose');
    expect(offer?.fields?.at(-1)).toMatchObject({ name: 'goal', required: false });
  });

  it('a name is typed, since the table goes by it', () => {
    expect(bookTable().try('bev', { type: 'clock.create', name: ' ', segments: 4 })?.code).toBe(
      'malformed',
    );
  });
});

import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from './library/registry';
import type { Protagonist } from './state';
import type { TestTable } from './testing';
import { bookTable } from './testing';

const judge = { type: 'roll.judge', position: 'risky', effect: 'standard' } as const;

/** Hawk wants something, alone or with others. */
const hawkActs = (table: TestTable, group: string[] = []) =>
  table.send('dylan', {
    type: 'roll.propose',
    protagonist: 'hawk',
    goal: 'Run',
    action: 'defy',
    group,
  });

/** The book’s table, where somebody has other abilities than usual. */
const having = (id: string, special: string[], changes: Partial<Protagonist> = {}) =>
  bookTable().givenProtagonist(id, { special, ...changes });

/** The reminders whose moment is there, by whose they are. */
const now = ({ state }: TestTable, when: string) =>
  state.public.derived.reminders.filter((one) => one.when === when);
const whose = (table: TestTable, when: string) =>
  now(table, when).map(({ protagonist }) => protagonist);

/** Somebody is about to be hurt. */
const hurt = (table: TestTable, target: string, level: 2 | 4) =>
  table.send('bev', {
    type: 'consequence.assign',
    source: 'fiction',
    target,
    kind: 'harm',
    level,
    text: 'the fall',
  });

describe('a reminder has its moment', () => {
  it('GBM-PB-GUA-016: of an action, while its bearer rolls or takes part in the roll', () => {
    const table = having('hawk', ['righteous']).givenProtagonist('raven', {
      special: ['righteous'],
    });
    expect(whose(table, 'action')).toEqual([]);
    hawkActs(table, ['raven']);
    expect(whose(table, 'action')).toEqual(['raven', 'hawk']);
    table.send('dylan', { type: 'roll.withdraw' });
    expect(whose(table, 'action')).toEqual([]);
  });

  it('GBM-ABY-ABL-004: of help, for whoever helps or could help, until the dice fall', () => {
    const table = bookTable().given((state) => {
      state.public.series.abilities = ['never-alone'];
    });
    expect(whose(table, 'assist')).toEqual([]);
    hawkActs(table).send('bev', judge);
    expect(whose(table, 'assist')).toEqual(['raven', 'fawn']);
    table.send('claire', { type: 'roll.assist', protagonist: 'raven', via: 'stress' });
    expect(whose(table, 'assist')).toEqual(['raven']);
    table.send('dylan', { type: 'roll.roll' }, 4, 4);
    expect(whose(table, 'assist')).toEqual([]);
  });

  it('GBM-PB-ENI-015: of transcending, in the log and until the first roll after it', () => {
    const table = bookTable().send('anya', { type: 'transcend', protagonist: 'fawn' });
    expect(table.lastLine).toContain('You may vanish');
    expect(whose(table, 'transcend')).toEqual(['fawn']);
    table
      .send('anya', { type: 'roll.propose', protagonist: 'fawn', goal: 'Go', action: 'flow' })
      .send('bev', judge);
    expect(whose(table, 'transcend')).toEqual(['fawn']);
    table.send('anya', { type: 'roll.roll' }, 6);
    expect(whose(table, 'transcend')).toEqual([]);
  });

  it('GBM-PB-OUT-013: of the rival’s eclipse and fatal harm, for whoever has that rival', () => {
    const table = having('hawk', ['something-to-prove', 'pathetic']);
    hurt(hurt(table, 'raven', 4), 'fawn', 2);
    expect(whose(table, 'fatal-harm')).toEqual([]);
    hurt(table, 'fawn', 4);
    const about = Object.values(table.state.public.consequences).at(-1)?.id;
    expect(now(table, 'fatal-harm')).toMatchObject([
      { protagonist: 'hawk', prompts: [`consequence:${about}`] },
    ]);
    expect(whose(table, 'eclipse')).toEqual([]);
    const torn = having('hawk', ['something-to-prove', 'pathetic']).given(({ public: shared }) => {
      shared.eclipses = Object.fromEntries(
        ['hawk', 'fawn'].map((protagonist) => [
          protagonist,
          { protagonist, stage: 'due', attribute: null, result: null, band: null, declined: [] },
        ]),
      );
    });
    expect(now(torn, 'eclipse')).toMatchObject([
      { protagonist: 'hawk', prompts: ['eclipse:fawn'] },
    ]);
  });

  it('of gathering information, in the offer before it and beside its questions', () => {
    const table = bookTable();
    const reminders = Object.values(bookPlaybooks()).flatMap(({ special, transcendent }) =>
      [...special, ...transcendent].filter(({ hooks }) =>
        hooks.reminders?.some(({ when }) => when === 'gather-information'),
      ),
    );
    const [ability] = reminders;
    if (!ability) throw new Error('No ability reminds of gathering information.');
    table.givenProtagonist('fawn', { special: ['behind-the-mask', ability.id] });
    const [offer] = table.offers('anya', 'info.gather');
    expect(offer?.detail).toContain(ability.name);
    expect(whose(table, 'gather-information')).toEqual([]);
    table.send('anya', { type: 'info.gather', protagonist: 'fawn', action: 'flow' }, 5);
    expect(whose(table, 'gather-information')).toEqual(['fawn']);
  });

  it('of a phase, while it lasts', () => {
    const stopper = (phase: 'mission' | 'downtime') =>
      bookTable(phase).givenProtagonist('hawk', {
        transcendent: ['clock-stopper'],
        transcendence: { marked: 0, active: true, spent: false },
      });
    expect(whose(stopper('mission'), 'mission')).toEqual(['hawk']);
    expect(whose(stopper('downtime'), 'mission')).toEqual([]);
  });

  it('GBM-FLB-005: and none of those that a flashback lies before', () => {
    const table = bookTable()
      .givenProtagonist('hawk', { transcendent: ['clock-stopper'] })
      .send('dylan', { type: 'transcend', protagonist: 'hawk' });
    expect(whose(table, 'mission')).toEqual(['hawk']);
    table
      .send('dylan', { type: 'flashback.call', protagonist: 'hawk', text: 'I hid a key' })
      .send('bev', { type: 'flashback.price', stress: 0, roll: true })
      .send('dylan', { type: 'flashback.accept' });
    expect(whose(hawkActs(table), 'mission')).toEqual([]);
  });

  it('and the sheet has all of them always', () => {
    const table = having('hawk', ['righteous', 'pathetic']);
    const reminders = table.state.public.derived.protagonists.hawk?.reminders ?? [];
    expect(reminders.filter((text) => text.startsWith('Righteous:'))).toHaveLength(1);
    expect(reminders.filter((text) => /rival/.test(text))).toHaveLength(2);
  });
});

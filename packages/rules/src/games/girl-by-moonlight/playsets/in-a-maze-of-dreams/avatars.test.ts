import { describe, expect, it } from 'vitest';
import { missing } from '../../characters/making/steps';
import type { TestTable } from '../../testing';
import { dreamTable, seatedTable, TestTable as Table } from '../../testing';
import { desires, virtues } from './avatars';

const hecate = {
  type: 'dreams.avatar',
  protagonist: 'raven',
  name: 'Hecate',
  description: 'A crown of keys',
  virtue: 'brave',
  desires: ['scandal', 'truth'],
} as const;
const shaped = (change: object) => ({ ...hecate, desires: [...hecate.desires], ...change });

/** Raven, transcended, is about to roll. */
function proposed(more: { group?: string[] } = {}): TestTable {
  return dreamTable()
    .givenProtagonist('raven', {
      stress: 4,
      transcendence: { marked: 1, active: true, spent: false, from: 1 },
    })
    .send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Tell the ballroom what she saw',
      action: 'confess',
      ...more,
    })
    .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
}
const on = (option: string) => ({ type: 'roll.option', option, on: true }) as const;
const options = (table: TestTable) =>
  table.offers('claire', 'roll.option').map(({ with: { option } }) => String(option));

describe('Avatars', () => {
  it('GBM-MAZ-BLD-012: is described and named, with one virtue of eight and two desires of twelve', () => {
    expect([virtues.length, desires.length]).toEqual([8, 12]);
    const table = dreamTable('interlude').send('claire', shaped({}));
    expect(table.state.public.dreams?.avatars.raven).toEqual({
      name: 'Hecate',
      description: 'A crown of keys',
      virtue: 'brave',
      desires: ['scandal', 'truth'],
    });
  });

  it.each([
    ['a virtue that is none', { virtue: 'rich' }, 'GBM-MAZ-RUL-005'],
    ['one desire', { desires: ['scandal'] }, 'GBM-MAZ-RUL-006'],
    ['one desire twice', { desires: ['scandal', 'scandal'] }, 'GBM-MAZ-RUL-006'],
    ['a desire that is none', { desires: ['scandal', 'cake'] }, 'GBM-MAZ-RUL-006'],
  ])('GBM-MAZ-BLD-012: refuses %s', (_what, change, rule) => {
    const refusal = dreamTable('interlude').try('claire', shaped(change));
    expect(refusal).toMatchObject({ code: 'malformed', rule });
    expect(refusal?.instead).not.toBe('');
  });

  it('GBM-MAZ-BLD-012: is fixed in play; the director changes it, and may say why', () => {
    const table = dreamTable('downtime');
    expect(table.try('claire', shaped({}))).toMatchObject({ rule: 'GBM-MAZ-BLD-012' });
    expect(table.try('anya', shaped({}))).toMatchObject({ code: 'not-yours' });
    table.send('bev', shaped({ name: 'Nyx', reason: 'It has changed' }));
    expect(table.state.public.dreams?.avatars.raven?.name).toBe('Nyx');
    table.givenProtagonist('raven', { status: 'lost' });
    expect(table.try('bev', shaped({ reason: 'Too late' }))).toMatchObject({
      code: 'wrong-moment',
    });
  });

  it('GBM-MAZ-BLD-012: is part of making a protagonist', () => {
    const table = seatedTable(new Table('in-a-maze-of-dreams')).send('claire', {
      type: 'character.create',
      playbook: 'the-harmony',
    });
    const [one] = Object.values(table.state.public.protagonists);
    if (!one) throw new Error('No protagonist.');
    const lacks = missing(table.state, one).map(({ text }) => text);
    expect(lacks.join()).toContain('an Avatar');
    const [offer] = table.offers('claire', 'dreams.avatar');
    expect(offer).toMatchObject({ place: 'creation', primary: true });
  });

  it('GBM-MAZ-RUL-005: acting by its virtue clears 1 stress', () => {
    const table = proposed().send('claire', on('avatar:raven:virtue'));
    table.send('claire', { type: 'roll.roll' }, 4);
    expect(table.protagonist('raven').stress).toBe(3);
    expect(table.protagonist('raven').transcendence.marked).toBe(2);
  });

  it('GBM-MAZ-RUL-006: acting by a desire marks xp and no transcendence', () => {
    const table = proposed().send('claire', on('avatar:raven:desire-0'));
    table.send('claire', { type: 'roll.roll' }, 4);
    const { xp, transcendence, stress } = table.protagonist('raven');
    expect(xp.playbook).toBe(1);
    expect(transcendence.marked).toBe(1);
    expect(stress).toBe(4);
  });

  it('GBM-MAZ-RUL-006: a promise built on a desire does the same, and once only', () => {
    const table = proposed().send('bev', {
      type: 'roll.promise',
      text: 'The whole city hears of it',
      adversary: 0,
    });
    const promise = table.state.public.roll?.promises[0]?.id ?? '';
    table
      .send('claire', { type: 'roll.answer-promise', promise, accept: true })
      .send('claire', on('avatar:raven:desire-0'))
      .send('claire', on('avatar:raven:desire-1'))
      .send('claire', { type: 'roll.roll' }, 4, 2);
    expect(table.protagonist('raven').xp.playbook).toBe(1);
    expect(table.protagonist('raven').transcendence.marked).toBe(1);
  });

  it('GBM-MAZ-RUL-005, 006: only while transcended', () => {
    const table = dreamTable().send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Tell the truth',
      action: 'confess',
    });
    expect(options(table).filter((option) => option.startsWith('avatar:'))).toEqual([]);
    expect(table.try('claire', on('avatar:raven:virtue'))).toMatchObject({ rule: 'TABLE-010' });
  });

  it('AMB-93, GBM-MAZ-RUL-005, 006: or always on a mission, where the table plays it so', () => {
    const table = dreamTable()
      .givenProtagonist('raven', { stress: 4 })
      .send('bev', { type: 'table.house-rule', rule: 'avatars', value: 'always' })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Tell the truth',
        action: 'confess',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', on('avatar:raven:virtue'))
      .send('claire', on('avatar:raven:desire-0'))
      .send('claire', { type: 'roll.roll' }, 4);
    expect(table.protagonist('raven')).toMatchObject({ stress: 3, xp: { playbook: 1 } });
  });

  it('GBM-MAZ-RUL-006: whoever acts along has switches of their own', () => {
    const table = proposed({ group: ['fawn'] }).givenProtagonist('fawn', {
      stress: 2,
      transcendence: { marked: 0, active: true, spent: false, from: 0 },
    });
    expect(options(table)).toContain('avatar:fawn:desire-1');
    table
      .send('claire', on('avatar:fawn:desire-1'))
      .send('claire', on('avatar:fawn:virtue'))
      .rollTogether(5, 5, 5);
    expect(table.protagonist('fawn').xp.playbook).toBe(1);
    expect(table.protagonist('fawn').stress).toBe(1);
    expect(table.protagonist('fawn').transcendence.marked).toBe(0);
    expect(table.protagonist('raven').transcendence.marked).toBe(2);
  });
});

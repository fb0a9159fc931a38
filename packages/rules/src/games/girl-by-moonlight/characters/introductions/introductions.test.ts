import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../../engine';
import { playsetOf } from '../../library/playset';
import type { TestTable } from '../../testing';
import { bookTable } from '../../testing';
import { beatsIn } from '../../testing/beats';
import { introducing, introductionsOf } from './introduced';

/** Raven, Fawn and Hawk with everything that a table wants to hear, before the first episode. */
function made(phase: 'creation' | 'obligation' = 'creation'): TestTable {
  const table = bookTable(phase);
  for (const id of ['raven', 'fawn', 'hawk']) table.givenProtagonist(id, { ...sheet, status });
  const answer = { picks: [], text: 'Answered', by: 'bev' };
  return table.given((state) => {
    const { answers } = state.public.series;
    for (const { id } of playsetOf(state).questions) answers[id] = { ...answer };
  });
}

const status = 'creating' as const;
const sheet = {
  roles: ['royal heir'],
  obligation: 'student',
  freeDot: 'confess' as const,
  special: ['one', 'two'],
  transcendent: ['three'],
  secondary: [
    { name: 'Mother', detail: 'An agent of the authorities' },
    { name: 'Leo', detail: '' },
  ],
  trueName: 'Quark',
  promises: [],
};

const begin = { type: 'introductions.begin' } as const;
const next = (protagonist: string, more: { later?: boolean; to?: string } = {}) =>
  ({ type: 'introductions.next', protagonist, ...more }) as const;
const now = (table: TestTable) => introducing(table.state)?.id;
const step = (table: TestTable) => table.state.public.derived.nextStep;
/** The lines of the last command. */
const told = ({ state }: TestTable) => {
  const lines = linesOf(state.public.log);
  return lines
    .filter(({ seq }) => seq === lines.at(-1)?.seq)
    .map(({ text, notes = [] }) => [text, ...notes].join(' '));
};
const met = (table: TestTable) => Object.keys(introductionsOf(table.state).met).sort();

describe('Introductions', () => {
  it('GBM-CHR-010: they go round the table in the order of the seats, and everybody sees whose turn it is', () => {
    const table = made();
    expect(step(table)).toMatchObject({ title: 'Introductions' });
    expect(table.offers('bev', 'introductions.begin')).toMatchObject([
      { primary: true, place: 'next-step' },
    ]);
    table.send('bev', begin);
    const order = [now(table), ...introductionsOf(table.state).left];
    expect(order).toEqual(['raven', 'fawn', 'hawk']);
    expect(step(table).title).toBe('Meet Raven');
    expect(step(table).text).toContain('Then Fawn and Hawk.');
    expect(table.state.public.derived.prompts['introduction:raven']).toMatchObject({
      to: ['claire'],
      title: 'Your turn: introduce Raven',
      text: expect.stringContaining('Mother and Leo'),
    });
    expect(told(table)).toEqual([
      'Raven is introduced now. The table goes round to meet its protagonists.',
    ]);
    table.send('claire', next('raven'));
    expect(told(table)).toEqual([
      'The table meets Raven. Mother: An agent of the authorities Leo',
      'Fawn is introduced now.',
    ]);
    expect(beatsIn(table.rows.at(-1)?.events ?? [])).toMatchObject([
      { kind: 'introduction', about: ['raven'] },
      { kind: 'introducing', about: ['fawn'] },
    ]);
    expect(now(table)).toBe('fawn');
    table.send('bev', next('fawn')).send('dylan', next('hawk'));
    expect(now(table)).toBeUndefined();
    expect(met(table)).toEqual(['fawn', 'hawk', 'raven']);
    expect(table.offers('bev', 'introductions.begin')).toEqual([]);
  });

  it('GBM-CHR-010: the one who introduces passes on, or the director; a late tap skips nobody', () => {
    const table = made().send('bev', begin);
    expect(table.try('anya', next('raven'))?.code).toBe('not-yours');
    table.send('claire', next('raven'));
    expect(table.try('bev', next('raven'))).toMatchObject({
      code: 'already-done',
      rule: 'GBM-CHR-010',
    });
    expect(now(table)).toBe('fawn');
  });

  it('GBM-CHR-010: somebody may come first, or another time', () => {
    const table = made()
      .send('bev', begin)
      .send('bev', next('raven', { to: 'hawk' }));
    expect(now(table)).toBe('hawk');
    expect(table.try('bev', next('hawk', { to: 'raven' }))?.code).toBe('not-found');
    table.send('dylan', next('hawk', { later: true })).send('anya', next('fawn'));
    expect(now(table)).toBeUndefined();
    expect(met(table)).toEqual(['fawn', 'raven']);
    expect(table.offers('dylan', 'introductions.begin')).toMatchObject([
      { label: 'Introduce Hawk', place: 'creation' },
    ]);
    table.send('dylan', begin);
    expect(now(table)).toBe('hawk');
  });

  it('GBM-CHR-010: the director can leave them out, before they begin or in the middle', () => {
    const table = made().send('bev', { type: 'introductions.end' });
    expect(met(table)).toHaveLength(3);
    expect(table.try('claire', begin)).toMatchObject({ code: 'wrong-moment' });
    const middle = made().send('bev', begin).send('bev', { type: 'introductions.end' });
    expect(now(middle)).toBeUndefined();
    expect(middle.try('claire', { type: 'introductions.end' })?.code).toBe('not-allowed');
  });

  it('GBM-CHR-010: an open round keeps the table together until the director goes on', () => {
    const table = made().send('bev', begin);
    expect(table.try('bev', { type: 'phase.next' })?.message).toContain(
      'Raven is being introduced',
    );
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'It is late' });
    table.given((state) => {
      state.public.phase = 'downtime';
    });
    expect(now(table)).toBeUndefined();
  });

  it('GBM-LOS-006, GBM-CHR-010: a newcomer is introduced too, once there is a name', () => {
    const table = bookTable('obligation');
    expect(table.offers('bev', 'introductions.begin')).toEqual([]);
    table.send('bev', {
      type: 'override.loss',
      protagonist: 'hawk',
      how: 'Gone',
      reason: 'Agreed',
    });
    table.send('dylan', { type: 'character.create', playbook: 'the-stranger' });
    expect(table.offers('bev', 'introductions.begin')).toEqual([]);
    const leo = Object.values(table.state.public.protagonists).find(
      ({ status: is }) => is === 'creating',
    );
    table.givenProtagonist(leo?.id ?? '', { ...sheet, name: 'Leo' });
    expect(step(table)).toMatchObject({ title: 'Somebody new' });
    table.send('dylan', begin);
    expect(now(table)).toBe(leo?.id);
    table.send('dylan', next(leo?.id ?? ''));
    expect(now(table)).toBeUndefined();
  });

  it('GBM-CHR-010: nobody is introduced without a name, or by somebody who has been met', () => {
    const table = made().givenProtagonist('raven', { name: '' });
    expect(table.try('claire', begin)?.code).toBe('not-yours');
    table.send('anya', begin).send('anya', next('fawn')).send('dylan', next('hawk'));
    expect(table.try('anya', begin)?.code).toBe('wrong-moment');
  });

  it('GBM-CHR-010: a campaign from before there were introductions plays on', () => {
    const table = made('obligation').given((state) => {
      delete state.public.introductions;
      for (const one of Object.values(state.public.protagonists)) one.status = 'active';
    });
    expect(table.offers('bev', 'introductions.begin')).toEqual([]);
    expect(table.try('bev', begin)?.code).toBe('wrong-moment');
  });
});

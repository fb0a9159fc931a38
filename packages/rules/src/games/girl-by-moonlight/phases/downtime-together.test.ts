import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const roll = { type: 'downtime.roll' } as const;
const activity = (protagonist: string, what: string, more: object = {}) =>
  ({ type: 'downtime.start', protagonist, activity: what, action: 'express', ...more }) as const;
const dig = activity('hawk', 'investigate');
const dance = activity('raven', 'make-a-connection', { with: 'fawn' });
const talk = activity('hawk', 'make-a-connection', { with: 'fawn' });

/** Downtime without the abilities that would add dice, one die an action. */
const downtime = () =>
  bookTable('downtime').given((state) => {
    for (const one of Object.values(state.public.protagonists)) {
      one.special = [];
      for (const dots of Object.values(one.actions)) dots.mundane = 1;
    }
  });
const busy = (table: TestTable) => Object.keys(table.state.public.activities);
const whose = (table: TestTable, seat: string, command: string) =>
  table.offers(seat, command).map(({ with: { protagonist } }) => protagonist);
const fallen = (table: TestTable) => table.lastLine.replace('What ', '');

describe('TABLE-062: several people go about their downtime at once', () => {
  it('each with their own dice, in whichever order', () => {
    const table = downtime().send('dylan', dig).send('claire', dance);
    expect(busy(table)).toEqual(['hawk', 'raven']);
    expect(whose(table, 'dylan', 'downtime.roll')).toEqual(['hawk']);
    expect(whose(table, 'claire', 'downtime.roll')).toEqual(['raven']);
    expect(whose(table, 'bev', 'downtime.withdraw')).toEqual(['hawk', 'raven']);
    table.send('claire', roll, 4);
    expect(table.protagonist('fawn').links).toEqual({ raven: 3 });
    expect(busy(table)).toEqual(['hawk']);
    table.send('claire', { ...dance, with: 'hawk' });
    table.send('dylan', roll, 6);
    expect(table.state.public.series.investigation).toBe(4);
    expect(busy(table)).toEqual(['raven']);
  });

  it('one thing each, which is finished or withdrawn before the next', () => {
    const table = downtime().send('dylan', dig);
    expect(table.try('dylan', talk)).toMatchObject({
      message: 'Hawk is in the middle of an activity.',
    });
    expect(table.offers('anya', 'downtime.start')).not.toEqual([]);
  });

  it('who is asked by two answers each of them', () => {
    const table = downtime().send('dylan', talk).send('claire', dance);
    const asked = Object.values(table.state.public.derived.prompts).map(({ title }) => title);
    expect(asked).toEqual(['Hawk spends time with Fawn', 'Raven spends time with Fawn']);
    table.send('anya', { type: 'downtime.offer-die', protagonist: 'raven', offer: true });
    const { hawk, raven } = table.state.public.derived.activities;
    expect([hawk?.pool.dice, raven?.pool.dice]).toEqual([1, 2]);
    expect(table.try('anya', { type: 'downtime.withdraw' })).toMatchObject({ rule: 'TABLE-062' });
  });

  it('nobody rolls or withdraws what somebody else has begun', () => {
    const table = downtime().send('dylan', dig).send('claire', dance);
    for (const type of ['downtime.roll', 'downtime.withdraw'] as const) {
      expect(table.try('claire', { type, protagonist: 'hawk' })?.code).toBe('not-yours');
    }
    table.send('bev', { type: 'downtime.withdraw', protagonist: 'hawk' });
    expect(busy(table)).toEqual(['raven']);
  });

  it('what has lost its reason falls away in a sentence, and has cost nothing', () => {
    const table = downtime().send('bev', { type: 'project.start', name: 'Song', segments: 4 });
    const [clock = ''] = Object.keys(table.state.public.clocks);
    table.send('claire', activity('raven', 'work-on-a-project', { clock }));
    table.send('dylan', activity('hawk', 'work-on-a-project', { clock }));
    table.send('dylan', roll, 6);
    expect(busy(table)).toEqual([]);
    expect(fallen(table)).toBe('Raven had begun falls away: “Song” is done.');
    expect(table.state.public.episode.downtime.raven?.left).toBe(2);

    const harm = { id: 'a', level: 1, text: 'Shaken', shrugged: false } as const;
    const care = { with: 'raven' };
    const cared = downtime()
      .givenProtagonist('raven', { harm: [harm] })
      .send('anya', activity('fawn', 'help-a-friend-recover', care))
      .send('dylan', activity('hawk', 'help-a-friend-recover', care))
      .send('dylan', roll, 6);
    expect(fallen(cared)).toBe('Fawn had begun falls away: Raven has no harm to recover from.');

    const lost = downtime().send('claire', dance).send('dylan', dig);
    lost.givenProtagonist('fawn', { status: 'lost' }).send('dylan', roll, 1);
    expect(fallen(lost)).toBe('Raven had begun falls away: Fawn is gone.');
  });

  it('the next phase waits for each of them', () => {
    const table = downtime().send('dylan', dig).send('claire', dance);
    const [next] = table.offers('bev', 'phase.next');
    expect(JSON.stringify(next)).toContain('Hawk is in the middle of an activity.');
    expect(JSON.stringify(next)).toContain('Raven is in the middle of an activity.');
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true });
    expect(busy(table)).toEqual([]);
  });
});

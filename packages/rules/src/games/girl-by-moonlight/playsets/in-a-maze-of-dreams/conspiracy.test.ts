import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { dreamTable, known } from '../../testing';
import { roles } from './roles';

const propagators = {
  'indoctrination-propagator': 'vale',
  'acquisitions-propagator': 'moss',
  'surveillance-propagator': 'reed',
};
const followers = {
  'indoctrination-follower': 'lark',
  'acquisitions-follower': 'finch',
  'surveillance-follower': 'thorn',
};
const all = { ...propagators, ...followers };

const view = (table: TestTable) => {
  const now = table.state.public.derived.dreams;
  if (!now) throw new Error('No map.');
  return now;
};
const inForce = (table: TestTable) =>
  view(table)
    .penalties.filter((one) => one.inForce)
    .map(({ id }) => id);
const preparing = () =>
  dreamTable().given(({ public: { episode } }) => {
    if (episode.mission) episode.mission.stage = 'preparing';
  });
const engagement = (table: TestTable) =>
  table.state.public.derived.engagement?.pool.lines.map(({ source, dice }) => `${source} ${dice}`);

describe('the Conspiracy map', () => {
  it('GBM-MAZ-RUL-012, AMB-51: three branches of three roles below the Host', () => {
    expect(roles).toHaveLength(10);
    const { branches, host } = view(dreamTable());
    expect(branches.map(({ roles: own }) => own.map(({ tier }) => tier))).toEqual(
      Array(3).fill([1, 1, 2]),
    );
    expect(host.tier).toBe(3);
  });

  it('GBM-MAZ-RUL-013: the director identifies a suspect at any time, and writes them on the map', () => {
    const table = dreamTable('downtime').send('bev', {
      type: 'dreams.identify',
      suspect: 'moss',
      role: 'surveillance-follower',
      how: 'Claire has followed them',
    });
    expect(table.state.public.dreams?.map).toEqual({
      'surveillance-follower': { suspect: 'moss', confronted: false },
    });
    expect(table.lastLine).toBe('Moss is Follower of Surveillance. Claire has followed them');
    const taken = { type: 'dreams.identify', suspect: 'reed', role: 'surveillance-follower' };
    expect(table.try('bev', { ...taken, type: 'dreams.identify' })).toMatchObject({
      code: 'not-allowed',
      rule: 'GBM-MAZ-RUL-013',
    });
    expect(
      table.try('bev', { type: 'dreams.identify', suspect: 'moss', role: 'host' }),
    ).toMatchObject({ code: 'already-done' });
    expect(
      table.try('claire', { type: 'dreams.identify', suspect: 'reed', role: 'host' }),
    ).toMatchObject({ code: 'not-allowed' });
    expect(
      table.try('bev', { type: 'dreams.identify', suspect: 'reed', role: 'janitor' }),
    ).toMatchObject({ code: 'not-found', rule: 'GBM-MAZ-RUL-012' });
  });

  it('GBM-MAZ-RUL-017: whoever reveals a part, or has one in mind, reads the tiers, the Host last', () => {
    const table = dreamTable('downtime');
    for (const command of ['dreams.identify', 'dreams.assign']) {
      const [field] = table.offers('bev', command)[0]?.fields ?? [];
      const labels = field?.kind === 'choice' ? field.options.map(({ label }) => label) : [];
      const tiers = labels.filter((label) => label.includes('tier'));
      expect(tiers).toHaveLength(10);
      expect(tiers[0]).toBe('Propagator of Indoctrination, tier I');
      expect(tiers.at(-1)).toBe('Host, tier III');
    }
  });

  it('GBM-MAZ-RUL-012: Indoctrination takes a die from engagement until it is shut down', () => {
    const table = preparing();
    expect(engagement(table)).toContain('The Conspiracy’s Indoctrination -1');
    known(table, { 'indoctrination-propagator': 'vale', 'indoctrination-follower': 'moss' });
    known(table, { 'indoctrination-overseer': 'reed' });
    expect(engagement(table)).toContain('The Conspiracy’s Indoctrination -1');
    known(table, { 'indoctrination-overseer': 'reed' }, true);
    expect(engagement(table)?.join()).not.toContain('Indoctrination');
  });

  it('GBM-MAZ-RUL-012: Acquisitions moves the Conspiracy track 1 further in fallout', () => {
    const fallout = { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false };
    const table = dreamTable('fallout').send('bev', { ...fallout, type: 'fallout.adversary' });
    expect(table.state.public.series.adversary).toBe(2);
    const shut = dreamTable('fallout');
    known(shut, { 'acquisitions-propagator': 'vale', 'acquisitions-follower': 'moss' });
    known(shut, { 'acquisitions-overseer': 'reed' }, true);
    shut.send('bev', { ...fallout, type: 'fallout.adversary' });
    expect(shut.state.public.series.adversary).toBe(1);
  });

  it('GBM-MAZ-RUL-012: Surveillance takes a die from investigating', () => {
    const table = dreamTable('downtime').send('anya', {
      type: 'downtime.start',
      protagonist: 'fawn',
      activity: 'investigate',
      action: 'flow',
    });
    expect(table.activity?.pool.lines).toContainEqual({
      source: 'The Conspiracy’s Surveillance',
      dice: -1,
    });
  });

  it('GBM-MAZ-RUL-014: fallout is read a tier worse until all Propagators are identified', () => {
    const table = dreamTable('fallout').given(({ public: { episode } }) => {
      episode.fallout = {
        adversary: { lines: [], from: 0, to: 0 },
        cleared: true,
        rolled: false,
        told: null,
        halved: null,
      };
    });
    const worse = table.offers('bev', 'fallout.roll')[0]?.detail;
    expect(worse).toContain('tier II');
    expect(worse).toContain('Propagators');
    known(table, propagators);
    expect(table.offers('bev', 'fallout.roll')[0]?.detail).toMatch(/tier I\b/);
    table.send('bev', { type: 'fallout.roll' }, 2, 3);
    expect(table.state.director.fallout?.entry).toBe('An agent of the Conspiracy makes a move');
  });

  it('GBM-MAZ-RUL-014: foes have +1 scale until all Followers are identified', () => {
    const table = dreamTable().send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Slip past the ushers',
      action: 'conceal',
    });
    const said = () => table.state.public.derived.reminders.map(({ text }) => text).join(' ');
    expect(said()).toContain('+1 scale');
    known(table, followers);
    expect(said()).not.toContain('+1 scale');
  });

  it('GBM-MAZ-RUL-014: −1 effect against the Host until two Overseers are confronted', () => {
    const table = dreamTable();
    known(table, { host: 'sable', 'surveillance-overseer': 'ivy' }, false);
    known(table, { 'acquisitions-overseer': 'thorn' }, true);
    table
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Face the Host',
        action: 'forgive',
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' })
      .send('claire', { type: 'roll.option', option: 'conspiracy:against-the-host', on: true });
    expect(table.state.public.derived.roll?.effect).toBe('limited');
    known(table, { 'surveillance-overseer': 'ivy' }, true);
    expect(table.state.public.derived.roll?.effect).toBe('standard');
    expect(inForce(table)).not.toContain('overseers');
  });

  it('GBM-MAZ-RUL-015: a branch is shut down when all in it are known and its Overseer is confronted', () => {
    const table = dreamTable('downtime');
    known(table, { ...all, 'surveillance-overseer': 'ivy' });
    const shut = () => view(table).branches.map((branch) => branch.shut);
    expect(shut()).toEqual([false, false, false]);
    table.send('bev', {
      type: 'dreams.set-role',
      role: 'surveillance-overseer',
      suspect: 'ivy',
      confronted: true,
      reason: 'They have come to us by themselves',
    });
    expect(shut()).toEqual([false, false, true]);
    expect(table.lastLine).toContain('Surveillance is shut down.');
    expect(inForce(table)).toEqual(['overseers']);
    // One who is not known yet keeps it going.
    table.given(({ public: { dreams } }) => {
      if (dreams) delete dreams.map['surveillance-follower'];
    });
    expect(shut()).toEqual([false, false, false]);
  });

  it('GBM-MAZ-RUL-013: the director writes the map by hand, with a reason', () => {
    const table = dreamTable('downtime');
    known(table, { host: 'vale' });
    const elsewhere = {
      type: 'dreams.set-role',
      role: 'surveillance-overseer',
      suspect: 'vale',
      confronted: false,
      reason: 'I misread the map',
    } as const;
    expect(table.try('bev', elsewhere)).toMatchObject({ rule: 'GBM-MAZ-RUL-013' });
    expect(table.try('claire', elsewhere)).toMatchObject({ code: 'not-allowed' });
    table.send('bev', { ...elsewhere, role: 'host', suspect: 'nobody' }).send('bev', elsewhere);
    expect(Object.keys(table.state.public.dreams?.map ?? {})).toEqual(['surveillance-overseer']);
  });
});

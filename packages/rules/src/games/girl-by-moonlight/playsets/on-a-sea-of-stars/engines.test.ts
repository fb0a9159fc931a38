import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import {
  engineAt,
  givenEngine,
  newEngine,
  seatedTable,
  starsTable,
  TestTable as Table,
} from '../../testing';
import { endRoll, hunting, promising, proposed } from './test-rolls';

const engine = {
  type: 'stars.engine',
  name: 'Dagon',
  virtue: 'brave',
  impulse: 'hungry',
  whyNot: 'It drowned my mother.',
} as const;

describe('adding Engines', () => {
  it('GBM-SEA-BLD-014, AMB-75: each player adds one, and says why their own character cannot pilot it', () => {
    const table = seatedTable(new Table('on-a-sea-of-stars'));
    const playbook = 'the-harmony';
    table.send('claire', { type: 'character.create', playbook });
    expect(table.try('claire', { ...engine, whyNot: '' })).toMatchObject({
      code: 'malformed',
      rule: 'GBM-SEA-BLD-014',
    });
    expect(table.try('claire', { ...engine, virtue: 'dull' })).toMatchObject({
      rule: 'GBM-SEA-RUL-004',
    });
    expect(table.try('claire', { ...engine, impulse: 'dull' })).toMatchObject({
      rule: 'GBM-SEA-RUL-005',
    });
    table.send('claire', engine);
    const [dagon] = Object.values(table.state.public.stars?.engines ?? {});
    expect(dagon).toMatchObject({ strength: 3, recovery: 0, impulses: ['hungry'], pilot: null });
    expect(table.try('claire', engine)).toMatchObject({ code: 'limit-reached' });
    expect(table.try('bev', { ...engine, whyNot: '' })).toBeNull();
  });

  it('GBM-SEA-MIS-004: recovering one with success brings a new Engine home', () => {
    const table = starsTable().given(({ public: { episode } }) => {
      if (episode.mission) episode.mission.type = 'recover-a-fallen-engine';
    });
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    expect(table.state.public.stars?.toCreate).toBe(1);
    table.send('dylan', { ...engine, whyNot: '' });
    expect(table.state.public.stars?.toCreate).toBe(0);
    expect(Object.values(table.state.public.stars?.engines ?? {}).at(-1)?.maker).toBeNull();
  });

  it('GBM-SEA-RUL-020, 044, AMB-74: six berths, and eight with Extended berths', () => {
    const table = starsTable('downtime').given(({ public: { stars } }) => {
      for (const id of ['a', 'b', 'c']) if (stars) stars.engines[id] = newEngine(id);
      if (stars) stars.toCreate = 1;
    });
    expect(table.offers('claire', 'stars.engine')).toEqual([]);
    expect(table.try('claire', engine)).toMatchObject({ rule: 'GBM-SEA-RUL-020' });
    table.given(({ public: { series } }) => {
      series.rooms.push('extended-berths');
    });
    expect(table.state.public.derived.stars?.hangar).toEqual({ engines: 6, capacity: 8 });
    table.send('claire', { ...engine, whyNot: '' });
  });
});

describe('piloting', () => {
  it('GBM-SEA-BLD-014, GBM-SEA-RUL-014: nobody pilots their own, a broken one, or somebody else’s', () => {
    const table = starsTable();
    const board = (seat: string, protagonist: string, id: string) =>
      table.try(seat, { type: 'stars.board', protagonist, engine: id });
    expect(board('claire', 'raven', 'zura')).toMatchObject({ rule: 'GBM-SEA-BLD-014' });
    expect(board('dylan', 'hawk', 'stygal')).toMatchObject({ rule: 'GBM-SEA-RUL-003' });
    givenEngine(table, 'ipos', { strength: 0, bonded: [] });
    expect(board('anya', 'fawn', 'ipos')).toMatchObject({ rule: 'GBM-SEA-RUL-014' });
    expect(board('dylan', 'hawk', 'zura')).toBeNull();
    expect(engineAt(table, 'zura').pilot).toBe('hawk');
    table.send('dylan', { type: 'stars.leave', engine: 'zura' });
    expect(engineAt(table, 'zura')).toMatchObject({ pilot: null, strength: 3, used: true });
  });

  it('GBM-SEA-RUL-004: an action in line with the virtue gets a die', () => {
    const table = proposed(starsTable());
    const before = table.state.public.derived.roll?.pool.dice ?? 0;
    table.send('claire', { type: 'roll.option', option: 'engine:raven:virtue', on: true });
    expect(table.state.public.derived.roll?.pool.dice).toBe(before + 1);
  });

  it('GBM-SEA-RUL-004, AMB-80: so does that of whoever acts along, for them alone', () => {
    const table = proposed(starsTable());
    givenEngine(table, 'zura', { pilot: 'fawn' });
    table
      .send('claire', { type: 'roll.withdraw' })
      .send('claire', {
        type: 'roll.propose',
        protagonist: 'raven',
        goal: 'Together',
        action: 'flow',
        group: ['fawn'],
      })
      .send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    const dice = () => {
      const { pool, members } = table.state.public.derived.roll ?? {};
      return [pool?.dice, members?.fawn?.dice];
    };
    // Raven’s pool of none is two dice, the lower kept.
    expect(dice()).toEqual([2, 1]);
    const brave = { type: 'roll.option', option: 'engine:fawn:virtue', on: true } as const;
    table.send('claire', brave);
    expect(dice()).toEqual([2, 2]);
    table.send('claire', { ...brave, option: 'engine:raven:virtue' });
    expect(dice()).toEqual([1, 2]);
  });

  it('GBM-SEA-RUL-005: an action in line with an impulse marks xp and no transcendence', () => {
    const table = hunting();
    table.send('claire', { type: 'roll.option', option: 'engine:raven:impulse-0', on: true });
    table.send('claire', { type: 'roll.roll' }, 6);
    expect(table.protagonist('raven').transcendence.marked).toBe(0);
    expect(table.protagonist('raven').xp.playbook).toBe(1);
  });

  it('GBM-SEA-RUL-005: so does a promise that follows one', () => {
    const table = promising({ fromImpulse: true });
    table.send('claire', { type: 'roll.roll' }, 6, 5);
    expect(table.protagonist('raven').transcendence.marked).toBe(0);
    expect(table.protagonist('raven').xp.playbook).toBe(1);
  });

  it('GBM-SEA-RUL-006, 011: a promise opens the second impulse for good, and may cost strength', () => {
    const table = promising({ impulse: 'feral', strength: true });
    table.send('claire', { type: 'roll.roll' }, 6, 5);
    expect(engineAt(table, 'stygal')).toMatchObject({ impulses: ['hungry', 'feral'], strength: 2 });
    endRoll(table);
    proposed(table);
    const third = { type: 'roll.promise', text: 'More', impulse: 'weary' } as const;
    expect(table.try('bev', third)).toMatchObject({ rule: 'GBM-SEA-RUL-006' });
  });

  it('GBM-SEA-RUL-006: what the director prepares stays on the desk', () => {
    const table = starsTable();
    table.send('bev', { type: 'stars.seal', engine: 'stygal', impulse: 'haunted' });
    expect(table.state.director.stars.impulses).toEqual({ stygal: 'haunted' });
    expect(JSON.stringify(table.state.public)).not.toContain('haunted');
    expect(
      table.try('bev', { type: 'stars.seal', engine: 'stygal', impulse: 'hungry' }),
    ).toMatchObject({ rule: 'GBM-SEA-RUL-006' });
  });
});

describe('the strength of an Engine', () => {
  const strength = (table: TestTable) => engineAt(table, 'stygal').strength;

  it('GBM-SEA-RUL-007, 008: three, and one less with its pilot’s last transcendent action', () => {
    const table = hunting(3);
    expect(strength(table)).toBe(3);
    table.send('claire', { type: 'roll.roll' }, 6);
    expect(strength(table)).toBe(2);
  });

  it('GBM-SEA-RUL-009, GBM-CON-010, GBM-EX-021: a consequence that hits it, unresisted', () => {
    const hit = {
      type: 'consequence.assign',
      kind: 'complication',
      text: 'Its arm is torn off',
      target: 'raven',
      source: 'fiction',
      engine: 'stygal',
    } as const;
    const table = starsTable().send('bev', hit);
    const [first] = Object.keys(table.state.public.consequences);
    table.send('claire', { type: 'consequence.accept', consequence: first ?? '' });
    expect(strength(table)).toBe(2);
    table.send('bev', { ...hit, serious: true });
    const [second = ''] = Object.keys(table.state.public.consequences);
    table.send('claire', { type: 'consequence.resist', consequence: second }, 6);
    table.send('claire', { type: 'consequence.accept', consequence: second });
    expect(strength(table)).toBe(2);
  });

  it('GBM-SEA-RUL-010: its pilot falls into eclipse', () => {
    const table = starsTable().given((state) => {
      state.public.eclipses.raven = {
        protagonist: 'raven',
        stage: 'rescue',
        attribute: 'sun',
        result: null,
        band: 'partial',
        declined: [],
      };
    });
    table.send('claire', { type: 'eclipse.fall', protagonist: 'raven' });
    expect(strength(table)).toBe(2);
  });

  it('GBM-SEA-RUL-012: its pilot suffers fatal harm in it', () => {
    const table = starsTable().send('bev', {
      type: 'consequence.assign',
      kind: 'harm',
      level: 4,
      text: 'Crushed',
      target: 'raven',
      source: 'fiction',
    });
    const [id = ''] = Object.keys(table.state.public.consequences);
    table.send('claire', { type: 'consequence.accept', consequence: id });
    expect(strength(table)).toBe(2);
  });

  it('GBM-SEA-RUL-013: it is left behind, and cannot be piloted there', () => {
    const table = starsTable();
    table.send('claire', { type: 'stars.leave', engine: 'stygal', behind: true });
    expect(engineAt(table, 'stygal')).toMatchObject({ strength: 2, abandoned: true, pilot: null });
    const board = { type: 'stars.board', protagonist: 'hawk', engine: 'stygal' } as const;
    expect(table.try('dylan', board)).toMatchObject({ rule: 'GBM-SEA-RUL-013' });
    const safe = { type: 'stars.leave', engine: 'ipos', behind: true } as const;
    expect(table.try('bev', safe)).toMatchObject({ rule: 'GBM-SEA-RUL-013' });
    expect(table.try('claire', safe)).toMatchObject({ code: 'not-yours' });
    expect(table.offers('bev', 'stars.leave')).toEqual([]);
  });

  it('GBM-SEA-RUL-014: broken, then repaired, it asks for a bond before it is piloted', () => {
    const table = givenEngine(starsTable(), 'stygal', { strength: 1 });
    table.send('bev', { type: 'stars.leave', engine: 'stygal', behind: true });
    expect(engineAt(table, 'stygal')).toMatchObject({ strength: 0, bonded: [] });
    givenEngine(table, 'stygal', { strength: 1, abandoned: false });
    const board = { type: 'stars.board', protagonist: 'hawk', engine: 'stygal' } as const;
    expect(table.try('dylan', board)).toMatchObject({ instead: 'Bond with it in downtime.' });
    givenEngine(table, 'stygal', { bonded: ['hawk'] });
    table.send('dylan', board);
    expect(engineAt(table, 'stygal')).toMatchObject({ pilot: 'hawk', bonded: null });
  });
});

describe('in downtime', () => {
  const plain = () =>
    starsTable('downtime').given((state) => {
      for (const one of Object.values(state.public.protagonists)) one.special = [];
    });

  it('GBM-SEA-RUL-015, AMB-44: help a friend recover feeds its clock of four', () => {
    const table = givenEngine(plain(), 'stygal', { strength: 1, recovery: 1 });
    table
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'help-a-friend-recover',
        with: 'stygal',
        action: 'forgive',
      })
      .send('claire', { type: 'downtime.roll' }, 6);
    expect(engineAt(table, 'stygal')).toMatchObject({ strength: 2, recovery: 1 });
  });

  it('AMB-44: with all its strength back, nothing is left over on its clock', () => {
    const table = givenEngine(plain(), 'stygal', { strength: 2, recovery: 3 });
    table
      .send('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'help-a-friend-recover',
        with: 'stygal',
        action: 'forgive',
      })
      .send('claire', { type: 'downtime.roll' }, 6);
    expect(engineAt(table, 'stygal')).toMatchObject({ strength: 3, recovery: 0 });
  });

  it('GBM-SEA-RUL-030, 031: a bond gives links with it; the director answers for it', () => {
    const table = givenEngine(plain(), 'stygal', { bonded: [] });
    table.send('claire', {
      type: 'downtime.start',
      protagonist: 'raven',
      activity: 'bond-with-an-engine',
      with: 'stygal',
      action: 'forgive',
    });
    expect(Object.values(table.state.public.derived.prompts)).toMatchObject([{ to: ['bev'] }]);
    const answer = { type: 'downtime.offer-die', offer: true } as const;
    expect(table.try('anya', answer)).toMatchObject({ rule: 'GBM-DWN-006' });
    expect(table.offers('anya', answer.type)).toEqual([]);
    table.send('bev', answer).send('claire', { type: 'downtime.roll' }, 4, 2);
    expect(table.protagonist('raven').links).toEqual({ stygal: 3 });
    expect(engineAt(table, 'stygal').bonded).toEqual(['raven']);
  });

  it('GBM-SEA-RUL-030, GBM-PB-STR-009, AMB-100: is open to the Stranger too; help for an Engine is not', () => {
    const table = givenEngine(plain(), 'stygal', { strength: 2 }).givenProtagonist('raven', {
      playbook: 'the-stranger',
      special: ['stranger-to-kindness'],
    });
    const start = (activity: string) =>
      table.try('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity,
        with: 'stygal',
        action: 'forgive',
      });
    expect(start('help-a-friend-recover')).toMatchObject({ code: 'not-allowed' });
    expect(start('bond-with-an-engine')).toBeNull();
  });

  it('GBM-SEA-RUL-032: its pilot spends those links in a mission, as though on the pilot', () => {
    const table = starsTable().givenProtagonist('raven', { links: { stygal: 2 }, stress: 5 });
    const spend = {
      type: 'links.spend',
      protagonist: 'raven',
      with: 'stygal',
      effect: 'recover-self',
      how: 'It hums.',
    } as const;
    table.send('claire', spend);
    expect(table.protagonist('raven')).toMatchObject({ stress: 3, links: { stygal: 1 } });
    proposed(table);
    const help = { type: 'roll.assist', protagonist: 'raven', via: 'link' } as const;
    table.send('claire', help);
    table.send('claire', { type: 'roll.stop-assisting' });
    table.send('claire', { type: 'stars.leave', engine: 'stygal' });
    expect(table.try('claire', spend)).toMatchObject({ rule: 'GBM-SEA-RUL-032' });
    expect(table.try('claire', help)).toMatchObject({ code: 'not-allowed' });
  });
});

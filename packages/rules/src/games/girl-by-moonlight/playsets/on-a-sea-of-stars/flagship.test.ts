import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { engineAt, givenEngine, starsTable } from '../../testing';
import { exposedPool } from './exposed';
import { rooms } from './flagship';
import { proposed } from './test-rolls';

const withRoom = (table: TestTable, room: string): TestTable =>
  table.given(({ public: { series } }) => {
    series.rooms.push(room);
  });
const start = (id: string) => {
  const { name = id, segments = 8 } = rooms.find((room) => room.id === id) ?? {};
  return { type: 'project.start', room: id, name, outcome: `${name} opens.`, segments } as const;
};

describe('The flagship', () => {
  it('GBM-SEA-RUL-016, 017, AMB-45: one upgrade at a time, of eight segments, along the map', () => {
    const table = starsTable('downtime');
    expect(table.try('claire', start('runabout'))).toMatchObject({ code: 'not-allowed' });
    expect(table.try('bev', start('observatory'))).toMatchObject({ rule: 'GBM-SEA-RUL-016' });
    table.send('claire', start('observatory'));
    expect(table.state.public.clocks['room:observatory']?.segments).toBe(8);
    expect(table.try('anya', start('mess-hall'))).toMatchObject({ rule: 'GBM-SEA-RUL-017' });
    const offered = table.offers('anya', 'project.start').map(({ with: { room } }) => room);
    expect(offered).toEqual([undefined]);
  });

  it('AMB-45: the map joins both ways', () => {
    expect(rooms).toHaveLength(11);
    for (const { id, joins } of rooms) {
      for (const other of joins) {
        expect(rooms.find((room) => room.id === other)?.joins, `${other}–${id}`).toContain(id);
      }
    }
  });

  it('GBM-SEA-RUL-018: Observatory gives a die to the two sorties', () => {
    const table = withRoom(starsTable(), 'observatory').given(({ public: { episode } }) => {
      if (episode.mission) episode.mission.stage = 'preparing';
    });
    expect(table.state.public.derived.engagement?.pool.lines).toContainEqual({
      source: 'Observatory',
      dice: 1,
    });
  });

  it('GBM-SEA-RUL-019: Training facility marks 2 xp in Sun', () => {
    const table = withRoom(starsTable('downtime'), 'training-facility');
    const activity = 'train-on-the-flagship';
    table.send('claire', { type: 'downtime.start', protagonist: 'raven', activity });
    expect(table.protagonist('raven').xp.sun).toBe(2);
  });

  it.each([
    ['GBM-SEA-RUL-021', 'mess-hall', { activity: 'make-a-connection', with: 'fawn' }],
    ['GBM-SEA-RUL-022', 'engineering', { activity: 'work-on-a-project', clock: 'plan' }],
  ] as const)('%s: %s gives a die in public view', (_rule, room, how) => {
    const table = withRoom(starsTable('downtime'), room).given(({ public: { clocks } }) => {
      const base = { name: 'Plan', outcome: '', segments: 8, marked: 0, owner: null };
      clocks.plan = { ...base, id: 'plan', kind: 'project' };
    });
    table.send('claire', { type: 'downtime.start', protagonist: 'raven', action: 'defy', ...how });
    const before = table.activity?.pool.lines.length ?? 0;
    table.send('claire', { type: 'downtime.option', option: `${room}:here`, on: true });
    expect(table.activity?.pool.lines).toHaveLength(before + 1);
  });

  it('GBM-SEA-RUL-023: Forward battery helps once a mission, in the place of other help', () => {
    const fire = { type: 'roll.option', option: 'forward-battery:fire', on: true } as const;
    const table = proposed(withRoom(starsTable(), 'forward-battery'));
    table.send('claire', fire);
    const source = 'Forward battery: covering fire';
    expect(table.state.public.derived.roll?.pool.lines).toContainEqual({
      source,
      dice: 1,
      by: 'raven',
    });
    table.send('claire', { type: 'roll.roll' }, 6, 1).send('bev', { type: 'roll.finish' });
    expect(proposed(table).try('claire', fire)).toMatchObject({ code: 'not-found' });
  });

  it('GBM-SEA-RUL-024: Power source lets Engines recover that nobody piloted', () => {
    const table = withRoom(starsTable(), 'flagship-power-source');
    givenEngine(givenEngine(table, 'stygal', { strength: 2 }), 'zura', {
      strength: 2,
      recovery: 2,
    });
    table.send('bev', { type: 'mission.end', outcome: 'success' });
    expect(engineAt(table, 'stygal')).toMatchObject({ strength: 2, recovery: 0 });
    expect(engineAt(table, 'zura')).toMatchObject({ strength: 3, recovery: 0 });
  });

  it('GBM-SEA-RUL-025: Launch deck reminds of the better position', () => {
    const table = withRoom(starsTable(), 'launch-deck');
    const { reminders } = table.state.public.derived.protagonists.raven ?? { reminders: [] };
    expect(reminders.join(' ')).toContain('Launch deck');
  });

  it('GBM-SEA-RUL-026: Main thrusters give a die while the flagship is away', () => {
    const table = withRoom(starsTable(), 'main-thrusters');
    expect(exposedPool(table.state).lines).toEqual([{ source: 'Main thrusters', dice: 1 }]);
    table.send('bev', { type: 'stars.exposed', open: true, flagship: false, why: 'It is docked' });
    expect(exposedPool(table.state).lines).toEqual([]);
  });

  it('GBM-SEA-RUL-027: Runabout goes out once a mission, for a pilot or for an Engine', () => {
    const table = givenEngine(starsTable(), 'zura', { abandoned: true });
    const send = { type: 'stars.runabout', engine: 'zura' } as const;
    expect(table.try('claire', send)).toMatchObject({ rule: 'GBM-SEA-RUL-027' });
    withRoom(table, 'runabout');
    expect(table.try('claire', { type: 'stars.runabout' })).toMatchObject({ code: 'malformed' });
    const sound = table.try('claire', { ...send, engine: 'ipos' });
    expect(sound?.message).toBe('Ipos needs no retrieving.');
    table.send('claire', send);
    expect(engineAt(table, 'zura').abandoned).toBe(false);
    const rescue = { type: 'stars.runabout', protagonist: 'hawk' } as const;
    expect(table.try('dylan', rescue)).toMatchObject({ rule: 'GBM-SEA-RUL-027' });
  });

  it('GBM-SEA-RUL-028, 029, AMB-49: preparations stand in the place of investigating', () => {
    const table = starsTable('downtime').givenProtagonist('raven', { special: [] });
    const offers = table.offers('claire', 'downtime.start').map(({ label }) => label);
    expect(offers).toContain('Make preparations');
    expect(offers).not.toContain('Investigate');
    const prepare = { protagonist: 'raven', activity: 'investigate', action: 'forgive' } as const;
    table.send('claire', { type: 'downtime.start', ...prepare });
    table.send('claire', { type: 'downtime.roll' }, 6);
    expect(table.state.public.series.investigation).toBe(4);
    expect(Object.values(table.state.public.questions)).toMatchObject([{ questions: 2 }]);
  });
});

describe('making preparations', () => {
  it('GBM-SEA-RUL-028: what an ability says of investigating goes for them', () => {
    const pools = [[], ['gazing-into-the-abyss']].map((abilities) => {
      const table = starsTable('downtime')
        .given(({ public: { series } }) => {
          series.abilities = abilities;
        })
        .send('dylan', {
          type: 'downtime.start',
          protagonist: 'hawk',
          activity: 'investigate',
          action: 'defy',
        });
      return table.activity?.pool.dice;
    });
    expect(pools).toEqual([1, 2]);
  });
});

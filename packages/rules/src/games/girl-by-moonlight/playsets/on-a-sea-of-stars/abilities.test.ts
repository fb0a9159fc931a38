import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { engineAt, starsTable } from '../../testing';
import type { Phase } from '../../vocabulary';
import { hunting, proposed } from './test-rolls';

const has = (ability: string, table: TestTable): TestTable =>
  table.given(({ public: { series } }) => {
    series.abilities.push(ability);
  });
const plain = (ability: string, phase: Phase) =>
  has(ability, starsTable(phase)).given((state) => {
    for (const one of Object.values(state.public.protagonists)) one.special = [];
  });
const harm = (level: number) =>
  ({
    type: 'consequence.assign',
    kind: 'harm',
    level,
    text: 'Burnt',
    target: 'raven',
    source: 'fiction',
    armourFits: true,
  }) as const;
const facing = (table: TestTable) => Object.keys(table.state.public.consequences)[0] ?? '';

describe('series abilities', () => {
  it('GBM-SEA-ABL-002, 009: Academy trained and Plugged in raise Perceive, Flow and Analyze', () => {
    const table = starsTable('creation');
    table.send('bev', { type: 'series.take-ability', ability: 'academy-trained' });
    const choice = Object.values(table.state.public.choices).find(({ to }) => to === 'claire');
    expect(choice?.options.map(({ value }) => value)).toEqual(['perceive', 'flow', 'analyze']);
    table.send('claire', { type: 'choice.answer', choice: choice?.id ?? '', value: 'flow' });
    expect(table.protagonist('raven').actions.flow.mundane).toBe(1);
    table.send('bev', { type: 'series.take-ability', ability: 'plugged-in' });
    for (const action of ['perceive', 'flow', 'analyze'] as const) {
      expect(table.protagonist('raven').actions[action].transcendent).toBe(1);
    }
  });

  it('GBM-SEA-ABL-003: Esprit de corps gives a die to Sun and to helping recovery', () => {
    const table = plain('esprit-de-corps', 'downtime').givenProtagonist('fawn', {
      harm: [{ id: 'cut', level: 1, text: 'Cut', shrugged: false }],
    });
    table.send('claire', {
      type: 'downtime.start',
      protagonist: 'raven',
      activity: 'help-a-friend-recover',
      with: 'fawn',
      action: 'forgive',
    });
    const line = expect.objectContaining({ source: 'Esprit de corps', dice: 1 });
    expect(table.activity?.pool.lines).toContainEqual(line);
    const hit = has('esprit-de-corps', starsTable()).send('bev', harm(1));
    const label = hit.offers('claire', 'consequence.resist')[0];
    expect(label?.detail).toContain('Esprit de corps');
  });

  it('GBM-SEA-ABL-004: Sync ratio eases whoever was helped, and a link gives 2 dice', () => {
    const table = has('sync-ratio', proposed(starsTable())).givenProtagonist('raven', {
      stress: 3,
    });
    table.givenProtagonist('fawn', { links: { raven: 1 } });
    table.send('anya', { type: 'roll.assist', protagonist: 'fawn', via: 'link' });
    expect(table.state.public.derived.roll?.pool.dice).toBe(3);
    table.send('claire', { type: 'roll.roll' }, 5, 1, 1);
    expect(table.protagonist('raven').stress).toBe(2);
  });

  it('GBM-SEA-ABL-005, 006: High alert shares as many actions as the tier, for preparations alone', () => {
    const table = plain('high-alert', 'obligation').given(({ public: { series, episode } }) => {
      series.adversary = 5;
      episode.downtime = {};
    });
    const on = { type: 'phase.next', evenIfUnfinished: true, reason: 'A test' } as const;
    table.send('bev', on, 1, 2, 1, 1, 2, 1);
    const [shared] = table.state.public.episode.shared ?? [];
    expect(shared).toMatchObject({ left: 2, activities: ['investigate'] });
    table.given(({ public: { episode } }) => {
      episode.downtime.raven = { left: 0, extras: [], connected: [] };
    });
    const act = { type: 'downtime.start', protagonist: 'raven', action: 'forgive' } as const;
    expect(table.offers('claire', 'downtime.start')).toHaveLength(1);
    expect(
      table.try('claire', { ...act, activity: 'make-a-connection', with: 'fawn' }),
    ).toMatchObject({ code: 'cannot-afford' });
    table.send('claire', { ...act, activity: 'investigate' });
    table.send('claire', { type: 'downtime.roll' }, 4);
    expect(table.state.public.episode.shared?.[0]?.left).toBe(1);
  });

  it('GBM-SEA-ABL-005, GBM-SEA-RUL-033: High alert counts the tier that the Bastion leaves behind', () => {
    const table = plain('high-alert', 'obligation').given(({ public: { series, episode } }) => {
      series.adversary = 4;
      episode.downtime = {};
    });
    // In its first downtime the Bastion feels safe: 1–3 brings the Leviathans two nearer, to tier II.
    table.send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'A test' }, 1, 1, 1);
    expect(table.state.public.series.adversary).toBe(6);
    expect(table.state.public.episode.shared).toMatchObject([{ left: 2 }]);
  });

  it('GBM-SEA-ABL-007: Heroes of the people gives a die to a mission that protects, and series xp', () => {
    const table = has('heroes-of-the-people', starsTable()).given(({ public: { episode } }) => {
      if (episode.mission) episode.mission.stage = 'preparing';
    });
    const before = table.state.public.derived.engagement?.pool;
    table.send('claire', { type: 'mission.answer', question: 'protects', answer: 1 });
    const after = table.state.public.derived.engagement?.pool;
    expect(after?.lines).toHaveLength((before?.lines.length ?? 0) + 1);
    table.send('claire', {
      type: 'ability.claim',
      protagonist: 'raven',
      ability: 'heroes-of-the-people',
      claim: 'unharmed',
    });
    expect(table.state.public.series.xp).toBe(1);
  });

  it.each([
    ['claire', 'who rolled'],
    ['bev', 'who directs'],
  ])(
    'GBM-SEA-ABL-008: On borrowed time betters a downtime result for a segment of Readiness: %s, %s',
    (by) => {
      const table = plain('on-borrowed-time', 'downtime').given(({ public: { series } }) => {
        series.investigation = 4;
      });
      const act = { type: 'downtime.start', protagonist: 'raven', action: 'forgive' } as const;
      table.send('claire', { ...act, activity: 'make-a-connection', with: 'fawn' });
      table.send('claire', { type: 'downtime.roll' }, 4);
      expect(table.try('claire', { type: 'downtime.withdraw' })).toMatchObject({
        rule: 'GBM-DWN-003',
      });
      const settled = { type: 'downtime.settle', protagonist: 'raven', improve: true } as const;
      expect(table.try('dylan', settled)).toMatchObject({ code: 'not-yours' });
      table.send(by, settled);
      expect(table.protagonist('fawn').links).toEqual({ raven: 4 });
      expect(table.state.public.series.investigation).toBe(3);
      table.send('claire', { ...act, activity: 'investigate' });
      table.send('claire', { type: 'downtime.roll' }, 4);
      expect(table.state.public.series.investigation).toBe(6);
    },
  );

  it('GBM-SEA-ABL-008: what Readiness no longer pays for stays as it fell', () => {
    const table = plain('on-borrowed-time', 'downtime').given(({ public: { series } }) => {
      series.investigation = 4;
    });
    const act = { type: 'downtime.start', protagonist: 'raven', action: 'forgive' } as const;
    table.send('claire', { ...act, activity: 'make-a-connection', with: 'fawn' });
    table.send('claire', { type: 'downtime.roll' }, 4).given(({ public: { series } }) => {
      series.investigation = 0;
    });
    const ways = table.offers('claire', 'downtime.settle').map((one) => one.with.improve);
    expect(ways).toEqual([false]);
    const improve = { type: 'downtime.settle', improve: true } as const;
    expect(table.try('claire', improve)).toMatchObject({ code: 'cannot-afford' });
  });
});

describe('transcendent series abilities', () => {
  it('GBM-SEA-ABL-010: Heavy gear: armour does away with harm up to level 3', () => {
    const table = has('heavy-gear', hunting()).send('bev', harm(3));
    table.send('claire', { type: 'consequence.armour', consequence: facing(table) });
    expect(table.state.public.consequences).toEqual({});
    expect(table.protagonist('raven')).toMatchObject({ harm: [], armourUsed: true });
  });

  it('GBM-SEA-ABL-010: or it is spent for a better position on one roll', () => {
    const table = has('heavy-gear', hunting());
    table.send('claire', { type: 'roll.option', option: 'heavy-gear:position', on: true });
    expect(table.state.public.derived.roll?.position).toBe('controlled');
    table.send('claire', { type: 'roll.roll' }, 6);
    expect(table.state.public.roll?.rolled?.position).toBe('controlled');
    expect(table.protagonist('raven').armourUsed).toBe(true);
  });

  it('GBM-SEA-ABL-010, GBM-PB-OUT-010: what asks for a desperate position is not open from a better one', () => {
    const table = has('heavy-gear', hunting())
      .givenProtagonist('raven', { special: ['reckless'] })
      .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'standard' });
    const options = () => table.offers('claire', 'roll.option').map((offer) => offer.with.option);
    expect(options()).toContain('reckless');
    table.send('claire', { type: 'roll.option', option: 'heavy-gear:position', on: true });
    expect(options()).not.toContain('reckless');
  });

  it('GBM-SEA-ABL-011, GBM-SEA-RUL-013: Eject! refuses fatal harm and ends transcendence, with the Engine or out of it; or the harm is taken', () => {
    const doomed = () => {
      const table = has('eject', hunting()).send('bev', harm(4));
      return table.send('claire', { type: 'consequence.accept', consequence: facing(table) });
    };
    const answer = (table: TestTable, value: string, text: string) => {
      const [choice = ''] = Object.keys(table.state.public.choices);
      return table.try('claire', { type: 'choice.answer', choice, value, text });
    };
    const out = doomed();
    expect(answer(out, 'eject', 'Hawk is alone with it.')).toBeNull();
    expect(out.lastLine).toContain('Hawk is alone with it.');
    expect(out.protagonist('raven').transcendence).toMatchObject({ active: false, spent: true });
    expect(engineAt(out, 'stygal')).toMatchObject({ pilot: 'raven', strength: 3 });
    const without = doomed();
    expect(answer(without, 'leave-engine', '')).toBeNull();
    expect(without.protagonist('raven')).toMatchObject({ harm: [], status: 'active' });
    expect(engineAt(without, 'stygal')).toMatchObject({
      ...{ pilot: null, abandoned: true, strength: 2 },
    });
    const taken = doomed();
    expect(answer(taken, 'stay', '')).toBeNull();
    expect(Object.values(taken.state.public.choices)).toMatchObject([{ kind: 'rule:loss' }]);
  });
});

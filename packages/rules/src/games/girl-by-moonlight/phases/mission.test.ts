import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const crown = {
  type: 'mission.choose',
  mission: 'reclaim-an-object-of-power',
  goal: 'Take the Nebula Crown',
} as const;
const answer = (question: string, to: -1 | 0 | 1) =>
  ({ type: 'mission.answer', question, answer: to }) as const;

/** The mission phase has begun, and nothing is chosen yet. */
const choosing = (investigation = 10) =>
  bookTable('downtime').given((state) => {
    state.public.phase = 'mission';
    state.public.series.investigation = investigation;
  });
const mission = (table: TestTable) => {
  const { mission: now } = table.state.public.episode;
  if (!now) throw new Error('No mission.');
  return now;
};
const pool = (table: TestTable) => table.state.public.derived.engagement?.pool;

describe('Choosing a mission', () => {
  it('GBM-EX-049, GBM-INV-001, GBM-MIS-002: a player proposes a tier 2 mission at investigation tier 2', () => {
    const table = choosing().send('claire', crown);
    expect(mission(table)).toMatchObject({ tier: 2, stage: 'preparing' });
    expect(pool(table)?.lines.map(({ dice }) => dice)).toEqual([1, 1]);
  });

  it('GBM-MIS-003: a higher tier may be chosen all the same', () => {
    const table = choosing(0).send('dylan', { ...crown, mission: 'brave-the-abyss' });
    expect(mission(table).tier).toBe(3);
  });

  it('GBM-MIS-001: only a mission of the series', () => {
    expect(choosing().try('claire', { ...crown, mission: 'go-shopping' })).toMatchObject({
      code: 'not-found',
    });
  });

  it('GBM-ADV-008, AMB-22: with a full adversary track only the highest tier is left', () => {
    const table = choosing().given((state) => {
      state.public.series.adversary = 15;
    });
    expect(table.try('claire', crown)).toMatchObject({ rule: 'GBM-ADV-008' });
    expect(table.offers('claire', 'mission.choose').map((offer) => offer.with)).toEqual([
      { mission: 'brave-the-abyss' },
    ]);
  });
});

describe('The engagement roll', () => {
  it('GBM-EX-050, GBM-ENG-002, AMB-10: hope, investigated, grounded; the die for even tiers left out', () => {
    const table = choosing()
      .send('claire', crown)
      .send('dylan', answer('investigated', 1))
      .send('anya', answer('mundane', -1))
      .send('bev', answer('parity', -1));
    expect(pool(table)?.dice).toBe(1);
    expect(table.try('anya', answer('parity', 0))).toMatchObject({ code: 'not-allowed' });
  });

  it('GBM-XP-002: xp comes before a mission that has still to begin when the session ends', () => {
    const table = choosing().send('claire', crown);
    const primary = () => table.offers('bev', 'mission.engage')[0]?.primary;
    expect(primary()).toBe(true);
    table.send('bev', { type: 'session.end' });
    expect(primary()).toBe(false);
  });

  it('GBM-EX-051, GBM-DICE-021, GBM-ENG-010: a 4 starts the action from a risky position', () => {
    const table = choosing()
      .send('claire', crown)
      .send('bev', answer('parity', -1))
      .send('anya', { type: 'mission.engage' }, 4);
    expect(mission(table)).toMatchObject({ stage: 'under-way', position: 'risky' });
  });

  it.each([
    ['GBM-ENG-009', [2], 'desperate'],
    ['GBM-ENG-011', [6], 'controlled'],
  ] as const)('%s: %s starts from %s', (_rule, faces, position) => {
    const table = choosing().send('claire', crown).send('bev', answer('parity', -1));
    table.send('anya', { type: 'mission.engage' }, ...faces);
    expect(mission(table).position).toBe(position);
  });

  it('GBM-ENG-012: a critical starts controlled, with an obstacle overcome', () => {
    const table = choosing().send('claire', crown);
    table.send('anya', { type: 'mission.engage' }, 6, 6);
    expect(mission(table).position).toBe('controlled');
    expect(table.lastLine).toContain('A first obstacle is already behind you');
  });

  it('GBM-INV-003, GBM-ENG-006, GBM-ENG-008: a die less for each tier beyond; below one, two keep lower', () => {
    const table = choosing(4).send('claire', crown);
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'lowest' });
    table.send('anya', { type: 'mission.engage' }, 6, 6);
    expect(mission(table)).toMatchObject({ position: 'controlled', result: { band: 'success' } });
  });

  it('GBM-ENG-003, 004, 005: questions and circumstances', () => {
    const table = choosing(0)
      .send('claire', { ...crown, mission: 'cleansing' })
      .send('claire', answer('heroic', 1))
      .send('claire', answer('friend', 1))
      .send('bev', { type: 'mission.circumstances', dice: 2, why: 'A festival' });
    expect(pool(table)?.lines.map(({ dice }) => dice)).toEqual([1, 1, 1, -1, 2]);
  });

  it('GBM-ENG-003, GBM-ENG-005: a question’s two sides are asked apart, and both can hold', () => {
    const table = choosing(0)
      .send('claire', { ...crown, mission: 'cleansing' })
      .send('claire', answer('friend', 1))
      .send('claire', answer('mundane', -1));
    expect(pool(table)?.lines.map(({ source }) => source)).toEqual([
      'There is always hope',
      'A friend’s fate hangs on it',
      'Mundane troubles get in the way',
      'Tier I mission at investigation tier 0',
    ]);
    table.send('claire', answer('friend', 0));
    expect(pool(table)?.lines).toHaveLength(3);
    expect(table.try('claire', answer('mundane', 1))).toMatchObject({ code: 'malformed' });
  });

  it('GBM-ENG-003: a question keeps its words and its die, and shows whether it is answered', () => {
    const table = choosing(0).send('claire', { ...crown, mission: 'cleansing' });
    const heroic = () =>
      table.offers('claire', 'mission.answer').find((one) => one.with.question === 'heroic');
    const { label, cost } = heroic() ?? {};
    expect(heroic()).toMatchObject({ on: false, with: { answer: 1 } });
    table.send('claire', answer('heroic', 1));
    expect(heroic()).toMatchObject({ on: true, with: { answer: 0 }, label, cost });
  });

  it('GBM-MIS-007: the goal stands for all; wording it anew keeps what was answered', () => {
    const table = choosing().send('claire', crown);
    expect(mission(table).goal).toBe('Take the Nebula Crown');
    expect(table.lastLine).toContain('Take the Nebula Crown');
    table
      .send('claire', answer('heroic', 1))
      .send('bev', { type: 'mission.circumstances', dice: 1, why: 'A festival' })
      .send('claire', { ...crown, goal: 'Take the crown to safety' });
    expect(mission(table)).toMatchObject({
      goal: 'Take the crown to safety',
      engagement: { heroic: 1 },
      circumstances: { dice: 1 },
    });
    table.send('claire', { ...crown, mission: 'cleansing' });
    expect(mission(table).engagement).toEqual({});
  });

  it('GBM-ADV-008: a lesser mission does not begin once the adversary has found the group', () => {
    const table = choosing()
      .send('claire', crown)
      .given((state) => {
        state.public.series.adversary = 15;
      });
    expect(table.try('claire', { type: 'mission.engage' })).toMatchObject({ rule: 'GBM-ADV-008' });
    expect(table.offers('claire', 'mission.engage')).toEqual([]);
    expect(table.offers('claire', 'mission.choose')).toHaveLength(1);
  });

  it('GBM-DWN-018: a die won by investigating counts once', () => {
    const table = choosing().given((state) => {
      state.public.episode.engagementBonus = [{ source: 'Critical investigation', dice: 1 }];
    });
    table.send('claire', crown);
    expect(pool(table)?.dice).toBe(3);
    table.send('anya', { type: 'mission.engage' }, 1, 1, 1);
    expect(table.state.public.episode.engagementBonus).toEqual([]);
  });

  it('GBM-ABY-ABL-010: the Shrine of eyes raises the tier that missions are measured against', () => {
    const table = choosing(5).given((state) => {
      state.public.series.abilities = ['shrine-keepers'];
    });
    table.send('claire', crown);
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'lowest' });
    table.given((state) => {
      state.public.episode.blessings = ['shrine-of-eyes'];
    });
    expect(pool(table)).toMatchObject({ dice: 2, keep: 'highest' });
  });

  it('GBM-ENG-013: an ambush is not rolled, and begins desperate', () => {
    const table = choosing().given((state) => {
      state.public.series.adversary = 15;
    });
    table.send('claire', { ...crown, mission: 'brave-the-abyss' });
    expect(pool(table)).toBeUndefined();
    expect(table.offers('bev').map(({ command }) => command)).not.toContain('mission.answer');
    expect(table.try('anya', answer('heroic', 1))).toMatchObject({ rule: 'GBM-ENG-013' });
    table.send('anya', { type: 'mission.engage' });
    expect(mission(table)).toMatchObject({ ambushed: true, position: 'desperate', result: null });
  });

  it('GBM-DWN-018, GBM-ENG-013: a die for the next mission’s roll is gone with an ambush', () => {
    const table = choosing().given(({ public: { series, episode } }) => {
      series.adversary = 15;
      episode.engagementBonus = [{ source: 'Critical investigation', dice: 1 }];
    });
    table.send('claire', { ...crown, mission: 'brave-the-abyss' });
    table.send('claire', { type: 'mission.engage' });
    expect(table.state.public.episode.engagementBonus).toEqual([]);
  });
});

describe('The end of a mission', () => {
  const end = { type: 'mission.end', outcome: 'success' } as const;

  it('GBM-MIS-005, GBM-CON-020, GBM-TRN-013: transcendence ends, its track waits for fallout', () => {
    const table = bookTable()
      .givenProtagonist('raven', {
        transcendence: { marked: 2, active: true, spent: false },
        uses: { 'mission:once': 1, 'other:kept': 1 },
      })
      .givenProtagonist('hawk', { status: 'out-of-action' })
      .given((state) => {
        state.public.setUps.s = {
          id: 's',
          by: 'fawn',
          goal: 'Distract',
          benefit: 'effect',
          options: [],
          usedBy: [],
        };
        state.public.episode.blessings = ['fox-shrine'];
      });
    table.send('bev', end);
    expect(mission(table)).toMatchObject({ stage: 'over', outcome: 'success' });
    expect(table.protagonist('raven')).toMatchObject({
      transcendence: { marked: 2, active: false, spent: true },
      uses: { 'other:kept': 1 },
    });
    expect(table.protagonist('hawk').status).toBe('active');
    expect(table.state.public.setUps).toEqual({});
    expect(table.state.public.episode.blessings).toEqual([]);
  });

  it('GBM-CON-020: somebody put out of action outside a mission is back when the phase ends', () => {
    const table = bookTable('downtime')
      .givenProtagonist('hawk', { status: 'out-of-action' })
      .send('bev', { type: 'phase.next', evenIfUnfinished: true, reason: 'We go on' });
    expect(table.protagonist('hawk').status).toBe('active');
  });

  it('is the director’s, and waits for what is on the table', () => {
    const table = bookTable();
    expect(table.try('claire', end)).toMatchObject({ code: 'not-allowed' });
    table.send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Plead',
      action: 'empathize',
    });
    expect(table.try('bev', end)).toMatchObject({ code: 'wrong-moment' });
    expect(table.offers('bev', 'mission.end')).toEqual([]);
  });

  it('GBM-CLK-003, 005: what stands next names clocks: after dice, and once one is full', () => {
    const next = () => table.state.public.derived.nextStep.text;
    const table = bookTable().send('claire', {
      type: 'roll.propose',
      protagonist: 'raven',
      goal: 'Plead',
      action: 'empathize',
    });
    expect(next()).toBe('Raven’s action roll is on the table.');
    table.send('bev', { type: 'roll.judge', position: 'risky', effect: 'standard' });
    table.send('claire', { type: 'roll.roll' }, 6);
    expect(next()).toContain('If that moves a clock, the director marks it.');
    table.send('claire', { type: 'roll.finish' });
    table.send('bev', { type: 'clock.create', name: 'Flood', segments: 4 });
    expect(next()).toContain('the first action starts from a');
    const [clock = ''] = Object.keys(table.state.public.clocks);
    table.send('bev', { type: 'clock.tick', clock, by: 4 });
    expect(next()).toContain('“Flood” is full: tell what it brings.');
  });

  it('leaves acting open when it is over, as nothing that leads on', () => {
    const table = bookTable();
    expect(table.offers('claire', 'roll.propose')).toMatchObject([{ primary: true }]);
    table.send('bev', { ...end, outcome: 'failure' });
    expect(table.offers('claire', 'roll.propose')).toMatchObject([{ primary: false }]);
  });

  it('GBM-ABY-MIS-004: a reclaimed object of power opens a room that is joined to one you have', () => {
    const table = bookTable().send('bev', end);
    const [choice] = Object.values(table.state.public.choices);
    expect(choice).toMatchObject({ to: 'bev', kind: 'rule:mission-room' });
    expect(choice?.options.map(({ value }) => value)).toContain('lounge');
    expect(choice?.options.map(({ value }) => value)).not.toContain('vault');
    table.send('bev', { type: 'choice.answer', choice: choice?.id ?? '', value: 'lounge' });
    expect(table.state.public.series.rooms).toContain('lounge');
  });

  it('GBM-ABY-MIS-004: but not when it failed', () => {
    const table = bookTable().send('bev', { ...end, outcome: 'failure' });
    expect(table.state.public.choices).toEqual({});
  });

  it('GBM-ABY-ABL-016: what happens at its end happens before transcendence ends', () => {
    const table = bookTable()
      .given((state) => {
        state.public.series.abilities = ['tireless'];
      })
      .givenProtagonist('raven', {
        transcendence: { marked: 1, active: true, spent: false },
        harm: [{ id: 'h', level: 2, text: 'broken wrist', shrugged: false }],
      });
    table.send('bev', end);
    expect(table.protagonist('raven').recovery).toBe(2);
  });
});

describe('who chooses the mission', () => {
  it('GBM-MIS-004: the protagonists do: any player proposes one, and changes it until it begins', () => {
    const table = choosing().send('claire', crown);
    table.send('dylan', { ...crown, mission: 'brave-the-abyss', goal: 'End it' });
    expect(mission(table)).toMatchObject({ type: 'brave-the-abyss', goal: 'End it' });
    for (const seat of ['claire', 'anya', 'dylan']) {
      expect(choosing().offers(seat, 'mission.choose').length, seat).toBeGreaterThan(0);
    }
    const begun = choosing().send('claire', crown).send('anya', { type: 'mission.engage' }, 4, 4);
    expect(begun.try('dylan', crown)?.code).toBe('wrong-moment');
  });
});

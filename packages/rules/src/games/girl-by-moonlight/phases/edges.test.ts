import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

// What stands at the edge of a rule: who is refused and why, what is not offered, what words say.

const preparing = (): TestTable =>
  bookTable('mission')
    .given(({ public: { episode } }) => {
      episode.mission = null;
    })
    .send('bev', { type: 'mission.choose', mission: 'cleansing', goal: 'Clean the spring' });

/** What the director is told when they go on too early. */
const lacks = (table: TestTable): string => {
  const refusal = table.try('bev', { type: 'phase.next' });
  return `${refusal?.message} ${refusal?.instead}`;
};

describe('engagement at the edge', () => {
  it('GBM-INV-002: the die for even tiers is on or off', () => {
    const parity = { type: 'mission.answer', question: 'parity' } as const;
    expect(preparing().try('bev', { ...parity, answer: 1 })).toMatchObject({
      code: 'malformed',
      rule: 'GBM-INV-002',
    });
    expect(preparing().try('bev', { ...parity, answer: -1 })).toBeNull();
  });

  it.each([
    [1, '+1d'],
    [-1, '−1d'],
    [0, 'none'],
  ])('GBM-ENG-007: circumstances of %i are told as %s', (dice, words) => {
    const weigh = { type: 'mission.circumstances', why: 'Rain' } as const;
    const table = preparing().send('bev', { ...weigh, dice });
    expect(table.lastLine).toBe(`Circumstances of the engagement: ${words}. Rain`);
    expect(table.state.public.episode.mission?.circumstances).toEqual({ dice, why: 'Rain' });
  });
});

describe('engagement, once it is rolled', () => {
  it('GBM-DWN-018: dice that were saved for it are spent', () => {
    const table = preparing().given(({ public: { episode } }) => {
      episode.engagementBonus = [{ source: 'Scouted', dice: 1 }];
    });
    const { dice = 0 } = table.state.public.derived.engagement?.pool ?? {};
    table.send('claire', { type: 'mission.engage' }, ...Array.from({ length: dice }, () => 5));
    expect(table.state.public.episode.engagementBonus).toEqual([]);
  });

  it('GBM-INV-002: the director is offered to leave out the die for even tiers', () => {
    const table = preparing().given(({ public: { series } }) => {
      series.investigation = 15;
    });
    const answers = (seat: string) =>
      table
        .offers(seat, 'mission.answer')
        .flatMap(({ with: { question, answer } }) => (question === 'parity' ? [answer] : []));
    expect(answers('bev')).toEqual([-1]);
    expect(answers('claire')).toEqual([]);
  });
});

describe('obligation at the edge', () => {
  it('GBM-OBL-001: nothing is added to it that nobody has', () => {
    const roll = { type: 'obligation.roll', protagonist: 'hawk' } as const;
    const refusal = bookTable('obligation').try('dylan', { ...roll, options: ['luck'] });
    expect(refusal?.message).toBe('Hawk has nothing like that for obligation.');
  });
});

describe('downtime at the edge', () => {
  it('GBM-DWN-014: whoever works on a project chooses among those there are', () => {
    const table = bookTable('downtime').given(({ public: { clocks } }) => {
      clocks.song = {
        ...{ id: 'song', name: 'A song', outcome: '', kind: 'project', owner: null },
        ...{ segments: 6, marked: 1 },
      };
    });
    const work = table
      .offers('claire', 'downtime.start')
      .find((one) => one.with.activity === 'work-on-a-project');
    expect(work?.fields?.find(({ name }) => name === 'clock')).toMatchObject({
      options: [{ value: 'song', label: 'A song (1 of 6)' }],
    });
  });

  const connect = {
    type: 'downtime.start',
    protagonist: 'raven',
    activity: 'make-a-connection',
  } as const;

  it('GBM-DWN-006: who connects says with whom, and that is another in play', () => {
    const table = bookTable('downtime');
    expect(table.try('claire', connect)).toMatchObject({ code: 'malformed', rule: 'TABLE-006' });
    for (const friend of ['raven', 'nobody']) {
      expect(table.try('claire', { ...connect, with: friend })?.code).toMatch(
        /^not-(allowed|found)$/,
      );
    }
    table.givenProtagonist('fawn', { status: 'lost' });
    expect(table.try('claire', { ...connect, with: 'fawn' })).toMatchObject({
      rule: 'GBM-DWN-006',
    });
  });

  it('GBM-DWN-001: an activity is withdrawn by who does it, or by the director', () => {
    const tea = { ...connect, with: 'fawn', action: 'empathize', description: 'Tea' } as const;
    const table = bookTable('downtime').send('claire', tea);
    const may = (seat: string) => table.offers(seat, 'downtime.withdraw').length;
    expect([may('claire'), may('bev'), may('anya')]).toEqual([1, 1, 0]);
  });

  it('GBM-DWN-001: going back to downtime keeps what is left, and whoever is new has their own', () => {
    const table = bookTable('downtime').given(({ public: { episode } }) => {
      episode.downtime.raven = { left: 1, extras: [], connected: [] };
      delete episode.downtime.hawk;
    });
    const go = (to: 'mission' | 'downtime') =>
      table.send('bev', { type: 'override.phase', to, reason: 'We forgot something' });
    go('mission');
    go('downtime');
    const { downtime } = table.state.public.episode;
    expect(downtime.raven?.left).toBe(1);
    expect(downtime.hawk?.left).toBe(2);
  });
});

describe('fallout at the edge', () => {
  it('GBM-FAL-008: the table of tier I is read where the adversary has tier I', () => {
    expect(bookTable('fallout').state.public.derived.tiers.fallout).toBe(1);
  });

  it('GBM-FAL-001: what is still to do is said, and no longer once it is done', () => {
    const table = bookTable('fallout');
    const adversary = { type: 'fallout.adversary', agenda: false, eclipse: false } as const;
    const uncleared = 'Stress and links have not been cleared.';
    expect(lacks(table)).toContain(uncleared);
    table.send('bev', { ...adversary, destiny: false });
    expect(lacks(table)).toContain(uncleared);
    table.send('bev', { type: 'fallout.clear' });
    expect(lacks(table)).not.toContain(uncleared);
  });
});

describe('what the log says of fallout', () => {
  const after = (adversary: number) => {
    const table = bookTable('fallout').given(({ public: { series } }) => {
      series.adversary = adversary;
    });
    const from = table.seq;
    const marks = { agenda: false, eclipse: false, destiny: false } as const;
    table
      .send('bev', { type: 'fallout.adversary', ...marks })
      .send('bev', { type: 'fallout.clear' });
    const lines = table.state.public.log.entries.filter(({ seq }) => seq > from);
    return lines.flatMap(({ text, notes = [] }) => [text, ...notes]).join(' ');
  };

  it('GBM-ADV-007: a tier is told of when it is reached, and not again', () => {
    expect(after(4)).toContain('It has reached tier II.');
    expect(after(1)).not.toContain('It has reached');
  });

  it('GBM-TRN-012: no transcendence ends that nobody is in', () => {
    expect(after(1)).not.toMatch(/transcendence ends|mundane again/i);
  });
});

describe('flashbacks at the edge', () => {
  const called = () =>
    bookTable()
      .send('anya', { type: 'flashback.call', protagonist: 'fawn', text: 'The key' })
      .send('bev', { type: 'flashback.price', stress: 0, roll: true });

  it('GBM-FLB-003: the director may let one go once it is accepted, and not before', () => {
    const table = called();
    const withdraw = { type: 'flashback.withdraw' } as const;
    expect(table.try('bev', withdraw)).toMatchObject({ rule: 'GBM-FLB-003' });
    table.send('anya', { type: 'flashback.accept' });
    expect(table.try('claire', withdraw)).toMatchObject({ code: 'not-yours' });
    expect(table.try('bev', withdraw)).toBeNull();
    expect(table.state.public.flashback).toBeNull();
  });

  it('TABLE-009: it is not left while its own roll lies on the table', () => {
    const table = called().send('anya', { type: 'flashback.accept' }).send('anya', {
      type: 'roll.propose',
      protagonist: 'fawn',
      goal: 'Steal it',
      action: 'conceal',
    });
    expect(table.state.public.roll?.past).toBe('mundane');
    expect(table.offers('anya', 'flashback.withdraw')).toEqual([]);
    expect(table.try('anya', { type: 'flashback.withdraw' })).toMatchObject({ rule: 'TABLE-009' });
  });
});

describe('what a phase still lacks', () => {
  it('AMB-56: somebody’s new protagonist is waited for by their name', () => {
    const table = bookTable('obligation').givenProtagonist('hawk', { status: 'creating' });
    expect(lacks(table)).toContain('Dylan’s new protagonist is not ready.');
  });

  it('GBM-INF-002: questions that are left are said', () => {
    const gather = { type: 'info.gather', protagonist: 'hawk', action: 'conceal' } as const;
    const table = bookTable('downtime').send('dylan', { ...gather, about: 'The roof' }, 4);
    expect(lacks(table)).toContain('Hawk has questions left to ask.');
  });
});

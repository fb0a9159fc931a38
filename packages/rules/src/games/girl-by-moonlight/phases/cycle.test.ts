import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { everyOffer } from '../../../testing/every-offer';
import { girlByMoonlight } from '..';
import type { TestTable } from '../testing';
import { bookTable, seatedTable } from '../testing';

const next = { type: 'phase.next' } as const;
const anyway = { ...next, evenIfUnfinished: true, reason: 'It is late' } as const;
const phase = (table: TestTable) => table.state.public.phase;
const episode = (table: TestTable) => table.state.public.episode;

/** Fallout with all its steps done. */
const fallenOut = () =>
  bookTable('mission').given(({ public: shared }) => {
    shared.phase = 'fallout';
    if (shared.episode.mission) shared.episode.mission.stage = 'over';
    shared.episode.fallout = {
      adversary: { lines: [], from: 0, to: 1 },
      cleared: true,
      rolled: true,
      told: { entry: 'an enemy acts against the group', text: '' },
      halved: { from: 0, to: 0 },
    };
  });

/** Everything of creation is done. */
const created = () =>
  bookTable('creation').given(({ public: { series } }) => {
    series.name = 'The Nebula Crown';
    series.abilities = ['never-alone', 'unshakeable'];
    series.freeRoomPicked = true;
  });

describe('The cycle of play', () => {
  it('TABLE-123: a new episode begins without the scene of the one before, the first with what was set', () => {
    const scene = { type: 'scene.set', text: 'On the roof, at dusk' } as const;
    expect(created().send('bev', scene).send('bev', next).state.public.scene).toBe(scene.text);
    const table = fallenOut().send('bev', scene).send('bev', next);
    expect([phase(table), table.state.public.scene]).toEqual(['obligation', '']);
    expect(table.offers('claire', 'scene.set')).toMatchObject([{ label: 'Set the scene' }]);
    const told = linesOf(table.state.public.log).map(({ beat }) => beat?.fiction);
    expect(told, 'the log keeps it').toContain(scene.text);
    const byHand = { type: 'override.phase', to: 'new-episode', reason: 'It is late' } as const;
    expect(fallenOut().send('bev', scene).send('bev', byHand).state.public.scene).toBe('');
  });

  it('GBM-CYC-004: who would go on anyway just when the last thing is done reads that nothing is missing', () => {
    expect(created().try('bev', anyway)).toMatchObject({
      message: 'Nothing is unfinished any more.',
      instead: 'Go on.',
      rule: 'GBM-CYC-004',
    });
  });

  it('GBM-CYC-004: creation leads to obligation', () => {
    expect(phase(created().send('bev', next))).toBe('obligation');
  });

  it('GBM-CYC-004: going on anyway from one phase is another offer than from the next, which no form left open ends', () => {
    const table = bookTable('downtime');
    const keyOf = () => {
      const offers = Object.entries(everyOffer(girlByMoonlight, table.state, 'bev'));
      return offers.find(([, { command }]) => command === 'phase.next')?.[0];
    };
    const before = keyOf();
    expect(before).toContain('downtime');
    table.send('bev', anyway);
    expect(keyOf()).not.toBe(before);
  });

  it('GBM-SER-006: creation lacks what the group has not chosen, and says so', () => {
    const table = seatedTable();
    const refusal = table.try('bev', next);
    expect(refusal?.message).toContain('Claire has no finished protagonist.');
    expect(refusal?.message).toContain('The series has no name.');
    expect(refusal?.message).toContain('a series ability');
  });

  it('GBM-CYC-004: obligation leads to downtime when everybody has rolled', () => {
    const table = bookTable('obligation');
    expect(table.try('bev', next)?.message).toContain('Raven has not rolled obligation.');
    table.given((state) => {
      state.public.episode.obligationDone = { raven: true, fawn: true, hawk: true };
      state.public.episode.downtime = {};
    });
    table.send('bev', next);
    expect(phase(table)).toBe('downtime');
    expect(episode(table).downtime.raven).toEqual({ left: 2, extras: [], connected: [] });
  });

  it('GBM-PB-HAR-011: Split attention adds a downtime action, and says why', () => {
    const table = bookTable('obligation').given((state) => {
      state.public.episode.downtime = {};
      state.public.protagonists.raven?.special.push('split-attention');
    });
    table.send('bev', anyway);
    expect(episode(table).downtime.raven).toMatchObject({ left: 3 });
    expect(episode(table).downtime.raven?.extras[0]).toContain('Split attention');
  });

  it('what was used in a downtime can be used again in the next', () => {
    const table = bookTable('obligation').givenProtagonist('raven', {
      uses: { 'downtime:x': 1, 'mission:y': 1 },
    });
    expect(table.send('bev', anyway).protagonist('raven').uses).toEqual({ 'mission:y': 1 });
  });

  it('GBM-CYC-004: downtime leads to the mission when no action is left', () => {
    const table = bookTable('downtime');
    expect(table.try('bev', next)?.message).toContain('Hawk has 2 downtime actions left.');
    table.given((state) => {
      for (const one of Object.values(state.public.episode.downtime)) one.left = 0;
    });
    expect(phase(table.send('bev', next))).toBe('mission');
    expect(table.state.public.derived.nextStep.title).toBe('Choose a mission');
  });

  it('GBM-CYC-004: a mission leads to fallout when it is over', () => {
    const table = bookTable();
    expect(table.try('bev', next)?.message).toContain('The mission is not over.');
    table.send('bev', { type: 'mission.end', outcome: 'failure' }).send('bev', next);
    expect(phase(table)).toBe('fallout');
    expect(episode(table).fallout).toMatchObject({ adversary: null, cleared: false });
  });

  it('GBM-FAL-002: fallout ends the episode, and the next one begins with obligation', () => {
    const table = fallenOut().send('bev', next);
    expect(phase(table)).toBe('obligation');
    expect(episode(table)).toMatchObject({ number: 2, mission: null, fallout: null, downtime: {} });
  });

  it('GBM-FAL-001: fallout is not over before its steps', () => {
    const table = fallenOut().given((state) => {
      state.public.episode.fallout = {
        adversary: null,
        cleared: false,
        rolled: false,
        told: null,
        halved: null,
      };
    });
    expect(table.try('bev', next)?.message).toContain('Fallout has not been rolled and told.');
  });
});

describe('Seasons', () => {
  it('GBM-ABY-MIS-005, GBM-ADV-010, AMB-23, GBM-CYC-007: after the last mission comes the interlude', () => {
    const table = fallenOut().given(({ public: { episode: now, series } }) => {
      if (now.mission) now.mission.type = 'brave-the-abyss';
      series.adversary = 12;
      series.investigation = 9;
    });
    expect(phase(table.send('bev', next))).toBe('interlude');
    table.send('bev', next);
    expect(phase(table)).toBe('obligation');
    expect(table.state.public.series).toMatchObject({
      season: 2,
      adversary: 0,
      investigation: 9,
    });
  });

  it('GBM-ADV-009: so it does after an ambush', () => {
    const table = fallenOut().given(({ public: { episode: now } }) => {
      if (now.mission) now.mission.ambushed = true;
    });
    expect(phase(table.send('bev', next))).toBe('interlude');
  });
});

describe('Going on although something is unfinished', () => {
  it('asks the director for a reason, and the log keeps it', () => {
    const table = bookTable('downtime');
    table.send('bev', anyway);
    const lines = Object.values(table.state.public.log.entries);
    expect(lines.some(({ reason }) => reason === 'It is late')).toBe(true);
    expect(phase(table)).toBe('mission');
  });

  it('TABLE-052: needs none typed, and the log says so', () => {
    const table = bookTable('downtime').send('bev', { ...anyway, reason: '' });
    const notes = table.state.public.log.entries.flatMap((line) => line.notes ?? []);
    expect(notes).toContain('No reason was given.');
    expect(phase(table)).toBe('mission');
  });

  it('clears the table: an activity, and a mission that was not brought to an end', () => {
    const table = bookTable().givenProtagonist('raven', {
      transcendence: { marked: 1, active: true, spent: false },
    });
    table.send('bev', anyway);
    expect(episode(table).mission).toMatchObject({ stage: 'over', outcome: null });
    expect(table.protagonist('raven').transcendence.active).toBe(false);
  });

  it('only the director moves the table on', () => {
    expect(bookTable('downtime').try('claire', anyway)).toMatchObject({ code: 'not-allowed' });
    expect(bookTable('downtime').offers('claire', 'phase.next')).toEqual([]);
  });

  it('GBM-DWN-018: a die that was won and not rolled waits for the next mission', () => {
    const table = bookTable('downtime').given((state) => {
      state.public.episode.engagementBonus = [{ source: 'Critical investigation', dice: 1 }];
    });
    table.send('bev', anyway).send('bev', anyway).send('bev', anyway);
    expect(episode(table)).toMatchObject({ number: 2, engagementBonus: [{ dice: 1 }] });
  });
});

describe('The next step', () => {
  const title = (table: TestTable) => table.state.public.derived.nextStep.title;

  it('says what the table is waiting for', () => {
    expect(title(seatedTable())).toBe('Making the series');
    expect(title(created())).toBe('Making the series');
    expect(title(bookTable('obligation'))).toBe('Obligation');
    expect(title(bookTable('mission'))).toBe('Take the Nebula Crown');
    expect(title(bookTable('fallout'))).toBe('Fallout');
  });

  it('says when the session has ended or the table is paused', () => {
    const table = bookTable('downtime').given((state) => {
      state.public.table.session.open = false;
    });
    expect(title(table)).toBe('The session has ended');
    table.given((state) => {
      state.public.paused = true;
    });
    expect(title(table)).toBe('The table is paused');
  });

  it('tells nothing of a fallout roll before it is told', () => {
    const table = fallenOut().given(({ public: { episode: now } }) => {
      if (now.fallout) Object.assign(now.fallout, { rolled: false, told: null, halved: null });
    });
    const before = table.state.public.derived.nextStep;
    table.send('bev', { type: 'fallout.roll' }, 1, 1);
    expect(table.state.public.derived.nextStep).toEqual(before);
  });
});

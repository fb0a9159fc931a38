import { describe, expect, it } from 'vitest';
import { newFallout } from '../phases/fallout';
import { bookTable } from '../testing';
import type { GbmCommandInput } from '../types';

const reason = 'We went on too early';
const phase = { type: 'override.phase', reason } as const;

describe('Where play stands, by hand', () => {
  it('GBM-CYC-004, GBM-DWN-001: going back gives nothing twice, nor does coming again', () => {
    const next = { type: 'phase.next', evenIfUnfinished: true, reason } as const;
    const table = bookTable('obligation')
      .given((state) => {
        state.public.episode.downtime = {};
      })
      .send('bev', next);
    expect(table.state.public.episode.downtime.raven?.left).toBe(2);
    table
      .given((state) => {
        const raven = state.public.episode.downtime.raven;
        if (raven) raven.left = 0;
      })
      .send('bev', next)
      .send('bev', { ...phase, to: 'obligation' });
    expect(table.state.public.phase).toBe('obligation');
    expect(table.lastLine).toContain('Mission → Obligation');
    table.send('bev', next);
    expect(table.state.public).toMatchObject({
      phase: 'downtime',
      episode: { number: 1, downtime: { raven: { left: 0 } } },
    });
  });

  it('GBM-CYC-004: going on past a phase begins the later one as usual', () => {
    const table = bookTable('obligation').send('bev', { ...phase, to: 'fallout' });
    expect(table.state.public).toMatchObject({
      phase: 'fallout',
      episode: { number: 1, fallout: { adversary: null, told: null } },
    });
    expect(table.offers('bev', 'fallout.adversary')).toHaveLength(1);
  });

  it('GBM-CYC-004: what is under way is put away, and who is out of action is back', () => {
    const table = bookTable()
      .givenProtagonist('hawk', { status: 'out-of-action' })
      .send('claire', { type: 'roll.propose', protagonist: 'raven', goal: 'x', action: 'defy' })
      .send('bev', { ...phase, to: 'downtime' });
    expect(table.state.public.roll).toBeNull();
    expect(table.protagonist('hawk').status).toBe('active');
    expect(table.state.public.episode.mission?.stage).toBe('under-way');
    table.send('bev', { ...phase, to: 'mission' });
    expect(table.state.public.episode.mission?.stage).toBe('under-way');
    expect(table.try('bev', { ...phase, to: 'mission' })?.code).toBe('already-done');
  });

  it('GBM-CYC-007: a season or the series ends by hand, and goes on after all', () => {
    const table = bookTable('fallout').send('bev', { ...phase, to: 'interlude' });
    expect(table.state.public.phase).toBe('interlude');
    table.send('bev', { ...phase, to: 'epilogue' }).send('bev', { ...phase, to: 'fallout' });
    expect(table.state.public).toMatchObject({
      phase: 'fallout',
      series: { season: 1 },
      episode: { number: 1, fallout: { told: null } },
    });
    table.send('bev', { ...phase, to: 'interlude' }).send('bev', { ...phase, to: 'obligation' });
    expect(table.state.public).toMatchObject({ series: { season: 2 }, episode: { number: 2 } });
  });

  it('GBM-CYC-006: a new episode of the same season begins at once, or a season is counted anew', () => {
    const table = bookTable()
      .send('bev', { ...phase, to: 'new-episode' })
      .send('bev', { type: 'override.track', track: 'episode', value: 7, reason })
      .send('bev', { type: 'override.track', track: 'season', value: 3, reason });
    expect(table.state.public).toMatchObject({
      phase: 'obligation',
      series: { season: 3 },
      episode: { number: 7, mission: null },
    });
    const none = { type: 'override.track', track: 'episode', value: 0, reason } as const;
    expect(table.try('bev', none)?.rule).toBe('TABLE-019');
  });

  it('GBM-OBL-001: obligation is rolled, or not after all', () => {
    const raven = { type: 'override.protagonist', protagonist: 'raven', reason } as const;
    const table = bookTable('obligation').send('bev', { ...raven, obligationDone: true });
    expect(table.offers('claire', 'obligation.roll')).toEqual([]);
    table.send('bev', { ...raven, obligationDone: false });
    expect(table.offers('claire', 'obligation.roll')).toHaveLength(1);
  });

  it('GBM-DWN-009: with whom one has connected in this downtime', () => {
    const table = bookTable('downtime')
      .given((state) => {
        const raven = state.public.episode.downtime.raven;
        if (raven) raven.connected = ['fawn'];
      })
      .send('bev', {
        type: 'override.protagonist',
        protagonist: 'raven',
        connected: ['hawk'],
        reason,
      });
    expect(table.state.public.episode.downtime.raven).toMatchObject({
      left: 2,
      connected: ['hawk'],
    });
    expect(table.lastLine).toContain('Raven has connected with Fawn → Hawk');
    table.send('bev', {
      type: 'override.protagonist',
      protagonist: 'raven',
      connected: [],
      reason,
    });
    expect(table.lastLine).toContain('Hawk → nobody');
  });

  it('GBM-ADV-008, GBM-ENG-001: any mission, at any stage, whatever would forbid it', () => {
    const mission = {
      type: 'override.mission',
      mission: 'reclaim-an-object-of-power',
      tier: '3',
      goal: 'Hold the gate',
      stage: 'over',
      outcome: 'success',
      reason,
    } as const;
    const table = bookTable().send('bev', mission);
    expect(table.state.public.episode.mission).toMatchObject({
      tier: 3,
      goal: 'Hold the gate',
      stage: 'over',
      outcome: 'success',
      ambushed: false,
    });
    expect(table.lastLine).toContain('“Take the Nebula Crown”');
    table.send('bev', { ...mission, stage: 'under-way', ambushed: true });
    expect(table.state.public.episode.mission).toMatchObject({ outcome: null, ambushed: true });
    table.send('bev', { ...mission, stage: 'preparing', ambushed: true });
    expect(table.state.public.episode.mission).toMatchObject({ result: null, ambushed: false });
    expect(table.try('bev', { ...mission, mission: 'none' })?.rule).toBe('GBM-MIS-001');
    expect(bookTable('downtime').try('bev', mission)?.code).toBe('wrong-phase');
  });

  it('GBM-DWN-018: dice saved for the engagement roll, with where they come from', () => {
    const dice = { type: 'override.track', track: 'engagement-dice', reason } as const;
    const table = bookTable()
      .given((state) => {
        state.public.episode.engagementBonus = [{ source: 'Critical investigation', dice: 1 }];
      })
      .send('bev', { ...dice, value: 3 });
    expect(table.state.public.episode.engagementBonus).toEqual([
      { source: 'Critical investigation', dice: 1 },
      { source: 'Set by hand', dice: 2 },
    ]);
    table.send('bev', { ...dice, value: 0 });
    expect(table.state.public.episode.engagementBonus).toEqual([]);
  });

  it('GBM-FAL-001: steps of fallout are taken again, or passed over, in their order', () => {
    const table = bookTable('fallout').given((state) => {
      state.public.episode.fallout = newFallout();
    });
    const fallout = { type: 'override.fallout', reason } as const;
    table.send('bev', { ...fallout, steps: 3 });
    expect(table.state.public.episode.fallout).toMatchObject({
      cleared: true,
      rolled: true,
      halved: null,
    });
    expect(table.offers('bev', 'fallout.halve')).toHaveLength(1);
    table.send('bev', { ...fallout, steps: 1 });
    expect(table.offers('bev', 'fallout.clear')).toHaveLength(1);
    expect(table.offers('bev', 'fallout.adversary')).toEqual([]);
    expect(bookTable().try('bev', { ...fallout, steps: 0 })?.code).toBe('wrong-phase');
  });

  it('GBM-FAL-007: setting fallout back tells nobody whether it was rolled in secret', () => {
    const told = (rolled: boolean) => {
      const table = bookTable('fallout').given((state) => {
        state.public.episode.fallout = {
          ...newFallout(),
          adversary: { lines: [], from: 0, to: 1 },
        };
      });
      table.send('bev', { type: 'override.fallout', steps: 2, reason });
      if (rolled) table.send('bev', { type: 'fallout.roll' }, 3, 2);
      table.send('bev', { type: 'override.fallout', steps: 1, reason });
      expect(table.state.director.fallout).toBeNull();
      return table.lastLine;
    };
    expect(told(true)).toBe(told(false));
  });

  it('GBM-XP-002: looks back again, or not yet', () => {
    const review = { type: 'override.review', reason } as const;
    const table = bookTable().given((state) => {
      state.public.xpReview = {
        done: { raven: true },
        marked: { raven: ['playbook'] },
        seriesDone: true,
      };
    });
    expect(table.offers('claire', 'xp.review')).toEqual([]);
    table.send('bev', { ...review, who: 'raven' }).send('bev', { ...review, who: 'series' });
    expect(table.offers('claire', 'xp.review')).toHaveLength(1);
    expect(table.state.public.xpReview).toMatchObject({ seriesDone: false, marked: { raven: [] } });
    table.send('bev', { ...review, who: 'everybody' });
    expect(table.state.public.xpReview).toBeNull();
    expect(table.try('bev', { ...review, who: 'raven' })?.rule).toBe('GBM-XP-002');
  });

  it('TABLE-002: is the director’s alone, and is offered to nobody else', () => {
    const table = bookTable();
    const commands: GbmCommandInput[] = [
      { ...phase, to: 'downtime' },
      { type: 'override.fallout', steps: 1, reason },
      { type: 'override.review', who: 'raven', reason },
      { type: 'override.track', track: 'season', value: 2, reason },
      { type: 'override.player', protagonist: 'raven', seat: 'claire', reason },
      { type: 'override.playbook', protagonist: 'raven', playbook: 'the-guardian', reason },
      { type: 'override.words', protagonist: 'raven', name: 'Rook', reason },
      { type: 'override.secondary', protagonist: 'raven', index: 0, name: 'Mina', reason },
      { type: 'override.promise', protagonist: 'raven', text: 'x', with: ['fawn'], reason },
      { type: 'override.setting', protagonist: 'hawk', setting: 'rival', reason },
      { type: 'override.uses', protagonist: 'raven', use: 'mission:x', times: 0, reason },
      { type: 'override.room', room: 'x', reason },
      { type: 'override.blessing', blessing: 'fox-shrine', has: true, reason },
      { type: 'override.dice', dice: 1, reason },
      { type: 'override.roll', band: 'bad', position: 'risky', effect: 'great', reason },
      { type: 'override.consequence', consequence: 'c', target: 'raven', text: 'x', reason },
      { type: 'override.set-up', by: 'raven', goal: 'x', benefit: 'effect', reason },
      { type: 'override.questions', by: 'raven', left: 1, followUps: 0, reason },
    ];
    for (const command of commands) {
      expect(table.try('claire', command)).toMatchObject({
        code: 'not-allowed',
        rule: 'TABLE-002',
        instead: 'Ask Bev.',
      });
      expect(table.offers('claire', command.type)).toEqual([]);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { takeSeriesAbility } from '../../series/take-ability';
import type { TestTable } from '../../testing';
import { bookTable, playAt } from '../../testing';
import type { Phase } from '../../vocabulary';

function keepers(shrine: string, phase: Phase = 'downtime'): TestTable {
  return bookTable(phase).given((state) => {
    state.public.series.abilities.push('shrine-keepers');
    state.public.series.settings.shrine = shrine;
  });
}

/** A mission on which this shrine's power is with the group. */
function blessed(shrine: string): TestTable {
  return keepers(shrine, 'mission').given((state) => {
    state.public.episode.blessings = [shrine];
  });
}

const maintain = {
  type: 'downtime.start',
  protagonist: 'raven',
  activity: 'maintain-the-sacred-shrine',
} as const;

describe('Shrine keepers', () => {
  it('GBM-ABY-ABL-007: the shrine is chosen when the ability is taken', () => {
    const play = playAt(bookTable());
    expect(() => takeSeriesAbility(play, 'shrine-keepers')).toThrow('needs a choice');
    takeSeriesAbility(play, 'shrine-keepers', 'fox-shrine');
    expect(play.state.public.series.settings).toEqual({ shrine: 'fox-shrine' });
  });

  it('GBM-ABY-ABL-006: one keeper gives all the shrine’s power, for a downtime action', () => {
    const table = keepers('fox-shrine').send('claire', maintain);
    expect(table.state.public.episode.blessings).toEqual(['fox-shrine']);
    expect(table.state.public.episode.downtime.raven?.left).toBe(1);
    expect(table.protagonist('raven').stress).toBe(0);
  });

  it('GBM-ABY-ABL-006: maintaining it twice is refused', () => {
    const table = keepers('fox-shrine').send('claire', maintain);
    expect(table.try('dylan', { ...maintain, protagonist: 'hawk' })?.code).toBe('not-allowed');
  });
});

describe('shrine powers', () => {
  it('GBM-ABY-ABL-008: the fox gives a follow-up and notices lies', () => {
    const table = blessed('fox-shrine');
    table.send('dylan', { type: 'info.gather', protagonist: 'hawk', action: 'defy' }, 4);
    expect(Object.values(table.state.public.questions)).toMatchObject([
      { questions: 1, followUps: 2 },
    ]);
    expect(table.state.public.derived.protagonists.hawk?.reminders.join()).toContain('lies');
  });

  it('GBM-ABY-ABL-010: the eyes raise the investigation tier', () => {
    const table = blessed('shrine-of-eyes').given((state) => {
      state.public.series.investigation = 5;
      if (state.public.episode.mission) state.public.episode.mission.stage = 'preparing';
    });
    expect(table.state.public.derived.engagement?.pool.lines).toContainEqual({
      source: 'Tier II mission at investigation tier II',
      dice: 1,
    });
  });

  it('GBM-ABY-ABL-009: the Valkyrie sends one of them back, once in the mission', () => {
    const table = blessed('valkyrie-shrine');
    strike(table, 'hawk');
    table.send('dylan', returning('hawk'));
    expect(table.state.public.consequences).toEqual({});
    expect(table.state.public.choices).toEqual({});
    expect(table.protagonist('hawk')).toMatchObject({ status: 'active', harm: [] });

    strike(table, 'fawn');
    expect(table.try('anya', returning('fawn'))?.message).toContain('once in this mission');
  });

  it('GBM-ABY-ABL-009: only fatal harm calls the Valkyrie', () => {
    const table = blessed('valkyrie-shrine');
    expect(table.try('dylan', returning('hawk'))?.message).toContain('level 4');
    expect(table.offers('dylan', 'ability.use')).toEqual([]);
  });
});

function returning(protagonist: string) {
  return {
    type: 'ability.use',
    protagonist,
    ability: 'valkyrie-shrine',
    use: 'return',
  } as const;
}

/** Fatal harm is about to strike. */
function strike(table: TestTable, target: string): void {
  table.given((state) => {
    state.public.consequences[`fatal-${target}`] = {
      id: `fatal-${target}`,
      kind: 'harm',
      text: 'Run through',
      serious: true,
      level: 4,
      clock: null,
      target,
      protecting: null,
      source: 'fiction',
      attribute: 'sun',
      resisting: 'reduce',
      reducedText: '',
      armourFits: false,
      resistancePenalty: [],
      resisted: null,
      armoured: false,
      avoided: false,
    };
  });
}

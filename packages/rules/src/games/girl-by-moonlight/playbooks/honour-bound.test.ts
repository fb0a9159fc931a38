import { describe, expect, it } from 'vitest';
import type { TestTable } from '../testing';
import { guardianTable } from '../testing';

/** The mission ends, and the Guardian's player is asked about the code. */
function afterTheMission(): TestTable {
  return guardianTable().send('bev', { type: 'mission.end', outcome: 'success' });
}

/** Answers the choice that the code has put to Claire. */
function answer(table: TestTable, value: string, seat = 'claire'): TestTable {
  const [choice] = asked(table);
  if (!choice) throw new Error('The code asks nothing.');
  return table.send(seat, { type: 'choice.answer', choice: choice.id, value });
}

const asked = (table: TestTable) =>
  Object.values(table.state.public.choices).filter(({ kind }) => kind === 'honour-bound');

describe('Honour bound', () => {
  it('GBM-PB-GUA-009, AMB-58: the code allows one of four things, chosen once, and forbids three', () => {
    const table = guardianTable('mission', { settings: {} });
    const set = { type: 'character.set', protagonist: 'swan', setting: 'code' } as const;
    const [offer] = table.offers('claire', 'character.set');
    expect(offer?.fields).toMatchObject([
      {
        options: [
          { value: 'violence' },
          { value: 'lying' },
          { value: 'admitting-fault' },
          { value: 'asking-for-help' },
        ],
      },
    ]);
    table.send('claire', { ...set, value: 'lying' });
    expect(table.state.public.derived.protagonists.swan?.reminders).toContain(
      'Honour bound: Your code forbids violence, admitting fault and asking for help.',
    );
    expect(table.try('claire', { ...set, value: 'violence' })).toMatchObject({
      code: 'wrong-moment',
    });
    const byHand = { ...set, type: 'override.setting', value: 'theft', reason: 'No' } as const;
    expect(table.try('bev', byHand)).toMatchObject({ code: 'not-found' });
  });

  it('GBM-PB-GUA-010: asks the player at the end of each mission, also one that failed', () => {
    const table = guardianTable().send('bev', { type: 'mission.end', outcome: 'failure' });
    expect(asked(table)).toMatchObject([{ to: 'claire', options: { length: 3 } }]);
    expect(asked(table)[0]?.text).toContain('lying, admitting fault and asking for help');
  });

  it('GBM-PB-GUA-010: a code that was broken earns nothing', () => {
    const table = answer(afterTheMission(), 'broken');
    expect(asked(table)).toEqual([]);
    expect(table.protagonist('swan').xp).toEqual({ sun: 0, moon: 0, stars: 0, playbook: 0 });
  });

  it('GBM-PB-GUA-010: the kept code is an xp, on a track of the player’s choice', () => {
    const table = answer(answer(afterTheMission(), 'kept'), 'stars');
    expect(asked(table)).toEqual([]);
    expect(table.protagonist('swan').xp).toEqual({ sun: 0, moon: 0, stars: 1, playbook: 0 });
    expect(table.state.public.series.xp).toBe(0);
  });

  it('GBM-PB-GUA-010: if no protagonist broke it, the series marks xp too', () => {
    const table = answer(answer(afterTheMission(), 'kept-by-all'), 'playbook');
    expect(table.protagonist('swan').xp.playbook).toBe(1);
    expect(table.state.public.series.xp).toBe(1);
  });

  it('GBM-PB-GUA-010: the question can be answered after she changed, or by the director', () => {
    const table = afterTheMission().givenProtagonist('swan', {
      eclipse: true,
      special: [],
      status: 'out-of-action',
    });
    answer(answer(table, 'kept', 'bev'), 'moon', 'bev');
    expect(table.protagonist('swan').xp.moon).toBe(1);
  });

  it('GBM-PB-GUA-010: nobody is asked about somebody who is lost', () => {
    const table = afterTheMission().send('bev', {
      type: 'override.loss',
      protagonist: 'swan',
      how: 'She stays behind',
      reason: 'Claire asked for it',
    });
    expect(asked(table)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { allPlaysets } from '../../library/registry';
import type { TestTable } from '../../testing';
import { huntersFed, skyTable } from '../../testing';

/** Fallout of this mission is done, and the director goes on. */
function closed(mission: Parameters<typeof huntersFed>[0]): TestTable {
  return huntersFed(mission)
    .given((state) => {
      const { fallout } = state.public.episode;
      if (!fallout) return;
      fallout.hearts = { part: {}, done: true, rolled: null };
      fallout.told = { entry: 'x', text: '' };
      fallout.halved = { from: 0, to: 0 };
    })
    .send('bev', { type: 'phase.next' });
}

const choose = (mission: string) =>
  ({ type: 'mission.choose', mission, goal: 'The last night' }) as const;

describe('How it ends', () => {
  it('GBM-ROT-MIS-005: after driving back the Blight the season ends', () => {
    expect(closed({ type: 'drive-back-the-blight', tier: 3 }).state.public.phase).toBe('interlude');
  });

  it('GBM-ROT-MIS-006, AMB-36: after facing the tragic fate the series ends', () => {
    const table = closed({ type: 'face-our-tragic-fate', tier: 4 });
    expect(table.state.public.phase).toBe('epilogue');
  });

  it('AMB-91, GBM-ROT-MIS-006: it waits for a full track, or for Defy fate', () => {
    const table = skyTable('mission').given((state) => {
      state.public.episode.mission = null;
    });
    expect(table.try('claire', choose('face-our-tragic-fate'))).toMatchObject({
      code: 'not-allowed',
      message: expect.stringContaining('defy fate'),
      rule: 'GBM-ROT-RUL-013',
    });
    const open = table.offers('claire', 'mission.choose').map((offer) => offer.with.mission);
    expect(open).toHaveLength(5);
  });

  it('GBM-ROT-MIS-011: a full Blight track leaves only that, from a desperate position', () => {
    const table = skyTable('mission').given((state) => {
      state.public.episode.mission = null;
      state.public.series.adversary = 15;
    });
    expect(table.try('claire', choose('drive-back-the-blight'))).toMatchObject({
      code: 'not-allowed',
      instead: 'Open to you: Face our tragic fate.',
    });
    table.send('claire', choose('face-our-tragic-fate')).send('claire', { type: 'mission.engage' });
    expect(table.state.public.episode.mission).toMatchObject({
      ambushed: true,
      position: 'desperate',
      tier: 4,
    });
  });

  it('GBM-ROT-MIS-011, 012: whether triumph is possible hangs on Defy fate, and the table is told', () => {
    const told = (table: TestTable) =>
      table.send('claire', choose('face-our-tragic-fate')).send('claire', {
        type: 'mission.engage',
      });
    const full = () =>
      skyTable('mission').given((state) => {
        state.public.episode.mission = null;
        state.public.series.adversary = 15;
      });
    expect(remindersOf(told(full()))).toContain('no triumph');
    const hopeful = full().given((state) => {
      const cost = { text: 'One clean seed', foreshadowed: false };
      if (state.public.sky) {
        const used = { episode: 1, withoutBenefit: false, whom: null, cost };
        state.public.sky.fates['defy-fate'] = used;
      }
    });
    expect(remindersOf(told(hopeful))).toContain('One clean seed');
    const fallout = allPlaysets()['beneath-a-rotting-sky']?.guidance.filter(
      ({ at }) => at === 'fallout',
    );
    expect(fallout?.[0]?.text).toContain('end of the series');
  });
});

/** What the table is reminded of now. */
function remindersOf(table: TestTable): string {
  return table.state.public.derived.reminders.map(({ text }) => text).join(' ');
}

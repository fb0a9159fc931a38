import { describe, expect, it } from 'vitest';
import { bookTable, TestTable } from '../testing';

/** Fallout is rolled with two dice, at a track of the adversary that stands in this tier. */
function drawn(playset: string, tier: 1 | 2 | 3, faces: [number, number]): string {
  const table = bookTable('mission', 'risky', new TestTable(playset))
    .given(({ public: { episode, series } }) => {
      if (episode.mission) episode.mission.stage = 'over';
      series.investigation = 10;
    })
    .send('bev', { type: 'phase.next' })
    .send('bev', { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false })
    .given(({ public: { series } }) => {
      series.adversary = [2, 7, 12][tier - 1] ?? 0;
    })
    .send('bev', { type: 'fallout.clear' })
    // Where hearts are devoured, that is done before.
    .given(({ public: { episode } }) => {
      if (episode.fallout) episode.fallout.hearts = { part: {}, done: true, rolled: null };
    })
    .send('bev', { type: 'fallout.roll' }, ...faces)
    .send('bev', { type: 'fallout.tell' });
  expect(table.state.public.episode.fallout?.told).toBeTruthy();
  return JSON.stringify(table.state.public.episode.fallout?.told);
}

describe('what fallout brings, by tier and result', () => {
  it.each([
    ['GBM-ABY-MIS-006', 1, [3, 1], /enemy makes a move against the group/],
    ['GBM-ABY-MIS-006', 1, [5, 2], /friend urgently needs help/],
    ['GBM-ABY-MIS-006', 1, [6, 2], /[Oo]mens appear in the mundane world/],
    ['GBM-ABY-MIS-007', 2, [2, 2], /Abyss takes an enemy/],
    ['GBM-ABY-MIS-007', 2, [4, 1], /Agents of the Abyss are after a friend/],
    ['GBM-ABY-MIS-007', 2, [1, 6], /obligation turns into trouble/],
    ['GBM-ABY-MIS-008', 3, [1, 1], /agenda of the Abyss moves forward/],
    ['GBM-ABY-MIS-008', 3, [4, 4], /friend gives in to the Abyss/],
    ['GBM-ABY-MIS-008', 3, [6, 5], /place that matters falls/],
  ] as const)('%s: tier %i on %j', (_rule, tier, [one, other], words) => {
    expect(drawn('at-the-brink-of-the-abyss', tier, [one, other])).toMatch(words);
  });

  it.each([
    ['GBM-ROT-MIS-007', 1, [3, 1], /dread power shows itself/],
    ['GBM-ROT-MIS-007', 1, [5, 2], /obligation turns grotesque/],
    ['GBM-ROT-MIS-007', 1, [6, 2], /friend asks a favour/],
    ['GBM-ROT-MIS-008', 2, [2, 2], /Blight gives an enemy power/],
    ['GBM-ROT-MIS-008', 2, [4, 1], /Agents of dystopia confront a protagonist/],
    ['GBM-ROT-MIS-008', 2, [1, 6], /Rival hunters take a friend/],
    ['GBM-ROT-MIS-009', 3, [1, 1], /agenda of the Blight moves forward/],
    ['GBM-ROT-MIS-009', 3, [4, 4], /Hunters lay an ambush/],
    ['GBM-ROT-MIS-009', 3, [6, 5], /friend is lost to the Blight/],
  ] as const)('%s: tier %i on %j', (_rule, tier, [one, other], words) => {
    expect(drawn('beneath-a-rotting-sky', tier, [one, other])).toMatch(words);
  });

  it.each([
    ['GBM-SEA-MIS-006', 1, [3, 1], /Dissent spreads/],
    ['GBM-SEA-MIS-006', 1, [5, 2], /Engine is given to somebody else/],
    ['GBM-SEA-MIS-006', 1, [6, 2], /institutions put the pilots under pressure/],
    ['GBM-SEA-MIS-007', 2, [2, 2], /Strife breaks out/],
    ['GBM-SEA-MIS-007', 2, [4, 1], /Engine falls dormant/],
    ['GBM-SEA-MIS-007', 2, [1, 6], /pilot is reprimanded/],
    ['GBM-SEA-MIS-008', 3, [1, 1], /Leviathan gets into the Bastion/],
    ['GBM-SEA-MIS-008', 3, [4, 4], /Engine breaks down/],
    ['GBM-SEA-MIS-008', 3, [6, 5], /overseer is set over the pilots/],
  ] as const)('%s: tier %i on %j', (_rule, tier, [one, other], words) => {
    expect(drawn('on-a-sea-of-stars', tier, [one, other])).toMatch(words);
  });

  it.each([
    ['at-the-brink-of-the-abyss', 'Abyss'],
    ['beneath-a-rotting-sky', 'Blight'],
    ['on-a-sea-of-stars', 'Leviathan'],
    ['in-a-maze-of-dreams', 'Conspiracy'],
  ])('GBM-ADV-001: %s calls the adversary’s track by its name', (playset, name) => {
    const table = bookTable('mission', 'risky', new TestTable(playset))
      .given(({ public: { episode } }) => {
        if (episode.mission) episode.mission.stage = 'over';
      })
      .send('bev', { type: 'phase.next' })
      .send('bev', { type: 'fallout.adversary', agenda: true, eclipse: false, destiny: false });
    expect(table.lastLine).toContain(name);
  });
});

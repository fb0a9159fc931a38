import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { huntersFed, skyTable } from '../../testing';

const hunt = { type: 'secure-your-hunting-grounds', tier: 1 } as const;
const devour = { type: 'hearts.devour' } as const;
const part = (protagonist: string, takes = true) =>
  ({ type: 'hearts.part', protagonist, part: takes }) as const;

function worn(table: TestTable): TestTable {
  const transcendence = { marked: 3, active: false, spent: false };
  return table
    .givenProtagonist('raven', { stress: 8, transcendence })
    .givenProtagonist('fawn', { stress: 8, transcendence })
    .givenProtagonist('hawk', { stress: 8, transcendence });
}

/** Everybody takes part, and these dice fall. */
function fed(table: TestTable, ...faces: number[]): TestTable {
  return worn(table)
    .send('claire', part('raven'))
    .send('anya', part('fawn'))
    .send('dylan', part('hawk'))
    .send('claire', devour, ...faces);
}

const after = (table: TestTable, id = 'raven') => {
  const { stress, transcendence, recovery } = table.protagonist(id);
  return { stress, marked: transcendence.marked, recovery };
};

describe('Devour blighted hearts', () => {
  it('GBM-ROT-RUL-020, GBM-FAL-005: fallout clears links and armour, not stress or transcendence', () => {
    const table = worn(huntersFed(hunt))
      .given((state) => {
        if (state.public.episode.fallout) state.public.episode.fallout.cleared = false;
      })
      .givenProtagonist('raven', { links: { hawk: 2 }, armourUsed: true, stress: 8 })
      .send('bev', { type: 'fallout.clear' });
    expect(table.protagonist('raven')).toMatchObject({
      stress: 8,
      links: {},
      armourUsed: false,
      transcendence: { marked: 3 },
    });
  });

  it('GBM-ROT-RUL-020: as many dice as the mission’s tier', () => {
    const table = fed(huntersFed({ type: 'drive-back-the-blight', tier: 3 }), 1, 2, 4);
    expect(table.state.public.episode.fallout?.hearts?.rolled?.pool.dice).toBe(3);
    expect(after(table)).toMatchObject({ stress: 2 });
  });

  it('GBM-ROT-RUL-020: its dice are shown before they fall, with what each is for', () => {
    const table = worn(huntersFed({ type: 'the-hunt', tier: 1 })).send('claire', part('raven'));
    const [offer] = table.offers('bev', 'hearts.devour');
    expect(offer?.detail).toContain('Dice: Tier I mission +1, The Hunt +1.');
    expect(offer?.rolls).toMatchObject({ dice: 2 });
  });

  it('GBM-ROT-RUL-021: 1–3 clears 3 stress and 1 transcendence', () => {
    expect(after(fed(huntersFed(hunt), 2))).toMatchObject({ stress: 5, marked: 2 });
  });

  it('GBM-ROT-RUL-022: 4/5 clears 6 stress and 2 transcendence', () => {
    expect(after(fed(huntersFed(hunt), 5))).toMatchObject({ stress: 2, marked: 1 });
  });

  it('GBM-ROT-RUL-023: a 6 clears all of both', () => {
    expect(after(fed(huntersFed(hunt), 6))).toMatchObject({ stress: 0, marked: 0 });
  });

  it('GBM-ROT-RUL-024: a critical marks 4 recovery as well', () => {
    const table = huntersFed({ type: 'seek-answers', tier: 2 }).givenProtagonist('raven', {
      harm: [{ id: 'h', level: 2, text: 'bitten', shrugged: false }],
    });
    fed(table, 6, 6);
    expect(after(table)).toMatchObject({ stress: 0, marked: 0 });
    expect(table.protagonist('raven').harm).toMatchObject([{ level: 1 }]);
  });

  it('GBM-ROT-RUL-025: who does not take part gets nothing', () => {
    const table = worn(huntersFed(hunt))
      .send('claire', part('raven'))
      .send('anya', part('fawn', false));
    expect(table.state.public.derived.prompts['hearts:hawk']?.to).toEqual(['dylan']);
    expect(table.try('claire', devour, 6)).toMatchObject({ rule: 'GBM-ROT-RUL-025' });
    table.send('dylan', part('hawk')).send('dylan', devour, 6);
    expect(after(table, 'fawn')).toMatchObject({ stress: 8, marked: 3 });
    expect(after(table, 'hawk')).toMatchObject({ stress: 0 });
    expect(table.try('anya', part('fawn'))).toMatchObject({ code: 'already-done' });
  });

  it('GBM-ROT-RUL-025: the director goes on without those who do not say', () => {
    const table = worn(huntersFed(hunt)).send('claire', part('raven')).send('bev', devour, 6);
    expect(after(table, 'hawk')).toMatchObject({ stress: 8 });
  });

  it('AMB-35: everybody may decline; then nothing is rolled', () => {
    const table = worn(huntersFed(hunt)).send('bev', devour);
    expect(table.state.public.episode.fallout?.hearts).toMatchObject({ done: true, rolled: null });
  });

  it('AMB-35: in eclipse stress is added up to 9, and transcendence stays', () => {
    const table = worn(huntersFed(hunt))
      .givenProtagonist('raven', { eclipse: true, stress: 4 })
      .send('claire', part('raven'))
      .send('bev', devour, 2);
    expect(after(table)).toMatchObject({ stress: 7, marked: 3 });
  });

  it('GBM-ROT-RUL-020: not before links are cleared, and fallout is not over without it', () => {
    const early = huntersFed(hunt).given((state) => {
      if (state.public.episode.fallout) state.public.episode.fallout.cleared = false;
    });
    expect(early.try('bev', devour)).toMatchObject({ rule: 'GBM-ROT-RUL-020' });
    expect(huntersFed(hunt).try('bev', { type: 'phase.next' })?.message).toContain('hearts');
    expect(skyTable().try('claire', part('raven'))).toMatchObject({ code: 'wrong-phase' });
  });
});

describe('the steps of fallout', () => {
  it('GBM-FAL-001, 005: hearts belong to the second, so the roll for fallout waits for them', () => {
    const table = worn(huntersFed(hunt));
    const roll = { type: 'fallout.roll' } as const;
    expect(table.offers('bev', 'fallout.roll')).toEqual([]);
    expect(table.try('bev', roll)).toMatchObject({ rule: 'GBM-FAL-001' });
    table.send('bev', devour);
    expect(table.offers('bev', 'fallout.roll')).toHaveLength(1);
    table.send('bev', roll, 1, 2);
    expect(table.state.director.fallout).not.toBeNull();
  });
});

describe('Missions and hearts', () => {
  it('GBM-ROT-MIS-001: after The Hunt, +1d', () => {
    const table = fed(huntersFed({ type: 'the-hunt', tier: 1 }), 1, 2);
    expect(table.state.public.episode.fallout?.hearts?.rolled?.pool.dice).toBe(2);
  });

  it('GBM-ROT-MIS-004: after Steal power, +1d for hearts and −1d on fallout', () => {
    const table = huntersFed({ type: 'steal-power', tier: 2 }).given((state) => {
      state.public.series.investigation = 10;
    });
    fed(table, 1, 2, 3);
    expect(table.state.public.episode.fallout?.hearts?.rolled?.pool.dice).toBe(3);
    const [fallout] = table.offers('bev', 'fallout.roll');
    expect(fallout?.label).toContain('1d');
    expect(fallout?.detail).toMatch(/ Dice: .*Steal power −1\.$/);
  });

  it('GBM-ROT-MIS-003: after Seek answers investigation stays', () => {
    const table = huntersFed({ type: 'seek-answers', tier: 2 }).given((state) => {
      state.public.series.investigation = 7;
      if (state.public.episode.fallout) {
        Object.assign(state.public.episode.fallout, {
          rolled: true,
          told: { entry: '', text: '' },
        });
      }
    });
    table.send('bev', { type: 'fallout.halve' });
    expect(table.state.public.series.investigation).toBe(7);
  });
});

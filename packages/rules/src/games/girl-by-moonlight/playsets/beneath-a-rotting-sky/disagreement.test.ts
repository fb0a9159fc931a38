import { describe, expect, it } from 'vitest';
import type { TestTable } from '../../testing';
import { skyTable } from '../../testing';

/** Raven starts a fight with Hawk. */
function fight(table = skyTable()): TestTable {
  return table.send('claire', {
    type: 'downtime.start',
    protagonist: 'raven',
    activity: 'make-a-connection',
    with: 'hawk',
    action: 'empathize',
  });
}

const stars = { type: 'disagreement.answer', heart: true, attribute: 'stars' } as const;
const roll = { type: 'downtime.roll' } as const;

/** Raven has one die, and so does Hawk with what he answers. */
function fought(own: number[], other: number[], table = skyTable()): TestTable {
  return fight(table)
    .send('dylan', stars)
    .send('claire', roll, ...own, ...other);
}

const ends = (table: TestTable) => ({
  raven: {
    stress: table.protagonist('raven').stress,
    links: table.protagonist('raven').links.hawk,
  },
  hawk: { stress: table.protagonist('hawk').stress, links: table.protagonist('hawk').links.raven },
});

describe('Have a disagreement', () => {
  it('GBM-ROT-RUL-014, GBM-DIR-004: it stands in the place of making a connection', () => {
    const names = skyTable()
      .offers('claire', 'downtime.start')
      .map(({ label }) => label);
    expect(names).toContain('Have a disagreement');
    expect(names).not.toContain('Make a connection');
  });

  it('GBM-ROT-RUL-014: abilities about connections count for it', () => {
    const table = skyTable().given((state) => {
      state.public.series.abilities.push('pure-hearts');
    });
    expect(fight(table).activity).toMatchObject({
      name: 'Have a disagreement',
      pool: { dice: 2 },
    });
  });

  it('GBM-ROT-RUL-015: it waits for the other player, who is asked whether their heart is in it', () => {
    const table = fight();
    const [prompt] = Object.values(table.state.public.derived.prompts);
    expect(prompt).toMatchObject({ to: ['dylan'], text: 'Is your heart in this fight?' });
    expect(table.try('claire', roll)?.message).toContain('heart');
    expect(table.offers('claire', 'downtime.roll')).toEqual([]);
    expect(table.try('anya', stars)).toMatchObject({ code: 'not-yours' });
    table.send('dylan', { ...stars, heart: false });
    expect(table.lastLine).toContain('heart is not in this fight');
    expect(table.activity?.opposed?.heart).toBe(false);
  });

  it('GBM-ROT-RUL-015: the director answers for somebody who is away', () => {
    expect(fight().try('bev', stars)).toBeNull();
    expect(skyTable().try('dylan', stars)).toMatchObject({ code: 'wrong-moment' });
  });

  it('GBM-EX-067, GBM-ROT-RUL-016, 017: a 6 against a 3: 3 links and 1, 1 stress each', () => {
    expect(ends(fought([6], [3]))).toEqual({
      raven: { stress: 1, links: 3 },
      hawk: { stress: 1, links: 1 },
    });
  });

  it('GBM-ROT-RUL-017: the higher result wins, whoever began', () => {
    expect(ends(fought([2], [4]))).toEqual({
      raven: { stress: 1, links: 1 },
      hawk: { stress: 1, links: 3 },
    });
  });

  it('GBM-ROT-RUL-016: the answer is rolled as if it were resistance', () => {
    const table = skyTable().given((state) => {
      state.public.series.abilities.push('tormented-heroes');
    });
    fight(table).send('dylan', stars).send('claire', roll, 1, 2, 3);
    expect(table.lastLine).toContain('Hawk has the upper hand');
  });

  it('GBM-ROT-RUL-018: a tie costs each 1 stress more and gives each 2 links', () => {
    expect(ends(fought([4], [4]))).toEqual({
      raven: { stress: 2, links: 2 },
      hawk: { stress: 2, links: 2 },
    });
  });

  it('GBM-ROT-RUL-019, AMB-38: a critical against a 6 is a tie, and its extras follow', () => {
    const table = skyTable().given((state) => {
      const raven = state.public.protagonists.raven;
      if (raven) raven.actions.empathize.mundane = 2;
    });
    expect(ends(fought([6, 6], [6], table))).toEqual({
      raven: { stress: 2, links: 3 },
      hawk: { stress: 3, links: 2 },
    });
  });

  it('AMB-54: once with each friend in a downtime', () => {
    const table = fought([6], [3]);
    expect(
      table.try('claire', {
        type: 'downtime.start',
        protagonist: 'raven',
        activity: 'make-a-connection',
        with: 'hawk',
        action: 'empathize',
      })?.message,
    ).toContain('had it out');
  });

  it('GBM-ROT-RUL-016, GBM-STR-005: nobody fights who has to roll for eclipse first', () => {
    const table = fight()
      .send('dylan', stars)
      .given((state) => {
        state.public.eclipses.hawk = {
          protagonist: 'hawk',
          stage: 'due',
          attribute: null,
          result: null,
          band: null,
          declined: [],
        };
      });
    expect(table.try('claire', roll)?.message).toContain('eclipse');
  });
});

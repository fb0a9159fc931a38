import { describe, expect, it } from 'vitest';
import { allPlaysets } from '../../library/registry';
import { seatedTable, TestTable } from '../../testing';
import { impulses, virtues } from './rules';

const stars = allPlaysets()['on-a-sea-of-stars'];
if (!stars) throw new Error('The playset is missing.');
const advice = (at: string) => stars.guidance.filter((one) => one.at === at);

describe('On a Sea of Stars', () => {
  it.each([
    ['GBM-SEA-BLD-001', 'what-lurks-in-the-void', 6, 1, 0],
    ['GBM-SEA-BLD-002', 'act-of-hubris', 6, 1, 0],
    ['GBM-SEA-BLD-003', 'why-the-leviathans-come', 6, 1, 0],
    ['GBM-SEA-BLD-004', 'form-of-the-leviathans', 6, 1, 0],
    ['GBM-SEA-BLD-005', 'the-last-bastion', 6, 2, 0],
    ['GBM-SEA-BLD-006', 'held-sacred', 8, 2, 0],
    ['GBM-SEA-BLD-007', 'given-up', 8, 2, 0],
    ['GBM-SEA-BLD-008', 'what-separates-us', 6, 1, 0],
    ['GBM-SEA-BLD-009', 'roles', 9, 2, 0],
    ['GBM-SEA-BLD-010', 'control-over-us', 6, 1, 1],
    ['GBM-SEA-BLD-011', 'our-reputation', 6, 1, 1],
    ['GBM-SEA-BLD-012', 'the-flagship', 6, 1, 2],
    ['GBM-SEA-BLD-013', 'the-engines', 0, 0, 4],
    ['GBM-SEA-BLD-015', 'our-transgressions', 0, 0, 2],
    ['GBM-SEA-BLD-016', 'what-hope-do-we-have', 0, 0, 2],
  ] as const)('%s: %s has %i options, at most %i picked, and asks %i', (...row) => {
    const [, id, options, max, asks] = row;
    const question = stars.questions.find((one) => one.id === id);
    expect(question?.options).toHaveLength(options);
    expect(question?.max).toBe(max);
    expect(question?.asks).toHaveLength(asks);
  });

  it('GBM-SEA-BLD-017: the series gets a name', () => {
    const table = seatedTable(new TestTable('on-a-sea-of-stars'));
    table.send('claire', { type: 'series.name', name: 'The Long Watch' });
    expect(table.state.public.series.name).toBe('The Long Watch');
  });

  it('GBM-SEA-RUL-001, AMB-27: the Bastion starts full; six abilities, and three transcendent ones', () => {
    const { public: shared } = new TestTable('on-a-sea-of-stars').state;
    expect(shared.stars?.bastion).toBe(15);
    expect(shared.derived.stars?.bastion).toEqual({ segments: 15, of: 15, tier: 3 });
    const kinds = stars.abilities.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'special')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'transcendent')).toHaveLength(3);
  });

  it('GBM-SEA-ABL-001: the group starts with one of each kind, and with no third', () => {
    const take = (ability: string) => ({ type: 'series.take-ability', ability }) as const;
    const table = seatedTable(new TestTable('on-a-sea-of-stars')).send('bev', take('sync-ratio'));
    expect(table.try('bev', take('high-alert'))).toMatchObject({ rule: 'GBM-SER-006' });
    table.send('bev', take('eject'));
    expect(table.try('bev', take('heavy-gear'))).toMatchObject({ rule: 'GBM-SER-006' });
    expect(table.state.public.series.abilities).toEqual(['sync-ratio', 'eject']);
  });

  it('GBM-SEA-RUL-004, 005: eight virtues and sixteen impulses', () => {
    expect(new Set(virtues).size).toBe(8);
    expect(new Set(impulses).size).toBe(16);
  });

  it('GBM-SEA-MIS-001, 002, 003: missions, their tiers, and what is special about them', () => {
    expect(stars.missions.map(({ id, tier }) => `${tier} ${id}`)).toEqual([
      '1 defend-the-last-bastion',
      '1 explore-the-ruined-world',
      '2 hunt-a-leviathan',
      '2 recover-a-fallen-engine',
      '3 stage-a-desperate-counter-attack',
      '3 the-final-assault',
    ]);
    expect(stars.missions.filter(({ endsSeason }) => endsSeason).map(({ id }) => id)).toEqual([
      'stage-a-desperate-counter-attack',
      'the-final-assault',
    ]);
  });

  it('GBM-SEA-MIS-006, 007, 008: nine fallout entries, all different', () => {
    const entries = Object.values(stars.fallout).flatMap((tier) => Object.values(tier));
    expect(new Set(entries).size).toBe(9);
  });

  it('GBM-SEA-MIS-009: the tone is advice where a position is judged', () => {
    expect(advice('position')).toHaveLength(1);
  });

  it.each([
    ['GBM-SEA-MIS-010', 'price', 'Attrition'],
    ['GBM-SEA-MIS-011', 'effect', 'Without an Engine'],
    ['GBM-SEA-MIS-012', 'mundane', 'outmatched'],
    ['GBM-SEA-RUL-002', 'downtime', 'Bastion’s track'],
  ] as const)('%s: the tone is advice on %s', (_rule, at, words) => {
    expect(advice(at)[0]?.text).toContain(words);
  });

  it('GBM-SEA-MIS-015: forty-one names', () => {
    expect(new Set(stars.names).size).toBe(41);
  });
});

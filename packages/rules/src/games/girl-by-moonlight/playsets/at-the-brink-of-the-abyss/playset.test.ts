import { describe, expect, it } from 'vitest';
import { allPlaysets } from '../../library/registry';

const abyss = allPlaysets()['at-the-brink-of-the-abyss'];
if (!abyss) throw new Error('The playset is missing.');

describe('At the Brink of the Abyss', () => {
  it.each([
    ['GBM-ABY-BLD-001', 'what-lies-in-the-abyss', 6, 1, 0],
    ['GBM-ABY-BLD-002', 'its-agenda', 6, 1, 0],
    ['GBM-ABY-BLD-003', 'its-harbingers', 6, 1, 0],
    ['GBM-ABY-BLD-004', 'the-mundane-world', 6, 2, 0],
    ['GBM-ABY-BLD-005', 'held-sacred', 8, 2, 0],
    ['GBM-ABY-BLD-006', 'considered-profane', 8, 2, 0],
    ['GBM-ABY-BLD-007', 'our-magical-origin', 6, 1, 0],
    ['GBM-ABY-BLD-008', 'roles', 9, 2, 0],
    ['GBM-ABY-BLD-009', 'shared-obligation', 6, 1, 0],
    ['GBM-ABY-BLD-010', 'our-hideout', 5, 1, 2],
    ['GBM-ABY-BLD-011', 'transcendence', 0, 0, 4],
    ['GBM-ABY-BLD-012', 'transgressions', 0, 0, 2],
    ['GBM-ABY-BLD-013', 'ultimate-destiny', 0, 0, 3],
  ] as const)('%s: %s has %i options, at most %i picked, and asks %i', (...row) => {
    const [, id, options, max, asks] = row;
    const question = abyss.questions.find((one) => one.id === id);
    expect(question?.options).toHaveLength(options);
    expect(question?.max).toBe(max);
    expect(question?.asks).toHaveLength(asks);
  });

  it('GBM-SER-002, 005: the order is the book’s, and roles lead to playbooks', () => {
    const ids = abyss.questions.map(({ id }) => id);
    expect(ids[7]).toBe('roles');
    expect(ids.indexOf('shared-obligation')).toBe(8);
    const special = abyss.questions.filter(({ each, thenPlaybooks }) => each || thenPlaybooks);
    expect(special).toMatchObject([{ id: 'roles', each: true, thenPlaybooks: true }]);
  });

  it('AMB-27: six abilities, and three transcendent ones', () => {
    const kinds = abyss.abilities.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'special')).toHaveLength(6);
    expect(kinds.filter((kind) => kind === 'transcendent')).toHaveLength(3);
  });

  it('GBM-ABY-MIS-001, 002, 003: missions, their tiers, and what is special about them', () => {
    expect(abyss.missions.map(({ id, tier }) => `${tier} ${id}`)).toEqual([
      '1 cleansing',
      '1 face-a-creature-of-the-abyss',
      '2 seek-answers',
      '2 reclaim-an-object-of-power',
      '3 brave-the-abyss',
    ]);
    const having = (key: 'keepsInvestigation' | 'unlocksRoom' | 'endsSeason') =>
      abyss.missions.filter((mission) => mission[key]).map(({ id }) => id);
    expect(having('keepsInvestigation')).toEqual(['seek-answers']);
    expect(having('unlocksRoom')).toEqual(['reclaim-an-object-of-power']);
    expect(having('endsSeason')).toEqual(['brave-the-abyss']);
  });

  it('GBM-ABY-MIS-006…008: nine fallout entries, all different', () => {
    const entries = Object.values(abyss.fallout).flatMap((tier) => Object.values(tier));
    expect(new Set(entries).size).toBe(9);
  });

  it('GBM-ABY-MIS-015: forty names', () => {
    expect(new Set(abyss.names).size).toBe(40);
  });

  it('GBM-XP-009: four series xp triggers', () => {
    expect(abyss.xpTriggers).toHaveLength(4);
  });
});

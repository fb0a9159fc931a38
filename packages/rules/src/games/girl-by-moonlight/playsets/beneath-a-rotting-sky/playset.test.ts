import { describe, expect, it } from 'vitest';
import { allPlaysets } from '../../library/registry';
import { seatedTable, TestTable } from '../../testing';

const sky = allPlaysets()['beneath-a-rotting-sky'];
if (!sky) throw new Error('The playset is missing.');

describe('Beneath a Rotting Sky', () => {
  it.each([
    ['GBM-ROT-BLD-001', 'the-blight', 5, 1, 0],
    ['GBM-ROT-BLD-002', 'its-agenda', 6, 1, 0],
    ['GBM-ROT-BLD-003', 'its-perpetrators', 5, 1, 0],
    ['GBM-ROT-BLD-004', 'the-mundane-world', 6, 2, 0],
    ['GBM-ROT-BLD-005', 'held-sacred', 8, 2, 0],
    ['GBM-ROT-BLD-006', 'considered-profane', 8, 2, 0],
    ['GBM-ROT-BLD-007', 'the-price-of-power', 5, 1, 0],
    ['GBM-ROT-BLD-008', 'roles', 9, 2, 0],
    ['GBM-ROT-BLD-009', 'shared-obligation', 6, 1, 1],
    ['GBM-ROT-BLD-010', 'transcendence', 0, 0, 5],
    ['GBM-ROT-BLD-011', 'transgressions', 0, 0, 2],
    ['GBM-ROT-BLD-012', 'our-prey', 9, 2, 0],
    ['GBM-ROT-BLD-013', 'where-we-hunt', 5, 1, 0],
    ['GBM-ROT-BLD-014', 'other-hunters', 6, 2, 2],
    ['GBM-ROT-BLD-015', 'our-tragic-fate', 0, 0, 3],
  ] as const)('%s: %s has %i options, at most %i picked, and asks %i', (...row) => {
    const [, id, options, max, asks] = row;
    const question = sky.questions.find((one) => one.id === id);
    expect(question?.options).toHaveLength(options);
    expect(question?.max).toBe(max);
    expect(question?.asks).toHaveLength(asks);
  });

  it('GBM-SER-002, GBM-ROT-BLD-008: roles lead to playbooks, in the book’s order', () => {
    const ids = sky.questions.map(({ id }) => id);
    expect(ids[7]).toBe('roles');
    const special = sky.questions.filter(({ each, thenPlaybooks }) => each || thenPlaybooks);
    expect(special).toMatchObject([{ id: 'roles', each: true, thenPlaybooks: true }]);
  });

  it('GBM-ROT-BLD-010, 011, 015: open questions wait for words, and are written down', () => {
    const table = seatedTable(new TestTable('beneath-a-rotting-sky'));
    for (const question of ['transcendence', 'transgressions', 'our-tragic-fate']) {
      expect(table.try('claire', { type: 'series.answer', question, picks: [] })).toMatchObject({
        code: 'malformed',
      });
      table.send('claire', { type: 'series.answer', question, picks: [], text: 'It burns.' });
      expect(table.state.public.series.answers[question]?.text).toBe('It burns.');
    }
  });

  it('GBM-ROT-BLD-016: the name comes last, and the series lacks it until then', () => {
    const table = seatedTable(new TestTable('beneath-a-rotting-sky'));
    expect(table.try('bev', { type: 'phase.next' })?.message).toContain('no name');
    const [offer] = table.offers('claire', 'series.name');
    expect(offer?.order).toBeGreaterThan(sky.questions.length);
    table.send('claire', { type: 'series.name', name: 'The Last Clean Breath' });
    expect(table.state.public.series.name).toBe('The Last Clean Breath');
  });

  it('GBM-ROT-RUL-002: creation asks who the rivals are, and the mission remembers them', () => {
    const asks = sky.questions.find(({ id }) => id === 'other-hunters')?.asks ?? [];
    expect(asks.join(' ')).toContain('rival pack');
    expect(sky.hooks?.reminders).toMatchObject([{ when: 'mission' }]);
    expect(sky.guidance.some(({ at, text }) => at === 'mission' && text.includes('rival'))).toBe(
      true,
    );
  });

  it('GBM-ROT-ABL-001, AMB-27: the group starts with one of seven and one of three', () => {
    const kinds = sky.abilities.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'special')).toHaveLength(7);
    expect(kinds.filter((kind) => kind === 'transcendent')).toHaveLength(3);
    const take = (ability: string) => ({ type: 'series.take-ability', ability }) as const;
    const table = seatedTable(new TestTable('beneath-a-rotting-sky'))
      .send('bev', take('elusive'))
      .send('bev', take('for-the-thrill'));
    expect(table.try('bev', take('night-hunters'))).toMatchObject({ rule: 'GBM-SER-006' });
  });

  it('GBM-ROT-MIS-001, 002, 003: missions, their tiers, and what is special about them', () => {
    expect(sky.missions.map(({ id, tier }) => `${tier} ${id}`)).toEqual([
      '1 the-hunt',
      '1 secure-your-hunting-grounds',
      '2 seek-answers',
      '2 steal-power',
      '3 drive-back-the-blight',
      '4 face-our-tragic-fate',
    ]);
    const having = (key: 'keepsInvestigation' | 'endsSeason' | 'endsSeries') =>
      sky.missions.filter((mission) => mission[key]).map(({ id }) => id);
    expect(having('keepsInvestigation')).toEqual(['seek-answers']);
    expect(having('endsSeason')).toEqual(['drive-back-the-blight']);
    expect(having('endsSeries')).toEqual(['face-our-tragic-fate']);
  });

  it('GBM-ROT-MIS-002: to secure the grounds is about other hunters, and changes no dice', () => {
    const mission = sky.missions.find(({ id }) => id === 'secure-your-hunting-grounds');
    expect(mission?.summary).toContain('hunters');
    expect(mission?.hooks).toBeUndefined();
  });

  it('GBM-ROT-MIS-007…009: nine fallout entries, all different', () => {
    const entries = Object.values(sky.fallout).flatMap((tier) => Object.values(tier));
    expect(new Set(entries).size).toBe(9);
    expect(sky.fallout[1].success).toContain('favour');
    expect(sky.fallout[2].bad).toContain('enemy');
    expect(sky.fallout[3].partial).toContain('ambush');
  });

  it('GBM-ROT-MIS-010: advice stands where position, price and resistance are judged', () => {
    const topics = sky.guidance.map(({ at }) => at);
    expect(topics).toEqual(expect.arrayContaining(['position', 'price', 'resisting', 'promise']));
  });

  it('GBM-ROT-MIS-013, 014: thirty-two names, and four principles', () => {
    expect(new Set(sky.names).size).toBe(32);
    expect(sky.principles).toHaveLength(4);
  });

  it('GBM-XP-009, AMB-62: four series xp triggers', () => {
    expect(sky.xpTriggers).toHaveLength(4);
  });
});

import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import { about, ari, begin, now, pass, ruleOf, upTo } from '../testing/at-milestone';

describe('a Major Milestone', () => {
  it('SNS-2107, 2117: has the whole Minor one first, then what an arc brings', () => {
    const table = seated().with('anya', {
      ...{ despair: 6, hope: 2, flashbackUsed: true, corruption: 1 },
      transformed: { filled: 2, temporary: 0 },
      effort: { blood: 1, sweat: 3, tears: 0 },
    });
    begin(table, 'major', 1);
    expect(now(table)).toBe('hope');
    expect(ari(table).transformed).not.toBeNull();
    pass(table, 'hope', 'reflect');
    expect(ari(table)).toMatchObject({
      ...{ transformed: null, despair: 0, hope: 5, xp: 1, sp: 5, flashbackUsed: true },
      effort: { blood: 3, sweat: 3, tears: 3 },
    });
    const notes = linesOf(table.state.public.log).flatMap(({ notes }) => notes ?? []);
    expect(notes).toContainEqual(expect.stringMatching(/^(.*: )?Effort: 3, 3, 3\./));
    expect(notes.some((one) => one.includes('5 SP.'))).toBe(true);
    expect(now(table)).toBe('feature');
    pass(table, 'feature');
    expect(now(table)).toBe('charm');
    pass(table, 'charm');
    // 5 SP of Effort pay for a first rank at once.
    expect(now(table)).toBe('skills');
    pass(table, 'skills');
    expect(now(table)).toBe('agenda');
    expect(table.state.director.fallouts).toEqual({});
    pass(table, 'agenda');
    expect(now(table)).toBeNull();
    expect(ari(table).flashbackUsed).toBe(false);
    expect(table.state.director.fallouts[ari(table).id]).toEqual({ severity: 'minor', plan: '' });
  });

  it('SNS-1905, 1915: an unused Corruption Fallout lapses, and a new one comes with any filled slot', () => {
    const table = seated().given(({ director, public: { protagonists } }) => {
      for (const id of Object.keys(protagonists)) {
        director.fallouts[id] = { severity: 'severe', plan: 'old' };
      }
    });
    table.with('anya', { corruption: 1 });
    begin(table, 'major').send('bev', { type: 'milestone.end' });
    expect(table.state.director.fallouts).toEqual({
      [ari(table).id]: { severity: 'minor', plan: '' },
    });
  });

  it('SNS-2117, 1104: a Connection that turns Negative lifts Hope before it is refreshed', () => {
    const table = seated();
    const tie = table.trait('Cole');
    const memories = [
      { text: '', tone: 'negative' as const },
      { text: '', tone: 'negative' as const },
    ];
    table.given(({ public: { traits } }) => {
      Object.assign(traits[tie.id] ?? {}, { memories });
    });
    begin(table, 'major');
    table.send('anya', {
      type: 'milestone.reflect',
      ...about(table),
      trait: tie.id,
      tone: 'positive',
    });
    expect(table.state.public.traits[tie.id]?.alignment).toBe('negative');
    expect(ari(table).hope).toBe(6);
  });

  it('SNS-2115, 2221: brings one Class Feature and one Charm, written by the table', () => {
    const table = upTo(begin(seated(), 'major'), 'feature');
    table.send('anya', { type: 'milestone.feature', ...about(table), name: 'Vanguard' });
    expect(now(table)).toBe('charm');
    expect(
      ruleOf(table.try('anya', { type: 'milestone.feature', ...about(table), name: 'Two' })),
    ).toBe('SNS-2107');
    table.send('anya', { type: 'milestone.charm', ...about(table), name: 'A tin star' });
    expect(ari(table).features.map(({ kind, name }) => [kind, name])).toEqual([
      ['class', 'Vanguard'],
      ['charm', 'A tin star'],
    ]);
  });

  it('SNS-2108 (W08): ranks cost five times what they become, each paid by itself', () => {
    const table = seated().with('anya', { sp: 50, skills: { craft: 3 } });
    upTo(begin(table, 'major'), 'skills');
    const raise = () =>
      table.send('anya', { type: 'skill.raise', ...about(table), skill: 'craft' });
    expect(raise().of('anya')).toMatchObject({ sp: 30, skills: { craft: 4 } });
    expect(raise().of('anya')).toMatchObject({ sp: 5, skills: { craft: 5 } });
    expect(
      table.try('anya', { type: 'skill.raise', ...about(table), skill: 'craft' }),
    ).toMatchObject({ rule: 'SNS-2108', code: 'cannot-afford' });
    // 5 SP are enough for the first rank of another.
    table.send('anya', { type: 'skill.raise', ...about(table), skill: 'logic' });
    expect(ari(table)).toMatchObject({ sp: 0, skills: { logic: 1 } });
  });

  it('SNS-910: a Skill ends at rank 10', () => {
    const table = seated().with('anya', { sp: 99, skills: { craft: 10 } });
    upTo(begin(table, 'major'), 'skills');
    expect(
      ruleOf(table.try('anya', { type: 'skill.raise', ...about(table), skill: 'craft' })),
    ).toBe('SNS-910');
  });

  it('SNS-1302: adds one Agenda, of five at most', () => {
    const table = seated();
    for (const at of [1, 2, 3, 4]) table.withTrait('anya', `Agenda ${at}`, {}, 'agenda');
    upTo(begin(table, 'major'), 'agenda');
    table.send('anya', { type: 'milestone.agenda', ...about(table), text: 'The fifth' });
    expect(table.trait('The fifth')).toMatchObject({ kind: 'agenda', lasting: 'permanent' });
    expect(now(table)).toBeNull();
    // With five, there is nothing to choose.
    table.send('bev', { type: 'milestone.end' });
    expect(now(upTo(begin(table, 'major'), 'agenda'))).toBeNull();
  });

  it('SNS-1305: an Agenda may be devoted to a Lingering Wound', () => {
    const table = seated().withTrait('anya', 'A limp', { wound: 'physical' }, 'lingering');
    upTo(begin(table, 'major'), 'agenda');
    table.send('anya', {
      ...{ type: 'milestone.agenda', ...about(table) },
      ...{ text: 'Walk again', heals: 'A limp' },
    });
    expect(table.trait('Walk again').agenda).toEqual({ ended: false, heals: 'A limp' });
  });
});

describe('a Talent', () => {
  const learner = (set: Partial<Protagonist> = {}) => {
    const table = seated();
    table.with('anya', {
      ...{ xp: 20, skills: { stealth: 2 } },
      abilities: { ...ari(table).abilities, grace: 9 },
      ...set,
    });
    return upTo(begin(table, 'major'), 'talents');
  };
  const take = (table: StarsTable, name: string, slot: 'stealth' | 'craft' = 'stealth') => ({
    ...({ type: 'talent.take', ...about(table) } as const),
    ...{ slot, name },
  });

  it('SNS-2110, 2111, 2112 (T26): costs 10 XP, takes a slot, and raises the Ability of its Skill', () => {
    const table = learner();
    table.send('anya', take(table, 'Unseen'));
    expect(ari(table)).toMatchObject({ xp: 10, abilities: { grace: 10 } });
    expect(ari(table).features[0]).toMatchObject({ kind: 'talent', slot: 'stealth' });
    // Its only slot is taken, so there is no other Talent to choose.
    expect(now(table)).toBe('agenda');
    const two = learner({ skills: { stealth: 2, craft: 2 } });
    two.send('anya', take(two, 'Unseen'));
    expect(two.try('anya', take(two, 'Quiet'))).toMatchObject({
      ...{ rule: 'SNS-2111', code: 'limit-reached' },
    });
    expect(ari(two).xp).toBe(10);
  });

  it('SNS-2112: no Ability goes past 10', () => {
    const table = learner();
    table.with('anya', { abilities: { ...ari(table).abilities, grace: 10 } });
    table.send('anya', take(table, 'Unseen'));
    expect(ari(table).abilities.grace).toBe(10);
  });

  it('SNS-2110: nine XP are too few', () => {
    expect(now(learner({ xp: 9 }))).toBeNull();
    const table = learner({ xp: 10 });
    expect(now(table)).toBe('talents');
    table.with('anya', { xp: 9 });
    expect(ruleOf(table.try('anya', take(table, 'Unseen')))).toBe('SNS-2110');
  });

  it('SNS-2111: slots open at ranks 2, 4, 6, 8 and 10 of each Skill', () => {
    const slots = (rank: number) => {
      const table = learner({ skills: { stealth: rank, craft: 2 } });
      const [offer] = table.offers('anya', 'talent.take');
      const field = offer?.fields?.find(({ name }) => name === 'slot');
      const options = field?.kind === 'choice' ? field.options : [];
      return Number(options.find(({ value }) => value === 'stealth')?.detail?.[0] ?? 0);
    };
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(slots)).toEqual([0, 1, 1, 2, 2, 3, 3, 4, 4, 5]);
  });

  it('SNS-2113: is taken once, unless it says otherwise', () => {
    const table = learner({ xp: 40, skills: { stealth: 6 } });
    table.send('anya', take(table, 'Unseen'));
    expect(ruleOf(table.try('anya', take(table, 'unseen ')))).toBe('SNS-2113');
    table.send('anya', { ...take(table, 'Tougher'), repeatable: true });
    table.send('anya', { ...take(table, 'Tougher'), repeatable: true });
    expect(ari(table).features).toHaveLength(3);
  });

  it('SNS-2117: a rank opens a slot at once, and the Ability lifts what the pool holds, not the points', () => {
    const table = seated().with('anya', { xp: 10, sp: 10, skills: { stealth: 1 } });
    upTo(begin(table, 'major'), 'skills');
    table.send('anya', { type: 'skill.raise', ...about(table), skill: 'stealth' });
    upTo(table, 'talents');
    table.send('anya', take(table, 'Unseen'));
    expect(ari(table)).toMatchObject({ abilities: { grace: 2 }, effort: { blood: 3 } });
  });

  it('SNS-2202: a magical one can be told from others', () => {
    const table = learner();
    table.send('anya', { ...take(table, 'Comet'), magical: true });
    expect(ari(table).features[0]?.magical).toBe(true);
  });
});

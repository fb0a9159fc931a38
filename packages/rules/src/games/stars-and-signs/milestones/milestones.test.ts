import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsTable } from '../testing';
import { seated } from '../testing';
import type { MilestoneKind, MilestoneStep } from './milestone';
import { stepNow } from './progress';

const ari = (table: StarsTable): Protagonist => table.of('anya');
const about = (table: StarsTable) => ({ protagonist: ari(table).id });
const begin = (table: StarsTable, kind: MilestoneKind = 'minor', challenges = 0) =>
  table.send('bev', { type: 'milestone.begin', kind, challenges });
const now = (table: StarsTable, seat = 'anya') => stepNow(table.state, table.of(seat));
const pass = (table: StarsTable, ...steps: MilestoneStep[]) => {
  for (const step of steps) table.send('anya', { type: 'milestone.pass', ...about(table), step });
  return table;
};
/** Ari comes to a step of a Major Milestone, leaving whatever can be left. */
const upTo = (table: StarsTable, step: MilestoneStep) => {
  for (let next = now(table); next !== null && next !== step; next = now(table)) pass(table, next);
  return table;
};
const wound = { wound: 'physical', lasting: 'temporary', alignment: 'negative' } as const;
const ruleOf = (refusal: { rule?: string | undefined } | null) => refusal?.rule;

describe('a Milestone', () => {
  it('SNS-2101, 2106: comes when the referee says so', () => {
    const table = seated();
    expect(table.offers('anya', 'milestone.begin')).toEqual([]);
    expect(
      ruleOf(table.try('anya', { type: 'milestone.begin', kind: 'minor', challenges: 0 })),
    ).toBe('TABLE-002');
    begin(table);
    expect(table.state.public.milestone?.kind).toBe('minor');
    expect(
      ruleOf(table.try('bev', { type: 'milestone.begin', kind: 'major', challenges: 0 })),
    ).toBe('SNS-2101');
  });

  it('SNS-2101: may be put off to the start of the next session, and is not forgotten', () => {
    const table = seated().send('bev', { type: 'milestone.put-off', kind: 'major' });
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(table.state.public.milestoneDue).toBe('major');
    expect(table.state.public.derived.nextStep.title).toBe('A Major Milestone is due');
    const ways = table.offers('bev', 'milestone.begin');
    expect(ways.map(({ primary }) => primary)).toEqual([undefined, true]);
    begin(table, 'major');
    expect(table.state.public.milestoneDue).toBeNull();
    const none = seated()
      .send('bev', { type: 'milestone.put-off', kind: 'minor' })
      .send('bev', { type: 'milestone.put-off', kind: 'none' });
    expect(none.state.public.milestoneDue).toBeNull();
  });

  it('SNS-2109: is worth 1 XP for each challenge, also to who took no part; the tally begins anew', () => {
    const table = seated().with('anya', { xp: 4 });
    for (const by of [1, 1, 1, -1] as const) table.send('bev', { type: 'milestone.challenge', by });
    expect(table.state.public.challenges).toBe(2);
    const [minor] = table.offers('bev', 'milestone.begin');
    expect(minor?.fields?.[0]).toMatchObject({ initial: 2 });
    begin(table, 'minor', 3);
    upTo(table, 'return');
    expect(ari(table).xp).toBe(7);
    table.send('bev', { type: 'milestone.end' });
    expect(table.of('carl').xp).toBe(3);
    expect(table.state.public.challenges).toBe(0);
  });

  it('SNS-2109: challenges are counted from none on', () => {
    const table = seated();
    expect(ruleOf(table.try('bev', { type: 'milestone.challenge', by: -1 }))).toBe('SNS-2109');
    expect(table.offers('bev', 'milestone.challenge')).toHaveLength(1);
  });

  it('SNS-2102, 2116: goes on in its order, and what goes by itself is done at once', () => {
    const table = seated()
      .with('anya', { despair: 2, transformed: { filled: 1, temporary: 2 } })
      .withTrait('anya', 'A cut', wound, 'wound')
      .withTrait('anya', 'Science', { rank: 4 }, 'affinity')
      .withTrait('anya', 'Mask', { aspect: 'mask' }, 'aspect');
    begin(table, 'minor', 1);
    expect(table.trait('Science').free).toBe(2);
    expect(ari(table).transformed?.temporary).toBe(0);
    expect(now(table)).toBe('recover');
    pass(table, 'recover');
    expect(now(table)).toBe('hope');
    pass(table, 'hope');
    expect(now(table)).toBe('reflect');
    expect(ari(table).xp).toBe(0);
    pass(table, 'reflect');
    expect(now(table)).toBeNull();
    expect(ari(table).xp).toBe(1);
  });

  it('SNS-2102: what comes later is not open before its turn, and what is past is past', () => {
    const table = begin(
      seated().with('anya', { despair: 2 }).withTrait('anya', 'A cut', wound, 'wound'),
    );
    expect(ruleOf(table.try('anya', { type: 'milestone.hope', ...about(table), hope: 1 }))).toBe(
      'SNS-2102',
    );
    expect(
      ruleOf(table.try('anya', { type: 'milestone.pass', ...about(table), step: 'reflect' })),
    ).toBe('SNS-2102');
    pass(table, 'recover');
    expect(
      ruleOf(table.try('anya', { type: 'milestone.recover', ...about(table), wound: 'A cut' })),
    ).toBe('SNS-2102');
    const major = begin(seated(), 'major');
    expect(
      ruleOf(major.try('anya', { type: 'skill.raise', ...about(major), skill: 'craft' })),
    ).toBe('SNS-2107');
  });

  it('SNS-2116: nothing is lost when the session ends in the middle of it', () => {
    const table = begin(seated().with('anya', { despair: 2 }));
    table.send('bev', { type: 'session.end' });
    expect(now(table)).toBe('hope');
    table.send('anya', { type: 'milestone.hope', ...about(table), hope: 1 });
    expect(ari(table)).toMatchObject({ hope: 4, despair: 1 });
    table.send('bev', { type: 'session.start' });
    expect(table.state.public.milestone).not.toBeNull();
    expect(now(table)).toBe('reflect');
  });

  it('SNS-2116: each is asked with their list; it is over when all are through', () => {
    const table = begin(seated());
    const prompt = table.state.public.derived.prompts[`milestone:${ari(table).id}`];
    expect(prompt?.to).toEqual(['anya']);
    expect(prompt?.checklists?.anya?.map(({ done }) => done)).toEqual([
      ...[true, true, true, true],
      ...[false, false, false, false],
    ]);
    pass(table, 'reflect');
    expect(table.state.public.milestone).not.toBeNull();
    expect(table.state.public.derived.nextStep.text).toContain('Cole');
    table.send('carl', {
      type: 'milestone.pass',
      protagonist: table.of('carl').id,
      step: 'reflect',
    });
    expect(table.state.public.milestone).toBeNull();
  });

  it('TABLE-003: another’s list is not theirs to go through; the referee may', () => {
    const table = begin(seated());
    expect(
      ruleOf(table.try('carl', { type: 'milestone.pass', ...about(table), step: 'reflect' })),
    ).toBe('TABLE-003');
    table.send('bev', { type: 'milestone.pass', ...about(table), step: 'reflect' });
    expect(now(table)).toBeNull();
  });

  it('SNS-2116: ended for all, what is not chosen lapses, and all else still comes', () => {
    const table = begin(seated().with('anya', { despair: 5, hope: 1, corruption: 2 }), 'major', 2);
    table.send('bev', { type: 'milestone.end' });
    expect(table.state.public.milestone).toBeNull();
    expect(ari(table)).toMatchObject({ despair: 0, hope: 5, xp: 2, features: [] });
    expect(table.state.director.fallouts[ari(table).id]).toBeDefined();
  });

  it('SNS-1908, 2116: whoever is Consumed chooses first, and nobody ends it before', () => {
    const table = begin(seated().with('anya', { consumed: true, corruption: 10 }));
    expect(now(table)).toBe('consumed');
    expect(ruleOf(table.try('bev', { type: 'milestone.end' }))).toBe('SNS-1908');
    expect(
      ruleOf(table.try('anya', { type: 'milestone.pass', ...about(table), step: 'consumed' })),
    ).toBe('SNS-1908');
    table.withTrait('anya', 'My sister').withTrait('anya', 'The choir');
    table.send('anya', { type: 'corruption.burn', ...about(table), anchor: 'The choir' });
    expect(ari(table)).toMatchObject({ consumed: false, corruption: 5 });
    expect(now(table)).toBe('reflect');
  });

  it('SNS-1909, 1904 (T17): after Burn Anchor five slots are filled, which is a Temptation at the same Milestone', () => {
    const table = begin(seated().with('anya', { consumed: true, corruption: 10 }));
    table.withTrait('anya', 'My sister').withTrait('anya', 'The choir');
    table.send('anya', { type: 'corruption.burn', ...about(table), anchor: 'The choir' });
    pass(table, 'reflect');
    expect(table.state.director.temptations[ari(table).id]).toBe(1);
  });

  it('SNS-1911, 2116: a Dramatic Confrontation holds the list of whoever it is about', () => {
    const table = begin(seated().with('anya', { consumed: true, corruption: 10 }));
    table.send('anya', { type: 'corruption.confront', ...about(table) });
    expect(now(table)).toBe('consumed');
    table.send('bev', { type: 'corruption.settle', ...about(table), outcome: 'won' });
    expect(now(table)).toBe('reflect');
  });

  it('SNS-1712, 2116: who was out with a Lingering Wound returns', () => {
    const table = begin(seated().with('anya', { standing: 'out' }));
    expect(ari(table).standing).toBe('out');
    pass(table, 'reflect');
    expect(ari(table).standing).toBe('in');
  });

  it('SNS-1904, 1914: five slots of Corruption are a Temptation, four are none; they add up', () => {
    const table = seated().with('anya', { corruption: 5 }).with('carl', { corruption: 4 });
    for (const count of [1, 2]) {
      begin(table).send('bev', { type: 'milestone.end' });
      expect(table.state.director.temptations).toEqual({ [ari(table).id]: count });
    }
  });
});

describe('a Wound', () => {
  const trying = () => {
    const table = seated().with('anya', {
      abilities: { ...ari(seated()).abilities, endurance: 5 },
      skills: { vitality: 4 },
    });
    begin(table.withTrait('anya', 'A cut', wound, 'wound'));
    return table.send('anya', { type: 'milestone.recover', ...about(table), wound: 'A cut' });
  };
  const roll = (table: StarsTable, ...faces: number[]) =>
    table.send('bev', { type: 'milestone.test', ...about(table) }, ...faces);

  it('SNS-408, 1705, 1706 (T20): is gone where the Difficulty stays below the score, and else it stays', () => {
    const table = roll(trying(), 7, 7);
    expect(linesOf(table.state.public.log).at(-1)?.text).toBe('Ari: a Wound is gone, “A cut”.');
    expect(table.state.public.traits['A cut']).toBeUndefined();
    expect(now(table)).toBe('reflect');
    const failed = roll(trying(), 7, 8);
    expect(failed.state.public.traits['A cut']).toBeDefined();
    expect(ari(failed)).toMatchObject({ despair: 0, hope: 5 });
    expect(now(failed)).toBe('reflect');
  });

  it('SNS-409, 1705: its player names one, and the referee rolls, once', () => {
    const table = trying();
    expect(table.offers('anya', 'milestone.test')).toEqual([]);
    expect(table.offers('bev', 'milestone.test')[0]?.label).toBe('Roll for Ari: Vitality 15');
    roll(table, 10, 10);
    expect(table.offers('anya', 'milestone.recover')).toEqual([]);
    expect(table.state.public.milestone?.recovering).toEqual({});
  });

  it('SNS-1705: Resolve mends what is mental, Networking what is social', () => {
    const table = seated()
      .withTrait('anya', 'Doubt', { ...wound, wound: 'mental' }, 'wound')
      .withTrait('anya', 'Shame', { ...wound, wound: 'social' }, 'wound');
    begin(table);
    expect(table.offers('anya', 'milestone.recover').map(({ detail }) => detail)).toEqual([
      'Resolve 11',
      'Networking 11',
    ]);
  });

  it('SNS-1714: the referee may make it harder or easier, and it is not by itself', () => {
    const table = trying();
    table.send('bev', { type: 'milestone.test', ...about(table), boons: 1 }, 7, 7, 9);
    expect(table.state.public.traits['A cut']).toBeDefined();
    const eased = trying();
    eased.send('bev', { type: 'milestone.test', ...about(eased), banes: 1 }, 9, 9, 5);
    expect(eased.state.public.traits['A cut']).toBeUndefined();
  });

  it('SNS-2101: waits for the next session where this one has ended', () => {
    const table = trying().send('bev', { type: 'session.end' });
    expect(table.offers('bev', 'milestone.test')).toEqual([]);
    table.send('bev', { type: 'session.start' });
    roll(table, 2, 2);
    expect(table.state.public.traits['A cut']).toBeUndefined();
  });
});

describe('Hope for Despair', () => {
  it('SNS-1604, 1101: each Hope clears one slot, any number', () => {
    const table = begin(seated().with('anya', { hope: 4, despair: 3 }));
    expect(table.offers('anya', 'milestone.hope')[0]?.fields?.[0]).toMatchObject({
      min: 1,
      max: 3,
    });
    table.send('anya', { type: 'milestone.hope', ...about(table), hope: 3 });
    expect(ari(table)).toMatchObject({ hope: 1, despair: 0 });
  });

  it('SNS-1608: not while Broken', () => {
    const table = begin(seated().with('anya', { hope: 4, despair: 10 }));
    expect(now(table)).toBe('reflect');
  });
});

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

import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { Protagonist } from '../protagonists/protagonist';
import { seated } from '../testing';
import { about, ari, begin, now, pass, ruleOf, upTo, wound } from '../testing/at-milestone';

describe('a Milestone', () => {
  it('SNS-2101, 2106: comes when the referee says so', () => {
    const table = seated();
    expect(table.offers('anya', 'milestone.begin')).toEqual([]);
    expect(
      ruleOf(table.try('anya', { type: 'milestone.begin', kind: 'minor', challenges: 0 })),
    ).toBe('TABLE-002');
    begin(table);
    expect(table.state.public.milestone?.kind).toBe('minor');
    const told = begin(seated(), 'minor', 2);
    expect(linesOf(told.state.public.log).flatMap(({ notes }) => notes ?? [])).toContain(
      'Challenges overcome: 2.',
    );
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
    const back = linesOf(table.state.public.log).find(({ beat }) => beat?.kind === 'returns');
    expect(back?.beat?.about).toEqual([ari(table).id]);
  });

  it('SNS-2102: what goes by itself is told: Corruption as it stands, and Energy that was for a while', () => {
    const told = (set: Partial<Protagonist>) => {
      const table = begin(seated().with('anya', set));
      pass(table, 'reflect');
      const lines = linesOf(table.state.public.log).flatMap(({ notes }) => notes ?? []);
      return { table, lines: lines.filter((one) => /Corruption|Temporary/.test(one)) };
    };
    expect(told({ corruption: 3 }).lines).toEqual([expect.stringMatching(/Corruption: 3 slots\./)]);
    expect(told({}).lines).toEqual([]);
    const { table, lines } = told({ transformed: { filled: 2, temporary: 1 } });
    expect(lines).toEqual([expect.stringMatching(/Temporary Energy is gone: 1 slot\./)]);
    expect(ari(table).transformed?.temporary).toBe(0);
  });

  it('SNS-1904, 1914: five slots of Corruption are a Temptation, four are none; they add up', () => {
    const table = seated().with('anya', { corruption: 5 }).with('carl', { corruption: 4 });
    for (const count of [1, 2]) {
      begin(table).send('bev', { type: 'milestone.end' });
      expect(table.state.director.temptations).toEqual({ [ari(table).id]: count });
    }
  });
});

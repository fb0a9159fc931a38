import { describe, expect, it } from 'vitest';
import { bookPlaybooks } from '../library/registry';
import type { TestTable } from '../testing';
import { harmFor, proposed, told, travellerTable } from '../testing';
import type { GbmCommandInput } from '../types';

const traveller = bookPlaybooks()['the-time-traveller'];
const roll = (table: TestTable) => table.state.public.derived.roll;
const firstChoice = (table: TestTable) => Object.values(table.state.public.choices)[0];
const withAbility = (...special: string[]) => ({ special: ['fated', ...special] });

describe('the Time Traveller', () => {
  it('GBM-PB-TIM-001: earns xp by foresight or revelation', () => {
    expect(traveller?.xpTrigger).toMatch(/foresight or revelation/);
    const table = travellerTable().send('bev', { type: 'session.end' });
    const labels = table
      .offers('claire')
      .flatMap((offer) => offer.fields ?? [])
      .flatMap((field) => (field.kind === 'choices' ? field.options : []))
      .map(({ label }) => label);
    expect(labels).toContain(traveller?.xpTrigger);
  });

  it('GBM-PB-TIM-002, 003: hints at names, and asks for a forgotten and a paradoxical promise', () => {
    expect(traveller?.mundaneName).toHaveLength(2);
    expect(traveller?.trueName).toHaveLength(2);
    expect(traveller?.promises.map(({ id, names }) => [id, names])).toEqual([
      ['forgotten', 1],
      ['paradoxical', 1],
    ]);
  });

  it('GBM-PB-TIM-004: falling into eclipse reads out its despair of changing fate', () => {
    const table = travellerTable()
      .givenProtagonist('lark', { stress: 9 })
      .given(({ public: shared }) => {
        shared.eclipses.lark = {
          protagonist: 'lark',
          stage: 'due',
          attribute: null,
          result: null,
          band: null,
          declined: [],
        };
      })
      .send('claire', { type: 'eclipse.roll', protagonist: 'lark', attribute: 'sun' }, 1, 2);
    expect(table.protagonist('lark').eclipse).toBe(true);
    expect(told(table)).toContain(traveller?.eclipse.prompt);
  });

  it('GBM-PB-TIM-006: asks six questions of its own', () => {
    const table = travellerTable().send(
      'claire',
      { type: 'info.gather', protagonist: 'lark', action: 'perceive' },
      6,
    );
    const [questions] = Object.values(table.state.public.questions);
    expect(questions?.list).toEqual(traveller?.questions);
    expect(questions?.list).toHaveLength(6);
  });

  it('GBM-PB-TIM-007, 008: starts with Confess, Analyze and Fated', () => {
    expect(traveller?.startingActions).toEqual(['confess', 'analyze']);
    expect(traveller?.special[0].id).toBe('fated');
    expect(traveller?.special).toHaveLength(7);
    expect(traveller?.transcendent).toHaveLength(3);
  });
});

describe('Fated', () => {
  const set = (setting: string, value: string): GbmCommandInput => ({
    type: 'character.set',
    protagonist: 'lark',
    setting,
    value,
  });

  it('GBM-PB-TIM-009: asks in the making whose fate, and which; then only a rule changes them', () => {
    const making = travellerTable('creation', { settings: {}, status: 'creating' });
    expect(making.offers('claire', 'character.set').map((offer) => offer.with.setting)).toEqual([
      'fated',
      'fate',
    ]);
    making.send('claire', set('fated', 'hawk')).send('claire', set('fate', 'She forgets us all'));
    expect(making.protagonist('lark').settings).toEqual({
      fated: 'hawk',
      fate: 'She forgets us all',
    });
    expect(travellerTable().try('claire', set('fated', 'hawk'))?.code).toBe('wrong-moment');
  });

  it('GBM-PB-TIM-009, GBM-LOS-007: comes for another when the one she came for is lost', () => {
    const table = travellerTable().send('bev', {
      type: 'override.loss',
      protagonist: 'fawn',
      how: 'She goes home',
      reason: 'Anya asked for it',
    });
    table.send('claire', set('fated', 'hawk'));
    expect(table.protagonist('lark').settings.fated).toBe('hawk');
  });

  const escaped = () =>
    travellerTable().givenProtagonist('lark', { eclipse: true, stress: 5 }).send('claire', {
      type: 'eclipse.escape',
      protagonist: 'lark',
      helper: 'fawn',
      how: 'Fawn walks out into the rain and comes back',
    });
  const answer = (table: TestTable, value: string, text = '') =>
    table.send('claire', {
      type: 'choice.answer',
      choice: firstChoice(table)?.id ?? '',
      value,
      text,
    });

  it('GBM-PB-TIM-005: escaping eclipse, she changes the person, the fate, or both', () => {
    const table = escaped();
    expect(table.protagonist('lark').eclipse).toBe(false);
    expect(Object.values(table.state.public.choices)).toHaveLength(2);
    answer(table, 'hawk');
    answer(table, 'another', 'She turns against us');
    expect(table.protagonist('lark').settings).toEqual({
      fated: 'hawk',
      fate: 'She turns against us',
    });
    expect(firstChoice(table)).toBeUndefined();
  });

  it('GBM-PB-TIM-005: either may stay as it was, without a word; another fate needs words', () => {
    const person = answer(answer(escaped(), 'hawk'), 'as-it-was');
    expect(person.protagonist('lark').settings).toEqual({
      fated: 'hawk',
      fate: 'The abyss takes her in the rain',
    });
    expect(firstChoice(person)).toBeUndefined();
    const table = answer(escaped(), 'as-it-was');
    expect(table.protagonist('lark').settings.fated).toBe('fawn');
    const another: GbmCommandInput = {
      type: 'choice.answer',
      choice: firstChoice(table)?.id ?? '',
      value: 'another',
    };
    expect(table.try('claire', another)?.code).toBe('malformed');
    answer(table, 'another', 'She forgets us all');
    expect(table.protagonist('lark').settings).toEqual({
      fated: 'fawn',
      fate: 'She forgets us all',
    });
  });

  it('GBM-PB-TIM-005: one of the two has to change; only the director lets it be', () => {
    const table = answer(escaped(), 'as-it-was');
    const keep = { type: 'choice.answer', choice: firstChoice(table)?.id ?? '' } as const;
    expect(table.try('claire', { ...keep, value: 'as-it-was' })).toMatchObject({
      code: 'malformed',
      instead: expect.stringContaining('something else'),
    });
    table.send('bev', { type: 'choice.dismiss', choice: keep.choice });
    expect(table.protagonist('lark').settings.fate).toBe('The abyss takes her in the rain');
  });

  it('GBM-PB-TIM-005: where there is nobody else to come for, it is the fate that changes', () => {
    const table = travellerTable()
      .given((state) => {
        delete state.public.protagonists.hawk;
      })
      .givenProtagonist('lark', { eclipse: true, stress: 5 })
      .send('claire', { type: 'eclipse.escape', protagonist: 'lark', helper: 'fawn' });
    const [only, ...more] = Object.values(table.state.public.choices);
    expect(more).toEqual([]);
    expect(only?.options.map(({ value }) => value)).toEqual(['another']);
  });
});

describe('Ominous', () => {
  it('GBM-PB-TIM-010: +1 effect to persuade with impossible knowledge', () => {
    const table = proposed(
      travellerTable('mission', withAbility('ominous')),
      'claire',
      'lark',
      'confess',
    );
    expect(roll(table)?.effect).toBe('standard');
    table.send('claire', { type: 'roll.option', option: 'ominous:persuade', on: true });
    expect(roll(table)?.effect).toBe('great');
  });

  it('GBM-PB-TIM-010: a foretold fate that comes to pass is an xp', () => {
    const table = travellerTable('mission', withAbility('ominous')).send('claire', {
      type: 'ability.claim',
      protagonist: 'lark',
      ability: 'ominous',
      claim: 'fate-came',
    });
    expect(table.protagonist('lark').xp.playbook).toBe(1);
  });
});

describe('Saw it coming', () => {
  const armed = () => travellerTable('mission', withAbility('saw-it-coming'));

  it('GBM-PB-TIM-011: special armour negates a consequence whole', () => {
    const table = armed();
    const consequence = harmFor(table, 'lark', 3);
    table.send('claire', {
      type: 'consequence.special-armour',
      consequence,
      ability: 'saw-it-coming',
    });
    expect(table.protagonist('lark')).toMatchObject({ harm: [], specialArmourUsed: true });
    expect(table.state.public.consequences).toEqual({});
  });

  it('GBM-PB-TIM-011: or lets her be in two places at once', () => {
    const table = armed();
    const [offer] = table.offers('claire', 'ability.use');
    expect(offer?.label).toContain('two places at once');
    table.send('claire', {
      type: 'ability.use',
      protagonist: 'lark',
      ability: 'saw-it-coming',
      use: 'special-armour',
      note: 'She is at the gate, too',
    });
    expect(table.protagonist('lark').specialArmourUsed).toBe(true);
  });
});

describe('Oracle', () => {
  const oracle = () => travellerTable('mission', withAbility('oracle'));

  it('GBM-PB-TIM-012: gathering information has +1 effect, and +1d about the fated person', () => {
    const table = oracle();
    const [offer] = table.offers('claire', 'info.gather');
    expect(JSON.stringify(offer?.fields)).toContain('it is about Fawn');
    table.send(
      'claire',
      {
        type: 'info.gather',
        protagonist: 'lark',
        action: 'perceive',
        options: ['oracle:fated'],
      },
      2,
      4,
    );
    const [questions] = Object.values(table.state.public.questions);
    expect(questions?.openness).toMatchObject({
      effect: 'great',
      lines: [{ source: 'Oracle', steps: 1 }],
    });
  });

  it('GBM-PB-TIM-012: in danger the action roll has both', () => {
    const table = proposed(oracle(), 'claire', 'lark', 'perceive', {
      purpose: 'gather-information',
    });
    expect(roll(table)).toMatchObject({
      effect: 'great',
      effectLines: [{ source: 'Oracle', steps: 1 }],
      pool: { dice: 1 },
    });
    table.send('claire', { type: 'roll.option', option: 'oracle:fated', on: true });
    expect(roll(table)).toMatchObject({ effect: 'great', pool: { dice: 2 } });
  });

  it('GBM-PB-TIM-012: has nothing to say in any other action', () => {
    const table = proposed(oracle(), 'claire', 'lark', 'perceive');
    expect(roll(table)?.effect).toBe('standard');
    expect(table.offers('claire', 'roll.option')).toEqual([]);
  });
});

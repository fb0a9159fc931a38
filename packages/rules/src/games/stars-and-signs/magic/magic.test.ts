import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsTable } from '../testing';
import { seated } from '../testing';

const ari = (table: StarsTable): Protagonist => table.of('anya');
const about = (table: StarsTable) => ({ protagonist: ari(table).id });
const transform = (table: StarsTable, face: number, words = '') =>
  table.send('anya', { type: 'magic.transform', ...about(table), words }, face);
const texts = (table: StarsTable) => linesOf(table.state.public.log).map(({ text }) => text);

/** Ari is Transformed, and so much of the Energy is used up. */
const transformed = (filled = 0, temporary = 0) =>
  seated()
    .with('anya', { transformed: { filled, temporary } })
    .withTrait('anya', 'Falling stars', { rank: 1, magical: true }, 'affinity')
    .withTrait('anya', 'Running', { rank: 1 }, 'affinity');

describe('to Transform', () => {
  it('SNS-2201, 2204: costs a d10 of Corruption and no Action, and opens five slots of Energy', () => {
    const table = transform(seated(), 6);
    expect(ari(table)).toMatchObject({ corruption: 2, transformed: { filled: 0, temporary: 0 } });
    expect(table.state.public.acted).toEqual([]);
    expect(table.offers('anya', 'magic.transform')).toEqual([]);
    expect(table.try('anya', { type: 'magic.transform', ...about(table) })?.rule).toBe('SNS-2201');
  });

  it('SNS-2201: is a moment with the heroine’s own words, which are there the next time', () => {
    const table = transform(seated(), 1, 'Ash to ember!');
    const { beat, text } =
      linesOf(table.state.public.log).find(({ beat: of }) => of?.kind === 'transformation') ?? {};
    expect(text).toBe('Ari Transforms: 1 Corruption.');
    expect(beat).toMatchObject({ about: [ari(table).id], fiction: 'Ash to ember!' });
    table.send('anya', { type: 'magic.end', ...about(table) });
    const [field] = table.offers('anya', 'magic.transform')[0]?.fields ?? [];
    expect(field).toMatchObject({ initial: 'Ash to ember!', folded: true });
  });

  it('SNS-2222: is refused while Broken, Consumed or Defeated', () => {
    const states: Partial<Protagonist>[] = [
      { despair: 10 },
      { consumed: true },
      { standing: 'defeated' },
    ];
    for (const state of states) {
      const table = seated().with('anya', state);
      expect(table.offers('anya', 'magic.transform')).toEqual([]);
      expect(table.try('anya', { type: 'magic.transform', ...about(table) })).toMatchObject({
        rule: 'SNS-2222',
      });
    }
    expect(
      transform(seated().with('anya', { despair: 9 }), 1).of('anya').transformed,
    ).not.toBeNull();
  });

  it('SNS-2222: with ten slots of Corruption it ends as it begins, and that is said first', () => {
    const table = seated().with('anya', { corruption: 10 });
    expect(table.offers('anya', 'magic.transform')[0]?.detail).toContain('Consumed');
    transform(table, 1);
    expect(ari(table)).toMatchObject({ consumed: true, transformed: null, corruption: 10 });
    const nine = seated().with('anya', { corruption: 9 });
    expect(nine.offers('anya', 'magic.transform')[0]?.detail).not.toContain('Consumed');
    expect(transform(nine, 10).of('anya')).toMatchObject({ consumed: false, corruption: 10 });
    expect(ari(nine).transformed).not.toBeNull();
  });

  it('SNS-2217: a Relic that was lost is back in the hand; other things stay lost', () => {
    const asset = { functions: [], properties: [], protects: '', requires: null, text: '' };
    const lost = { ...asset, carried: true, filled: 0, lost: true };
    const table = seated().with('anya', {
      assets: [
        { ...lost, id: 'medal', name: 'A medal', kind: 'relics' },
        { ...lost, id: 'phone', name: 'A phone', kind: 'gadgets' },
      ],
    });
    transform(table, 1);
    expect(ari(table).assets.map(({ lost: gone }) => gone)).toEqual([false, true]);
  });
});

describe('while Transformed', () => {
  it.each(['relics', 'regalia'] as const)('SNS-2202: %s can be used, and else not', (kind) => {
    const use = { type: 'check.asset', function: 'f', gives: 'bonus' } as const;
    const laid = (table: StarsTable) =>
      table.withAsset('anya', { quality: 2 }, { kind }).lay('anya', {
        ...{ skill: 'strength', action: 'eliminate' },
      });
    expect(laid(seated()).tryOnCheck('anya', use)?.rule).toBe('SNS-2202');
    expect(laid(transformed()).tryOnCheck('anya', use)).toBeNull();
  });

  it('SNS-2202, 2218: Magical Talents and all Regalia work, and else not', () => {
    const table = seated();
    const feature = { text: '', trigger: '', hope: 0, uses: 0, used: 0, clears: 'words' } as const;
    const scale = { kind: 'scale', action: null, skill: null, asset: null } as const;
    const card = { ...feature, until: '', magical: true, slot: null, repeatable: false };
    table.with('anya', {
      features: [
        { ...card, id: 't', kind: 'talent', name: 'Comet', effect: { ...scale, amount: 2 } },
      ],
    });
    table.with('carl', {
      features: [
        { ...card, id: 'r', kind: 'regalia', name: 'Boots', effect: { ...scale, amount: 3 } },
      ],
    });
    const scaleNow = () => {
      table.check('anya', { skill: 'agility', action: 'transport' }, 8, 8).close('anya');
      return table.settling.scale;
    };
    expect(scaleNow()).toBe(0);
    table.with('anya', { transformed: { filled: 0, temporary: 0 } });
    expect(scaleNow()).toBe(3);
  });
});

describe('a Transformation ends', () => {
  it('SNS-2203, 2205: by choice, and its Energy is clear the next time', () => {
    const table = transformed(3, 2);
    table.send('anya', { type: 'magic.end', ...about(table) });
    expect(ari(table).transformed).toBeNull();
    expect(transform(table, 2).of('anya').transformed).toEqual({ filled: 0, temporary: 0 });
  });

  it('SNS-2202: nobody ends what has not begun', () => {
    const table = seated();
    expect(table.try('anya', { type: 'magic.end', ...about(table) })?.rule).toBe('SNS-2202');
  });

  it('SNS-2203: by becoming Broken, and by being Defeated', () => {
    const broken = transformed().with('anya', { despair: 9 });
    broken.send('bev', { type: 'despair.deal', ...about(broken), points: 5 });
    const [blow = ''] = Object.keys(broken.state.public.blows);
    broken.send('anya', { type: 'despair.take', blow });
    expect(ari(broken).transformed).toBeNull();
    const table = transformed();
    for (const at of [1, 2, 3, 4, 5]) table.withTrait('anya', `Wound ${at}`, {}, 'wound');
    table.send('bev', { type: 'wound.give', ...about(table), kind: 'mental' });
    expect(ari(table)).toMatchObject({ standing: 'defeated', transformed: null });
  });

  it('SNS-2225: not by a Minor Milestone, which takes the Temporary slots alone', () => {
    const table = transformed(3, 2);
    table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 0 });
    expect(ari(table).transformed).toEqual({ filled: 3, temporary: 0 });
  });
});

describe('Energy', () => {
  it('SNS-2205: a d10 of Corruption clears five slots, while Transformed', () => {
    const table = transformed(4, 1);
    table.send('anya', { type: 'magic.clear', ...about(table) }, 5);
    expect(ari(table)).toMatchObject({ corruption: 1, transformed: { filled: 0, temporary: 1 } });
    expect(table.offers('anya', 'magic.clear')).toEqual([]);
    expect(table.try('anya', { type: 'magic.clear', ...about(table) })?.rule).toBe('SNS-2205');
    const mundane = seated();
    expect(mundane.try('anya', { type: 'magic.clear', ...about(mundane) })?.rule).toBe('SNS-2205');
  });

  it('SNS-2205: where the price makes Consumed, the Transformation is over', () => {
    const table = transformed(4).with('anya', { corruption: 10 });
    table.send('anya', { type: 'magic.clear', ...about(table) }, 1);
    expect(ari(table)).toMatchObject({ consumed: true, transformed: null });
  });
});

/** An Action of Ari’s lies on the table. */
const acting = (table: StarsTable, against: '0' | '3' | '4' = '0') =>
  table.lay('anya', { skill: 'agility', action: 'transport', against });
const spend = (table: StarsTable, face: number, affinity = 'Falling stars') =>
  table.onCheck('anya', { type: 'magic.energy', affinity }, face);

describe('Scale by Energy', () => {
  it('SNS-2206: a d10 of Energy lifts the Action to Scale 3, by a Magical Affinity that is named', () => {
    const table = spend(acting(transformed(), '3'), 5);
    expect(table.state.public.check?.upgrades).toEqual([
      { source: 'Falling stars', scale: 3, filled: { regular: 1, temporary: 0 } },
    ]);
    expect(ari(table).transformed).toEqual({ filled: 1, temporary: 0 });
    expect(table.lastLine()?.notes ?? []).toEqual([]);
    expect(spend(acting(transformed()), 6).of('anya').transformed?.filled).toBe(2);
    table.roll('anya', 8, 8).close('anya');
    expect(table.settling).toMatchObject({ band: 'hit', scale: 3, extras: 0 });
  });

  it('SNS-2206: not through a mundane one, not for another, not while mundane, not once dice lie', () => {
    const table = acting(transformed());
    const refused = (affinity: string) =>
      table.tryOnCheck('anya', { type: 'magic.energy', affinity })?.rule;
    expect(refused('Running')).toBe('SNS-2206');
    expect(table.offers('carl', 'magic.energy')).toEqual([]);
    const [choice] = table.offers('anya', 'magic.energy')[0]?.fields ?? [];
    expect(choice).toMatchObject({ options: [{ value: 'Falling stars' }] });
    table.roll('anya', 5, 5);
    expect(refused('Falling stars')).toBe('SNS-2404');
    const mundane = acting(transformed().with('anya', { transformed: null }));
    expect(
      mundane.tryOnCheck('anya', { type: 'magic.energy', affinity: 'Falling stars' })?.rule,
    ).toBe('SNS-2206');
  });

  it('SNS-2303: is not bought where the Scale is as high already', () => {
    const table = spend(acting(transformed()), 1);
    expect(
      table.tryOnCheck('anya', { type: 'magic.energy', affinity: 'Falling stars' })?.rule,
    ).toBe('SNS-2303');
  });

  it('SNS-2215, 2224: Temporary slots fill first and vanish', () => {
    expect(spend(acting(transformed(4, 2)), 10).of('anya').transformed).toEqual({
      filled: 4,
      temporary: 0,
    });
    expect(spend(acting(transformed(3, 1)), 6).of('anya').transformed).toEqual({
      filled: 4,
      temporary: 0,
    });
  });

  it('SNS-2203, 2223: the last slot ends it once the Action is settled; what it bought stands', () => {
    const table = spend(acting(transformed(4), '3'), 10);
    expect(ari(table).transformed).toEqual({ filled: 5, temporary: 0 });
    expect(table.lastLine()?.notes).toEqual([
      'The Energy has run out: the Transformation ends with this Action.',
    ]);
    expect(table.try('anya', { type: 'magic.clear', ...about(table) })?.rule).toBe('SNS-2223');
    table.roll('anya', 8, 8);
    expect(ari(table).transformed).not.toBeNull();
    table.close('anya');
    expect(table.settling.scale).toBe(3);
    expect(ari(table).transformed).toBeNull();
    expect(texts(table)).toContain('Ari is no longer Transformed: the Energy has run out.');
  });

  it('SNS-2223: at once, where the table has it so', () => {
    const table = acting(transformed(4));
    table.send('bev', { type: 'table.house-rule', rule: 'burnout', value: 'atOnce' });
    spend(table, 1);
    expect(ari(table).transformed).toBeNull();
    expect(table.state.public.check?.upgrades).toHaveLength(1);
    expect(table.state.public.check?.burnsOut).toBeUndefined();
  });

  it('SNS-2223: and where it simply happens, without a Check', () => {
    const table = spend(acting(transformed(4)), 1);
    table.onCheck('bev', { type: 'check.grant' });
    expect(ari(table).transformed).toBeNull();
  });

  it('SNS-2408: comes back with a Check that is withdrawn, and one that cannot be; not where it happens', () => {
    const withdrawn = spend(acting(transformed(3, 1)), 10);
    expect(ari(withdrawn).transformed).toEqual({ filled: 4, temporary: 0 });
    withdrawn.onCheck('anya', { type: 'check.withdraw' });
    expect(ari(withdrawn).transformed).toEqual({ filled: 3, temporary: 1 });
    const out = spend(acting(transformed(4)), 1).onCheck('anya', { type: 'check.withdraw' });
    expect(ari(out).transformed).toEqual({ filled: 4, temporary: 0 });
    const denied = spend(acting(transformed(1)), 6).onCheck('bev', { type: 'check.deny' });
    expect(ari(denied).transformed).toEqual({ filled: 1, temporary: 0 });
    const granted = spend(acting(transformed(1)), 6).onCheck('bev', { type: 'check.grant' });
    expect(ari(granted).transformed).toEqual({ filled: 3, temporary: 0 });
  });

  it('SNS-2408: what is cleared meanwhile is not cleared twice; who is Transformed no more has none', () => {
    const cleared = spend(acting(transformed(0)), 10);
    cleared.send('anya', { type: 'magic.clear', ...about(cleared) }, 1);
    cleared.onCheck('anya', { type: 'check.withdraw' });
    expect(ari(cleared).transformed).toEqual({ filled: 0, temporary: 0 });
    const ended = spend(acting(transformed(0)), 10);
    ended.send('anya', { type: 'magic.end', ...about(ended) });
    ended.onCheck('anya', { type: 'check.withdraw' });
    expect(ari(ended).transformed).toBeNull();
  });
});

describe('a Signature Move', () => {
  const moves = [
    { id: 'dash', name: 'Dash', action: 'transport', skill: 'agility', text: '' },
    { id: 'fall', name: 'Fall', action: 'eliminate', skill: 'agility', text: '' },
  ] as const;
  const ready = (filled = 4) => {
    const table = transformed(filled, 1);
    return table.with('anya', { magic: { ...ari(table).magic, moves: [...moves] } });
  };
  const dash = (table: StarsTable, face: number) =>
    table.onCheck('anya', { type: 'magic.signature', move: 'dash' }, face);

  it('SNS-2211, 2212: lifts its own Action to Scale 4: filled Energy clears, for a d10 of Corruption', () => {
    const table = acting(ready());
    expect(table.offers('anya', 'magic.signature').map(({ label }) => label)).toEqual([
      'Dash: Scale 4',
    ]);
    dash(table, 6);
    expect(ari(table)).toMatchObject({ corruption: 2, transformed: { filled: 0, temporary: 1 } });
    expect(table.state.public.check?.upgrades).toEqual([{ source: 'Dash', scale: 4 }]);
  });

  it('SNS-2211: another Action type or Skill is none of it, and neither is a mundane one', () => {
    const other = ready().lay('anya', { skill: 'strength', action: 'transport' });
    const rule = (table: StarsTable, move: string) =>
      table.tryOnCheck('anya', { type: 'magic.signature', move })?.rule;
    expect(rule(other, 'dash')).toBe('SNS-2211');
    expect(rule(acting(ready()), 'fall')).toBe('SNS-2211');
    expect(rule(acting(ready().with('anya', { transformed: null })), 'dash')).toBe('SNS-2211');
  });

  it('SNS-2212, 617: stands above Energy, once, and what it bought stands though it makes Consumed', () => {
    const table = dash(spend(acting(ready(0), '4'), 1), 1);
    expect(table.tryOnCheck('anya', { type: 'magic.signature', move: 'dash' })?.rule).toBe(
      'SNS-2303',
    );
    table.roll('anya', 8, 8).close('anya');
    expect(table.settling.scale).toBe(4);
    const full = acting(ready().with('anya', { corruption: 10 }));
    dash(full, 1);
    expect(ari(full)).toMatchObject({ consumed: true, transformed: null });
    expect(full.state.public.check?.upgrades).toHaveLength(1);
  });
});

describe('a Catch', () => {
  const compel = (table: StarsTable, gain: 'usual' | 'other') => {
    table.send('anya', { type: 'compel.catch', ...about(table), gain, trouble: 'They see me' });
    const [compelled = ''] = Object.keys(table.state.public.compels);
    return table.send('bev', { type: 'compel.grant', compel: compelled });
  };

  it('SNS-2214, 2215: compelled, clears a slot of Energy or brings a Temporary one, five at most', () => {
    expect(compel(transformed(3), 'usual').of('anya').transformed?.filled).toBe(2);
    expect(compel(transformed(3, 4), 'other').of('anya').transformed).toEqual({
      filled: 3,
      temporary: 5,
    });
    expect(compel(transformed(3, 5), 'other').of('anya').transformed?.temporary).toBe(5);
  });

  it('SNS-2216: refused to the referee, it costs a d10 of Corruption', () => {
    const table = transformed(3);
    table.send('bev', { type: 'compel.their-catch', ...about(table) });
    const [compelled = ''] = Object.keys(table.state.public.compels);
    table.send('anya', { type: 'compel.refuse', compel: compelled }, 7);
    expect(ari(table)).toMatchObject({ corruption: 2, transformed: { filled: 3 } });
  });
});

describe('the Wish', () => {
  const propose = (table: StarsTable) =>
    table.send('anya', { type: 'wish.propose', ...about(table), text: 'Let it be morning' });
  const answer = (table: StarsTable, agreed: boolean) =>
    table.send('bev', { type: 'wish.answer', ...about(table), agreed, terms: 'The sun stays.' });
  const promptOf = (table: StarsTable) =>
    table.state.public.derived.prompts[`wish:${ari(table).id}`];

  it('SNS-2219: is agreed on with the referee before it is made', () => {
    const table = propose(seated());
    expect(promptOf(table)?.to).toEqual(['bev']);
    expect(table.offers('anya', 'wish.make')).toEqual([]);
    answer(table, true);
    expect(promptOf(table)).toMatchObject({ to: ['anya'], text: 'The sun stays.', waits: false });
    expect(ari(table)).toMatchObject({
      standing: 'in',
      magic: { wish: { now: 'settled', text: 'Let it be morning' } },
    });
    expect(table.offers('carl', 'wish.make')).toEqual([]);
    expect(table.try('carl', { type: 'wish.make', ...about(table) })?.rule).toBe('TABLE-003');
  });

  it('SNS-2219: may not be like that, or be kept: then it can still be made one day', () => {
    const refused = answer(propose(seated()), false);
    expect(ari(refused).magic.wish.now).toBe('unused');
    expect(refused.offers('anya', 'wish.propose')).toHaveLength(1);
    const kept = answer(propose(seated()), true);
    kept.send('anya', { type: 'wish.drop', ...about(kept) });
    expect(ari(kept).magic.wish).toEqual({ now: 'unused', text: '', terms: '' });
  });

  it('SNS-2220: makes its maker Defeated, without a choice; the referee writes the fate', () => {
    const table = answer(propose(transformed()), true);
    table.send('anya', { type: 'wish.make', ...about(table) });
    expect(ari(table)).toMatchObject({ standing: 'defeated', transformed: null });
    expect(ari(table).magic.wish.now).toBe('used');
    expect(table.state.public.defeats[ari(table).id]).toMatchObject({ by: 'wish' });
    expect(table.offers('anya', 'defeat.choose')).toEqual([]);
    expect(texts(table)).toContain('Ari makes a Wish.');
    table.send('bev', { type: 'defeat.fate', ...about(table), text: 'She is the morning.' });
    expect(ari(table).standing).toBe('gone');
  });

  it('SNS-2219: is made once ever, and one at a time', () => {
    const table = seated();
    const { magic } = ari(table);
    table.with('anya', { magic: { ...magic, wish: { ...magic.wish, now: 'used' } } });
    const again = () =>
      table.try('anya', { type: 'wish.propose', ...about(table), text: 'Once more' });
    expect(again()).toMatchObject({ rule: 'SNS-2219', code: 'already-done' });
    expect(table.offers('anya', 'wish.propose')).toEqual([]);
    table.with('anya', { magic });
    propose(table);
    expect(again()?.rule).toBe('SNS-2219');
  });
});

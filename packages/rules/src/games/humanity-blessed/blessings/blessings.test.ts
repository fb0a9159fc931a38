import { describe, expect, it } from 'vitest';
import type { Price } from '../../../table';
import { canPay, pays } from '../../../table';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import type { Due } from './blessing';
import { changeBlessing } from './gaining';
import { atLeast, equalPair, halfOf, priceSign } from './paying';
import { tierAt } from './reputation';

const ids = (...all: string[]): string[] => all;
const dues = (table: HumanityTable): Due[] => Object.values(table.state.public.dues);
const only = (table: HumanityTable): Due => {
  const [one, ...more] = dues(table);
  if (!one || more.length > 0) throw new Error(`${dues(table).length} are due.`);
  return one;
};
const award = (table: HumanityTable, who: string[], count = 1) =>
  table.send('bev', { type: 'blessing.award', who, count });
const promptOf = (table: HumanityTable, { id }: Due) => table.state.public.derived.prompts[id];

describe('gaining Blessings', () => {
  it('HUM-601, HUM-617: what the table awards is rolled by its owner, and the value stays', () => {
    const table = seated();
    const ari = table.of('anya').id;
    expect(table.try('anya', { type: 'blessing.award', who: [ari], count: 1 })?.rule).toBe(
      'HUM-101',
    );
    award(table, [ari], 2);
    const due = only(table);
    expect(promptOf(table, due)).toMatchObject({ to: ['anya'], title: 'Ari gains 2 Blessings' });
    expect(table.try('carl', { type: 'blessing.take', due: due.id })?.rule).toBe('TABLE-003');
    // By name alone it is another thing than a Check, which is rolled (HUM-1801).
    const named = table
      .offers('anya')
      .flatMap(({ prompt, label }) => (prompt === due.id ? label : []));
    expect(named).toEqual(['Gain 2 Blessings', 'Leave the Blessings']);
    table.send('anya', { type: 'blessing.take', due: due.id }, 4, 6);
    expect(table.blessings('anya')).toEqual([4, 6]);
    expect(dues(table)).toEqual([]);
    expect(table.lastLine()?.text).toContain('Ari gains 2 Blessings (4 and 6)');
  });

  it('HUM-602, HUM-607: a 1 brings one more and stays a 1; none is worth more than 6', () => {
    const table = seated();
    const ari = table.of('anya').id;
    award(table, [ari]);
    table.send('anya', { type: 'blessing.take', due: only(table).id }, 1, 1, 3);
    expect(table.blessings('anya')).toEqual([1, 1, 3]);
    table.withBlessings('anya', 6);
    const turn = { type: 'held.turn', holder: ari, kind: 'blessing' } as const;
    expect(table.try('bev', { ...turn, die: 'anya-1', to: 7 })?.rule).toBe('TABLE-112');
    table.send('bev', { ...turn, die: 'anya-1', to: 0 });
    expect(table.blessings('anya')).toEqual([1, 1, 3]);
  });

  it('HUM-607: what is added ends at 6, and what falls below 1 is gone', () => {
    const table = seated().withBlessings('anya', 6, 2, 1);
    const { id } = table.of('anya');
    const changed = (die: string, by: number) => {
      const events: object[] = [];
      const play = {
        state: table.state,
        emit: (one: object) => void events.push(one),
        id: String,
      };
      return { worth: changeBlessing(play, id, die, by), events };
    };
    expect(changed('anya-1', 1)).toEqual({ worth: 6, events: [] });
    expect(changed('anya-2', 1).worth).toBe(3);
    const gone = changed('anya-3', -1);
    expect(gone.worth).toBe(0);
    expect(gone.events).toMatchObject([{ type: 'heldSet', held: { count: 2 } }]);
  });

  it('HUM-619: nothing is held before the first session', () => {
    const table = seated();
    expect(table.blessings('anya')).toEqual([]);
    expect(dues(table)).toEqual([]);
  });
});

describe('what Blessings are worth', () => {
  it('HUM-604: signs say what is worth it', () => {
    const die = (value: number) => ({ id: String(value), sides: 6, value });
    expect([atLeast(6), atLeast(1, 3), equalPair].map(priceSign)).toEqual(['⑥', '①①①', '⊜⊜']);
    const fits = (price: Price, ...values: number[]) => pays(values.map(die), price);
    expect(fits(atLeast(6), 6)).toBe(true);
    expect(fits(atLeast(6), 5)).toBe(false);
    expect(fits(atLeast(2), 2)).toBe(true);
    expect(fits(atLeast(2), 1)).toBe(false);
    expect(fits(atLeast(1, 2), 1, 5)).toBe(true);
    expect(fits(atLeast(1, 2), 5)).toBe(false);
    expect(fits(equalPair, 3, 3)).toBe(true);
    expect(fits(equalPair, 3, 4)).toBe(false);
    expect(canPay([die(3), die(4)], equalPair)).toBe(false);
    expect(halfOf(die(1))).toBe(1);
    expect(halfOf(die(5))).toBe(2);
  });

  it('HUM-603, HUM-614: what buys is gone, each for half of its worth; a friend’s cannot be spent', () => {
    const table = seated().withBlessings('anya', 1, 5, 6);
    const character = table.of('anya').id;
    const buy = { type: 'blessing.spend', character, use: 'buy', what: 'A boat' } as const;
    expect(table.try('carl', { ...buy, dice: ['anya-1'] })?.rule).toBe('TABLE-003');
    table.send('anya', { ...buy, dice: ['anya-1', 'anya-2', 'anya-3'] });
    expect(table.blessings('anya')).toEqual([]);
    // 1 + 2 + 3 is 6: a complex thing to buy.
    expect(table.lastLine()?.text).toBe('Ari buys with Blessings (1, 5 and 6): 6, Complex.');
    expect(table.try('anya', { ...buy, dice: ['anya-1'] })?.code).toBe('not-allowed');
    expect(table.state.public.spent?.by).toEqual({ [character]: 3 });
  });

  it('HUM-614, HUM-615: each Atmosphere has its uses', () => {
    const openIn = (atmosphere: 'light' | 'dark' | 'gritty') => {
      const table = seated({ atmosphere }).withBlessings('anya', 2);
      return table.offers('anya', 'blessing.spend').map((offer) => offer.with.use);
    };
    expect(openIn('light')).toEqual(['buy', 'donate', 'other']);
    expect(openIn('dark')).toEqual(['donate', 'other']);
    expect(openIn('gritty')).toEqual(['buy', 'other']);
    const dark = seated({ atmosphere: 'dark' }).withBlessings('anya', 2);
    const spend = {
      type: 'blessing.spend',
      character: dark.of('anya').id,
      dice: ids('anya-1'),
    } as const;
    expect(dark.try('anya', { ...spend, use: 'buy' })?.rule).toBe('HUM-614');
  });

  it('HUM-615: what was donated where is kept until the table says what came of it', () => {
    const table = seated().withBlessings('anya', 2, 2);
    table.send('anya', {
      ...{ type: 'blessing.spend', character: table.of('anya').id, use: 'donate' },
      ...{ dice: ['anya-1', 'anya-2'], what: 'The old chapel' },
    });
    const [donation] = Object.values(table.state.public.dealings);
    expect(donation).toMatchObject({ kind: 'donation', with: 'The old chapel', worth: 2 });
    expect(table.try('anya', { type: 'dealing.settle', dealing: donation?.id ?? '' })?.rule).toBe(
      'HUM-101',
    );
    table.send('bev', { type: 'dealing.settle', dealing: donation?.id ?? '' });
    expect(table.state.public.dealings).toEqual({});
  });

  it('HUM-620: temporary and lasting ones pay together, and are marked apart', () => {
    const table = seated().withBlessings('anya', 4).withTemporary('anya', 4);
    const [offer] = table.offers('anya', 'blessing.spend');
    const dice = offer?.fields?.find(({ name }) => name === 'dice');
    expect(dice?.kind === 'choices' && dice.options.map(({ label }) => label)).toEqual([
      '4',
      '4, temporary',
    ]);
    table.send('anya', {
      ...{ type: 'blessing.spend', character: table.of('anya').id, use: 'other' },
      dice: ['anya-1', 'anya-temp-1'],
    });
    expect(table.blessings('anya')).toEqual([]);
  });

  it('HUM-606: temporary ones end, the others stay', () => {
    const table = seated().withBlessings('anya', 4).withTemporary('anya', 2, 3);
    table.send('bev', { type: 'held.end', kind: 'blessing' });
    expect(table.blessings('anya')).toEqual([4]);
  });
});

describe('what the Atmospheres bring', () => {
  it('HUM-608: Light: a milestone, and whoever saw it gains as well, which spreads no further', () => {
    const table = seated({ atmosphere: 'light' });
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'blessing.milestone', who: [ari], what: 'The gate is open' });
    const kinds = dues(table).map(({ kind, of }) => [kind, of]);
    expect(kinds).toEqual([
      ['gain', ari],
      ['seen', ari],
    ]);
    const seen = dues(table).find(({ kind }) => kind === 'seen');
    if (!seen) throw new Error('Nobody is asked who saw it.');
    expect(promptOf(table, seen)?.to).toEqual(['bev']);
    expect(table.try('anya', { type: 'blessing.seen', due: seen.id, who: [cole] })?.rule).toBe(
      'HUM-101',
    );
    expect(table.try('bev', { type: 'blessing.seen', due: seen.id, who: [ari] })?.code).toBe(
      'not-allowed',
    );
    table.send('bev', { type: 'blessing.seen', due: seen.id, who: [cole] });
    expect(dues(table).map(({ kind, of, source }) => [kind, of, source])).toEqual([
      ['gain', ari, 'milestone'],
      ['gain', cole, 'seen'],
    ]);
    for (const { id, of } of dues(table)) {
      table.send(of === ari ? 'anya' : 'carl', { type: 'blessing.take', due: id }, 5);
    }
    expect(dues(table)).toEqual([]);
    expect(table.blessings('carl')).toEqual([5]);
  });

  it('HUM-609: Dark: a debt brings Blessings, rolled or stolen; the loser is told', () => {
    const table = seated({ atmosphere: 'dark' }).withBlessings('carl', 2, 6);
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    expect(table.try('bev', { type: 'blessing.milestone', who: [ari], what: 'Home' })?.rule).toBe(
      'HUM-609',
    );
    table.send('bev', {
      ...{ type: 'dealing.add', character: ari, kind: 'debt' },
      ...{ with: 'The Widow', blessings: 2 },
    });
    const due = only(table);
    const steal = { type: 'blessing.steal', due: due.id, from: cole } as const;
    expect(table.try('carl', { ...steal, dice: ['carl-2'] })?.rule).toBe('TABLE-003');
    table.send('anya', { ...steal, dice: ['carl-2'] });
    expect(table.blessings('anya')).toEqual([6]);
    expect(table.blessings('carl')).toEqual([2]);
    expect(table.lastLine()?.text).toBe('Ari steals from Cole: 6.');
    expect(only(table).count).toBe(1);
    table.send('anya', { type: 'blessing.take', due: due.id }, 3);
    expect(table.blessings('anya')).toEqual([6, 3]);
  });

  it('HUM-617: what an award is for is told of those who have it', () => {
    const table = seated();
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'blessing.award', who, count: 1, what: 'A song for the drowned' });
    expect(table.lastLine()?.beat).toMatchObject({
      kind: 'blessings',
      about: who,
      fiction: 'A song for the drowned',
    });
  });

  it('HUM-609: what is awarded is not stolen, and nowhere but in the Dark', () => {
    for (const atmosphere of ['dark', 'light'] as const) {
      const table = seated({ atmosphere }).withBlessings('carl', 2);
      award(table, [table.of('anya').id]);
      const steal = { type: 'blessing.steal', due: only(table).id, dice: ids('carl-1') } as const;
      expect(table.try('anya', { ...steal, from: table.of('carl').id })?.rule).toBe('HUM-609');
    }
    const gritty = seated({ atmosphere: 'gritty' });
    const debt = { type: 'dealing.add', kind: 'debt', with: 'Us', blessings: 1 } as const;
    expect(gritty.try('bev', { ...debt, character: gritty.of('anya').id })?.rule).toBe('HUM-609');
  });

  it('HUM-609: what a first Major Success brings is stolen in the Dark, and nowhere else', () => {
    for (const atmosphere of ['dark', 'light'] as const) {
      const table = seated({ atmosphere }).withStats('anya', { head: 10 });
      table.check('anya', 'head', [1, 10]).withBlessings('carl', 6);
      const { id: ari } = table.of('anya');
      const major = dues(table).find(({ source, of }) => source === 'major' && of === ari);
      const due = major?.id ?? 'none';
      const steal = { type: 'blessing.steal', due, from: table.of('carl').id } as const;
      const refused = table.try('anya', { ...steal, dice: ids('carl-1') })?.rule ?? null;
      expect(refused).toBe(atmosphere === 'dark' ? null : 'HUM-609');
    }
  });

  it('HUM-609: a table may have it that whoever loses them agrees', () => {
    const table = seated({ atmosphere: 'dark' }).withBlessings('carl', 2, 5);
    table.given((state) => {
      state.public.houseRules = { ...state.public.houseRules, stealing: 'agrees' };
    });
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    const debt = { type: 'dealing.add', kind: 'debt', with: 'Her', blessings: 1 } as const;
    table.send('bev', { ...debt, character: ari });
    const due = only(table).id;
    const steal = { type: 'blessing.steal', due, from: cole, dice: ids('carl-2') } as const;
    table.send('anya', steal);
    expect(promptOf(table, only(table))?.to).toEqual(['carl']);
    expect(table.offers('anya', 'blessing.steal')).toEqual([]);
    expect(table.blessings('carl')).toEqual([2, 5]);
    expect(table.try('anya', { type: 'blessing.agree', due, agree: true })?.rule).toBe('TABLE-003');
    table.send('carl', { type: 'blessing.agree', due, agree: false });
    expect(table.blessings('carl')).toEqual([2, 5]);
    table.send('anya', steal).send('carl', { type: 'blessing.agree', due, agree: true });
    expect(table.blessings('anya')).toEqual([5]);
    expect(dues(table)).toEqual([]);
  });

  it('HUM-609: a pool with a bottom gives no more than there is in it', () => {
    const table = seated({ atmosphere: 'dark' }).withBlessings('carl', 2, 2, 2, 2, 2, 2, 2, 2, 2);
    table.given((state) => {
      state.public.houseRules = { ...state.public.houseRules, darkPool: '10' };
    });
    award(table, [table.of('anya').id], 3);
    table.send('anya', { type: 'blessing.take', due: only(table).id }, 4, 5, 6);
    expect(table.blessings('anya')).toEqual([4]);
    expect(table.lastLine()?.notes).toEqual(['2 Blessings too many: lost.']);
  });

  it('HUM-610: Gritty: a milestone makes a name, and each new tier of it brings a Blessing', () => {
    const table = seated({ atmosphere: 'gritty' });
    const ari = table.of('anya').id;
    table.send('bev', { type: 'blessing.milestone', who: [ari], what: 'The heist' });
    const due = only(table);
    expect(due.kind).toBe('reputation');
    table.send('anya', {
      ...{ type: 'blessing.reputation', due: due.id, better: false },
      name: 'The Harbour',
    });
    const [faction] = Object.values(table.state.public.factions);
    expect(faction).toMatchObject({ name: 'The Harbour', standing: { [ari]: { value: -1 } } });
    const rise = (by: number) =>
      table.send('bev', {
        ...{ type: 'faction.reputation', faction: faction?.id ?? '', character: ari, by },
        reason: 'They talk.',
      });
    rise(5);
    expect(dues(table)).toEqual([]);
    rise(1);
    expect(only(table)).toMatchObject({ kind: 'gain', source: 'tier', count: 1 });
    table.send('anya', { type: 'blessing.take', due: only(table).id }, 2);
    // Back and forth over the same tier brings nothing; the bad side has tiers of its own.
    rise(-3);
    rise(3);
    expect(dues(table)).toEqual([]);
    rise(-13);
    expect(only(table)).toMatchObject({ source: 'tier', count: 2 });
  });

  it('HUM-610: tiers are those of the Progress Scale', () => {
    expect([0, 4, 5, 7, 8, 11, -11, 20, 100].map(tierAt)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 5]);
  });
});

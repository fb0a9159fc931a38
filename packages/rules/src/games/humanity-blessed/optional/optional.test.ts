import { describe, expect, it } from 'vitest';
import { opposite } from '../numbers';
import { seated } from '../testing';
import type { OptionalStat } from '../vocabulary';
import { optionalStats } from '../vocabulary';

const table = (optional: OptionalStat) => seated({ optional });
const big = (optional: OptionalStat) =>
  table(optional).withStats('anya', { [optional]: 8, head: 10 });

describe('Hex and Holly Jolly', () => {
  it('HUM-401: each reason of five makes Hex a rank harder', () => {
    const one = table('hex')
      .propose('anya', 'hex')
      .frame({ reasons: ['stretch', 'forbidden'] });
    expect(one.state.public.check?.frame).toMatchObject({ complexity: 'complex', needed: 3 });
    const all = ['stretch', 'material', 'untrained', 'forbidden', 'surroundings'];
    const most = table('hex').propose('anya', 'hex').frame({ complexity: 'easy', reasons: all });
    expect(most.state.public.check?.frame).toMatchObject({ complexity: 'complex', needed: 5 });
  });

  it('HUM-407: each reason of three makes Holly Jolly a rank harder', () => {
    const one = table('hollyJolly').propose('anya', 'hollyJolly');
    one.frame({ reasons: ['naughty', 'bare', 'joyless'] });
    expect(one.state.public.check?.frame).toMatchObject({ complexity: 'complex', needed: 4 });
    const other = table('hollyJolly').propose('anya', 'head');
    expect(other.offers('bev', 'check.frame')[0]?.fields?.map(({ name }) => name)).not.toContain(
      'reasons',
    );
  });
});

describe('Ham and Hireling', () => {
  it('HUM-402: what Ham brings comes to everybody, and a rival is what it is for', () => {
    const one = big('ham').check('anya', 'ham', [5]);
    expect(Object.values(one.state.public.owed)).toMatchObject([{ kind: 'bust', everybody: true }]);
    const hard = big('ham').check('anya', 'head', [9], { frame: { complexity: 'hard' } });
    const version = hard.state.public.check?.version ?? 0;
    const character = hard.of('anya').id;
    const roll = { type: 'check.roll', version, character, stat: 'ham' } as const;
    expect(hard.tryOnCheck('anya', roll)?.rule).toBe('HUM-402');
    const rival = big('ham').check('anya', 'head', [9], {
      frame: { complexity: 'hard', rival: true },
    });
    rival.roll('anya', [5], { stat: 'ham' });
    expect(Object.values(rival.state.public.owed)).toMatchObject([{ everybody: true }]);
  });

  it('HUM-402: without a rival nothing is sparked with Ham', () => {
    const one = table('ham').withStats('anya', { head: 8, ham: 8 }).withBlessings('anya', 2, 2);
    expect(one.check('anya', 'head', [5]).state.public.check).toBeNull();
    const rival = table('ham').withStats('anya', { head: 8, ham: 8 }).withBlessings('anya', 2, 2);
    rival.check('anya', 'head', [5], { frame: { rival: true } });
    rival.onCheck('anya', { type: 'check.spark', stat: 'ham', dice: 'anya-1 anya-2' }, 2);
    expect(Object.values(rival.state.public.owed)).toMatchObject([{ everybody: true }]);
  });

  it('HUM-406: each boon of Hireling adds an ally, each bust a rival', () => {
    const bust = big('hireling').check('anya', 'hireling', [5]);
    expect(Object.values(bust.state.public.owed)).toMatchObject([{ brings: 'rival' }]);
    const boon = big('hireling').withStats('anya', { hireling: 10 });
    boon.check('anya', 'hireling', [1, 10]);
    expect(Object.values(boon.state.public.owed)).toMatchObject([{ kind: 'boon', brings: 'ally' }]);
  });
});

it('HUM-403: Hunch, chosen before the roll, doubles boons and busts', () => {
  const one = big('hunch').check('anya', 'hunch', [5], { roll: { double: true } });
  expect(one.outcome.busts).toBe(2);
  expect(Object.keys(one.state.public.owed)).toHaveLength(2);
  const head = big('hunch').propose('anya', 'head').frame();
  expect(head.offers('anya', 'check.roll')[0]?.fields).toEqual([]);
  expect(big('hunch').check('anya', 'hunch', [5]).outcome.busts).toBe(1);
});

describe('Hardware', () => {
  it('HUM-404: begins with Tokens of half its die; spent on another Check they add 1 each', () => {
    const one = table('hardware').withStats('anya', { hardware: 8, head: 8 });
    expect(table('hardware').of('anya').tokens).toBe(2);
    one.with('anya', { tokens: 4 }).check('anya', 'head', [7]);
    one.onCheck('anya', { type: 'check.tokens', tokens: 4 });
    expect(one.outcome).toMatchObject({ total: 11, band: 'major' });
    expect(one.stat('anya', 'hardware').lock).toEqual({ value: null });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 7 });
    expect(one.of('anya').tokens).toBe(0);
  });

  it('HUM-404: none on a Hardware Check, while it is locked, or more than there are', () => {
    const own = table('hardware').withStats('anya', { hardware: 8 }).with('anya', { tokens: 4 });
    expect(own.check('anya', 'hardware', [7]).state.public.check).toBeNull();
    const locked = table('hardware').withStats('anya', { hardware: [8, 5], head: 8 });
    expect(locked.check('anya', 'head', [7]).state.public.check).toBeNull();
    const poor = table('hardware').check('anya', 'head', [3]);
    expect(poor.tryOnCheck('anya', { type: 'check.tokens', tokens: 3 })?.rule).toBe('HUM-404');
  });

  it('HUM-404: locked for Tokens it cannot be continued with, nor chosen', () => {
    const one = table('hardware').withStats('anya', { head: 8 }).check('anya', 'head', [7]);
    one.onCheck('anya', { type: 'check.tokens', tokens: 1 });
    const { id: character } = one.of('anya');
    const again = { type: 'check.propose', character, stat: 'hardware' } as const;
    expect(one.try('anya', again)?.rule).toBe('HUM-702');
    expect(one.continues.flatMap(({ parts }) => parts.map(({ stat }) => stat))).toEqual(['head']);
  });
});

it('HUM-416: nine begin as a d4, Haunted and Haze as a d2; two are of the table', () => {
  const own = (optional: OptionalStat) => table(optional).of('anya').stats[optional]?.size;
  const shared = (optional: OptionalStat) => table(optional).state.public.shared?.size;
  const all = optionalStats.filter((stat) => stat !== 'hardship' && stat !== 'hardy');
  expect(all.map(own)).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 2, 2]);
  expect([own('hardship'), own('hardy')]).toEqual([undefined, undefined]);
  expect([shared('hardship'), shared('hardy'), shared('hex')]).toEqual([4, 2, undefined]);
});

describe('Hologram and Headline', () => {
  it('HUM-405: Hologram bumps on the number that was chosen, and not on 1', () => {
    const one = big('hologram').check('anya', 'hologram', [6, 3], { roll: { bumpOn: '6' } });
    expect(one.outcome.total).toBe(9);
    const plain = big('hologram').check('anya', 'hologram', [1], { roll: { bumpOn: '6' } });
    expect(plain.outcome).toMatchObject({ total: 1, success: false });
    expect(big('hologram').check('anya', 'hologram', [6]).outcome.total).toBe(6);
  });

  it('HUM-405: sparked, each die bumps in its own way', () => {
    const one = table('hologram').withStats('anya', { hologram: 8, head: 8 });
    one.withBlessings('anya', 2, 2).check('anya', 'hologram', [1], { roll: { bumpOn: '6' } });
    one.onCheck('anya', { type: 'check.spark', stat: 'head', dice: 'anya-1 anya-2' }, 6);
    expect(one.outcome.total).toBe(7);
  });

  it('HUM-613, HUM-405: improvising turns what it shows now, and not what it has bumped on', () => {
    const one = seated({ optional: 'hologram', atmosphere: 'gritty' });
    one.withStats('anya', { hologram: 8 }).withBlessings('anya', 2);
    one.check('anya', 'hologram', [2, 1], { roll: { bumpOn: '2' } });
    const by = one.of('anya').id;
    one.onCheck('anya', { type: 'check.improvise', by, die: 'anya-1' }, 4);
    expect(one.outcome.total).toBe(7);
  });

  it('HUM-408: Headline bumps on a locked value of the ally that was chosen', () => {
    const one = big('headline').withStats('carl', { head: [4, 3] });
    const ally = one.of('carl').id;
    one.check('anya', 'headline', [3, 4], { roll: { ally } });
    expect(one.outcome).toMatchObject({ total: 7, success: true });
  });

  it('HUM-408: beside an ally it fails on a 1, whatever is added', () => {
    const one = big('headline').withStats('carl', { head: [4, 1], hand: [4, 2] });
    one.withBlessings('carl', 6);
    const ally = one.of('carl').id;
    one.check('anya', 'headline', [2, 1], { roll: { ally } });
    expect(one.outcome).toMatchObject({ success: false });
    expect(one.state.public.check).toBeNull();
    const alone = big('headline').check('anya', 'headline', [1, 5]);
    expect(alone.outcome).toMatchObject({ total: 6, success: true });
  });
});

it('HUM-409: Host acts as if apt', () => {
  const one = big('host').check('anya', 'host', [3]);
  expect(one.outcome).toMatchObject({ band: 'minor', total: 3 });
  expect(big('host').check('anya', 'head', [3]).outcome.band).toBe('failure');
});

it('HUM-410: Hardship is one for all, always a d4, and never locks', () => {
  const one = table('hardship').check('anya', 'hardship', [1, 4]);
  expect(one.outcome).toMatchObject({ total: 5, stat: 'hardship', effect: 'small' });
  expect(one.state.public.shared).toEqual({ size: 4, lock: null });
  expect(Object.keys(one.of('anya').stats)).not.toContain('hardship');
  one.check('carl', 'hardship', [3]);
  expect(one.outcome.leader).toBe(one.of('carl').id);
});

describe('Haunted', () => {
  const haunted = () => {
    const one = table('haunted').withStats('anya', { head: 10 });
    return one.send('bev', { type: 'haunting.set', character: one.of('anya').id, present: true });
  };

  it('HUM-411, HUM-412: while it is there the opposite die falls, and is taken off', () => {
    expect(([2, 4, 6, 8, 10] as const).map(opposite)).toEqual([10, 8, 6, 4, 2]);
    const one = haunted();
    expect(one.stat('anya', 'haunted').size).toBe(2);
    one.check('anya', 'head', [9, 4]);
    expect(one.outcome).toMatchObject({ total: 5, band: 'minor' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 9 });
    expect(one.stat('anya', 'haunted').lock).toBeNull();
  });

  it('HUM-411: it bumps as any die, and leaves no less than 0', () => {
    const one = haunted().check('anya', 'head', [2, 1, 1, 9]);
    expect(one.outcome).toMatchObject({ total: 0, success: false });
    expect(one.stat('anya', 'head').lock).toBeNull();
  });

  it('HUM-411: it comes after a Spark, and Help answers what is left', () => {
    const one = haunted().withStats('anya', { hand: 10 }).withBlessings('anya', 2, 2);
    one.withBlessings('carl', 4).check('anya', 'head', [4]);
    expect(one.part.haunted).toBeNull();
    one.onCheck('anya', { type: 'check.spark', stat: 'hand', dice: 'anya-1 anya-2' }, 3, 4);
    const by = one.of('carl').id;
    one.onCheck('carl', { type: 'check.help', by, die: 'carl-1' });
    const [offer] = one.part.offers;
    one.onCheck('anya', { type: 'check.answer', offer: offer?.id ?? '', take: true });
    expect(one.outcome).toMatchObject({ total: 5, band: 'minor' });
  });

  it('HUM-411: it falls once a Check, whatever is rolled again', () => {
    const one = seated({ optional: 'haunted', atmosphere: 'gritty' }).withStats('anya', {
      head: 10,
    });
    one.withBlessings('anya', 3);
    const { id: by } = one.of('anya');
    one.send('bev', { type: 'haunting.set', character: by, present: true });
    one.check('anya', 'head', [6, 4]);
    one.onCheck('anya', { type: 'check.improvise', by, die: 'anya-1' }, 9);
    expect(one.outcome).toMatchObject({ total: 6, band: 'minor' });
  });

  it('HUM-411: nobody chooses it, and without it nothing falls', () => {
    const one = table('haunted').withStats('anya', { head: 10 });
    const { id: character } = one.of('anya');
    const choose = { type: 'check.propose', character, stat: 'haunted' } as const;
    expect(one.try('anya', choose)?.rule).toBe('HUM-702');
    expect(one.check('anya', 'head', [9]).outcome.total).toBe(9);
    const gone = haunted();
    gone.send('bev', { type: 'haunting.set', character: gone.of('anya').id, present: false });
    expect(gone.check('anya', 'head', [9]).outcome.total).toBe(9);
    expect(one.try('anya', { type: 'haunting.set', character, present: true })?.code).toBe(
      'not-allowed',
    );
  });
});

describe('Hardy', () => {
  it('HUM-413: grows with each failure of the friends, up to a d10', () => {
    const one = table('hardy');
    expect(one.state.public.shared).toEqual({ size: 2, lock: null });
    const sizes = [1, 2, 3, 4, 5].map((at) => {
      one.check(at % 2 === 0 ? 'carl' : 'anya', 'head', [3]);
      return one.state.public.shared?.size;
    });
    expect(sizes).toEqual([4, 6, 8, 10, 10]);
  });

  it('HUM-413: used it is a d2 again, and is locked for all', () => {
    const one = table('hardy').given(({ public: shared }) => {
      shared.shared = { size: 8, lock: null };
    });
    one.check('anya', 'hardy', [7]);
    expect(one.outcome).toMatchObject({ success: true, effect: 'medium' });
    expect(one.state.public.shared).toEqual({ size: 2, lock: { value: 7 } });
    const { id: character } = one.of('carl');
    const use = { type: 'check.propose', character, stat: 'hardy' } as const;
    expect(one.try('carl', use)?.rule).toBe('HUM-702');
    const { id: rests } = one.of('anya');
    one.send('anya', { type: 'rest.take', character: rests });
    one.send('bev', { type: 'rest.end', character: rests });
    expect(one.state.public.shared?.lock).toBeNull();
  });

  it('HUM-413: used in a Check that fails it is a d2 first, then a d4', () => {
    const one = table('hardy').given(({ public: shared }) => {
      shared.shared = { size: 8, lock: null };
    });
    one.check('anya', 'hardy', [3]);
    expect(one.state.public.shared).toEqual({ size: 4, lock: null });
  });
});

describe('Haze', () => {
  it('HUM-415: begins as a d2, and grows where a marked Check fails', () => {
    const one = table('haze').check('anya', 'head', [3], { frame: { dark: true } });
    expect(one.stat('anya', 'haze').size).toBe(4);
    one.check('anya', 'head', [3]);
    expect(one.stat('anya', 'haze').size).toBe(4);
    expect(one.stat('carl', 'haze').size).toBe(2);
  });

  it('HUM-415: whoever acts against its owner may roll it, and it locks on its owner', () => {
    const one = table('haze').withStats('carl', { haze: 6 });
    one.propose('anya', 'heart', { against: one.of('carl').id });
    one.onCheck('anya', { type: 'check.borrow' });
    one.frame().roll('anya', [5], { stat: 'haze' });
    expect(one.outcome).toMatchObject({ stat: 'haze', insteadOf: 'heart', effect: 'medium' });
    expect(one.stat('carl', 'haze').lock).toEqual({ value: 5 });
    expect(one.stat('anya', 'heart').lock).toBeNull();
    const own = table('haze').propose('anya', 'heart');
    expect(own.tryOnCheck('anya', { type: 'check.borrow' })?.rule).toBe('HUM-415');
  });
});

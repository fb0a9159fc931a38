import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import type { Atmosphere } from '../vocabulary';

/** Anya rolls a d6; she and Carl have Blessings. */
const table = (atmosphere: Atmosphere) =>
  seated({ atmosphere })
    .withStats('anya', { head: 6 })
    .withBlessings('anya', 2)
    .withBlessings('carl', 5);

const by = (one: ReturnType<typeof table>, seat: 'anya' | 'carl') => one.of(seat).id;

describe('Help', () => {
  it('HUM-611: adds half the worth of a Blessing to another’s failure, and can turn it', () => {
    const one = table('light').check('anya', 'head', [4]);
    one.onCheck('carl', { type: 'check.help', by: by(one, 'carl'), die: 'carl-1' });
    expect(one.part.offers).toMatchObject([{ use: 'help' }]);
    const [offer] = one.part.offers;
    one.onCheck('anya', { type: 'check.answer', offer: offer?.id ?? '', take: true });
    expect(one.outcome).toMatchObject({ total: 6, band: 'minor' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 4 });
    expect(one.blessings('carl')).toEqual([]);
  });

  it('HUM-611: adds at least 1, and what is added comes before apt is read', () => {
    const one = seated().withStats('anya', { head: 6 }).withBlessings('carl', 1);
    one.check('anya', 'head', [2], { frame: { apt: true } });
    one.onCheck('carl', { type: 'check.help', by: by(one, 'carl'), die: 'carl-1' });
    const [offer] = one.part.offers;
    one.onCheck('anya', { type: 'check.answer', offer: offer?.id ?? '', take: true });
    expect(one.outcome).toMatchObject({ total: 3, band: 'minor' });
  });

  it('HUM-618: takes the yes of whoever has failed, and costs nothing without it', () => {
    const one = table('light').check('anya', 'head', [4]);
    one.onCheck('carl', { type: 'check.help', by: by(one, 'carl'), die: 'carl-1' });
    const [offer] = one.part.offers;
    const answer = { type: 'check.answer', offer: offer?.id ?? '', take: true } as const;
    expect(one.tryOnCheck('carl', answer)?.code).toBe('not-yours');
    one.onCheck('anya', { ...answer, take: false });
    expect(one.outcome.band).toBe('failure');
    expect(one.blessings('carl')).toEqual([5]);
  });

  it('HUM-618: is used once per action by each, and never on what has succeeded', () => {
    const one = seated().withStats('anya', { head: 6 }).withBlessings('carl', 1, 1);
    one.check('anya', 'head', [2]);
    const help = { type: 'check.help', by: by(one, 'carl'), die: 'carl-1' } as const;
    one.onCheck('carl', help);
    expect(one.tryOnCheck('carl', { ...help, die: 'carl-2' })?.rule).toBe('HUM-611');
    const made = table('light').check('anya', 'head', [5]);
    expect(made.state.public.check).toBeNull();
  });
});

describe('a Jinx', () => {
  it('HUM-612: adds 1 and a bust, of nobody’s leave, if it succeeds', () => {
    const one = table('dark').withStats('anya', { head: 8 }).check('anya', 'head', [7]);
    one.onCheck('carl', { type: 'check.jinx', by: by(one, 'carl'), die: 'carl-1' });
    one.onCheck('anya', { type: 'check.stand' });
    expect(one.outcome).toMatchObject({ total: 8, band: 'medium', busts: 1 });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 7 });
  });

  it('HUM-612: is open to whoever rolls, and brings nothing where it fails all the same', () => {
    const one = table('dark').check('anya', 'head', [3]);
    one.onCheck('anya', { type: 'check.jinx', by: by(one, 'anya'), die: 'anya-1' });
    one.onCheck('bev', { type: 'check.close' });
    expect(one.outcome).toMatchObject({ total: 4, band: 'failure', busts: 0 });
    expect(one.state.public.owed).toEqual({});
  });
});

describe('improvising', () => {
  it('HUM-613: turns what is shown to 1, so that it bumps, on one’s own failure', () => {
    const one = table('gritty').check('anya', 'head', [3]);
    one.onCheck('anya', { type: 'check.improvise', by: by(one, 'anya'), die: 'anya-1' }, 5);
    expect(one.outcome).toMatchObject({ total: 6, band: 'minor' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 5 });
    expect(one.blessings('anya')).toEqual([]);
  });

  it('HUM-613: leaves earlier 1s as they are, and turns both dice of a Spark', () => {
    const one = table('gritty').check('anya', 'head', [1, 2]);
    one.onCheck('anya', { type: 'check.improvise', by: by(one, 'anya'), die: 'anya-1' }, 6);
    expect(one.outcome.total).toBe(8);
    const spark = seated({ atmosphere: 'gritty' })
      .withStats('anya', { head: 6, hand: 6 })
      .withBlessings('anya', 2, 2, 4);
    spark.check('anya', 'head', [2]);
    spark.onCheck('anya', { type: 'check.spark', stat: 'hand', dice: 'anya-1 anya-2' }, 2);
    spark.onCheck('anya', { type: 'check.improvise', by: by(spark, 'anya'), die: 'anya-3' }, 3, 4);
    expect(spark.outcome.total).toBe(9);
    expect(spark.stat('anya', 'hand').lock).toEqual({ value: 4 });
  });

  it('HUM-613: is not for somebody else, nor where an apt 3 is no failure', () => {
    const one = table('gritty').check('anya', 'head', [3]);
    const die = { type: 'check.improvise', by: by(one, 'carl'), die: 'carl-1' } as const;
    expect(one.tryOnCheck('carl', die)?.rule).toBe('HUM-613');
    const apt = table('gritty').check('anya', 'head', [3], { frame: { apt: true } });
    expect(apt.state.public.check).toBeNull();
  });
});

describe('collaborating', () => {
  it('HUM-616: hands over Blessings that whoever failed may spend to turn it', () => {
    const one = seated({ atmosphere: 'gritty' })
      .withStats('anya', { head: 6 })
      .withBlessings('carl', 5, 3);
    one.check('anya', 'head', [2]);
    const dice = ['carl-1', 'carl-2'];
    one.onCheck('carl', { type: 'check.collaborate', by: by(one, 'carl'), dice });
    const [offer] = one.part.offers;
    one.onCheck('anya', { type: 'check.answer', offer: offer?.id ?? '', take: true });
    expect(one.blessings('anya')).toEqual([5, 3]);
    expect(one.blessings('carl')).toEqual([]);
    one.onCheck('anya', { type: 'check.improvise', by: by(one, 'anya'), die: 'carl-2' }, 4);
    expect(one.outcome.band).toBe('minor');
    expect(one.blessings('anya')).toEqual([5]);
  });
});

describe('the window', () => {
  it('HUM-618: stays open until all who could step in have let it stand', () => {
    const one = table('dark').check('anya', 'head', [5]);
    expect(one.state.public.check?.part?.atRest).toBe(true);
    one.onCheck('carl', { type: 'check.stand' });
    expect(one.tryOnCheck('carl', { type: 'check.stand' })?.rule).toBe('HUM-618');
    one.onCheck('anya', { type: 'check.stand' });
    expect(one.outcome).toMatchObject({ band: 'minor', total: 5 });
  });

  it('HUM-618: asks once more who has let it stand, when something is added', () => {
    const one = table('dark').withBlessings('carl', 5, 5).check('anya', 'head', [5]);
    one.onCheck('anya', { type: 'check.stand' });
    one.onCheck('carl', { type: 'check.jinx', by: by(one, 'carl'), die: 'carl-1' });
    expect(one.part.passed).toEqual([]);
    expect(one.state.public.derived.prompts.window?.to).toEqual(['anya']);
  });

  it('HUM-618: is closed by the arbiter, and by nobody else; lock and busts come once', () => {
    const one = table('dark').check('anya', 'head', [5]);
    expect(one.stat('anya', 'head').lock).toBeNull();
    expect(one.tryOnCheck('anya', { type: 'check.close' })?.rule).toBe('HUM-618');
    one.onCheck('bev', { type: 'check.close' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 5 });
    expect(Object.keys(one.state.public.owed)).toHaveLength(1);
  });
});

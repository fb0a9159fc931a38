import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from '../areas';
import type { Due } from '../blessings/blessing';
import type { OwnSpecialization } from '../characters/character';
import { rechargeOf, specializationFacts } from '../characters/special';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import type { SpecializationId } from '../vocabulary';
import { specializations } from '../vocabulary';
import { canBeEven } from './in-check';

type Seat = 'anya' | 'carl';
const idOf = (table: HumanityTable, seat: Seat) => table.of(seat).id;
const others = (table: HumanityTable) => ({ ari: idOf(table, 'anya'), cole: idOf(table, 'carl') });

/** Somebody has specialized in something, as a test's “given”; the Aptitude is called after it. */
function special(
  table: HumanityTable,
  seat: Seat,
  kind: SpecializationId | 'own',
  more: Partial<OwnSpecialization> = {},
): HumanityTable {
  const { aptitudes } = table.of(seat);
  const specialization = { kind, name: '', relation: 'So', text: '', ...more };
  return table.with(seat, {
    aptitudes: [...aptitudes, { id: `${seat}-${kind}`, text: 'This', specialization }],
  });
}
const use = (
  table: HumanityTable,
  seat: Seat,
  kind: SpecializationId,
  more: { gain?: string } = {},
): AnyCommandInput => ({
  type: 'specialization.check',
  check: table.checkId,
  by: idOf(table, seat),
  aptitude: `${seat}-${kind}`,
  ...more,
});
const say = (
  table: HumanityTable,
  seat: Seat,
  kind: SpecializationId | 'own',
  more: { words?: string; gain?: string; who?: string[] } = {},
): AnyCommandInput => ({
  type: 'specialization.use',
  character: idOf(table, seat),
  aptitude: `${seat}-${kind}`,
  words: 'So it is',
  ...more,
});
const recharge = (table: HumanityTable, seat: Seat, kind: SpecializationId, ...dice: string[]) =>
  ({
    type: 'specialization.recharge',
    character: idOf(table, seat),
    aptitude: `${seat}-${kind}`,
    dice,
  }) as const;
const marks = (table: HumanityTable, seat: Seat) => table.state.public.marks[idOf(table, seat)];
const spent = (table: HumanityTable, seat: Seat) => marks(table, seat)?.spent ?? [];
const dues = (table: HumanityTable): Due[] => Object.values(table.state.public.dues);
const totalNow = (table: HumanityTable) =>
  table.part.fell.reduce((sum, { face }) => sum + face, 0) +
  table.part.added.reduce((sum, { value }) => sum + value, 0);
/** Carl’s Cole attacks Anya’s Ari. */
const attack = (table: HumanityTable, stat: 'hurt' | 'head', faces: number[]) =>
  table.check('carl', stat, faces, { said: { against: idOf(table, 'anya') } });

describe('what is counted', () => {
  it('HUM-1618: uses a session, once per action, prices, and what costs nothing', () => {
    const counted = specializations.map((kind) => {
      const { uses, perAction, price } = specializationFacts[kind];
      return [kind, uses ?? 0, perAction ?? false, price ?? 0];
    });
    expect(counted).toEqual([
      ['analytical', 2, true, 0],
      ['calm', 1, false, 0],
      ['creative', 0, false, 4],
      ['determined', 0, true, 3],
      ['excessive', 1, false, 0],
      ['friendly', 0, false, 0],
      ['insured', 0, false, 1],
      ['mischievous', 0, false, 6],
      ['protective', 0, false, 3],
      ['resolved', 0, false, 4],
      ['rousing', 1, false, 0],
      ['selfAccepted', 0, false, 0],
      ['shameless', 1, false, 0],
      ['skilled', 0, false, 0],
      ['spiked', 0, false, 3],
      ['wellTraveled', 0, false, 6],
      ['witty', 0, false, 0],
    ]);
  });

  it('HUM-605: what was used is spent until its owner pays, at any time and with what is worth it', () => {
    const table = special(seated(), 'anya', 'wellTraveled').withBlessings('anya', 5, 6);
    const again = say(table, 'anya', 'wellTraveled');
    expect(table.try('anya', recharge(table, 'anya', 'wellTraveled', 'anya-2'))?.rule).toBe(
      'HUM-605',
    );
    table.send('anya', again);
    expect(table.try('anya', again)?.rule).toBe('HUM-605');
    expect(table.try('anya', recharge(table, 'anya', 'wellTraveled', 'anya-1'))?.code).toBe(
      'not-allowed',
    );
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(table.try('anya', again)?.rule).toBe('HUM-605');
    table.withBlessings('anya', 6);
    table.send('anya', recharge(table, 'anya', 'wellTraveled', 'anya-1'));
    expect(table.try('anya', again)).toBeNull();
  });

  it('HUM-1619: one of the table’s own is counted as it was written', () => {
    const table = special(seated(), 'anya', 'own', { name: 'Gordian', uses: 2 });
    const again = say(table, 'anya', 'own', { words: '' });
    table.send('anya', again).send('anya', again);
    expect(table.try('anya', again)?.rule).toBe('HUM-1618');
    expect(table.lastLine()?.text).toBe('Ari is Gordian.');
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(table.try('anya', again)).toBeNull();
  });
});

describe('on a Check that lies there', () => {
  it('HUM-1601: Analytical: four dice that come out even offer 5 to another who has failed', () => {
    expect(canBeEven([1, 1, 1, 2])).toBe(true);
    expect(canBeEven([2, 3, 6, 1])).toBe(true);
    expect(canBeEven([1, 2, 3, 6])).toBe(true);
    expect(canBeEven([6, 6, 1, 1])).toBe(true);
    expect(canBeEven([1, 1, 1, 6])).toBe(false);
    expect(canBeEven([1, 2, 6, 6])).toBe(false);
    const table = special(seated(), 'carl', 'analytical').check('anya', 'head', [3]);
    const analyse = {
      type: 'specialization.analyse',
      check: table.checkId,
      by: idOf(table, 'carl'),
      aptitude: 'carl-analytical',
    } as const;
    expect(table.try('anya', analyse)?.rule).toBe('TABLE-003');
    table.send('carl', analyse, 1, 1, 1, 2);
    const offer = table.part.offers[0]?.id ?? '';
    expect(totalNow(table)).toBe(3);
    expect(table.tryOnCheck('carl', { type: 'check.answer', offer, take: true })?.rule).toBe(
      'TABLE-003',
    );
    table.onCheck('anya', { type: 'check.answer', offer, take: true });
    expect(table.outcome).toMatchObject({ success: true, total: 8, band: 'medium' });
  });

  it('HUM-1601, HUM-1618: once per action, twice a session, and not on one’s own', () => {
    const table = special(seated(), 'carl', 'analytical');
    const analyse = (): AnyCommandInput => ({
      type: 'specialization.analyse',
      check: table.checkId,
      by: idOf(table, 'carl'),
      aptitude: 'carl-analytical',
    });
    for (const stat of ['head', 'hand'] as const) {
      table.check('anya', stat, [2]).send('carl', analyse(), 1, 1, 1, 6);
      expect(table.state.public.check).toBeNull();
    }
    expect(marks(table, 'carl')?.uses).toEqual({ 'carl-analytical': 2 });
    table.check('anya', 'heart', [2]);
    expect(table.state.public.check).toBeNull();
    const own = special(seated(), 'carl', 'analytical').check('carl', 'head', [2]);
    expect(own.outcome.success).toBe(false);
  });

  it('HUM-1607: Insured: whoever tends to their wounds succeeds; dearer by ①① each time', () => {
    const table = special(seated(), 'anya', 'insured').check('carl', 'home', [2]);
    table.send('anya', use(table, 'anya', 'insured'));
    expect(table.outcome).toMatchObject({ band: 'medium', boons: 0, busts: 0 });
    expect(spent(table, 'anya')).toEqual(['anya-insured']);
    table.withBlessings('anya', 1, 1, 1, 1);
    table.send('anya', recharge(table, 'anya', 'insured', 'anya-1'));
    expect(marks(table, 'anya')?.insured).toBe(1);
    const insured = { kind: 'insured', name: '', relation: '', text: '' } as const;
    expect([0, 1, 2].map((times) => rechargeOf(insured, times)?.count)).toEqual([1, 3, 5]);
    // Also before any die falls: then no Stat is used.
    table.propose('carl', 'head').frame();
    table.send('anya', use(table, 'anya', 'insured'));
    expect(table.state.public.check).toBeNull();
    expect(table.stat('carl', 'head').lock).toBeNull();
    expect(table.try('anya', recharge(table, 'anya', 'insured', 'anya-2'))?.code).toBe(
      'not-allowed',
    );
    table.send('anya', recharge(table, 'anya', 'insured', 'anya-2', 'anya-3', 'anya-4'));
    expect(table.blessings('anya')).toEqual([]);
  });

  it('HUM-1608: Mischievous: something gained takes 3 off another’s success', () => {
    const table = special(seated(), 'anya', 'mischievous').withStats('carl', { head: 8 });
    table.check('carl', 'head', [6]);
    expect(table.outcome.success).toBe(true);
    table.with('anya', { gains: [{ id: 'g', kind: 'item', text: 'A goose', exceptional: false }] });
    table.send('bev', { type: 'scene.over' }).check('carl', 'head', [6]);
    expect(table.state.public.derived.prompts.window?.to).toEqual(['anya']);
    expect(table.try('anya', use(table, 'anya', 'mischievous'))?.code).toBe('malformed');
    table.send('anya', use(table, 'anya', 'mischievous', { gain: 'g' }));
    expect(table.outcome).toMatchObject({ success: false, total: 3 });
    expect(table.of('anya').gains).toHaveLength(1);
    expect(spent(table, 'anya')).toEqual(['anya-mischievous']);
  });

  it('HUM-1610: Resolved: of an Attack that succeeds a boon less, a bust more, and a Blessing', () => {
    const table = special(seated(), 'anya', 'resolved').withStats('carl', { head: 10 });
    attack(table, 'head', [1, 10]).send('anya', use(table, 'anya', 'resolved'));
    expect(table.outcome).toMatchObject({ band: 'major', boons: 0, busts: 1 });
    expect(dues(table).map(({ of, source }) => [of, source])).toContainEqual([
      idOf(table, 'anya'),
      'effect',
    ]);
    const missed = special(seated(), 'anya', 'resolved');
    attack(missed, 'head', [2]);
    expect(missed.state.public.check).toBeNull();
    expect(spent(missed, 'anya')).toEqual([]);
  });

  it('HUM-1612: Self-Accepted: an unconventional Stat that succeeds brings a boon more, once', () => {
    const table = special(seated(), 'anya', 'selfAccepted').propose('anya', 'head');
    table.onCheck('anya', { type: 'check.instead', stat: 'hand' }).frame().roll('anya', [1, 4]);
    table.send('anya', use(table, 'anya', 'selfAccepted'));
    expect(table.outcome).toMatchObject({ band: 'minor', boons: 1, busts: 1 });
    const plain = special(seated(), 'anya', 'selfAccepted').check('anya', 'head', [1, 4]);
    expect(plain.outcome.boons).toBe(0);
  });

  it('HUM-1614: Skilled: a success brings a boon more, at no cost', () => {
    const table = special(seated(), 'anya', 'skilled').check('anya', 'head', [1, 4]);
    table.send('anya', use(table, 'anya', 'skilled'));
    expect(table.outcome.boons).toBe(1);
    expect(spent(table, 'anya')).toEqual([]);
    expect(special(seated(), 'anya', 'skilled').check('anya', 'head', [3]).outcome.boons).toBe(0);
  });

  it('HUM-1615, HUM-1617: Spiked answers violence, Witty the rest', () => {
    const hurt = special(special(seated(), 'anya', 'spiked'), 'anya', 'witty');
    attack(hurt, 'hurt', [1, 4]);
    expect(hurt.try('anya', use(hurt, 'anya', 'witty'))?.rule).toBe('HUM-1617');
    hurt.send('anya', use(hurt, 'anya', 'spiked'));
    expect(spent(hurt, 'anya')).toEqual(['anya-spiked']);
    const talk = special(special(seated(), 'anya', 'spiked'), 'anya', 'witty');
    attack(talk, 'head', [1, 4]);
    expect(talk.try('anya', use(talk, 'anya', 'spiked'))?.rule).toBe('HUM-1615');
    talk.send('anya', use(talk, 'anya', 'witty'));
    expect(talk.lastLine()?.text).not.toBe('');
    expect(spent(talk, 'anya')).toEqual([]);
  });

  it('HUM-1602: Calm: a Head or Home roll is kept, and played once in place of another', () => {
    const table = special(seated(), 'anya', 'calm').check('anya', 'home', [1, 4]);
    table.send('anya', use(table, 'anya', 'calm'));
    expect(marks(table, 'anya')?.calm?.fell.map(({ face }) => face)).toEqual([1, 4]);
    table.propose('anya', 'hurt').frame();
    expect(table.try('anya', use(table, 'anya', 'calm'))?.rule).toBe('HUM-1602');
    table.onCheck('anya', { type: 'check.withdraw' });
    table.propose('anya', 'hand').frame();
    table.send('anya', use(table, 'anya', 'calm'));
    expect(table.outcome).toMatchObject({ total: 5, success: true, stat: 'hand' });
    expect(table.stat('anya', 'hand').lock).toEqual({ value: 4 });
    expect(marks(table, 'anya')?.calm).toBeNull();
    table.check('anya', 'head', [1, 4]);
    expect(table.state.public.check).toBeNull();
  });

  it('HUM-1602, HUM-1618: while a roll is kept no other is kept in its place', () => {
    const table = special(seated(), 'anya', 'calm').check('anya', 'home', [1, 4]);
    table.send('anya', use(table, 'anya', 'calm'));
    // Cole could help, so her dice lie there for a moment.
    table.withBlessings('carl', 3).check('anya', 'head', [2]);
    expect(table.try('anya', use(table, 'anya', 'calm'))?.rule).toBe('HUM-1618');
    expect(marks(table, 'anya')?.calm?.fell.map(({ face }) => face)).toEqual([1, 4]);
  });

  it('HUM-1602, HUM-1512: what was kept is gone with the session', () => {
    const table = special(seated(), 'anya', 'calm').check('anya', 'home', [1, 4]);
    table.send('anya', use(table, 'anya', 'calm'));
    table.send('bev', { type: 'session.end' });
    expect(marks(table, 'anya')).toMatchObject({ calm: null, uses: {} });
  });
});

describe('before dice fall', () => {
  it('HUM-1603: Creative: a rank harder, and the lowest roll is left out where it would fail', () => {
    const table = special(seated(), 'anya', 'creative').propose('anya', 'heart').frame();
    table.send('anya', use(table, 'anya', 'creative'));
    expect(table.state.public.check?.frame).toMatchObject({ complexity: 'hard', needed: 2 });
    expect(spent(table, 'anya')).toEqual(['anya-creative']);
    table.roll('anya', [3]);
    expect(table.state.public.check).toMatchObject({ creativeUsed: true, part: null });
    expect(table.state.public.check?.done).toHaveLength(1);
    table.roll('anya', [1, 4], { stat: 'head' });
    expect(table.outcome).toMatchObject({ success: true, total: 5, stat: 'head' });
    expect(table.stat('anya', 'heart').lock).toBeNull();
    const twice = special(seated(), 'anya', 'creative').propose('anya', 'heart').frame();
    twice.send('anya', use(twice, 'anya', 'creative')).roll('anya', [3]);
    twice.roll('anya', [3], { stat: 'head' });
    expect(twice.outcome.success).toBe(false);
    const last = special(seated(), 'anya', 'creative').propose('anya', 'heart').frame();
    last.send('anya', use(last, 'anya', 'creative')).roll('anya', [1, 4], { main: true });
    last.roll('anya', [2], { stat: 'head' });
    expect(last.outcome).toMatchObject({ success: true, stat: 'heart' });
    // Where nobody has said which of them carries it, it is not the one that is left out.
    const unsaid = special(seated(), 'anya', 'creative').propose('anya', 'heart').frame();
    unsaid.send('anya', use(unsaid, 'anya', 'creative')).roll('anya', [1, 4]);
    unsaid.roll('anya', [2], { stat: 'head' });
    expect(unsaid.outcome).toMatchObject({ success: true, stat: 'heart', total: 5 });
  });

  it('HUM-1609: Protective: they become the defender of violence, before it is rolled', () => {
    const table = special(seated(), 'anya', 'protective').withOther('Goon');
    const goon = { type: 'check.propose', character: 'Goon', aim: 'Crush him' } as const;
    const cole = idOf(table, 'carl');
    table.send('bev', { ...goon, stat: 'hurt', against: cole }).frame({ defended: true });
    table.send('anya', use(table, 'anya', 'protective'));
    const { check } = table.state.public;
    expect(check?.claim.against).toEqual({ character: idOf(table, 'anya'), who: 'Ari' });
    // How hard it is hangs on the new defender.
    expect(check?.frame).toBeNull();
    const talk = special(seated(), 'anya', 'protective').withOther('Goon');
    talk.send('bev', { ...goon, stat: 'heart', against: idOf(talk, 'carl') }).frame();
    expect(talk.try('anya', use(talk, 'anya', 'protective'))?.rule).toBe('HUM-1609');
  });
});

describe('used by saying so', () => {
  it('HUM-1604: Determined: once per action, and then recharged with ③', () => {
    const table = special(seated(), 'anya', 'determined').withBlessings('anya', 3, 3);
    table.propose('anya', 'head').frame();
    table.send('anya', say(table, 'anya', 'determined', { words: 'The broken arm' }));
    expect(table.lastLine()?.beat?.fiction).toBe('The broken arm');
    table.send('anya', recharge(table, 'anya', 'determined', 'anya-1'));
    expect(table.try('anya', say(table, 'anya', 'determined'))?.rule).toBe('HUM-1618');
    table.onCheck('anya', { type: 'check.withdraw' });
    expect(table.try('anya', say(table, 'anya', 'determined'))).toBeNull();
  });

  it('HUM-1605: Excessive: something gained is destroyed for what it lends until the scene ends', () => {
    const table = special(seated(), 'anya', 'excessive').with('anya', {
      gains: [{ id: 'g', kind: 'item', text: 'The lamp', exceptional: false }],
    });
    table.send('anya', say(table, 'anya', 'excessive', { gain: 'g', words: 'Light itself' }));
    expect(table.of('anya').gains).toEqual([]);
    expect(marks(table, 'anya')?.excess).toBe('Light itself');
    table.send('bev', { type: 'scene.over' });
    expect(marks(table, 'anya')?.excess).toBeNull();
    table.with('anya', { gains: [{ id: 'h', kind: 'item', text: 'A bell', exceptional: false }] });
    expect(table.try('anya', say(table, 'anya', 'excessive', { gain: 'h' }))?.rule).toBe(
      'HUM-1618',
    );
  });

  it('HUM-1611: Rousing: with Blessings worth 10, whoever hears it gains one each', () => {
    const table = special(seated(), 'anya', 'rousing').withBlessings('anya', 6, 3);
    const { cole, ari } = others(table);
    const rouse = say(table, 'anya', 'rousing', { who: [cole] });
    expect(table.try('anya', rouse)?.rule).toBe('HUM-1611');
    table.withBlessings('anya', 1).send('anya', rouse);
    expect(dues(table)).toMatchObject([{ of: cole, kind: 'gain', count: 1 }]);
    expect(table.blessings('anya')).toEqual([6, 3, 1]);
    expect(table.try('anya', rouse)?.rule).toBe('HUM-1618');
    const self = special(seated(), 'anya', 'rousing').withBlessings('anya', 6, 6);
    expect(self.try('anya', say(self, 'anya', 'rousing', { who: [ari] }))?.code).toBe(
      'not-allowed',
    );
  });

  it('HUM-1613: Shameless: whoever sees it is Uncool, a rank harder, until they Rest', () => {
    const table = special(seated(), 'anya', 'shameless').withBlessings('anya', 6, 3);
    const { cole } = others(table);
    const dance = say(table, 'anya', 'shameless', { who: [cole] });
    expect(table.try('anya', dance)?.rule).toBe('HUM-1613');
    table.withBlessings('anya', 1).send('anya', dance);
    expect(marks(table, 'carl')?.uncool).toBe(true);
    table.propose('carl', 'head').frame({ uncool: true });
    expect(table.state.public.check?.frame).toMatchObject({ complexity: 'hard', needed: 2 });
    table.onCheck('carl', { type: 'check.withdraw' });
    table.send('carl', { type: 'rest.take', character: cole });
    table.send('bev', { type: 'rest.end', character: cole });
    expect(marks(table, 'carl')?.uncool).toBe(false);
    table.propose('carl', 'head');
    expect(table.tryOnCheck('bev', { type: 'check.frame', uncool: true })?.rule).toBe('TABLE-112');
  });

  it('HUM-1616: Well-Traveled: a new link stands in the Backstory', () => {
    const table = special(seated(), 'anya', 'wellTraveled');
    table.send('anya', say(table, 'anya', 'wellTraveled', { words: 'Her aunt built this' }));
    expect(table.of('anya').backstory.text).toBe('Her aunt built this');
    const silent = special(seated(), 'anya', 'wellTraveled');
    expect(silent.try('anya', say(silent, 'anya', 'wellTraveled', { words: '' }))?.rule).toBe(
      'HUM-1616',
    );
  });
});

describe('a companion', () => {
  const make = (
    table: HumanityTable,
    more: { limit1?: number; limit3?: number } = {},
  ): AnyCommandInput => ({
    type: 'companion.make',
    character: idOf(table, 'anya'),
    name: 'Biscuit',
    ...{ apt1: 'Sniffing', apt2: 'Digging', apt3: 'Begging' },
    ...{ limit1: 3, limit2: 3, limit3: 2, limit4: 0 },
    ...more,
  });
  const withBiscuit = () => {
    const table = special(seated(), 'anya', 'friendly');
    return table.send('anya', make(table));
  };
  const biscuit = (table: HumanityTable) => table.named('Biscuit');
  const act = (table: HumanityTable, aptitude: string): AnyCommandInput => ({
    type: 'check.propose',
    character: biscuit(table).id,
    ...{ stat: 'head', aptitude },
  });

  it('HUM-1606: a d6 in everything, Action Limits of 0 to 3, 8 in all', () => {
    const table = special(seated(), 'anya', 'friendly');
    expect(table.try('carl', make(table))?.rule).toBe('TABLE-003');
    const plain = seated();
    expect(plain.try('anya', make(plain))?.rule).toBe('HUM-1606');
    expect(() => table.try('anya', make(table, { limit1: 4 }))).toThrow();
    table.send('anya', make(table));
    expect(Object.values(biscuit(table).stats).map(({ size }) => size)).toEqual(
      Array<number>(7).fill(6),
    );
    expect(Object.values(biscuit(table).companion?.limits ?? {})).toEqual([3, 3, 2]);
    expect(table.try('anya', make(table))?.code).toBe('already-done');
    // What does not come to 8 is made to.
    const limitsOf = (more: { limit1?: number; limit3?: number }) => {
      const other = special(seated(), 'anya', 'friendly');
      other.send('anya', make(other, more));
      return Object.values(biscuit(other).companion?.limits ?? {});
    };
    expect(limitsOf({ limit3: 3 })).toEqual([3, 3, 2]);
    expect(limitsOf({ limit1: 0, limit3: 1 })).toEqual([3, 3, 2]);
    expect(limitsOf({ limit1: 1, limit3: 3 })).toEqual([2, 3, 3]);
    expect(table.state.public.derived.making.beings[biscuit(table).id]).toBeUndefined();
  });

  it('HUM-1606: each action costs one until the session ends, and no Aptitude is no action', () => {
    const table = withBiscuit();
    const [, , begging] = biscuit(table).aptitudes.map(({ id }) => id);
    expect(table.try('anya', act(table, 'none'))?.rule).toBe('HUM-1606');
    const begs = () => {
      table.send('anya', act(table, begging ?? '')).frame();
      const { version = 0 } = table.state.public.check ?? {};
      const roll = { type: 'check.roll', character: biscuit(table).id, stat: 'head' } as const;
      table.onCheck('anya', { ...roll, version }, 2);
    };
    begs();
    begs();
    expect(table.state.public.marks[biscuit(table).id]?.limits).toEqual({ [begging ?? '']: 2 });
    expect(table.try('anya', act(table, begging ?? ''))?.rule).toBe('HUM-1606');
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(table.try('anya', act(table, begging ?? ''))).toBeNull();
  });

  it('HUM-1606: limits are shared out anew between sessions', () => {
    const table = withBiscuit();
    const share = {
      type: 'companion.limits',
      companion: biscuit(table).id,
      ...{ limit1: 2, limit2: 3, limit3: 3, limit4: 0 },
    } as const;
    expect(table.try('anya', share)?.rule).toBe('HUM-1606');
    table.send('bev', { type: 'session.end' }).send('anya', share);
    expect(Object.values(biscuit(table).companion?.limits ?? {})).toEqual([2, 3, 3]);
    // One that is lost makes room for another.
    table.send('anya', { type: 'character.leave', character: biscuit(table).id, how: 'leaves' });
    expect(table.try('anya', make(table))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { Feature } from '../protagonists/protagonist';
import { seated } from '../testing';

/** Anya’s Ari has nothing but the two d10: what they show is the result. */
const plain = () => seated();
const act = { skill: 'strength', action: 'eliminate' } as const;
const bandOf = (...faces: number[]) =>
  plain()
    .check('anya', act, ...faces)
    .close('anya').settling;

describe('the result', () => {
  it('SNS-311, 314, 321: below 10 a Miss, from 10 a Graze, from 15 a Hit', () => {
    expect(bandOf(4, 5).band).toBe('miss');
    expect(bandOf(4, 6).band).toBe('graze');
    expect(bandOf(5, 9).band).toBe('graze');
    expect(bandOf(5, 10).band).toBe('hit');
    expect(bandOf(10, 9).band).toBe('hit');
  });

  it('SNS-322, 607: from 20 on a Critical Hit, at one Scale more', () => {
    expect(bandOf(10, 10)).toMatchObject({ band: 'critical', scale: 1 });
    expect(bandOf(10, 9)).toMatchObject({ band: 'hit', scale: 0 });
  });

  it('SNS-1606 (T13): while Fragile a 17 is a Hit as it fell, and counts as a Graze', () => {
    const table = plain().with('anya', { despair: 5 }).check('anya', act, 8, 9).close('anya');
    expect(table.settling).toMatchObject({ total: 17, raw: 'hit', band: 'graze', due: 'cost' });
  });

  it('SNS-1607: while Broken a 20 is a Graze without more Scale, all else a Miss', () => {
    const broken = () => plain().with('anya', { despair: 10 });
    expect(broken().check('anya', act, 10, 10).close('anya').settling).toMatchObject({
      ...{ raw: 'critical', band: 'graze', scale: 0, extras: 0 },
    });
    expect(broken().check('anya', act, 10, 9).close('anya').settling.band).toBe('miss');
  });
});

describe('Scale', () => {
  it('SNS-602, 605: both are 0 unless more is said, and the reach is told before the dice', () => {
    const table = plain().lay('anya', act);
    expect(table.state.public.check).toMatchObject({ scale: 0, challenge: { scale: 0 } });
  });

  it('SNS-604: what to weigh for it stands beside the question', () => {
    const table = plain();
    const { id: protagonist } = table.of('anya');
    table.send('anya', { type: 'check.propose', protagonist, aim: 'Up', skill: 'agility' });
    expect(table.offers('bev', 'check.frame')[0]?.advice).toContain('scale');
  });

  it('SNS-606: two apart it is impossible, and no dice fall', () => {
    const table = plain().lay('anya', { ...act, against: '2' });
    expect(table.state.public.derived.nextStep.text).toContain('out of reach');
    const { version = 0 } = table.state.public.check ?? {};
    expect(table.tryOnCheck('anya', { type: 'check.roll', version })).toMatchObject({
      ...{ code: 'not-allowed', rule: 'SNS-606' },
    });
    expect(table.offers('anya', 'check.roll')).toEqual([]);
  });

  it('SNS-616: one apart only a Critical Hit does it, and whoever scores none does not roll', () => {
    const one = { ...act, against: '1' } as const;
    expect(plain().check('anya', one, 10, 9).close('anya').settling.band).toBe('miss');
    expect(plain().check('anya', one, 10, 10).close('anya').settling).toMatchObject({
      ...{ band: 'critical', scale: 1, extras: 0 },
    });
    const table = plain().with('anya', { despair: 5 }).lay('anya', one);
    const { version = 0 } = table.state.public.check ?? {};
    expect(table.tryOnCheck('anya', { type: 'check.roll', version })?.rule).toBe('SNS-606');
  });

  it('SNS-608, 609: a success above it has one Extra, however far; a Miss none', () => {
    for (const scale of ['1', '4'] as const) {
      const table = plain()
        .check('anya', { ...act, scale }, 5, 6)
        .close('anya');
      expect(table.settling.extras).toBe(1);
      expect(linesOf(table.state.public.log).flatMap(({ notes }) => notes ?? [])).toContain(
        'It has an Extra.',
      );
    }
    expect(
      plain()
        .check('anya', { ...act, scale: '4' }, 4, 5)
        .close('anya').settling.extras,
    ).toBe(0);
    expect(bandOf(5, 10).extras).toBe(0);
  });

  it('SNS-619: a Critical Hit raises the Scale first, and gives no Extra by itself', () => {
    const critical = (scale: '0' | '1', against: '0' | '1' | '2') =>
      plain()
        .check('anya', { ...act, scale, against }, 10, 10)
        .close('anya').settling.extras;
    expect([
      critical('0', '0'),
      critical('0', '1'),
      critical('1', '2'),
      critical('1', '0'),
    ]).toEqual([...[1, 0, 0, 1]]);
  });

  it('SNS-610: features bring further Extras', () => {
    const effect: Feature['effect'] = {
      ...{ kind: 'extra', action: 'eliminate', skill: null, amount: 1, asset: null },
    };
    const feature: Feature = {
      ...{ id: 'x', kind: 'class', name: 'Sure hand', text: '', slot: null, trigger: '' },
      ...{ repeatable: false, hope: 0, uses: 0, used: 0, until: '', magical: false },
      ...{ clears: 'words', effect },
    };
    const gifted = () => plain().with('anya', { features: [feature] });
    expect(
      gifted()
        .check('anya', { ...act, scale: '1' }, 5, 6)
        .close('anya').settling.extras,
    ).toBe(2);
    const other = { ...act, action: 'create' } as const;
    expect(gifted().check('anya', other, 5, 6).close('anya').settling.extras).toBe(0);
  });

  it('SNS-617, 615, 2303: what raises it sets floors that never add up, then a Critical Hit adds 1, up to 5', () => {
    const table = plain()
      .withAsset('anya', { scale: 2 })
      .lay('anya', { ...act, scale: '3' });
    table.onCheck('anya', { type: 'check.asset', function: 'f', gives: 'bonus' });
    expect(table.roll('anya', 10, 10).close('anya').settling.scale).toBe(4);
    const peak = plain()
      .check('anya', { ...act, scale: '5' }, 10, 10)
      .close('anya');
    expect(peak.settling.scale).toBe(5);
  });
});

describe('an Extra', () => {
  const withExtra = () =>
    plain()
      .check('anya', { ...act, scale: '1' }, 5, 10)
      .close('anya');
  const extra = (kind: 'points' | 'trait' | 'invoke' | 'quiet' | 'faster') =>
    ({ type: 'check.extra', kind, text: 'Like that' }) as const;

  it('SNS-610, 613: is used once, for what is said of it', () => {
    const table = withExtra().onCheck('anya', extra('faster'));
    expect(table.lastLine()?.beat?.fiction).toBe('Like that');
    expect(table.settling.extras).toBe(0);
    expect(table.tryOnCheck('anya', extra('faster'))?.rule).toBe('SNS-609');
  });

  it('SNS-611: can be one d10 more of points', () => {
    const table = withExtra().onCheck('anya', extra('points'));
    table.send('bev', { type: 'counter.begin', name: 'The door', kind: 'progress', slots: 6 });
    const [counter = ''] = Object.keys(table.state.public.counters);
    table.onCheck('bev', { type: 'check.points', counter, dice: 1 }, 4, 7);
    expect(table.state.public.counters[counter]?.filled).toBe(3);
    const again = table.tryOnCheck('bev', { type: 'check.points', counter, dice: 1 });
    expect(again?.rule).toBe('SNS-804');
  });

  it('SNS-612: can be a Trait besides', () => {
    const table = withExtra();
    const create = (text: string) => ({ type: 'check.create-trait', text }) as const;
    table.onCheck('anya', create('A hole in the door'));
    expect(table.tryOnCheck('anya', create('Splinters'))?.rule).toBe('SNS-612');
    table.onCheck('anya', extra('trait')).onCheck('anya', create('Splinters'));
    expect(table.trait('Splinters')).toMatchObject({ lasting: 'temporary', free: 1 });
  });

  it('SNS-614: can be a free invoke more, on the Trait that is there or comes', () => {
    const create = { type: 'check.create-trait', text: 'A hole', on: 'The door' } as const;
    expect(
      withExtra().onCheck('anya', extra('invoke')).onCheck('anya', create).trait('A hole').free,
    ).toBe(2);
    expect(
      withExtra().onCheck('anya', create).onCheck('anya', extra('invoke')).trait('A hole').free,
    ).toBe(2);
  });

  it('SNS-323, 613: can spare the Complication of a Critical Hit', () => {
    const table = plain()
      .check('anya', { ...act, scale: '1' }, 10, 10)
      .close('anya');
    expect(Object.values(table.state.public.owed)).toHaveLength(1);
    table.onCheck('anya', extra('quiet'));
    expect(table.state.public.owed).toEqual({});
  });

  it('SNS-318: given up, it is the whole Cost of a Graze', () => {
    const table = plain()
      .check('anya', { ...act, scale: '1' }, 5, 6)
      .close('anya');
    table.onCheck('anya', { type: 'check.cost', kind: 'impact', extra: true });
    expect(table.settling).toMatchObject({ extras: 0, costKind: 'impact' });
    table.onCheck('anya', { type: 'check.finish' });
    expect(table.state.public.check).toBeNull();
    const none = plain().check('anya', act, 5, 6).close('anya');
    expect(none.tryOnCheck('anya', { type: 'check.cost', kind: 'impact', extra: true })?.rule).toBe(
      'SNS-318',
    );
  });
});

describe('a Trait that an Action creates', () => {
  it('SNS-701, 715: is Temporary and Neutral, with one free invoke of whoever made it', () => {
    const table = plain().check('anya', act, 5, 10).close('anya');
    table.onCheck('anya', { type: 'check.create-trait', text: 'A hole', on: 'The door' });
    expect(table.trait('A hole')).toMatchObject({
      ...{ lasting: 'temporary', alignment: 'neutral', free: 1, of: null, on: 'The door' },
      holder: table.of('anya').id,
    });
    const missed = plain().check('anya', act, 4, 5).close('anya');
    expect(missed.tryOnCheck('anya', { type: 'check.create-trait', text: 'x' })?.rule).toBe(
      'SNS-612',
    );
  });
});

describe('what a feature adds', () => {
  it('SNS-716: can make the Trait Positive that an Action creates', () => {
    const table = plain().check('anya', act, 5, 10).close('anya');
    table.onCheck('anya', { type: 'check.create-trait', text: 'A hole', positive: true });
    expect(table.trait('A hole').alignment).toBe('positive');
  });
});

describe('a Graze', () => {
  const grazed = () => plain().check('anya', act, 5, 6).close('anya');
  const personal = { type: 'check.cost', kind: 'personal' } as const;

  it('SNS-314, 315: the player chooses the kind, the referee says what it is; before that it stays', () => {
    const table = grazed();
    const to = table.of('anya').id;
    expect(table.tryOnCheck('carl', personal)?.code).toBe('not-yours');
    expect(table.tryOnCheck('anya', { type: 'check.finish' })?.rule).toBe('SNS-2404');
    const told = { type: 'check.tell-cost', to, text: 'Your hands bleed.' } as const;
    expect(table.tryOnCheck('bev', told)?.rule).toBe('SNS-315');
    table.onCheck('anya', personal);
    expect(table.tryOnCheck('anya', personal)?.rule).toBe('SNS-315');
    expect(table.state.public.derived.prompts.due?.to).toEqual(['bev']);
    table.onCheck('bev', told).onCheck('anya', { type: 'check.finish' });
    expect(table.state.public.check).toBeNull();
  });

  it('SNS-316: whoever words the Cost is reminded that it never undoes the success', () => {
    const table = grazed().onCheck('anya', personal);
    expect(table.offers('bev', 'check.tell-cost')[0]?.detail).toContain('never undoes');
  });

  it('SNS-317: a Personal Cost can be Despair, and an Asset that is lost for now', () => {
    const table = plain().withAsset('anya', {}).check('anya', act, 5, 6).close('anya');
    const to = table.of('anya').id;
    table.onCheck('anya', personal);
    table.onCheck('bev', {
      type: 'check.tell-cost',
      to,
      text: 'It bends.',
      despair: 7,
      asset: 'asset',
    });
    expect(Object.values(table.state.public.blows)).toMatchObject([{ protagonist: to, points: 7 }]);
    expect(table.of('anya').assets[0]?.lost).toBe(true);
  });

  it('SNS-319: an Opportunity Cost can be a Temporary Negative Trait', () => {
    const table = grazed().onCheck('anya', { type: 'check.cost', kind: 'opportunity' });
    const to = table.of('anya').id;
    table.onCheck('bev', {
      type: 'check.tell-cost',
      to,
      text: 'They hear you.',
      negative: 'Heard',
    });
    expect(table.trait('Heard')).toMatchObject({
      of: to,
      alignment: 'negative',
      lasting: 'temporary',
    });
  });

  it('SNS-320: a Complication is owed, until the referee tells it', () => {
    const table = grazed();
    const [owed] = Object.values(table.state.public.owed);
    expect(owed).toMatchObject({ kind: 'complication', of: table.of('anya').id });
    const told = { type: 'owed.tell', owed: owed?.id ?? '', text: 'A dog barks.' } as const;
    expect(table.try('anya', told)?.rule).toBe('TABLE-002');
    table.send('bev', told);
    expect(table.state.public.owed).toEqual({});
    expect(table.lastLine()?.beat).toMatchObject({ kind: 'complication', fiction: 'A dog barks.' });
    expect(table.lastLine()?.text).toBe('A Complication.');
  });
});

describe('a Miss', () => {
  const missed = (stakes: 'normal' | 'high' = 'normal') =>
    plain()
      .check('anya', { ...act, stakes }, 4, 5)
      .close('anya');

  it('SNS-311, 312: Fallout is owed, and the referee says how it ends', () => {
    const table = missed();
    const to = table.of('anya').id;
    expect(table.settling).toMatchObject({ due: 'fallout', dues: { [to]: 'owed' } });
    table.onCheck('bev', {
      type: 'check.tell-fallout',
      to,
      how: 'drawback',
      text: 'It falls on you.',
    });
    expect(table.settling.dues).toEqual({ [to]: 'told' });
    expect(table.lastLine()?.text).toContain('part of it, with a serious drawback');
  });

  it('SNS-312, 1704: with high Stakes Fallout may be a Wound, else not', () => {
    const wound = (table: ReturnType<typeof missed>) =>
      ({
        type: 'check.tell-fallout',
        to: table.of('anya').id,
        how: 'barred',
        text: 'Ow.',
        wound: 'physical',
      }) as const;
    const high = missed('high');
    high.onCheck('bev', wound(high));
    const wounds = Object.values(high.state.public.traits).filter(({ kind }) => kind === 'wound');
    expect(wounds).toMatchObject([{ wound: 'physical', alignment: 'negative' }]);
    const normal = missed();
    expect(normal.tryOnCheck('bev', wound(normal))?.code).toBe('not-allowed');
  });

  it('SNS-313: brings a Complication, which may be waived', () => {
    const table = missed();
    const [owed = ''] = Object.keys(table.state.public.owed);
    table.send('bev', { type: 'owed.waive', owed });
    expect(table.state.public.owed).toEqual({});
  });
});

describe('what is owed', () => {
  it('SNS-313, TABLE-127: hangs over whoever it came of, for all to read, until the referee is done with it', () => {
    const table = plain().check('anya', act, 4, 5).close('anya');
    const to = table.of('anya').id;
    const leads = () => table.offers('bev', 'owed.tell').map(({ primary }) => primary);
    const now = () => table.state.public.derived.nextStep.text;
    // As long as the Check lies there, that comes first.
    expect(leads()).toEqual([undefined]);
    table.onCheck('bev', { type: 'check.tell-fallout', to, how: 'barred', text: 'Not today.' });
    table.onCheck('anya', { type: 'check.finish' });
    expect(now()).toContain('A Complication hangs over Ari.');
    expect(leads()).toEqual([true]);
    expect(table.offers('anya', 'owed.tell')).toEqual([]);
    // It bars nobody from acting.
    expect(table.offers('anya', 'check.propose')).toHaveLength(1);
    table.send('bev', { type: 'owed.waive', owed: Object.keys(table.state.public.owed)[0] ?? '' });
    expect(now()).toBe('Whoever has an idea says what they want to reach, and how.');
  });

  it('SNS-313: is as much as 24 things; then the oldest is let go', () => {
    const table = plain();
    const first = table.check('anya', act, 4, 5).close('anya').checkId;
    const owed = () => Object.keys(table.state.public.owed);
    expect(owed()).toEqual([`${first}-complication`]);
    table.given(({ public: shared }) => {
      shared.check = null;
      for (let at = 1; at < 24; at += 1) {
        shared.owed[`o${at}`] = { id: `o${at}`, kind: 'complication', of: '', from: '' };
      }
    });
    table.check('anya', act, 4, 5).close('anya');
    expect(owed()).toHaveLength(24);
    expect(owed()).not.toContain(`${first}-complication`);
  });
});

describe('a Hit', () => {
  it('SNS-321: costs nothing, and the referee may bring a Complication, once', () => {
    const table = plain().check('anya', act, 5, 10).close('anya');
    expect(table.settling).toMatchObject({ due: null, dues: {} });
    expect(table.state.public.owed).toEqual({});
    const bring = { type: 'check.complicate', text: 'The alarm.' } as const;
    table.onCheck('bev', bring);
    expect(table.tryOnCheck('bev', bring)?.rule).toBe('SNS-321');
  });
});

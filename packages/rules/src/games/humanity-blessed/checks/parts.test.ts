import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import type { Stat } from '../vocabulary';
import { frameOf } from './framing';

const table = () =>
  seated()
    .withStats('anya', { head: 6, hand: 10, heart: 6, home: 4 })
    .withStats('carl', { hurry: 8 });

describe('how complex an action is', () => {
  it('HUM-902: easy is one Check, as if apt', () => {
    const one = table().check('anya', 'head', [3], { frame: { complexity: 'easy' } });
    expect(one.outcome).toMatchObject({ band: 'minor', complexity: 'easy' });
  });

  it('HUM-903: simple is one Check', () => {
    const one = table().check('anya', 'head', [3]);
    expect(one.outcome).toMatchObject({ band: 'failure', complexity: 'simple' });
  });

  it('HUM-904: hard is two successes in a row with different Stats', () => {
    const one = table().check('anya', 'head', [5], { frame: { complexity: 'hard' } });
    expect(one.state.public.outcome).toBeNull();
    expect(one.state.public.check?.done).toHaveLength(1);
    const again = one.roll.bind(one, 'anya', [6], { stat: 'head' });
    expect(again).toThrow();
    one.roll('anya', [7], { stat: 'hand' });
    expect(one.outcome).toMatchObject({ success: true, busts: 2 });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 5 });
    expect(one.stat('anya', 'hand').lock).toEqual({ value: 7 });
  });

  it('HUM-905, HUM-909: complex is three or more, and how many is said before the first', () => {
    const one = table().check('anya', 'head', [5], {
      frame: { complexity: 'complex', checks: 4 },
    });
    one.roll('anya', [5], { stat: 'hand' }).roll('anya', [5], { stat: 'heart' });
    expect(one.state.public.check?.frame?.needed).toBe(4);
    expect(one.state.public.outcome).toBeNull();
    one.roll('anya', [1, 4], { stat: 'home' });
    expect(one.outcome).toMatchObject({ success: true, busts: 4 });
  });

  it('HUM-906, HUM-909: others join and make parts of it, with other Stats', () => {
    const one = table().check('anya', 'head', [5], { frame: { complexity: 'hard' } });
    const character = one.of('carl').id;
    const version = one.state.public.check?.version ?? 0;
    const roll = { type: 'check.roll', version, character, stat: 'hurry' } as const;
    expect(one.tryOnCheck('carl', roll)?.rule).toBe('HUM-906');
    one.onCheck('carl', { type: 'check.join', character });
    const now = one.state.public.check?.version ?? 0;
    const same = { ...roll, version: now, stat: 'head' } as const;
    expect(one.tryOnCheck('carl', same)?.rule).toBe('HUM-904');
    one.roll('carl', [8], { stat: 'hurry' });
    expect(one.outcome).toMatchObject({ success: true, members: [character] });
    expect(one.stat('carl', 'hurry').lock).toEqual({ value: 8 });
  });

  it('HUM-907: one that fails fails all, and what it has locked is free again', () => {
    const one = table().withStats('anya', { home: [4, 3] });
    one.check('anya', 'head', [5], { frame: { complexity: 'hard' } });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 5 });
    one.roll('anya', [4], { stat: 'heart' });
    expect(one.outcome).toMatchObject({ success: false, boons: 0, busts: 0 });
    expect(one.stat('anya', 'head').lock).toBeNull();
    expect(one.stat('anya', 'home').lock).toEqual({ value: 3 });
    expect(one.state.public.owed).toEqual({});
    expect(one.continues).toEqual([]);
  });
});

describe('the Check that carries the aim', () => {
  it('HUM-909, HUM-901: says band and effect; boons and busts of all count', () => {
    const one = table();
    one.propose('anya', 'head').frame({ complexity: 'hard' });
    one.roll('anya', [6], { main: false }).roll('anya', [9], { stat: 'hand' });
    expect(one.outcome).toMatchObject({ band: 'medium', stat: 'hand', effect: 'large', busts: 1 });
    const first = table();
    first.propose('anya', 'head').frame({ complexity: 'hard' });
    first.roll('anya', [6], { main: true }).roll('anya', [9], { stat: 'hand' });
    expect(first.outcome).toMatchObject({ band: 'minor', stat: 'head', effect: 'medium' });
  });

  it('HUM-901: ● with any die, ■ with a d6 or d8, ⬧ with a d10', () => {
    const effects = ([4, 6, 8, 10] as const).map((size) => {
      const one = seated().withStats('anya', { head: size });
      return one.check('anya', 'head', size === 4 ? [1, 4] : [6]).outcome.effect;
    });
    expect(effects).toEqual(['small', 'medium', 'medium', 'large']);
  });

  it('HUM-908: of a Stat that does not lock, the size that was rolled counts', () => {
    const one = table().with('anya', { lockless: true }).check('anya', 'hand', [9]);
    expect(one.outcome.effect).toBe('large');
    expect(one.stat('anya', 'hand').lock).toBeNull();
  });
});

describe('an Attack', () => {
  const attack = (stat: Stat, faces: number[], insteadOf?: Stat) => {
    const one = table().withOther('Vex');
    one.withStats('anya', { hurt: [4, 2], home: 6 });
    one.propose('anya', stat, { against: 'Vex' });
    if (insteadOf) one.onCheck('anya', { type: 'check.instead', stat: insteadOf });
    return one.frame().roll('anya', faces).outcome.attack;
  };

  it('HUM-1001: is violent with Hurt, or with what stands in for it', () => {
    const one = seated()
      .withOther('Vex')
      .check('anya', 'hurt', [1, 4], { said: { against: 'Vex' } });
    expect(one.outcome.attack).toEqual({
      kind: 'violent',
      against: { character: 'Vex', who: 'Vex' },
    });
    expect(attack('history', [1, 4], 'hurt')?.kind).toBe('violent');
  });

  it('HUM-1002: is non-violent with all else, and none where nobody’s will is in the way', () => {
    expect(attack('head', [6])?.kind).toBe('nonviolent');
    expect(table().check('anya', 'head', [6]).outcome.attack).toBeNull();
  });

  it('HUM-1003: is a rank more complex where its defender is apt', () => {
    const said = { against: 'Vex' };
    const after = (['easy', 'simple', 'hard'] as const).map((complexity) => {
      const one = table().withOther('Vex').propose('anya', 'head', said);
      one.frame({ complexity, defended: true });
      return one.state.public.check?.frame;
    });
    expect(after.map((frame) => frame?.complexity)).toEqual(['simple', 'hard', 'complex']);
    expect(after.map((frame) => frame?.needed)).toEqual([1, 2, 3]);
    const against = { character: 'Vex', who: 'Vex' };
    const claim = { stat: 'head', insteadOf: null, aptitude: null, gain: null, against } as const;
    const complex = { complexity: 'complex', checks: 3, defended: true } as const;
    const rest = { apt: false, gain: false, rival: false, uncool: false, dark: false, reasons: [] };
    expect(frameOf({ claim }, { ...complex, ...rest }).needed).toBe(4);
    const nobody = { claim: { ...claim, against: null } };
    expect(frameOf(nobody, { ...complex, ...rest }).needed).toBe(3);
  });
});

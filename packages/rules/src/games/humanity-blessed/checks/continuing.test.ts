import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { seated } from '../testing';

const table = () => seated().withStats('anya', { head: 10, hand: 6, heart: 6 });
const go = (one: ReturnType<typeof table>) => ({
  type: 'continue.go' as const,
  continue: one.continues[0]?.id ?? 'none',
});

describe('a Continue', () => {
  it('HUM-801: needs a Check that has succeeded', () => {
    const one = table().check('anya', 'head', [3]);
    expect(one.continues).toEqual([]);
    expect(one.offers('anya', 'continue.go')).toEqual([]);
    expect(one.try('anya', go(one))?.code).toBe('not-found');
  });

  it('HUM-801: there is room for 24 at a time, and the oldest makes room for a new one', () => {
    const one = table().check('anya', 'head', [7]);
    const [first] = one.continues;
    if (!first) throw new Error('Nothing goes on.');
    one.given(({ public: shared }) => {
      const ids = Array.from({ length: 24 }, (_, at) => `action-${at}`);
      shared.continues = Object.fromEntries(ids.map((id) => [id, { ...first, id }]));
    });
    one.check('anya', 'hand', [5]);
    expect(one.continues).toHaveLength(24);
    expect(one.state.public.continues['action-0']).toBeUndefined();
    expect(one.state.public.continues['action-1']).toBeDefined();
  });

  it('HUM-802, HUM-803: plays the locked value without dice, and brings all of it again', () => {
    const one = table().check('anya', 'head', [7]);
    const rolls = one.state.public.table.dice.rolls;
    one.send('anya', go(one));
    expect(one.outcome).toMatchObject({ continued: true, band: 'minor', total: 7, busts: 1 });
    expect(one.state.public.table.dice.rolls).toBe(rolls);
    expect(Object.keys(one.state.public.owed)).toHaveLength(2);
    expect(one.continues).toHaveLength(1);
  });

  it('HUM-802: what bumped once counts only its last face', () => {
    const one = table().check('anya', 'head', [1, 10]);
    expect(one.outcome.band).toBe('major');
    one.send('anya', go(one));
    expect(one.outcome).toMatchObject({ total: 10, band: 'medium', boons: 0 });
  });

  it('HUM-802: what was sparked is sparked again, by both values', () => {
    const one = table().withStats('anya', { hand: 6, heart: 6 }).withBlessings('anya', 2, 2);
    one.check('anya', 'hand', [5]);
    one.onCheck('anya', { type: 'check.spark', stat: 'heart', dice: 'anya-1 anya-2' }, 4);
    one.send('anya', go(one));
    expect(one.outcome).toMatchObject({ total: 9, band: 'medium' });
    expect(one.blessings('anya')).toEqual([]);
  });

  it('HUM-809, HUM-804: one that fails is over, and its Stats stay locked', () => {
    const one = table().withStats('anya', { hand: 6 }).check('anya', 'hand', [1, 4]);
    expect(one.offers('anya', 'continue.go')[0]?.detail).toContain('it would fail');
    one.send('anya', go(one));
    expect(one.outcome).toMatchObject({ success: false, total: 4 });
    expect(one.continues).toEqual([]);
    expect(one.stat('anya', 'hand').lock).toEqual({ value: 4 });
  });

  it('HUM-805: nothing is added, while what reads the total still works', () => {
    const dark = seated({ atmosphere: 'light' }).withStats('anya', { head: 6 });
    dark.withBlessings('carl', 6).check('anya', 'head', [1, 3], { frame: { apt: true } });
    // A failure of 4 is read as 5; the Continue shows a 3, which is read as 5 as well.
    dark.send('anya', go(dark));
    expect(dark.outcome).toMatchObject({ total: 3, band: 'minor' });
    const plain = seated().withStats('anya', { head: 6 }).withBlessings('carl', 6);
    plain.check('anya', 'head', [1, 4]).send('anya', go(plain));
    expect(plain.state.public.check).toBeNull();
    expect(plain.offers('carl', 'check.help')).toEqual([]);
    expect(plain.outcome.success).toBe(false);
  });

  it('HUM-804: is over once a Stat of it is free again, and that is said', () => {
    const one = table().check('anya', 'head', [7]);
    const { id: character } = one.of('anya');
    one.send('anya', { type: 'rest.take', character });
    one.send('bev', { type: 'rest.end', character });
    expect(one.continues).toEqual([]);
    expect(linesOf(one.state.public.log).some(({ text }) => text.includes('cannot go on'))).toBe(
      true,
    );
  });

  it('HUM-806: whether it is the same course people say: it is over when they say so', () => {
    const one = table().check('anya', 'head', [7]);
    const over = { type: 'continue.over', continue: one.continues[0]?.id ?? '' } as const;
    expect(one.try('carl', over)?.code).toBe('not-yours');
    one.send('bev', over);
    expect(one.continues).toEqual([]);
    expect(one.stat('anya', 'head').lock).toEqual({ value: 7 });
  });

  it('HUM-807: of a group takes all of its members', () => {
    const one = table().check('anya', 'head', [7], { frame: { complexity: 'hard' } });
    one.onCheck('carl', { type: 'check.join', character: one.of('carl').id });
    one.withStats('carl', { hurry: 6 }).roll('carl', [6], { stat: 'hurry' });
    const before = one.outcome.id;
    one.send('anya', go(one));
    expect(one.outcome.id).toBe(before);
    expect(one.try('anya', go(one))?.rule).toBe('HUM-807');
    one.send('carl', go(one));
    expect(one.outcome).toMatchObject({ continued: true, success: true, busts: 2 });
  });

  it('HUM-1805: what can be continued stands in a list, with what it would give', () => {
    const one = table().check('anya', 'head', [8]);
    expect(one.continues).toMatchObject([
      { aim: 'Get through', parts: [{ dice: [{ stat: 'head', size: 10, value: 8 }] }] },
    ]);
    expect(one.offers('anya', 'continue.go')[0]?.detail).toBe('Head 8: Medium Success.');
  });
});

describe('a Rest', () => {
  it('HUM-808: others act while time passes, then all own Stats are free', () => {
    const one = table().withStats('anya', { head: [10, 7], hand: [6, 5] });
    one.withStats('carl', { head: [4, 3] });
    const { id: character } = one.of('anya');
    one.send('anya', { type: 'rest.take', character, what: 'Tea' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 7 });
    expect(one.state.public.derived.prompts[`rest:${character}`]?.to).toEqual(['bev']);
    expect(one.try('anya', { type: 'rest.end', character })?.rule).toBe('HUM-101');
    one.send('bev', { type: 'rest.end', character, meanwhile: 'The guards move.' });
    expect([one.stat('anya', 'head').lock, one.stat('anya', 'hand').lock]).toEqual([null, null]);
    expect(one.stat('carl', 'head').lock).toEqual({ value: 3 });
  });

  it('HUM-505: the end of a scene frees the Stats of everybody, however it is said', () => {
    for (const over of [
      { type: 'scene.over' as const },
      { type: 'scene.set' as const, text: 'A new place' },
    ]) {
      const one = table()
        .withStats('carl', { head: [4, 3] })
        .check('anya', 'head', [7]);
      one.send('bev', over);
      expect([one.stat('anya', 'head').lock, one.stat('carl', 'head').lock]).toEqual([null, null]);
      expect(one.continues).toEqual([]);
    }
  });

  it('HUM-1807: locks go with the scene, and not with the session', () => {
    const one = table().check('anya', 'head', [7]);
    one.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(one.stat('anya', 'head').lock).toEqual({ value: 7 });
    expect(one.continues).toHaveLength(1);
  });
});

import { deflateRawSync } from 'node:zlib';
import type { WirePatch } from '@moonlit/protocol';
import { describe, expect, it } from 'vitest';
import { Unpacker } from './unpack';

const deflated = (state: unknown) => ({
  state: deflateRawSync(JSON.stringify(state)).toString('base64'),
  deflated: true as const,
});

describe('a diff that has come', () => {
  const packed = (patches: unknown, said: string) =>
    deflateRawSync(JSON.stringify(patches), { dictionary: Buffer.from(said) }).toString('base64');

  it('is the same, whether it is told in plain words or by what was said before', () => {
    const unpacker = new Unpacker('anya');
    const first: WirePatch[] = [
      ['scene', 'The weir — ☾'],
      [700, 3, 'bev', 'A line', { reveals: true }],
    ];
    const second: WirePatch[] = [['scene', 'The weir — ☾ again'], ['held']];
    expect(unpacker.diff([0, 4, first])).toEqual({ audience: 'public', to: 4, patches: first });
    const told = packed(second, JSON.stringify(first));
    expect(unpacker.diff([0, 5, told])).toEqual({ audience: 'public', to: 5, patches: second });
    const third = packed(first, JSON.stringify(first) + JSON.stringify(second));
    expect(unpacker.diff([0, 6, third]).patches).toEqual(first);
  });

  it('makes no sense where something was missed, or where it is not everybody’s', () => {
    const unpacker = new Unpacker('anya');
    const patches: WirePatch[] = [['scene', 'The weir']];
    unpacker.diff([0, 4, patches]);
    expect(() => unpacker.diff([0, 6, packed(patches, JSON.stringify(patches))])).toThrow();
    expect(() => unpacker.diff([2, 5, packed(patches, '')])).toThrow();
    expect(() => new Unpacker('anya').diff([0, 1, packed([['a', 1, 2, 3]], '')])).toThrow();
  });
});

describe('a whole compartment that has come', () => {
  const unpacker = new Unpacker('anya');

  it('is the same, whether it came as it is or deflated', () => {
    const state = { scene: 'The weir', traits: { t1: { text: 'Crowded' } } };
    const whole = { audience: 'public', revision: 3, state };
    expect(unpacker.snapshot(whole)).toEqual(whole);
    expect(unpacker.snapshot({ ...whole, ...deflated(state) })).toEqual(whole);
  });

  it('has its offers unpacked where it is the seat’s', () => {
    const count = (of: string) => ({ command: 'count', with: { of }, label: `Count ${of}` });
    const form = ['command,with,label', 'count', ['of', null], null];
    const told = {
      offers: [
        [form, 'a', 'Count a'],
        [0, 'b', 'Count b'],
      ],
    };
    const seat = { audience: 'seat:anya', revision: 1 };
    const read = { ...seat, state: { offers: { 'count:a': count('a'), 'count:b': count('b') } } };
    expect(unpacker.snapshot({ ...seat, state: told })).toEqual(read);
    expect(unpacker.snapshot({ ...seat, ...deflated(told) })).toEqual(read);
  });

  it.each([
    ['it cannot be inflated', { state: '!', deflated: true as const }],
    ['what comes of it is no state', deflated('a text')],
  ])('is refused where %s', (_, told) => {
    expect(() => unpacker.snapshot({ audience: 'public', revision: 1, ...told })).toThrow();
  });
});

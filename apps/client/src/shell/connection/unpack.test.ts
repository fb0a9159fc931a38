import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Unpacker } from './unpack';

const deflated = (state: unknown) => ({
  state: deflateRawSync(JSON.stringify(state)).toString('base64'),
  deflated: true as const,
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
    const count = { command: 'count', label: 'Count' };
    const told = { offers: { one: { is: count, as: 0 }, other: 0 } };
    const seat = { audience: 'seat:anya', revision: 1 };
    const read = { ...seat, state: { offers: { one: count, other: count } } };
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

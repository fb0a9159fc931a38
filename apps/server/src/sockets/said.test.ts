import { SAID_LENGTH, SaidReader, type WirePatch } from '@moonlit/protocol';
import { expect, it } from 'vitest';
import { Hearer, Said } from './said';

/** Long patches of one revision, much like those of others. */
const patchesOf = (to: number): WirePatch[] => [
  ['scene', `The weir at night, for the ${to}th time. “Nach Köln”, ☾ 😀 ${'and on '.repeat(60)}`],
  ['prompts/roll/7', { to: ['bev'], title: `Raven wants to forgive ${to}` }],
];

/** A connection, and who reads at its other end. */
class Line {
  heard = new Hearer();
  reader = new SaidReader();

  /** Tells a diff of what was said: packed where that can be read; gives how it travelled. */
  tell(said: Said, to: number): string | readonly WirePatch[] {
    const diff = said.diff(to, () => patchesOf(to));
    if (!diff) throw new Error('This is long past.');
    const packed = diff.isReadBy(this.heard) ? diff.packed() : null;
    this.heard.hear(to);
    const told = JSON.parse(JSON.stringify(packed ?? diff.patches));
    expect(this.reader.read(to, told)).toEqual(patchesOf(to));
    return told;
  }
}

it('tells long diffs by what was said before, and those who come later once they have heard as much', () => {
  const said = new Said();
  const [first, late] = [new Line(), new Line()];
  const packed = { first: [] as number[], late: [] as number[] };
  for (let to = 5; to < 50; to += 1) {
    const told = first.tell(said, to);
    if (typeof told === 'string') {
      packed.first.push(to);
      expect(told.length).toBeLessThan(JSON.stringify(patchesOf(to)).length / 3);
    }
    if (to >= 20 && typeof late.tell(said, to) === 'string') packed.late.push(to);
  }
  // Who was there from the beginning has heard all of it.
  expect(packed.first).toEqual(Array.from({ length: 44 }, (_, at) => at + 6));
  // Some 570 letters each: eleven are as many as are remembered.
  const each = JSON.stringify(patchesOf(20)).length;
  expect(packed.late[0]).toBe(20 + Math.ceil(SAID_LENGTH / each));
  expect(packed.late.at(-1)).toBe(49);
});

it('is packed once for all who read the same', () => {
  const said = new Said();
  const lines = [new Line(), new Line(), new Line()];
  let written = 0;
  for (let to = 1; to < 4; to += 1) {
    const diff = said.diff(to, () => {
      written += 1;
      return patchesOf(to);
    });
    expect(said.diff(to, () => [])).toBe(diff);
    const told = lines.map((line) => line.tell(said, to));
    expect(new Set(told.map((one) => JSON.stringify(one))).size).toBe(1);
  }
  expect(written).toBe(3);
});

it('goes on in plain words for whoever has missed something, and where a table was forgotten meanwhile', () => {
  const said = new Said();
  const [steady, gone] = [new Line(), new Line()];
  for (let to = 1; to < 60; to += 1) {
    steady.tell(said, to);
    // Nothing was written to it for a while, as to a connection that is not there.
    if (to < 30 || to > 33) {
      const told = gone.tell(said, to);
      if (to >= 34 && to < 44) expect(typeof told, `revision ${to}`).toBe('object');
      if (to > 46) expect(typeof told, `revision ${to}`).toBe('string');
    }
  }
  const anew = new Said();
  for (let to = 60; to < 70; to += 1) expect(typeof steady.tell(anew, to)).toBe('object');
});

it('hears once more what was asked for again, and makes nothing of what came twice', () => {
  const said = new Said();
  const line = new Line();
  for (let to = 1; to < 25; to += 1) line.tell(said, to);
  // A resync brings the last two in plain words.
  for (const to of [23, 24]) {
    line.heard.hear(to);
    line.reader.read(to, patchesOf(to));
  }
  let packed = 0;
  for (let to = 25; to < 60; to += 1) if (typeof line.tell(said, to) === 'string') packed += 1;
  expect(packed).toBeGreaterThan(20);
});

it('is understood by nobody who has lost an answer: they have to connect anew', () => {
  const said = new Said();
  const line = new Line();
  for (let to = 1; to < 30; to += 1) line.tell(said, to);
  const lost = new SaidReader();
  for (let to = 1; to < 30; to += 1) if (to !== 12) lost.read(to, patchesOf(to));
  const packed = (to: number) => said.diff(to, () => patchesOf(to))?.packed() ?? '';
  // What is missing is long ago: all that is remembered has come since.
  expect(lost.read(30, packed(30))).toEqual(patchesOf(30));
  packed(31);
  expect(() => lost.read(32, packed(32))).toThrow(RangeError);
  const late = new SaidReader();
  late.read(31, patchesOf(31));
  expect(() => late.read(33, packed(33))).toThrow(RangeError);
});

it('leaves what is short or said for the first time as it is', () => {
  const said = new Said();
  const line = new Line();
  line.tell(said, 1);
  const short = said.diff(2, () => [['scene', 'The weir']]);
  expect(short?.isReadBy(line.heard)).toBe(true);
  expect(short?.packed()).toBeNull();
  expect(said.diff(1, () => [])?.text).toBe(JSON.stringify(patchesOf(1)));
  for (let to = 3; to < 20; to += 1) said.diff(to, () => patchesOf(to));
  expect(said.diff(2, () => [])).toBeNull();
});

import type { Patch } from '@moonlit/rules';
import { appendLog, diff, emptyLog } from '@moonlit/rules/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyPatches } from './applying';
import { readPatches } from './patches';
import { writePatches } from './writing';

const openedAt = 1_700_000_000_000;
const line = (seq: number, text: string) => ({ seq, at: openedAt + seq + 3, by: null, text });
const set = (path: Patch['path'], value: unknown): Patch => ({ op: 'replace', path, value });

describe('patches on their way', () => {
  it('keep keys with slashes and tildes, and the places of a list', () => {
    const state = { 'a/b': { '~1': [0, 1, 2] } };
    const patches = [set(['a/b', '~1', 2], 'x')];
    const wire = writePatches(patches, { openedAt });
    expect(wire).toEqual([['a~1b/~01/2', 'x']]);
    expect(readPatches(wire, state, { openedAt })).toEqual(patches);
  });

  it('bring a whole compartment, whose path is empty', () => {
    const patches = [set([], { hand: ['Moon'] })];
    const wire = writePatches(patches, { openedAt });
    expect(wire).toEqual([['', { hand: ['Moon'] }]]);
    expect(readPatches(wire, undefined, { openedAt })).toEqual(patches);
  });

  it('take away what is gone', () => {
    const patches: Patch[] = [{ op: 'remove', path: ['clocks', 'c1'] }, set(['n'], 1)];
    const wire = writePatches(patches, { openedAt });
    expect(wire).toEqual([['clocks/c1'], ['n', 1]]);
    expect(readPatches(wire, { clocks: { c1: 1 } }, { openedAt })).toEqual(patches);
  });

  it('have numbers for the places of a list alone, and names for all else', () => {
    const state = { clocks: { 7: { 1: 'a' } }, list: [[0], { 2: 'b' }] };
    const patches = [
      set(['clocks', '7', '1'], 'x'),
      set(['list', 0, 0], 'y'),
      set(['list', 1, '2'], 'z'),
      set(['list', 'length'], 1),
      set(['nowhere', '3'], 'w'),
    ];
    expect(readPatches(writePatches(patches, { openedAt }), state, { openedAt })).toEqual(patches);
  });

  it('tell what stands in the place of a line and is none like anything else', () => {
    for (const value of [null, 'gone', 7, { seq: 9 }, { text: 'New' }]) {
      const patches = [set(['log', 'entries', 0], value), set(['log', 'next'], 1)];
      expect(writePatches(patches, { openedAt })).toEqual([
        ['log/entries/0', value],
        ['log/next', 1],
      ]);
    }
    const no = [set(['log', 'entries', 0], line(9, 'New')), set(['log', 'next'], null)];
    expect(writePatches(no, { openedAt })).toEqual([
      ['log/entries/0', line(9, 'New')],
      ['log/next', null],
    ]);
  });

  it('tell lines of one command alone as lines, oldest first, and what changed in others by its fields', () => {
    const patches = [
      set(['log', 'entries', 0], line(9, 'Second')),
      set(['log', 'entries', 59], line(9, 'First')),
      set(['log', 'entries', 58], line(8, 'Of the command before')),
      set(['log', 'entries', 57, 'undone'], true),
      set(['log', 'entries', 57, 'beat', 'seq'], 3),
      set(['log', 'next'], 61),
    ];
    expect(writePatches(patches, { openedAt })).toEqual([
      [9, 3, null, 'First'],
      [9, 3, null, 'Second'],
      ['log/entries/58', line(8, 'Of the command before')],
      ['log/entries/57/undone', true],
      ['log/entries/57/beat/seq', 3],
    ]);
  });

  it('tell a log like any other list where a new line is told by what differs from an old one', () => {
    const patches = [
      set(['log', 'entries', 0], line(9, 'New')),
      set(['log', 'entries', 1, 'seq'], 9),
      set(['log', 'next'], 62),
    ];
    expect(writePatches(patches, { openedAt })).toEqual([
      ['log/entries/0', line(9, 'New')],
      ['log/entries/1/seq', 9],
      ['log/next', 62],
    ]);
  });

  it('tell sixty lines of one command as lines, and a log that went all round like any other list', () => {
    const all = Array.from({ length: 60 }, (_, at) =>
      set(['log', 'entries', at], line(9, `${at}`)),
    );
    const next = (number: number) => set(['log', 'next'], number);
    expect(writePatches([...all, next(60)], { openedAt })).toHaveLength(60);
    expect(writePatches([...all, next(60)], { openedAt })[0]).toEqual([9, 3, null, '0']);
    const round = writePatches([...all, next(61)], { openedAt });
    expect(round).toHaveLength(61);
    expect(round.at(-1)).toEqual(['log/next', 61]);
  });

  it('tell the other fields of a line with it', () => {
    const entry = { ...line(9, 'New'), by: 'bev', notes: ['So.'] };
    const patches = [set(['log', 'entries', 0], entry), set(['log', 'next'], 1)];
    const wire = writePatches(patches, { openedAt });
    expect(wire).toEqual([[9, 3, 'bev', 'New', { notes: ['So.'] }]]);
    const state = { log: { next: 0, entries: [] } };
    expect(readPatches(wire, state, { openedAt })).toEqual(patches);
  });

  it('tell of what differs from a blank also what it has besides, and nothing where there is no blank', () => {
    const blanks = { 'deep/roll': { gifts: [{ a: 1 }], push: null } };
    const value = { gifts: [{ a: 1 }], push: 0, more: undefined };
    const wire = writePatches([set(['deep', 'roll'], value), set(['roll'], value)], {
      openedAt,
      blanks,
    });
    expect(wire).toEqual([
      ['deep/roll', { push: 0, more: undefined }, 1],
      ['roll', value],
    ]);
    expect(readPatches([['deep/roll', { push: 0 }, 1]], {}, { openedAt, blanks })).toEqual([
      set(['deep', 'roll'], { gifts: [{ a: 1 }], push: 0 }),
    ]);
    for (const wrong of [null, 7, [1], 'x']) {
      expect(() => readPatches([['deep/roll', wrong, 1]], {}, { openedAt, blanks })).toThrow(
        RangeError,
      );
    }
  });

  it('tell a line of the log alone as a line', () => {
    const state = { log: { next: 0, entries: [] }, story: { entries: [] } };
    const [said, told] = [line(9, 'New'), line(9, 'Told elsewhere')];
    const elsewhere = set(['story', 'entries', 0], told);
    const patches = [set(['log', 'entries', 0], said), set(['log', 'next'], 1), elsewhere];
    const wire = writePatches(patches, { openedAt });
    expect(wire).toEqual([
      [9, 3, null, 'New'],
      ['story/entries/0', told],
    ]);
    expect(readPatches(wire, state, { openedAt })).toContainEqual(elsewhere);
  });

  it('tell a new line as a line, and one of an earlier command that has changed where it stands', () => {
    const entries = [line(1, 'Old'), line(2, 'Older now')];
    const state = { log: { next: 2, entries } };
    const changed = set(['log', 'entries', 1], line(2, 'Said otherwise'));
    const added = set(['log', 'entries', 2], line(9, 'New'));
    const patches = [changed, added, set(['log', 'next'], 3)];
    const wire = writePatches(patches, { openedAt });
    expect(wire).toEqual([
      [9, 3, null, 'New'],
      ['log/entries/1', changed.value],
    ]);
    expect(readPatches(wire, state, { openedAt })).toEqual([
      added,
      set(['log', 'next'], 3),
      changed,
    ]);
  });

  it('bring every line, also where it takes the place of one that says the same', () => {
    const lines = fc.array(fc.constantFrom('Downtime.', 'The Bastion acts.'), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(fc.array(lines, { minLength: 50, maxLength: 90 }), (commands) => {
        let [sent, arrived] = [emptyLog(), emptyLog()];
        for (const [index, texts] of commands.entries()) {
          const seq = index + 1;
          const now = structuredClone(sent);
          for (const text of texts)
            appendLog(now, { ...line(seq, text), by: 'bev', notes: ['So.'] });
          const patches: Patch[] = [];
          diff({ log: sent }, { log: now }, [], patches);
          const wire = writePatches(patches, { openedAt });
          const state = { log: arrived };
          arrived = applyPatches(state, readPatches(wire, state, { openedAt })).log;
          expect(arrived).toEqual(now);
          sent = now;
        }
      }),
      { numRuns: 20 },
    );
  });

  it('tell of what is like its blank only what differs, and the rest whole', () => {
    const blanks = { roll: { stage: 'framing', gifts: [], push: null } };
    const state = { roll: null };
    const opened = { id: 'r1', stage: 'bonus', gifts: [], push: null };
    const wire = writePatches([set(['roll'], opened)], { openedAt, blanks });
    expect(wire).toEqual([['roll', { id: 'r1', stage: 'bonus' }, 1]]);
    expect(readPatches(wire, state, { openedAt, blanks })).toEqual([set(['roll'], opened)]);

    const lacking = { id: 'r2', stage: 'framing', gifts: [] };
    for (const value of [lacking, null, [], 'gone']) {
      expect(writePatches([set(['roll'], value)], { openedAt, blanks })).toEqual([['roll', value]]);
    }
    expect(() => readPatches(wire, state, { openedAt })).toThrow(RangeError);
  });

  it('are refused where a line comes and there is no log', () => {
    const line = [[9, 3, null, 'New']] as const;
    for (const none of [
      {},
      null,
      undefined,
      7,
      { log: null },
      { log: { next: 'x' } },
      { log: { next: 0.5 } },
    ]) {
      expect(() => readPatches([[...line[0]]], none, { openedAt })).toThrow(RangeError);
      expect(readPatches([['a', 1]], none, { openedAt })).toEqual([set(['a'], 1)]);
    }
  });
});

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
    expect(() => readPatches([[9, 3, null, 'New']], {}, { openedAt })).toThrow(RangeError);
  });
});

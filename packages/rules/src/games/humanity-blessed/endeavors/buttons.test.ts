import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import {
  act,
  choicesIn,
  comes,
  endeavorAt,
  formOf,
  givenIn,
  givenOne,
  inIt,
  lines,
  settle,
  underWay,
} from '../testing/endeavors';
import type { Button } from './endeavor';
import { firstFree, longestRow } from './find';
import { standingText, trackLines } from './reading';

const name = (table: HumanityTable) => (id: string) =>
  table.state.public.characters[id]?.name ?? '';

/** Buttons on the track, whatever there was before; owners by name. */
function withButtons(
  table: HumanityTable,
  ...some: (Pick<Button, 'kind' | 'at'> & { owner?: string; area?: Button['area'] })[]
): HumanityTable {
  return givenIn(table, (endeavor) => {
    const [track = ''] = Object.keys(endeavor.tracks);
    endeavor.buttons = Object.fromEntries(
      some.map(({ kind, at, owner, area }, place): [string, Button] => {
        const id = `b${place}`;
        const own = owner === undefined ? null : table.named(owner).id;
        return [id, { id, kind, track, at, owner: own, ...(area ? { area } : {}) }];
      }),
    );
  });
}

/** Ari moves up so far by an Advance. */
function up(table: HumanityTable, from: number, by: number): HumanityTable {
  givenOne(table, 'Ari', { position: from, left: 2 });
  act(table, 'anya', 'advance');
  comes(table, { effect: 'large' });
  return settle(table, 'anya', 'Ari', by);
}

/** Old Grudge is pushed down so far from a position. */
function down(table: HumanityTable, from: number, by: number): HumanityTable {
  givenOne(table, 'Old Grudge', { position: from });
  givenOne(table, 'Ari', { left: 2 });
  act(table, 'anya', 'hurt', { against: ['Old Grudge'] });
  comes(table, { effect: 'large' });
  return settle(table, 'anya', 'Old Grudge', by);
}

const table = () => underWay('combat', ['grudge']);
const at = (one: HumanityTable, who: string) => inIt(one, who).position;
const kinds = (one: HumanityTable) =>
  Object.values(endeavorAt(one).buttons).map(({ kind }) => kind);

describe('Buttons', () => {
  it('HUM-1401: a Wound costs a step of what is left as one moves off it, the step itself is made (Q18)', () => {
    const wounds = (...all: number[]) =>
      withButtons(
        table(),
        ...all.map((each) => ({ kind: 'wound' as const, at: each, owner: 'Ari' })),
      );
    expect(at(up(wounds(0), 0, 3), 'Ari')).toBe(2);
    expect(at(up(wounds(0), 0, 1), 'Ari')).toBe(1);
    expect(at(up(wounds(0, 1), 0, 3), 'Ari')).toBe(2);
    // One stays where it is once one has moved off it, and others mind only their own.
    const cole = up(withButtons(table(), { kind: 'wound', at: 0, owner: 'Cole' }), 0, 3);
    expect([at(cole, 'Ari'), kinds(cole)]).toEqual([3, ['wound']]);
    // Where one comes to rest it costs nothing yet.
    expect(at(up(wounds(3), 0, 3), 'Ari')).toBe(3);
  });

  it('HUM-1402: a Scheme does nothing to whoever comes by', () => {
    const moved = up(
      withButtons(table(), { kind: 'scheme', at: 0 }, { kind: 'scheme', at: 2 }),
      0,
      3,
    );
    expect([at(moved, 'Ari'), kinds(moved)]).toEqual([3, ['scheme', 'scheme']]);
  });

  it('HUM-1403, HUM-1208: Recovery ends the movement, is used up, and brings back to the start (T19, W04)', () => {
    const begun = table();
    expect(Object.values(endeavorAt(begun).buttons)).toMatchObject([
      { kind: 'recovery', at: 7 },
      { kind: 'defeat', at: 0 },
    ]);
    expect(inIt(begun, 'Old Grudge')).toMatchObject({ position: 10, start: 10 });
    const moved = down(begun, 9, 3);
    expect(inIt(moved, 'Old Grudge')).toMatchObject({ position: 10, recovered: 1 });
    expect(kinds(moved)).toEqual(['defeat']);
    expect(moved.state.public.log.entries.at(-1)).toBeDefined();
    expect(lines(moved, 3)).toContain(
      'Old Grudge moves down 2: position 9 → 7, onto its Recovery Button.',
    );
  });

  it('HUM-1404: Defeat ends it for whoever began with it', () => {
    const moved = down(table(), 2, 2);
    expect(inIt(moved, 'Old Grudge').standing).toBe('removed');
    // What is theirs goes with them.
    expect(kinds(moved)).toEqual([]);
    const ari = up(withButtons(table(), { kind: 'defeat', at: 1, owner: 'Old Grudge' }), 0, 3);
    expect([at(ari, 'Ari'), inIt(ari, 'Ari').standing]).toEqual([3, 'in']);
  });

  it('HUM-1405: Terrain ends the movement of whoever moves up onto it, and nobody’s who moves down (T33)', () => {
    const terrain = () => withButtons(table(), { kind: 'terrain', at: 3 });
    expect(at(up(terrain(), 1, 3), 'Ari')).toBe(3);
    expect(at(down(terrain(), 5, 3), 'Old Grudge')).toBe(2);
    expect(at(up(terrain(), 3, 2), 'Ari')).toBe(5);
  });

  it('HUM-1405: Terrain with an Area binds the Stats of whoever stands at or above it, up to the next', () => {
    const bound = (position: number) => {
      const one = withButtons(
        table(),
        { kind: 'terrain', at: 3, area: { rule: 'only', stats: ['hand', 'hurry'] } },
        { kind: 'terrain', at: 6, area: { rule: 'not', stats: ['hand'] } },
        { kind: 'terrain', at: 8 },
      );
      givenOne(one, 'Ari', { position });
      return one;
    };
    const ways = (position: number) => choicesIn(formOf(bound(position), 'anya', 'advance'), 'how');
    expect(ways(2)).toEqual(['head', 'hand', 'heart', 'home', 'hurry', 'history']);
    expect([ways(3), ways(5)]).toEqual([
      ['hand', 'hurry'],
      ['hand', 'hurry'],
    ]);
    expect(ways(6)).toEqual(['head', 'heart', 'home', 'hurry', 'history']);
    expect(ways(9)).toEqual(ways(6));
    const refused = bound(4);
    const sent = { type: 'endeavor.act', action: 'advance', how: 'head' } as const;
    expect(refused.try('anya', { ...sent, character: refused.of('anya').id })).not.toBeNull();
  });

  it('HUM-1119, HUM-1207: rows and free places go by neighbouring positions, 0 among them', () => {
    expect([longestRow([]), longestRow([4]), longestRow([0, 1, 2, 4, 5])]).toEqual([0, 1, 3]);
    expect([longestRow([1, 1, 2]), longestRow([0, 2, 4])]).toEqual([2, 1]);
    expect([firstFree([], 0), firstFree([0, 1, 3], 0), firstFree([0, 1, 3], 3)]).toEqual([0, 2, 4]);
  });
});

describe('what is read for ears', () => {
  it('HUM-1801: every track and everybody on it has a line', () => {
    const one = withButtons(
      table(),
      { kind: 'recovery', at: 7, owner: 'Old Grudge' },
      { kind: 'terrain', at: 3, area: { rule: 'only', stats: ['hand'] } },
    );
    const endeavor = endeavorAt(one);
    const [track] = Object.values(endeavor.tracks);
    if (!track) throw new Error('There is no track.');
    expect(
      trackLines(endeavor, { ...track, finish: 12 }, name(one)).map(({ text }) => text),
    ).toEqual([
      'Position 0: Ari; Cole',
      'Position 3: Terrain (only Hand from here)',
      'Position 7: Old Grudge’s Recovery',
      'Position 10: Old Grudge',
      'Position 12: the finish',
    ]);
    expect(standingText(endeavor, inIt(one, 'Old Grudge'), name(one))).toBe(
      'Old Grudge: position 10 of The track, next below at 7: Old Grudge’s Recovery',
    );
    expect(
      standingText(endeavor, { ...inIt(one, 'Ari'), fatigue: 2, protectedBy: ['x'] }, name(one)),
    ).toBe(
      'Ari: position 0 of The track, next above at 3: Terrain (only Hand from here), 2 Fatigue, protected',
    );
    expect(standingText(endeavor, { ...inIt(one, 'Ari'), standing: 'removed' }, name(one))).toBe(
      'Ari: out of it',
    );
  });
});

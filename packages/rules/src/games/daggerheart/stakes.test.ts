import { describe, expect, it } from 'vitest';
import { stakesOf } from './stakes';
import { seated } from './testing';

/** What everybody can read before a command is sent, by what it comes to. */
const read = (
  table: ReturnType<typeof seated>,
  command: { type: string; [part: string]: unknown },
) => {
  const { results = [], notes = [] } = stakesOf(table.state.public, command) ?? {};
  return { ...Object.fromEntries(results.map(({ id, text }) => [id, text])), notes };
};

describe('What may come of a roll', () => {
  it('DGH-105, DGH-113, TABLE-196: an action roll says what each of its five results brings', () => {
    const said = stakesOf(seated().state.public, { type: 'roll.lock' });
    expect(said?.results.map(({ id }) => id)).toEqual([
      ...['critical', 'successHope', 'successFear', 'failureHope', 'failureFear'],
    ]);
    expect(said?.notes).toEqual([]);
  });

  it('DGH-203, TABLE-196: of a group action, that its helpers count', () => {
    const table = seated().given(({ public: shared }) => {
      Object.assign(shared, { roll: { target: null, group: { dara: 'success' }, parts: [{}] } });
    });
    expect(read(table, { type: 'roll.lock' }).notes.join()).toContain('added 1');
    const two = seated().given(({ public: shared }) => {
      Object.assign(shared, { roll: { target: 'ogre', parts: [{}, {}] } });
    });
    expect(read(two, { type: 'roll.lock' }).notes).toHaveLength(3);
  });

  it('DGH-902, 904, 905: each death move says what it may come to', () => {
    const table = seated();
    const of = (move: string) => read(table, { type: 'death.choose', character: 'ari', move });
    expect(of('blaze').notes.join()).toContain('Then you die');
    expect(Object.keys(of('avoid'))).toEqual(['above', 'level', 'notes']);
    expect(of('risk')).toMatchObject({ fear: 'You die.' });
  });

  it('DGH-1007, 1010: at a rest says how much a die clears, and nothing where no die falls', () => {
    const table = seated().send('bev', { type: 'rest.start', kind: 'short' }, 2);
    const of = (move: string) => read(table, { type: 'rest.move', character: 'ari', move }).notes;
    for (const move of ['tend', 'stress', 'armour']) {
      expect(of(move), move).toEqual(['A short rest: a d4 and your tier are cleared.']);
    }
    for (const move of ['prepare', 'project']) expect(of(move), move).toEqual([]);
  });

  it('TABLE-196: of what rolls nothing, nothing is said', () => {
    const nothing = { notes: [] };
    expect(read(seated(), { type: 'countdown.start', random: false })).toEqual(nothing);
    expect(read(seated(), { type: 'countdown.start', random: true })).not.toEqual(nothing);
    expect(read(seated(), { type: 'scene.set' })).toEqual(nothing);
  });
});

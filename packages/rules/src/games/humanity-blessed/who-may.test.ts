import { describe, expect, it } from 'vitest';
import type { SeatId } from '../../engine';
import type { AnyCommandInput } from './areas';
import type { HumanityTable } from './testing';
import { seated } from './testing';
import { beginning, endeavorAt } from './testing/endeavors';

// Who may what (HUM-101, 1806, TABLE-002, 003): each command once by somebody who may not, and once by somebody who may.

const first = (all: object): string => Object.keys(all)[0] ?? 'none';

/** Ari has a bust that is owed, an Aptitude and something gained, and rests; there are a goal, a faction and a deal. */
function evening(setup: Parameters<typeof seated>[0] = {}): HumanityTable {
  const table = seated(setup).withStats('anya', { head: 6, hand: [6, 4] });
  const by = setup.arbiter === undefined || setup.arbiter === 'gm' ? 'bev' : 'anya';
  table.propose('anya', 'head').onCheck('anya', { type: 'check.withdraw' });
  table.with('anya', {
    aptitudes: [{ id: 'knots', text: 'Knots', specialization: null }],
    gains: [{ id: 'lens', kind: 'item', text: 'Lens', exceptional: false }],
  });
  table.send(by, { type: 'faction.add', name: 'Reeves' });
  table.send(by, { type: 'tracked.begin', name: 'Climb', goal: 10 });
  const { id: character } = table.of('anya');
  table.send(by, { type: 'dealing.add', character, kind: 'deal', with: 'Them' });
  return table.send('anya', { type: 'rest.take', character }).given(({ public: { owed } }) => {
    owed.bust = {
      ...{ id: 'bust', kind: 'bust', of: character, from: 'Get through', total: 5 },
      ...{ exceptional: false, track: null },
    };
  });
}

type Said = (table: HumanityTable) => AnyCommandInput;
const ari = (table: HumanityTable) => table.of('anya').id;

/** What whoever has the last word says, where the rules leave it open (HUM-101). */
const lastWord: Record<string, Said> = {
  'blessing.award': (table) => ({ type: 'blessing.award', who: [ari(table)], count: 1 }),
  'blessing.milestone': (table) => ({ type: 'blessing.milestone', who: [ari(table)], what: 'It' }),
  'dealing.add': (table) => ({
    ...{ type: 'dealing.add', character: ari(table), kind: 'deal', with: 'Her' },
  }),
  'dealing.settle': ({ state }) => ({
    ...{ type: 'dealing.settle', dealing: first(state.public.dealings) },
  }),
  'faction.add': () => ({ type: 'faction.add', name: 'The Harbour' }),
  'faction.reputation': (table) => ({
    ...{ type: 'faction.reputation', faction: first(table.state.public.factions) },
    ...{ character: ari(table), by: 1 },
  }),
  'faction.remove': ({ state }) => ({
    ...{ type: 'faction.remove', faction: first(state.public.factions) },
  }),
  'owed.word': () => ({ type: 'owed.word', owed: 'bust', text: 'It creaks.' }),
  'owed.pass': () => ({ type: 'owed.pass', owed: 'bust' }),
  'rest.end': (table) => ({ type: 'rest.end', character: ari(table) }),
  'scene.over': () => ({ type: 'scene.over' }),
  'tracked.begin': () => ({ type: 'tracked.begin', name: 'Swim' }),
  'tracked.end': ({ state }) => ({ type: 'tracked.end', track: first(state.public.tracked) }),
  'endeavor.ready': () => ({ type: 'endeavor.ready', plan: 'lantern-stair' }),
  'endeavor.begin': (table) => ({ type: 'endeavor.begin', kind: 'combat', who: [ari(table)] }),
};

/** What whoever runs the table does (TABLE-002). */
const managers: Record<string, Said> = {
  'shop.open': () => ({ type: 'shop.open' }),
  'zero.genre': () => ({ type: 'zero.genre', atmosphere: 'dark', optional: 'none' }),
  'zero.talk': () => ({ type: 'zero.talk', wanted: 'Trains' }),
  'zero.larger': () => ({ type: 'zero.larger', larger: true }),
  'arbiter.set': () => ({ type: 'arbiter.set', arbiter: 'vote' }),
  'stat.set': (table) => ({
    ...{ type: 'stat.set', character: ari(table), stat: 'head', size: '8', locked: 0 },
  }),
  'tracked.set': ({ state }) => ({
    ...{ type: 'tracked.set', track: first(state.public.tracked), position: 3 },
  }),
};

/** What one decides about one’s own character; whoever has the last word does so for others (TABLE-003, HUM-1806). */
const owners: Record<string, Said> = {
  'character.identity': (table) => ({
    ...{ type: 'character.identity', character: ari(table), pronouns: 'they' },
  }),
  'character.highest': (table) => ({
    ...{ type: 'character.highest', character: ari(table), stat: 'hurt' },
  }),
  'character.motivation': (table) => ({
    ...{ type: 'character.motivation', character: ari(table), motivation: 'wired' },
  }),
  'character.backstory': (table) => ({
    ...{ type: 'character.backstory', character: ari(table), skill1: 'Rope' },
  }),
  'character.leave': (table) => ({
    ...{ type: 'character.leave', character: ari(table), how: 'leaves' },
  }),
  'aptitude.add': (table) => ({ type: 'aptitude.add', character: ari(table), text: 'Tides' }),
  'aptitude.change': (table) => ({
    ...{ type: 'aptitude.change', character: ari(table), aptitude: 'knots', text: 'Ropes' },
  }),
  'aptitude.remove': (table) => ({
    ...{ type: 'aptitude.remove', character: ari(table), aptitude: 'knots' },
  }),
  'gain.add': (table) => ({
    ...{ type: 'gain.add', character: ari(table), kind: 'item', text: 'A boat' },
  }),
  'gain.change': (table) => ({
    ...{ type: 'gain.change', character: ari(table), gain: 'lens', kind: 'item', text: 'A glass' },
  }),
  'gain.remove': (table) => ({ type: 'gain.remove', character: ari(table), gain: 'lens' }),
};

/** Whether a table takes a command of somebody: `null` where it does, else the rule that refuses it. */
const tries = (table: HumanityTable, seat: SeatId, said: Said, ...faces: number[]): string | null =>
  table.try(seat, said(table), ...faces)?.rule ?? null;

describe('who may what', () => {
  it.each(Object.entries(lastWord))('HUM-101: %s is for whoever has the last word', (_, said) => {
    expect(tries(evening(), 'anya', said)).toBe('HUM-101');
    expect(tries(evening(), 'bev', said)).toBeNull();
    expect(tries(evening({ arbiter: 'vote' }), 'carl', said)).toBeNull();
    expect(tries(evening(), 'sam', said)).not.toBeNull();
    const inTurn = () =>
      evening({ arbiter: 'vote' }).send('anya', {
        ...{ type: 'arbiter.set', arbiter: 'rotating', seat: 'carl' },
      });
    expect(tries(inTurn(), 'anya', said)).toBe('HUM-101');
    expect(tries(inTurn(), 'carl', said)).toBeNull();
  });

  it.each(Object.entries(managers))('TABLE-002: %s is for whoever runs the table', (_, said) => {
    expect(tries(evening(), 'anya', said)).toBe('TABLE-002');
    expect(tries(evening(), 'bev', said)).toBeNull();
    expect(tries(evening({ arbiter: 'vote' }), 'anya', said)).toBeNull();
    expect(tries(evening(), 'sam', said)).not.toBeNull();
  });

  it.each(Object.entries(owners))(
    'TABLE-003, HUM-1806: %s is for whose they are, and whoever has the last word',
    (_, said) => {
      expect(tries(evening(), 'carl', said)).toBe('TABLE-003');
      expect(tries(evening(), 'anya', said)).toBeNull();
      expect(tries(evening(), 'bev', said)).toBeNull();
    },
  );

  it.each([
    ['character.leave', owners['character.leave']],
    ['character.identity', owners['character.identity']],
    ['gain.add', owners['gain.add']],
  ])('TABLE-003: %s is nothing for whoever has left the story', (_, said) => {
    const table = evening();
    table.send('anya', { type: 'character.leave', character: ari(table), how: 'leaves' });
    // `of` looks among all who were ever there.
    expect(said && tries(table, 'anya', said)).toBe('TABLE-003');
  });

  it('HUM-101, HUM-1212: an Endeavor is ended, broken off and set by hand by whoever has the last word', () => {
    const all: Said[] = [
      (table) => ({ type: 'endeavor.end', endeavor: endeavorAt(table).id }),
      (table) => ({ type: 'endeavor.break', endeavor: endeavorAt(table).id }),
      (table) => ({ type: 'endeavor.track', endeavor: endeavorAt(table).id, name: 'The roof' }),
      (table) => ({ type: 'endeavor.foe', endeavor: endeavorAt(table).id, foe: 'rabble' }),
      (table) => ({
        ...{ type: 'endeavor.changing', endeavor: endeavorAt(table).id, changing: 'check' },
      }),
      (table) => ({
        ...{ type: 'endeavor.antagonist', endeavor: endeavorAt(table).id, name: 'He', sp: 4 },
      }),
      (table) => ({ type: 'endeavor.remove', character: ari(table) }),
    ];
    for (const said of all) {
      expect(tries(beginning('combat', ['grudge']), 'anya', said)).toBe('HUM-101');
      expect(tries(beginning('combat', ['grudge']), 'bev', said)).toBeNull();
    }
  });

  it('HUM-1808, TABLE-002: only a GM rolls on the desk, and knows what is true of a rumor', () => {
    const roll: Said = () => ({ type: 'desk.roll', size: '6', dice: 1, kept: true });
    expect(tries(evening(), 'anya', roll)).toBe('TABLE-002');
    expect(tries(evening({ arbiter: 'vote' }), 'anya', roll)).toBe('TABLE-002');
    expect(tries(evening(), 'bev', roll, 4)).toBeNull();
  });

  it('TABLE-003, HUM-712: whoever watches rolls no Luck, makes no character and has no last word', () => {
    const table = evening({ arbiter: 'vote' });
    const luck: Said = () => ({ type: 'luck.roll' });
    expect([tries(table, 'sam', luck), tries(table, 'carl', luck, 3, 7)]).toEqual([
      'TABLE-001',
      null,
    ]);
    const create: Said = () => ({ type: 'character.create', name: 'Nell' });
    expect(tries(evening(), 'bev', create)).toBe('TABLE-003');
    expect(tries(evening(), 'carl', create)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { AnyCommandInput } from './areas';
import { newCharacter } from './characters/making';
import type { HumanityState } from './state';
import type { HumanityTable } from './testing';
import { seated } from './testing';
import { beginning, endeavorAt, givenIn } from './testing/endeavors';

// How much there is room for (TABLE-012): the last that fits is taken, and one more is refused.

const many = (count: number): string[] => Array.from({ length: count }, (_, at) => `x${at}`);
const record = <T>(count: number, make: (id: string) => T): Record<string, T> =>
  Object.fromEntries(many(count).map((id) => [id, make(id)]));
const ari = (table: HumanityTable) => table.of('anya').id;

interface Room {
  most: number;
  /** So many of them are there already. */
  fill: (state: HumanityState, count: number, character: string) => void;
  more: (table: HumanityTable) => AnyCommandInput;
  rule?: string;
  by?: 'bev' | 'anya';
  table?: () => HumanityTable;
}

const ended = () => {
  const table = seated().send('bev', { type: 'session.end' });
  return table.given(({ public: { shop } }) => {
    shop[ari(table)]?.tags.push({ id: 'six', size: 6 }, { id: 'eight', size: 8 });
  });
};

const rooms: Record<string, Room> = {
  'debts and deals': {
    most: 60,
    fill: ({ public: shared }, count, of) => {
      shared.dealings = record(count, (id) => ({
        ...{ id, kind: 'deal', of, with: 'Them', what: '', worth: 0 },
      }));
    },
    more: (table) => ({
      ...{ type: 'dealing.add', character: ari(table), kind: 'deal', with: 'Her' },
    }),
  },
  factions: {
    most: 24,
    fill: ({ public: shared }, count) => {
      shared.factions = record(count, (id) => ({ id, name: id, standing: {} }));
    },
    more: () => ({ type: 'faction.add', name: 'The Harbour' }),
  },
  'long goals': {
    most: 12,
    rule: 'HUM-1004',
    fill: ({ public: shared }, count) => {
      shared.tracked = record(count, (id) => ({
        ...{ id, name: id, position: 0, goal: null, boons: [], busts: [], due: null },
      }));
    },
    more: () => ({ type: 'tracked.begin', name: 'Climb' }),
  },
  'Aptitudes of one': {
    most: 20,
    fill: ({ public: { characters } }, count, of) => {
      const one = characters[of];
      if (one) one.aptitudes = many(count).map((id) => ({ id, text: id, specialization: null }));
    },
    more: (table) => ({ type: 'aptitude.add', character: ari(table), text: 'Knots' }),
  },
  'Aptitudes of one, in the Session Shop': {
    most: 20,
    by: 'anya',
    table: ended,
    fill: ({ public: { characters } }, count, of) => {
      const one = characters[of];
      if (one) one.aptitudes = many(count).map((id) => ({ id, text: id, specialization: null }));
    },
    more: (table) => ({ type: 'shop.aptitude', character: ari(table), text: 'Knots' }),
  },
  'things gained of one': {
    most: 60,
    by: 'anya',
    fill: ({ public: { characters } }, count, of) => {
      const one = characters[of];
      if (one)
        one.gains = many(count).map((id) => ({ id, kind: 'item', text: id, exceptional: false }));
    },
    more: (table) => ({ type: 'gain.add', character: ari(table), kind: 'item', text: 'A lens' }),
  },
  rumors: {
    most: 40,
    by: 'anya',
    table: ended,
    fill: ({ public: shared }, count) => {
      shared.rumors = record(count, (id) => ({ id, text: id, by: '', ended: false }));
    },
    more: (table) => ({
      ...{ type: 'shop.rumor', character: ari(table), deed: 'begin', text: 'He sleeps badly' },
    }),
  },
  'characters of one': {
    most: 2,
    by: 'anya',
    fill: (state, count) => {
      for (const id of many(count - 1)) {
        state.public.characters[id] = newCharacter(state, { id, owner: 'anya', name: id });
      }
    },
    more: () => ({ type: 'character.create', name: 'Nell' }),
  },
  'characters at a table': {
    most: 48,
    by: 'anya',
    fill: (state, count) => {
      for (const id of many(count - 2)) {
        state.public.characters[id] = newCharacter(state, { id, owner: null, name: id });
      }
    },
    more: () => ({ type: 'character.create', name: 'Nell' }),
  },
};

describe('how much there is room for', () => {
  it.each(Object.entries(rooms))('TABLE-012: %s', (_, room) => {
    const { most, fill, more, rule = 'TABLE-012', by = 'bev', table = () => seated() } = room;
    const filled = (count: number) => {
      const one = table();
      const { id } = one.of('anya');
      return one.given((state) => fill(state, count, id));
    };
    const last = filled(most - 1);
    expect(last.try(by, more(last))).toBeNull();
    const full = filled(most);
    expect(full.try(by, more(full))?.rule).toBe(rule);
  });

  it('TABLE-012: what is newest of what is owed takes the place of what is oldest', () => {
    const table = seated().withStats('anya', { head: 6 });
    const owed = (count: number) =>
      table.given(({ public: shared }) => {
        shared.owed = record(count, (id) => ({
          ...{ id, kind: 'bust', of: ari(table), from: '', total: 5 },
          ...{ exceptional: false, track: null },
        }));
      });
    owed(59).check('anya', 'head', [5]);
    expect(Object.keys(table.state.public.owed)).toHaveLength(60);
    expect(table.state.public.owed.x0).toBeDefined();
    table.withStats('anya', { hand: 6 }).check('anya', 'hand', [5]);
    expect(Object.keys(table.state.public.owed)).toHaveLength(60);
    expect(table.state.public.owed.x0).toBeUndefined();
    expect(table.state.public.owed.x1).toBeDefined();
  });

  it('TABLE-012, HUM-1212: tracks and Buttons of an Endeavor', () => {
    const table = beginning('combat');
    const { id: endeavor, tracks } = endeavorAt(table);
    const [track = ''] = Object.keys(tracks);
    const another: AnyCommandInput = { type: 'endeavor.track', endeavor, name: 'The roof' };
    const withTracks = (count: number) =>
      givenIn(table, (one) => {
        const extra = record(count - 1, (id) => ({ id, name: id, end: null, finish: null }));
        one.tracks = { ...tracks, ...extra };
      });
    expect(withTracks(8).try('bev', another)).not.toBeNull();
    expect(withTracks(7).try('bev', another)).toBeNull();
    const button: AnyCommandInput = {
      type: 'endeavor.button',
      endeavor,
      track,
      at: 3,
      kind: 'scheme',
    };
    const withButtons = (count: number) =>
      givenIn(table, (one) => {
        one.buttons = record(count, (id) => ({
          ...{ id, kind: 'scheme' as const, track, at: 1, owner: null },
        }));
      });
    expect(withButtons(200).try('bev', button)).not.toBeNull();
    expect(withButtons(199).try('bev', button)).toBeNull();
  });

  it('TABLE-012, HUM-1101: no antagonist more than a table has room for', () => {
    const table = beginning('combat');
    const fill = (count: number) =>
      table.given((state) => {
        const own = Object.entries(state.public.characters).slice(0, 2);
        state.public.characters = Object.fromEntries(own);
        for (const id of many(count - 2)) {
          state.public.characters[id] = newCharacter(state, { id, owner: null, name: id });
        }
      });
    const foe = (): AnyCommandInput => ({
      ...{ type: 'endeavor.foe', endeavor: endeavorAt(table).id, foe: 'rabble' },
    });
    expect(fill(48).try('bev', foe())).not.toBeNull();
    expect(fill(47).try('bev', foe())).toBeNull();
    const fresh = (count: number) => {
      const other = seated();
      other.given((state) => {
        for (const id of many(count - 2)) {
          state.public.characters[id] = newCharacter(state, { id, owner: null, name: id });
        }
      });
      return other.try('bev', { type: 'endeavor.ready', plan: 'lantern-stair' })?.rule ?? null;
    };
    // All who are ready could come: there are five of them.
    expect([fresh(44), fresh(43)]).toEqual(['TABLE-012', null]);
  });
});

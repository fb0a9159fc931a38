import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import { endeavorAt, givenIn, underWay } from '../testing/endeavors';

// Who may go, and what of theirs goes with them.

const leave = (table: HumanityTable, seat = 'anya') =>
  ({ type: 'character.leave', character: table.of(seat).id, how: 'leaves' }) as const;
const withPet = (table: HumanityTable, id: string, of: string) =>
  table.given(({ public: { characters } }) => {
    const one = characters[of];
    if (one) {
      const companion = { of, limits: {} };
      characters[id] = { ...one, id, name: id, owner: one.owner, companion };
    }
  });
const rolled = (table: HumanityTable) =>
  table.propose('anya', 'head').frame({ complexity: 'hard' });

describe('who is needed', () => {
  it('TABLE-237, HUM-906: whoever has joined a hard action is in it', () => {
    const table = rolled(seated());
    table.onCheck('carl', { type: 'check.join', character: table.of('carl').id });
    expect(table.try('carl', leave(table, 'carl'))?.rule).toBe('TABLE-237');
    table.onCheck('carl', { type: 'check.part', character: table.of('carl').id });
    expect(table.try('carl', leave(table, 'carl'))).toBeNull();
  });

  it('TABLE-237, HUM-1807: an Endeavor that is on needs those in it; one that is broken off needs nobody', () => {
    const table = underWay('combat', ['rabble']);
    expect(table.try('carl', leave(table, 'carl'))?.rule).toBe('TABLE-237');
    givenIn(table, (endeavor) => {
      endeavor.broken = true;
    });
    expect(table.try('carl', leave(table, 'carl'))).toBeNull();
    expect(endeavorAt(table).broken).toBe(true);
  });
});

describe('what goes with somebody', () => {
  it('HUM-609, TABLE-003: what they were asked to give is asked no more', () => {
    const table = seated({ atmosphere: 'dark' }).withBlessings('carl', 5);
    const { id: from } = table.of('carl');
    const { id: of } = table.of('anya');
    table.given(({ public: { dues } }) => {
      const due = { id: 'one', kind: 'gain', of, source: 'debt', count: 1, what: '' } as const;
      dues.one = { ...due, asks: { from, dice: ['carl-1'] } };
      dues.two = { ...due, id: 'two' };
    });
    table.send('carl', leave(table, 'carl'));
    expect(Object.keys(table.state.public.dues)).toEqual(['two']);
  });

  it('HUM-801, HUM-807: what they have led, or were in, does not go on', () => {
    const table = seated().withStats('anya', { head: 6 }).check('anya', 'head', [6]);
    const [first] = table.continues;
    const { id: cole } = table.of('carl');
    table.given(({ public: { continues } }) => {
      if (!first) return;
      continues.joined = { ...first, id: 'joined', leader: cole, members: [table.of('anya').id] };
      continues.others = { ...first, id: 'others', leader: cole, members: [] };
    });
    table.send('anya', leave(table));
    expect(table.continues.map(({ id }) => id)).toEqual(['others']);
  });

  it('HUM-808, TABLE-058: their Rest, and what they wanted to do next, wait for nobody', () => {
    const table = seated().send('anya', { type: 'rest.take', character: seated().of('anya').id });
    table.propose('carl', 'head');
    table.propose('anya', 'head');
    expect(Object.keys(table.state.public.intentions ?? {})).toEqual([table.of('anya').id]);
    expect(Object.keys(table.state.public.rests)).toEqual([table.of('anya').id]);
    table.send('anya', leave(table));
    expect(table.state.public.rests).toEqual({});
    expect(Object.keys(table.state.public.intentions ?? {})).toEqual([]);
  });

  it('HUM-1606: their companion goes with them, and nobody else’s', () => {
    const table = seated();
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    withPet(withPet(table, 'Moth', ari), 'Rook', cole).send('anya', leave(table));
    expect(table.named('Moth').standing).toBe('gone');
    expect(table.named('Rook').standing).toBe('in');
    table.send('bev', { type: 'character.return', character: ari });
    expect(table.of('anya').standing).toBe('in');
  });

  it('TABLE-003: whoever was there for an Endeavor alone does not come back', () => {
    const table = seated().withOther('Reeve', { standing: 'gone' });
    table.withOther('The Courier', { standing: 'gone', ready: true });
    expect(table.offers('bev', 'character.return').map((offer) => offer.with.character)).toEqual([
      'Reeve',
    ]);
  });

  it('TABLE-003: nobody writes on the sheet of whoever has left', () => {
    const table = seated();
    const { id: character } = table.of('anya');
    table.send('anya', leave(table));
    const add = { type: 'gain.add', character, kind: 'item', text: 'A lens' } as const;
    expect(table.try('anya', add)).toMatchObject({ code: 'wrong-moment', rule: 'TABLE-003' });
  });
});

describe('who there is room for', () => {
  it('TABLE-012, HUM-1606: a companion takes no room of its own', () => {
    const table = seated();
    withPet(table, 'Moth', table.of('anya').id);
    expect(table.try('anya', { type: 'character.create', name: 'Nell' })).toBeNull();
    expect(table.try('anya', { type: 'character.create', name: 'Ole' })?.rule).toBe('TABLE-012');
  });

  it('TABLE-012: who has left still takes a place, and what an Endeavor has left behind takes none', () => {
    const most = 48;
    const fill = (more: { ready?: true }) => {
      const table = seated();
      for (let at = 0; at < most - 2; at += 1) {
        table.withOther(`x${at}`, { standing: 'gone', ...more });
      }
      return table.try('anya', { type: 'character.create', name: 'Nell' })?.rule ?? null;
    };
    expect(fill({})).toBe('TABLE-012');
    expect(fill({ ready: true })).toBeNull();
  });

  it('HUM-1806: of whom nobody plays, whoever has the last word says what they do, and nobody else', () => {
    const table = seated().withOther('Reeve');
    const propose = { type: 'check.propose', character: 'Reeve', stat: 'head' } as const;
    expect(table.try('anya', propose)?.rule).toBe('TABLE-003');
    expect(table.try('bev', propose)).toBeNull();
    const own = { ...propose, character: table.of('anya').id } as const;
    expect(table.try('bev', own)?.rule).toBe('TABLE-003');
  });
});

import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import {
  act,
  beginning,
  comes,
  endeavorAt,
  givenIn,
  givenOne,
  inIt,
  next,
  nextRound,
  pass,
  passAll,
  turnOf,
  underWay,
} from '../testing/endeavors';
import { firstFree, longestRow } from './find';

// What a round, a turn, an action and the end clear, and what they leave (HUM-1103…1107, 1311).

describe('what is cleared', () => {
  it('HUM-1103, HUM-1323: a round gives everybody one action, and those that were promised', () => {
    const table = beginning('combat', ['grudge']);
    givenOne(table, 'Ari', { more: 1, left: 0, pushedBy: ['somebody'] });
    givenOne(table, 'Old Grudge', { standing: 'removed' });
    nextRound(table, 4, 2);
    expect(inIt(table, 'Ari')).toMatchObject({ left: 2, more: 0, pushedBy: [] });
    expect(inIt(table, 'Cole')).toMatchObject({ left: 1, more: 0 });
    expect(inIt(table, 'Old Grudge')).toMatchObject({ left: 0 });
    expect(endeavorAt(table)).toMatchObject({ round: 1, stage: 'turn', closed: false });
  });

  it('HUM-1107: whoever has two actions keeps their turn until both are taken', () => {
    const table = beginning('combat', ['grudge']);
    givenOne(table, 'Ari', { more: 1 });
    act(nextRound(table), 'anya', 'rest');
    expect([turnOf(table), inIt(table, 'Ari').left]).toEqual(['Ari', 1]);
    act(table, 'anya', 'rest');
    expect(endeavorAt(table).stage).toBe('naming');
  });

  it('HUM-1107, HUM-1305: who does nothing is done with their turn, and does not shine any more', () => {
    const table = beginning('combat', ['grudge']);
    givenOne(table, 'Ari', { more: 1 });
    nextRound(table).withBlessings('anya', 5, 5);
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'endeavor.shine', character, dice: ['anya-1', 'anya-2'] });
    expect(endeavorAt(table).shining).toBe(true);
    pass(table, 'anya');
    expect(endeavorAt(table).shining).toBe(false);
    expect(inIt(table, 'Ari').left).toBe(0);
  });

  it('HUM-1106: where people sit in an order, who comes later acts after them, and nobody names them', () => {
    const table = seated().withOther('Vex').withOther('Wyn').withStats('anya', { hurt: 10 });
    const who = [table.of('anya').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who, order: 'clockwise' });
    const { id: endeavor } = endeavorAt(table);
    for (const name of ['Vex', 'Wyn']) {
      table.send('bev', { type: 'endeavor.join', endeavor, who: table.named(name).id });
    }
    pass(nextRound(table), 'anya');
    expect([endeavorAt(table).stage, turnOf(table)]).toEqual(['turn', 'Vex']);
    expect(turnOf(pass(table, 'bev'))).toBe('Wyn');
  });

  it('HUM-1110: who was called is called for this action alone', () => {
    const table = underWay('combat', ['grudge']);
    givenOne(table, 'Old Grudge', { protectedBy: ['somebody'] });
    act(table, 'anya', 'hurt').onCheck('anya', { type: 'endeavor.call', who: table.of('carl').id });
    expect(endeavorAt(table).called).toEqual([table.of('carl').id]);
    comes(table, { band: 'failure' });
    expect(endeavorAt(table).called).toEqual([]);
  });

  it('HUM-1311, HUM-1404: whoever is out takes their own Buttons and their protection with them', () => {
    const table = underWay('combat', ['grudge']);
    const { id: grudge } = table.named('Old Grudge');
    const [ari, cole] = [table.of('anya').id, table.of('carl').id];
    givenOne(table, 'Ari', { protectedBy: [grudge, cole] });
    givenOne(table, 'Old Grudge', { more: 1, protectedBy: [ari] });
    const [track = ''] = Object.keys(endeavorAt(table).tracks);
    givenIn(table, ({ buttons }) => {
      buttons.theirs = { id: 'theirs', kind: 'wound', track, at: 4, owner: grudge };
      buttons.mine = { id: 'mine', kind: 'wound', track, at: 4, owner: ari };
      buttons.all = { id: 'all', kind: 'scheme', track, at: 4, owner: null };
    });
    table.send('bev', { type: 'endeavor.remove', character: grudge, reason: '' });
    expect(inIt(table, 'Old Grudge')).toMatchObject({
      ...{ standing: 'removed', left: 0, more: 0, protectedBy: [] },
    });
    expect(Object.keys(endeavorAt(table).buttons).sort()).toEqual(['all', 'mine']);
    expect(inIt(table, 'Ari').protectedBy).toEqual([cole]);
  });

  it('HUM-1311: protection lasts until the next turn of whoever gives it', () => {
    const table = underWay('combat', ['grudge']);
    comes(act(table, 'anya', 'protect', { whom: 'Cole' }));
    expect(inIt(table, 'Cole').protectedBy).toEqual([table.of('anya').id]);
    next(table, 'anya', 'Cole');
    expect(inIt(table, 'Cole').protectedBy).toHaveLength(1);
    passAll(table);
    nextRound(table);
    expect(inIt(table, 'Cole').protectedBy).toEqual([]);
  });

  it('HUM-1105, HUM-1204: its end takes its Check and what went on of it, and leaves all else', () => {
    const table = seated().withStats('anya', { head: 10, hand: 10, hurt: 10 });
    table.check('anya', 'head', [9]);
    const before = table.continues.map(({ id }) => id);
    const who = [table.of('anya').id, table.of('carl').id];
    table.send('bev', { type: 'endeavor.begin', kind: 'combat', who, foes: ['grudge'] });
    // What went on before is over, as all Stats of those in it are free.
    expect(before).toHaveLength(1);
    expect(table.continues).toEqual([]);
    nextRound(table);
    const kept = table.named('Old Grudge').id;
    table.given(({ public: shared }) => {
      const one = shared.characters[kept];
      if (one) one.lockless = true;
    });
    act(table, 'anya', 'hurt');
    expect(table.state.public.check).not.toBeNull();
    table.send('bev', { type: 'endeavor.end', endeavor: endeavorAt(table).id });
    expect(table.state.public).toMatchObject({ check: null, endeavor: null });
    // What came of an action before is not of the Endeavor.
    expect(table.outcome).toMatchObject({ purpose: { kind: 'action' } });
    expect(table.state.public.characters[kept]).toMatchObject({
      lockless: false,
      standing: 'gone',
    });
    expect(table.of('anya').standing).toBe('in');
    expect([table.blessings('anya'), table.blessings('carl')]).toEqual([[], []]);
  });

  it('HUM-1105: a Check that is not of it stays on the table when it ends', () => {
    const table = beginning('combat', ['grudge']);
    const { id: endeavor } = endeavorAt(table);
    table.send('bev', { type: 'endeavor.break', endeavor }).propose('anya', 'head');
    table.send('bev', { type: 'endeavor.end', endeavor });
    expect(table.state.public.check?.leader).toBe(table.of('anya').id);
  });
});

describe('rows and free places', () => {
  it('HUM-1119: the longest row of neighbours, where two on one position count once', () => {
    const rows = [[], [4], [1, 2, 3], [1, 3, 5], [1, 1, 2, 3, 5], [0, 1, 5, 6, 7, 8], [2, 2]];
    expect(rows.map(longestRow)).toEqual([0, 1, 3, 1, 3, 4, 1]);
  });

  it('HUM-1207: the first free position from one upward', () => {
    expect([firstFree([], 3), firstFree([3], 3), firstFree([3, 4, 6], 3)]).toEqual([3, 4, 5]);
    expect([firstFree([4], 3), firstFree([0], 0)]).toEqual([3, 1]);
  });
});

describe('who comes into an Endeavor', () => {
  it('HUM-1201, HUM-1801: several of a kind are told apart by a number', () => {
    const table = beginning('combat', ['rabble']);
    const { id: endeavor } = endeavorAt(table);
    for (const _ of [1, 2]) table.send('bev', { type: 'endeavor.foe', endeavor, foe: 'rabble' });
    const names = Object.keys(endeavorAt(table).participants).map(
      (id) => table.state.public.characters[id]?.name,
    );
    expect(names).toEqual(['Ari', 'Cole', 'The Rabble', 'The Rabble 2', 'The Rabble 3']);
  });

  it('HUM-1208, HUM-1213: whoever is against them stands at 10 in Combat, and for themselves in a race', () => {
    const joins = (kind: 'combat' | 'racing', side: 'opponents' | 'protagonists') => {
      const table = beginning(kind).withOther('Vex', { side });
      const { id: endeavor } = endeavorAt(table);
      table.send('bev', { type: 'endeavor.join', endeavor, who: 'Vex' });
      const { side: on, position } = inIt(table, 'Vex');
      const at = Object.values(endeavorAt(table).buttons)
        .filter(({ owner }) => owner === 'Vex')
        .map(({ kind: of, at: where }) => `${of} ${where}`);
      return [on, position, at];
    };
    expect(joins('combat', 'opponents')).toEqual(['opponents', 10, ['recovery 7', 'defeat 0']]);
    expect(joins('combat', 'protagonists')).toEqual(['protagonists', 0, []]);
    expect(joins('racing', 'opponents')).toEqual(['Vex', 0, []]);
  });

  it('HUM-1115, HUM-1229, HUM-1409: where a Button comes to stand', () => {
    const stealth = beginning('stealth');
    const put = (table: typeof stealth, kind: 'alarm' | 'scheme' | 'hit', at: number) => {
      const { id: endeavor, tracks } = endeavorAt(table);
      const [track = ''] = Object.keys(tracks);
      table.send('bev', { type: 'endeavor.button', endeavor, track, at, kind });
      return Object.values(endeavorAt(table).buttons)
        .filter((one) => one.kind === kind)
        .map((one) => one.at)
        .sort((one, other) => one - other);
    };
    givenIn(stealth, (one) => {
      one.buttons = {};
    });
    expect(put(stealth, 'alarm', 21)).toEqual([1]);
    expect(put(stealth, 'alarm', 0)).toEqual([1, 20]);
    // Of two on one position the older stays; of Schemes both do.
    expect(put(stealth, 'alarm', 1)).toEqual([1, 20]);
    expect(put(stealth, 'scheme', 5)).toEqual([5]);
    expect(put(stealth, 'scheme', 5)).toEqual([5, 5]);
    const unit = beginning('unit');
    expect(put(unit, 'hit', 99)).toEqual([8]);
    expect(put(unit, 'hit', 8)).toEqual([8]);
  });
});

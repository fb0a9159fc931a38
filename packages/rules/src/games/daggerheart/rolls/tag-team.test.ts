import { describe, expect, it } from 'vitest';
import { seated } from '../testing';
import { fighting, sword } from '../testing/fighting';

const given = (hope: number) => seated().with('anya', { hope: { held: hope, crossed: 0 } });

describe('Tag Team', () => {
  const begun = (hope = 3) => {
    const table = given(hope);
    table.send('anya', { type: 'roll.propose', character: table.of('anya').id, trait: 'agility' });
    table.frame({ difficulty: 12 });
    return table;
  };
  const ask = (table: ReturnType<typeof seated>) =>
    ({ type: 'roll.tag-team', roll: table.rollId, partner: table.of('carl').id }) as const;
  const joined = () => {
    const table = begun();
    table.send('anya', ask(table));
    const { id: character } = table.of('carl');
    table.send('carl', { type: 'roll.join', roll: table.rollId, character, trait: 'strength' });
    return table;
  };

  it('DGH-301: costs 3 Hope, once a session', () => {
    const poor = begun(2);
    expect(poor.try('anya', ask(poor))).toMatchObject({ code: 'cannot-afford', rule: 'DGH-301' });
    const used = begun(6).with('anya', { tagTeamIn: 1 });
    expect(used.try('anya', ask(used))).toMatchObject({ code: 'limit-reached', rule: 'DGH-301' });
    const table = begun();
    table.send('anya', ask(table));
    expect(table.of('anya').hope.held).toBe(0);
    const { id: character } = table.of('carl');
    table.send('carl', { type: 'roll.decline', roll: table.rollId, character });
    expect(table.of('anya')).toMatchObject({ hope: { held: 3 }, tagTeamIn: 0 });
  });

  it('DGH-302, 303, 306: both roll, the chosen one counts for both and gives each 1 Hope', () => {
    const table = joined().lock('anya', 2, 8, 9, 4);
    expect(table.state.public.fear).toBe(0);
    const choose = { type: 'roll.choose', roll: table.rollId } as const;
    table.send('anya', { ...choose, part: table.of('carl').id });
    expect(table.of('anya').hope.held).toBe(1);
    expect(table.of('carl').hope.held).toBe(3);
    expect(table.state.public).toMatchObject({ roll: null, spotlight: { rolls: 1 } });
  });

  it('DGH-113, 303: a critical that is chosen gives both Hope and clears a Stress of both', () => {
    const table = joined();
    for (const seat of ['anya', 'carl']) table.with(seat, { stress: { marked: 3, slots: 6 } });
    table.lock('anya', 7, 7, 9, 4);
    const before = table.of('carl').hope.held;
    table.send('anya', { type: 'roll.choose', roll: table.rollId, part: table.of('anya').id });
    expect(table.of('anya')).toMatchObject({ hope: { held: 1 }, stress: { marked: 2 } });
    expect(table.of('carl')).toMatchObject({ hope: { held: before + 1 }, stress: { marked: 2 } });
  });

  it('DGH-301: whoever has joined one may start one, and whoever started one may in the next session', () => {
    const table = joined().lock('anya', 9, 3, 9, 4);
    table.send('anya', { type: 'roll.choose', roll: table.rollId, part: table.of('anya').id });
    const start = (seat: string, partner: string) => {
      table.with(seat, { hope: { held: 3, crossed: 0 } });
      const { id: character } = table.of(seat);
      table.send(seat, { type: 'roll.propose', character, trait: 'agility' });
      table.frame({ difficulty: 12 });
      const team = {
        type: 'roll.tag-team',
        roll: table.rollId,
        partner: table.of(partner).id,
      } as const;
      return table.try(seat, team);
    };
    expect(start('carl', 'anya')).toBeNull();
    table.send('carl', { type: 'roll.withdraw', roll: table.rollId });
    expect(start('anya', 'carl')).toMatchObject({ code: 'limit-reached', rule: 'DGH-301' });
    table.send('anya', { type: 'roll.withdraw', roll: table.rollId });
    table.send('bev', { type: 'session.end' }).send('bev', { type: 'session.start' });
    expect(start('anya', 'carl')).toBeNull();
  });

  it('DGH-304: with Fear the GM gains one for each of the two, or for all by house rule', () => {
    const choose = (table: ReturnType<typeof seated>) =>
      table.send('anya', { type: 'roll.choose', roll: table.rollId, part: table.of('anya').id });
    const table = joined().lock('anya', 4, 10, 9, 4);
    expect(choose(table).state.public.fear).toBe(2);
    const party = joined();
    party.send('bev', { type: 'table.house-rule', rule: 'tagTeamFear', value: 'party' });
    party.send('carl', { type: 'character.create', name: 'Cora' });
    expect(choose(party.lock('anya', 4, 10, 9, 4)).state.public.fear).toBe(3);
  });

  describe('of three', () => {
    const cora = (table: ReturnType<typeof seated>) => {
      const found = Object.values(table.state.public.characters).find(
        ({ name }) => name === 'Cora',
      );
      if (!found) throw new Error('Cora is not here.');
      return found;
    };
    /** Ari and Cole, who attack the ogre together. */
    const two = () => {
      const table = fighting().send('carl', { type: 'character.create', name: 'Cora' });
      table.with('anya', { hope: { held: 3, crossed: 0 } });
      table.given(({ public: { characters } }) => {
        for (const one of Object.values(characters)) one.weapons = [sword];
      });
      const [attacker, target] = [table.of('anya').id, table.foe().id];
      table.send('anya', { type: 'roll.attack', character: attacker, weapon: 'sword', target });
      table.send('anya', ask(table));
      const { id: character } = table.of('carl');
      const join = { type: 'roll.join-attack', roll: table.rollId, weapon: 'sword' } as const;
      return table.send('carl', { ...join, character });
    };
    const third = (table: ReturnType<typeof seated>) =>
      ({ type: 'roll.tag-third', roll: table.rollId, partner: cora(table).id }) as const;
    const allow = (table: ReturnType<typeof seated>) =>
      table.send('bev', { type: 'roll.third', roll: table.rollId });
    const three = () => {
      const table = allow(two());
      table.send('anya', third(table));
      const join = { type: 'roll.join-attack', roll: table.rollId, weapon: 'sword' } as const;
      return table.send('carl', { ...join, character: cora(table).id });
    };

    it('DGH-307: is refused unless the GM lets a third join, or the table has it so', () => {
      const table = two();
      expect(table.try('anya', third(table))).toMatchObject({
        code: 'not-allowed',
        rule: 'DGH-307',
      });
      expect(table.try('anya', { type: 'roll.third', roll: table.rollId })).not.toBeNull();
      expect(allow(table).try('anya', third(table))).toBeNull();
      const always = two();
      always.send('bev', { type: 'table.house-rule', rule: 'tagTeamThird', value: 'always' });
      expect(always.try('bev', { type: 'roll.third', roll: always.rollId })).toMatchObject({
        code: 'already-done',
      });
      expect(always.try('anya', third(always))).toBeNull();
      const alone = begun();
      expect(alone.try('bev', { type: 'roll.third', roll: alone.rollId })).toMatchObject({
        ...{ code: 'wrong-moment', rule: 'DGH-307' },
      });
    });

    it('DGH-301, 307: a third costs nothing, and a fourth is not asked; one who declines leaves the two', () => {
      const table = three();
      expect(table.of('anya').hope.held).toBe(0);
      expect(table.try('anya', third(table))).toMatchObject({ code: 'wrong-moment' });
      const two_ = allow(two());
      two_.send('anya', third(two_));
      two_.send('carl', { type: 'roll.decline', roll: two_.rollId, character: cora(two_).id });
      expect(two_.state.public.roll).toMatchObject({ parts: [{}, {}] });
      expect(two_.of('anya')).toMatchObject({ hope: { held: 0 }, tagTeamIn: 1 });
      two_.send('anya', { type: 'roll.withdraw', roll: two_.rollId });
      expect(two_.of('anya')).toMatchObject({ hope: { held: 3 }, tagTeamIn: 0 });
    });

    it('DGH-303, 307: all three roll, one roll counts for all of them, as one action', () => {
      const table = three().lock('anya', 2, 8, 3, 9, 9, 6);
      expect(table.state.public.roll?.parts.map(({ fallen }) => fallen?.total)).toEqual([
        10, 12, 15,
      ]);
      const held = () => Object.values(table.state.public.characters).map(({ hope }) => hope.held);
      const before = held();
      table.send('anya', { type: 'roll.choose', roll: table.rollId, part: cora(table).id });
      expect(held()).toEqual(before.map((hope) => hope + 1));
      expect(table.state.public.spotlight).toMatchObject({ rolls: 1, side: 'players' });
    });

    it('DGH-304, 307: with Fear the GM gains three', () => {
      const table = three().lock('anya', 2, 8, 6, 9, 9, 6);
      table.send('anya', { type: 'roll.choose', roll: table.rollId, part: table.of('carl').id });
      expect(table.state.public.fear).toBe(3);
    });

    it('DGH-305, 307: the damage of all three is added, and held against thresholds once', () => {
      const table = three().lock('anya', 9, 6, 2, 8, 3, 9);
      table.send('anya', { type: 'roll.choose', roll: table.rollId, part: table.of('anya').id });
      const { damage } = table.state.public;
      expect(damage?.dealers).toHaveLength(3);
      // Two d10 and 3 of Ari, one d10 and 3 of each of the others: 1 + 1 + 1 + 7 + 9 = 19, below Severe.
      table.send('anya', { type: 'damage.roll', damage: damage?.id ?? '' }, 1, 1, 1, 7);
      expect(table.foe().hp.marked).toBe(2);
      const severe = three().lock('anya', 9, 6, 2, 8, 3, 9);
      severe.send('anya', { type: 'roll.choose', roll: severe.rollId, part: severe.of('anya').id });
      const pending = severe.state.public.damage?.id ?? '';
      severe.send('anya', { type: 'damage.roll', damage: pending }, 1, 1, 1, 8);
      expect(severe.foe().hp.marked).toBe(3);
    });

    it('DGH-307: is offered where a third is there', () => {
      const table = two();
      expect(table.offers('bev', 'roll.third')).toHaveLength(1);
      expect(joined().offers('bev', 'roll.third')).toEqual([]);
    });
  });
});

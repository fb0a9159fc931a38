import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

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
});

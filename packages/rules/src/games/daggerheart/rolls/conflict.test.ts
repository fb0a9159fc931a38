import { describe, expect, it } from 'vitest';
import { seated } from '../testing';

/** Ari wants to roll against Cole, at a Difficulty of 12. */
function opposed() {
  const table = seated();
  table.with('anya', {
    hope: { held: 2, crossed: 0 },
    experiences: [{ id: 'guard', name: 'City guard', bonus: 2 }],
  });
  table.send('anya', {
    type: 'roll.propose',
    character: table.of('anya').id,
    trait: 'presence',
    experience: 'guard',
    against: table.of('carl').id,
  });
  return table.frame({ difficulty: 12 });
}

const answer = (table: ReturnType<typeof seated>, dice: boolean) =>
  ({ type: 'roll.talked', roll: table.rollId, dice }) as const;

describe('one of the party against another', () => {
  it('DGH-1110: the dice wait until both players have talked about it', () => {
    const table = opposed();
    const { id } = table.of('carl');
    expect(Object.values(table.state.public.derived.prompts).map(({ title }) => title)).toEqual([
      'Ari against Cole',
    ]);
    const { version = 0 } = table.state.public.roll ?? {};
    const lock = { type: 'roll.lock', roll: table.rollId, version } as const;
    expect(table.try('anya', lock)).toMatchObject({ code: 'wrong-moment', rule: 'DGH-1110' });
    expect(table.try('anya', answer(table, true))).toMatchObject({ code: 'not-yours' });
    table.send('carl', answer(table, true));
    expect(table.state.public.roll?.against).toEqual({ character: id, talked: true });
    expect(Object.values(table.state.public.derived.prompts)).toEqual([]);
    table.lock('anya', 9, 4);
    expect(table.state.public.roll).toBeNull();
  });

  it('DGH-1110: settled by talking, it costs nothing', () => {
    const table = opposed();
    expect(table.of('anya').hope.held).toBe(1);
    table.send('carl', answer(table, false));
    expect(table.state.public.roll).toBeNull();
    expect(table.of('anya').hope.held).toBe(2);
    expect(table.try('carl', { type: 'roll.talked', roll: 'gone', dice: true })).not.toBeNull();
  });

  it('DGH-1110: the GM answers for somebody who is away, and nobody rolls against themselves', () => {
    const table = opposed();
    table.send('bev', answer(table, true));
    expect(table.state.public.roll?.against?.talked).toBe(true);
    expect(table.try('carl', answer(table, true))).toMatchObject({ code: 'already-done' });
    table.send('anya', { type: 'roll.withdraw', roll: table.rollId });
    const { id: character } = table.of('anya');
    const alone = {
      type: 'roll.propose',
      character,
      trait: 'agility',
      against: character,
    } as const;
    expect(table.try('anya', alone)).toMatchObject({ code: 'not-allowed', rule: 'DGH-1110' });
    table.with('carl', { life: 'unconscious' });
    const down = { ...alone, against: table.of('carl').id };
    expect(table.try('anya', down)).toMatchObject({ code: 'not-allowed', rule: 'DGH-1110' });
  });

  it('DGH-301, 1110: a Tag Team that was not needed comes back, with its Hope', () => {
    const table = opposed().with('anya', { hope: { held: 3, crossed: 0 } });
    table.send('server', { type: 'seat.take', seat: 'dan', name: 'Dan', role: 'protagonist' });
    table.send('dan', { type: 'character.create', name: 'Dara' });
    const { id: partner } = table.of('dan');
    table.send('anya', { type: 'roll.tag-team', roll: table.rollId, partner });
    expect(table.of('anya').hope.held).toBe(0);
    table.send('carl', answer(table, false));
    // Three for the Tag Team, and one for the Experience.
    expect(table.of('anya')).toMatchObject({ hope: { held: 4 }, tagTeamIn: 0 });
  });
});

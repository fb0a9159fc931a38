import { describe, expect, it } from 'vitest';
import type { DhTable } from '../testing';
import { seated } from '../testing';
import { attacked, fighting, strike } from '../testing/fighting';

const allow = { type: 'table.house-rule', rule: 'dice', value: 'typed' } as const;
const rolls = (table: DhTable) =>
  table.state.public.log.entries.flatMap(({ roll }) => (roll ? [roll] : []));
const typedOffers = (table: DhTable, seat: string) =>
  table
    .offers(seat)
    .filter(({ variant }) => variant === 'typed')
    .map(({ command }) => command);

/** Ari’s roll against 12, and what she says her dice show. */
function ready(allowed = true) {
  const table = seated();
  if (allowed) table.send('bev', allow);
  const { id: character } = table.of('anya');
  table.send('anya', { type: 'roll.propose', character, trait: 'agility' });
  return table.frame({ difficulty: 12 });
}
const lock = (table: DhTable, typed: string) =>
  ({
    type: 'roll.lock',
    roll: table.rollId,
    version: table.state.public.roll?.version ?? 0,
    typed,
  }) as const;

describe('TABLE-063: dice in one’s hand', () => {
  it('count where the GM lets them', () => {
    const table = ready(false);
    expect(table.try('anya', lock(table, '9 4'))).toMatchObject({
      code: 'not-allowed',
      instead: 'Roll here, or ask the GM to let dice of one’s own count.',
      rule: 'TABLE-063',
    });
    expect(typedOffers(table, 'anya')).toEqual([]);
    table.send('bev', allow);
    expect(typedOffers(table, 'anya')).toEqual(expect.arrayContaining(['roll.lock', 'fate.roll']));
  });

  it('are Hope, then Fear, and marked as typed in', () => {
    const table = ready();
    table.send('anya', lock(table, '9 4'));
    expect(rolls(table).at(-1)).toMatchObject({
      groups: [
        { label: 'Hope', faces: [9] },
        { label: 'Fear', faces: [4] },
      ],
      reading: { word: 'Success with Hope' },
      proof: { stream: 'public', typed: true },
    });
  });

  it('are as many as are rolled, and show what such dice can show', () => {
    const table = ready();
    const wrong = (typed: string) => table.try('anya', lock(table, typed))?.message;
    expect(wrong('9')).toBe('It takes 2 dice, and 1 was typed in.');
    expect(wrong('9 4 2')).toBe('It takes 2 dice, and 3 were typed in.');
    expect(wrong('9 13')).toBe('A die with 12 sides does not show 13.');
    expect(table.state.public.roll).not.toBeNull();
  });

  it('advantage comes after the two', () => {
    const table = ready().frame({ difficulty: 12, advantage: 1 });
    table.send('anya', lock(table, '3 5 6'));
    expect(rolls(table).at(-1)?.groups[2]).toMatchObject({ label: 'Advantage', faces: [6] });
  });

  it('damage takes a number for each die of the weapon', () => {
    const table = strike(fighting().send('bev', allow), 12, 5);
    const { id: damage = '' } = table.state.public.damage ?? {};
    table.send('anya', { type: 'damage.roll', damage, typed: '10, 7' });
    expect(rolls(table).at(-1)).toMatchObject({ total: 20, proof: { typed: true } });
  });

  it('of an adversary are its d20, and the damage where it is typed, too', () => {
    const table = fighting().send('bev', allow);
    attacked(table, { typed: '18' }, 5);
    expect(rolls(table).slice(-2)).toMatchObject([
      { groups: [{ faces: [18] }], proof: { typed: true } },
      { groups: [{ faces: [5] }], proof: { stream: 'public' } },
    ]);
    expect(rolls(table).at(-1)?.proof.typed).toBeUndefined();
    const again = fighting().send('bev', allow);
    attacked(again, { typed: '18 5' });
    expect(rolls(again).slice(-2)).toMatchObject([
      { proof: { typed: true } },
      { total: 9, proof: { typed: true } },
    ]);
  });

  it('are never what falls hidden on the desk', () => {
    const table = fighting().send('bev', allow).send('bev', { type: 'spotlight.free' });
    const attack = table
      .offers('bev', 'adversary.attack')
      .find(({ variant }) => variant === 'typed');
    expect(attack?.fields?.map(({ name }) => name)).not.toContain('hidden');
    const target = table.of('anya').id;
    const hidden = { type: 'adversary.attack', target, hidden: true, typed: '18' } as const;
    expect(table.try('bev', { ...hidden, adversary: table.foe().id }, 5)).toMatchObject({
      code: 'wrong-moment',
      rule: 'TABLE-063',
    });
  });

  it('heal at a rest, for all to read', () => {
    const table = seated()
      .send('bev', allow)
      .with('anya', { hp: { marked: 5, slots: 6 } });
    table.send('bev', { type: 'rest.start', kind: 'short', typed: '3' });
    expect(typedOffers(table, 'anya')).toContain('rest.move');
    const { id: character } = table.of('anya');
    table.send('anya', { type: 'rest.move', character, move: 'tend', typed: '2' });
    expect(table.of('anya').hp.marked).toBe(2);
    expect(rolls(table).at(-1)).toMatchObject({
      groups: [{ faces: [2] }],
      reading: { word: 'Up to 3 HP' },
      proof: { typed: true },
    });
    table
      .send('bev', { type: 'rest.end' })
      .send('bev', { type: 'rest.start', kind: 'long', typed: '3' });
    expect(table.offers('anya', 'rest.move')).not.toEqual([]);
    expect(typedOffers(table, 'anya')).not.toContain('rest.move');
  });
});

import { describe, expect, it } from 'vitest';
import type { BaseState, Offer } from '../../engine';
import { seated as dark } from '../../games/daggerheart/testing';
import { bookTable } from '../../games/girl-by-moonlight/testing';
import { seated as blessed } from '../../games/humanity-blessed/testing';
import { seated as starred } from '../../games/stars-and-signs/testing';
import { bringPictures } from '../../testing/game-table';

/** As much of a table of any game as is looked at here. */
interface SomeTable {
  readonly state: BaseState;
  offers(seat: string, command: string): Offer[];
  send(as: string, command: { type: string; [part: string]: unknown }): unknown;
  try(as: string, command: { type: string; [part: string]: unknown }): { rule?: string } | null;
}

/** A table of each game that draws faces. */
const tables: readonly (readonly [string, () => SomeTable])[] = [
  ['Girl by Moonlight', () => bookTable('interlude')],
  ['Daggerheart', dark],
  ['Stars & Signs', starred],
  ['Humanity, Blessed', blessed],
];

/** What a seat may make a portrait of, with the pictures to choose from. */
const offered = (table: SomeTable, seat: string) =>
  table.offers(seat, 'portrait.set').map(({ with: about, fields }) => {
    const [field] = fields ?? [];
    const values = field?.kind === 'choice' ? field.options.map(({ value }) => value) : [];
    return { person: String(about?.person), values };
  });
const portraits = ({ state }: SomeTable) =>
  'portraits' in state.public ? state.public.portraits : undefined;
const others = ({ state: { seats, ...rest } }: SomeTable, but: string) =>
  JSON.stringify([
    rest.public,
    rest.director,
    ...Object.keys(seats).map((seat) => (seat === but ? null : seats[seat])),
  ]);

describe.each(tables)('A portrait in %s', (_, seated) => {
  /** Somebody plays, and has brought a picture. */
  function withPicture() {
    const table = seated();
    const player = Object.values(table.state.public.table.seats).find(
      ({ id, role }) => role === 'protagonist' && offered(table, id).length > 0,
    )?.id;
    if (!player) throw new Error('Nobody plays anybody.');
    bringPictures(table, [player]);
    const [own] = offered(table, player);
    if (!own) throw new Error('They play nobody.');
    return { table, player, person: own.person, picture: `a-picture-of-${player}s-own-here` };
  }

  it('TABLE-257, 260: stands in the place of a face for everybody, and nobody is sent the picture before', () => {
    const { table, player, person, picture } = withPicture();
    expect(offered(table, player)[0]?.values).toEqual(
      expect.arrayContaining(['none', 'emblem:moon', picture]),
    );
    expect(others(table, player)).not.toContain(picture);
    table.send(player, { type: 'portrait.set', person, picture });
    expect(portraits(table)).toEqual({ [person]: picture });
    table.send(player, { type: 'portrait.set', person, picture: 'none' });
    expect(portraits(table)).toBeUndefined();
  });

  it('TABLE-003, 260: is chosen by whoever plays them, or directs, of what they have', () => {
    const { table, player, person, picture } = withPicture();
    const put = (as: string, what: string) =>
      table.try(as, { type: 'portrait.set', person, picture: what })?.rule ?? null;
    const directs = Object.values(table.state.public.table.seats).find(
      ({ role }) => role === 'director',
    );
    const other = Object.values(table.state.public.table.seats).find(
      ({ id, role }) => role === 'protagonist' && id !== player,
    );
    expect(put(other?.id ?? '', 'emblem:moon')).toBe('TABLE-005');
    expect(put(directs?.id ?? '', picture), 'another one’s picture').toBe('TABLE-112');
    expect(put(directs?.id ?? '', 'emblem:skull')).toBeNull();
    expect(portraits(table)).toEqual({ [person]: 'emblem:skull' });
    // Those of others stay as they are.
    const [second] = offered(table, directs?.id ?? '').filter((one) => one.person !== person);
    const next = { type: 'portrait.set', person: second?.person, picture: 'emblem:key' };
    table.send(directs?.id ?? '', next);
    expect(portraits(table)).toEqual({
      [person]: 'emblem:skull',
      [String(second?.person)]: 'emblem:key',
    });
    table.send(directs?.id ?? '', { ...next, person, picture: 'none' });
    expect(portraits(table)).toEqual({ [String(second?.person)]: 'emblem:key' });
  });
});

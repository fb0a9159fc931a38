import type { GbmState } from '@moonlit/rules/girl-by-moonlight';
import { describe, expect, it } from 'vitest';
import { LocalTable } from '../../../shell/local/local-table';
import { lesson } from '.';
import { ISAURA, KESTREL, people } from './cast';

const { isaura, kestrel, director } = people;

function begun(): LocalTable {
  const table = new LocalTable(lesson.system, lesson.table, lesson.setFaces);
  lesson.prepare(table);
  return table;
}

const shown = (table: LocalTable) => (table.state as GbmState).public;
const hintOf = (table: LocalTable) => lesson.hint(shown(table));

/** Lets a seat do what the hint offers to do for it. */
function letDo(table: LocalTable): void {
  const { let: doing } = hintOf(table);
  if (!doing) throw new Error(`Nothing is offered: ${hintOf(table).text}`);
  table.play(doing.by, doing.command);
}

/** Up to where Isaura slips. */
function slipping(): LocalTable {
  const table = begun();
  const promise = shown(table).roll?.promises[0]?.id;
  table.play(isaura.seat, { type: 'roll.answer-promise', promise, accept: true });
  expect(hintOf(table)).toMatchObject({ part: [1, 3], seat: isaura.seat, set: true });
  table.play(isaura.seat, { type: 'roll.roll' });
  expect(shown(table).roll?.band).toBe('partial');
  letDo(table);
  const [consequence] = Object.keys(shown(table).consequences);
  expect(hintOf(table)).toMatchObject({ seat: isaura.seat, set: true });
  table.play(isaura.seat, { type: 'consequence.resist', consequence });
  expect(hintOf(table)).toMatchObject({ part: [2, 3], seat: isaura.seat, set: true });
  const { attribute } = table.state.seats[isaura.seat]?.offers
    ? offered(table, isaura.seat, 'eclipse.roll')
    : {};
  return table.play(isaura.seat, { type: 'eclipse.roll', protagonist: ISAURA, attribute });
}

/** What is settled in the first offer of a command. */
const offered = (table: LocalTable, seat: string, command: string) =>
  Object.values(table.state.seats[seat]?.offers ?? {}).find((one) => one.command === command)
    ?.with ?? {};

const rescue = {
  type: 'eclipse.rescue',
  protagonist: ISAURA,
  by: KESTREL,
  via: 'link',
} as const;

describe('The lesson', () => {
  it('leads through a roll with help and a promise, an eclipse that is held, and fallout', () => {
    const table = slipping();
    expect(shown(table).eclipses[ISAURA]?.stage).toBe('rescue');
    expect(hintOf(table)).toMatchObject({ part: [2, 3], seat: kestrel.seat });
    table.play(kestrel.seat, rescue);
    letDo(table);
    letDo(table);
    letDo(table);
    expect(shown(table).phase).toBe('fallout');
    for (const command of [
      { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false },
      { type: 'fallout.clear' },
      { type: 'fallout.roll' },
      { type: 'fallout.tell', text: 'The lanterns float back, unlit.' },
      { type: 'fallout.halve' },
    ]) {
      expect(hintOf(table)).toMatchObject({ part: [3, 3], seat: director.seat });
      expect(hintOf(table).over).toBeUndefined();
      table.play(director.seat, command);
    }
    expect(hintOf(table).over).toBe(true);
  });

  it('goes on where it was kept', () => {
    const table = slipping();
    const kept: unknown = JSON.parse(JSON.stringify(table.kept()));
    const again = new LocalTable(lesson.system, lesson.table, lesson.setFaces);
    again.resume(kept as ReturnType<LocalTable['kept']>);
    expect(again.state).toEqual(table.state);
    expect(hintOf(again)).toEqual(hintOf(table));
    expect(again.play(kestrel.seat, rescue).seq).toBe(table.seq + 1);
  });

  it('sets the dice of three rolls and no more', () => {
    const table = slipping();
    for (const type of ['roll.roll', 'consequence.resist', 'eclipse.roll']) {
      expect(lesson.setFaces(table.state, { type })).toEqual([]);
      expect(lesson.setFaces(begun().state, { type })).not.toEqual([]);
    }
  });
});

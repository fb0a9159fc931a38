import type { DaggerheartState } from '@moonlit/rules/daggerheart';
import { describe, expect, it } from 'vitest';
import { LessonTable } from '../../../shell/demo/testing/lesson-table';
import { lesson } from '.';
import { people } from './cast';

const { ilse } = people;

const begun = () => new LessonTable(lesson, (state) => (state as DaggerheartState).public);

describe('The lesson', () => {
  it('TABLE-204: leads through a roll with Hope, one with Fear, a blow, and a move of the GM’s', () => {
    const table = begun();
    expect(table.hint).toMatchObject({ part: [1, 3], seat: ilse.seat });
    table.letDo();
    expect(table.hint).toMatchObject({ part: [1, 3], set: true });
    const { held } = Object.values(table.shown.characters)[0]?.hope ?? { held: 0 };
    table.send(ilse.seat, 'roll.lock');
    expect(Object.values(table.shown.characters)[0]?.hope.held).toBe(held + 1);
    expect(table.hint.part).toEqual([2, 3]);
    table.letDo();
    expect(table.hint).toMatchObject({ part: [2, 3], set: true });
    table.send(ilse.seat, 'roll.lock');
    expect(table.shown.fear).toBeGreaterThan(0);
    expect(table.hint).toMatchObject({ part: [2, 3], seat: ilse.seat });
    table.send(ilse.seat, 'damage.roll');
    expect(table.hint).toMatchObject({ part: [3, 3], seat: people.gm.seat });
    table.letDo();
    expect(table.hint.seat).toBe(ilse.seat);
    expect(table.hint.text).toMatch(/^\d+ damage is held/);
    table.send(ilse.seat, 'hit.take');
    table.letDo();
    expect(table.hint.over).toBe(true);
  });

  it('TABLE-204: sets the dice of three throws and no more', () => {
    const table = begun();
    table.send(ilse.seat, 'roll.lock');
    table.letDo();
    table.send(ilse.seat, 'roll.lock');
    expect(table.facesOf('roll.lock')).toEqual([]);
    expect(table.facesOf('adversary.attack')).not.toEqual([]);
    expect(table.facesOf('damage.roll')).toEqual([]);
  });
});

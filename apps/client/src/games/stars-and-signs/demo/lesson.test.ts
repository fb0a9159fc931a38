import type { StarsState } from '@moonlit/rules/stars-and-signs';
import { describe, expect, it } from 'vitest';
import { LessonTable } from '../../../shell/demo/testing/lesson-table';
import { lesson } from '.';
import { people } from './cast';

const { nao } = people;

const begun = () => new LessonTable(lesson, (state) => (state as StarsState).public);

describe('The lesson', () => {
  it('TABLE-204: leads through a Check, a push that makes it a Hit, and a Transformation', () => {
    const table = begun();
    expect(table.hint).toMatchObject({ part: [1, 3], seat: nao.seat, set: true });
    table.send(nao.seat, 'check.roll');
    expect(table.hint).toMatchObject({ part: [2, 3], let: { label: 'Add 2 Blood' } });
    table.letDo();
    expect(table.hint.let?.label).toBe('Let it stand');
    table.letDo();
    expect(table.shown.check?.settling?.band).toBe('hit');
    table.letDo();
    expect(table.shown.check).toBeNull();
    expect(table.hint).toMatchObject({ part: [3, 3], seat: nao.seat });
    table.letDo();
    expect(table.hint.over).toBe(true);
  });

  it('TABLE-204: leads on where nobody pushes, and a Graze has its Cost', () => {
    const table = begun();
    table.send(nao.seat, 'check.roll');
    table.send(nao.seat, 'check.close');
    table.letDo();
    expect(table.shown.check?.settling?.costKind).toBe('personal');
    expect(table.hint.seat).toBe(people.referee.seat);
    table.letDo();
    table.letDo();
    expect(table.hint.part).toEqual([3, 3]);
  });

  it('TABLE-204: sets the dice of the first throw and of no other', () => {
    const table = begun();
    expect(table.facesOf('check.roll')).toHaveLength(4);
    table.send(nao.seat, 'check.roll');
    expect(table.facesOf('check.roll')).toEqual([]);
    expect(table.facesOf('test.roll')).toEqual([]);
  });
});

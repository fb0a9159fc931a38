import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import { bookTable, seatedTable, TestTable } from '../testing';

describe('What the phases leave to the table', () => {
  it.each([
    ['moon', 'breaks the heart'],
    ['sun', 'frightening'],
    ['stars', 'pressure of other people'],
  ] as const)('GBM-OBL-004: obligation rolled with %s says what to tell of', (attribute, words) => {
    const table = bookTable('obligation').given((state) => {
      const hawk = state.public.protagonists.hawk;
      if (hawk) for (const dots of Object.values(hawk.actions)) dots.mundane = 1;
    });
    table.send('dylan', { type: 'obligation.roll', protagonist: 'hawk', attribute }, 4, 2, 1);
    expect(linesOf(table.state.public.log).at(-1)?.notes?.join(' ')).toContain(words);
  });

  it('GBM-ADV-003: the director says whether the agenda moved forward, which is one more', () => {
    const table = bookTable()
      .send('bev', { type: 'mission.end', outcome: 'failure' })
      .send('bev', { type: 'phase.next' });
    const fields = table.offers('bev', 'fallout.adversary').flatMap((offer) => offer.fields ?? []);
    expect(fields.map(({ name }) => name)).toEqual(['agenda', 'eclipse', 'destiny']);
    const moved = { type: 'fallout.adversary', eclipse: false, destiny: false } as const;
    table.send('bev', { ...moved, agenda: true });
    expect(table.state.public.series.adversary).toBe(2);
  });

  it('GBM-MIS-009: the group may withdraw: a mission can be ended at any time, as it stands', () => {
    const table = bookTable();
    expect(table.offers('bev', 'mission.end').map((offer) => offer.with.outcome)).toEqual([
      'success',
      'failure',
    ]);
    // What has been committed to is played out first.
    table
      .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Run', action: 'defy' })
      .send('bev', { type: 'roll.judge', position: 'desperate', effect: 'standard' })
      .send('dylan', { type: 'roll.roll' }, 1);
    const end = { type: 'mission.end', outcome: 'failure' } as const;
    expect(table.offers('bev', 'mission.end')).toEqual([]);
    expect(table.try('bev', end)).toMatchObject({ code: 'wrong-moment' });
    table.send('bev', { type: 'roll.finish' }).send('bev', end);
    expect(table.state.public.episode.mission).toMatchObject({ stage: 'over', outcome: 'failure' });
  });

  it('GBM-SER-008: a series adds to the rules, and changes them', () => {
    const activities = (rooms: string[]) =>
      bookTable('downtime')
        .given((state) => {
          state.public.series.rooms.push(...rooms);
        })
        .offers('dylan', 'downtime.start')
        .map((offer) => offer.with.activity);
    expect(activities(['lounge'])).toHaveLength(activities([]).length + 1);
    const exposed = (rooms: string[]) =>
      bookTable()
        .given((state) => {
          state.public.series.rooms.push(...rooms);
        })
        .send('bev', { type: 'mission.end', outcome: 'failure' })
        .send('bev', { type: 'phase.next' })
        .send('bev', { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false })
        .state.public.series.adversary;
    expect([exposed([]), exposed(['containment'])]).toEqual([1, 0]);
  });

  it('GBM-CYC-003: a table has its playset before anything else, and begins with its questions', () => {
    expect(() => new TestTable('somewhere')).toThrow('No such playset');
    const table = seatedTable(new TestTable('at-the-brink-of-the-abyss'));
    expect(table.state.public.phase).toBe('creation');
    const asked = table.offers('claire', 'series.answer').map((offer) => offer.with.question);
    expect(asked).toContain('what-lies-in-the-abyss');
  });
});

import { describe, expect, it } from 'vitest';
import { linesOf } from '../../../engine';
import type { HouseRuleId, Protagonist } from '../state';
import type { TestTable } from '../testing';
import { bookTable } from '../testing';

const rule = (id: HouseRuleId, value: string | number) =>
  ({ type: 'table.house-rule', rule: id, value }) as const;
const transcended = (marked: number): Partial<Protagonist> => ({
  transcendence: { marked, active: true, spent: false },
});
const xp = (track: 'sun' | 'playbook', marks: number): Partial<Protagonist> => ({
  xp: { sun: 0, moon: 0, stars: 0, playbook: 0, [track]: marks },
});
const said = (table: TestTable, lines: number) =>
  linesOf(table.state.public.log)
    .slice(-lines)
    .map(({ text }) => text);

/** Hawk defies something and succeeds. */
function defies(table: TestTable, position: 'risky' | 'desperate' = 'risky'): TestTable {
  return table
    .send('dylan', { type: 'roll.propose', protagonist: 'hawk', goal: 'Strike', action: 'defy' })
    .send('bev', { type: 'roll.judge', position, effect: 'standard' })
    .send('dylan', { type: 'roll.roll' }, 6);
}

describe('The length of transcendence', () => {
  it.each([
    [4, false],
    [5, true],
  ])(
    'AMB-02, GBM-TRN-009, GBM-TRN-011: of %i segments, the fourth leaves somebody transcended: %s',
    (segments, active) => {
      const table = bookTable().send('bev', rule('transcendenceSegments', segments));
      defies(table.givenProtagonist('hawk', transcended(3))).send('dylan', { type: 'roll.finish' });
      expect(table.protagonist('hawk').transcendence).toMatchObject({ marked: 4, active });
      expect(table.state.public.derived.protagonists.hawk?.transcendence).toBe(segments);
      expect(table.state.public.derived.lengths.transcendence).toBe(segments);
    },
  );

  it('AMB-02: made shorter, it ends what is full by it, and everybody reads that', () => {
    const table = bookTable()
      .send('bev', rule('transcendenceSegments', 8))
      .givenProtagonist('hawk', transcended(6))
      .givenProtagonist('fawn', transcended(1))
      .send('bev', rule('transcendenceSegments', 4));
    const spent = { marked: 4, active: false, spent: true };
    expect(table.protagonist('hawk').transcendence).toEqual(spent);
    expect(table.protagonist('fawn').transcendence).toMatchObject({ marked: 1, active: true });
    expect(said(table, 3)).toEqual([
      'The rules of this table: “Transcendence track” 8 segments → 4 segments.',
      'Hawk’s transcendence 6 → 4 of 4.',
      'Hawk’s transcendence ends.',
    ]);
  });

  it('AMB-02, GBM-TRN-011: with dice on the table it ends when the roll does', () => {
    const table = bookTable().send('bev', rule('transcendenceSegments', 8));
    defies(table.givenProtagonist('hawk', transcended(4))).send(
      'bev',
      rule('transcendenceSegments', 4),
    );
    expect(table.protagonist('hawk').transcendence).toMatchObject({ marked: 4, active: true });
    table.send('dylan', { type: 'roll.finish' });
    expect(table.protagonist('hawk').transcendence).toMatchObject({ active: false, spent: true });
  });
});

describe('The length of xp tracks', () => {
  it.each([
    [6, 0, 1],
    [8, 6, 0],
  ])(
    'AMB-04, GBM-XP-004: the sixth mark on an attribute’s track of %i',
    (length, left, advances) => {
      const table = bookTable().send('bev', rule('attributeXp', length));
      defies(table.givenProtagonist('hawk', xp('sun', 5)), 'desperate');
      expect(table.protagonist('hawk')).toMatchObject({
        xp: { sun: left },
        advances: { sun: advances },
      });
    },
  );

  it.each([
    [8, 0, 1],
    [10, 8, 0],
  ])(
    'AMB-04, GBM-XP-004: the eighth mark on a playbook’s track of %i',
    (length, left, advances) => {
      const table = bookTable('fallout')
        .send('bev', rule('playbookXp', length))
        .givenProtagonist('raven', xp('playbook', 7))
        .send('bev', { type: 'session.end' });
      const marks = ['heart'];
      table.send('claire', { type: 'xp.review', protagonist: 'raven', marks, track: 'playbook' });
      expect(table.protagonist('raven')).toMatchObject({
        xp: { playbook: left },
        advances: { playbook: advances },
      });
    },
  );

  it.each([
    [8, 0, 1],
    [10, 8, 0],
  ])('AMB-04, GBM-XP-010: the eighth mark on the series’ track of %i', (length, left, advances) => {
    const table = bookTable('fallout')
      .send('bev', rule('seriesXp', length))
      .given((state) => {
        state.public.series.xp = 7;
      })
      .send('bev', { type: 'session.end' });
    const field = table.offers('anya', 'xp.series')[0]?.fields?.[0];
    const [first] = field?.kind === 'choices' ? field.options : [];
    table.send('anya', { type: 'xp.series', marks: [first?.value ?? ''] });
    expect(table.state.public.series).toMatchObject({ xp: left, advances });
  });

  it('AMB-04: made shorter, a track that is full by it is an advance', () => {
    const table = bookTable().send('bev', rule('playbookXp', 12)).send('bev', rule('seriesXp', 12));
    table.givenProtagonist('raven', xp('playbook', 10)).given((state) => {
      state.public.series.xp = 9;
    });
    table.send('bev', rule('playbookXp', 4));
    expect(table.protagonist('raven')).toMatchObject({
      xp: { playbook: 2 },
      advances: { playbook: 2 },
    });
    expect(table.lastLine).toBe('Raven’s Playbook xp 10 → 2: the track was full, an advance!');
    table.send('bev', rule('seriesXp', 8));
    expect(table.state.public.series).toMatchObject({ xp: 1, advances: 1 });
  });

  it.each([
    ['on', 2],
    ['off', 0],
  ])('AMB-25, GBM-XP-004: what is beyond the end, carried over: %s', (carried, left) => {
    const table = bookTable('fallout')
      .send('bev', rule('carryXp', carried))
      .givenProtagonist('raven', xp('sun', 5))
      .send('bev', { type: 'session.end' });
    const marks = ['playbook', 'beliefs', 'heart'];
    table.send('claire', { type: 'xp.review', protagonist: 'raven', marks, track: 'sun' });
    expect(table.protagonist('raven')).toMatchObject({ xp: { sun: left }, advances: { sun: 1 } });
  });

  it('AMB-04: values set by hand stay below the end of the track', () => {
    const table = bookTable().send('bev', rule('attributeXp', 10));
    const byHand = { type: 'override.xp', protagonist: 'hawk', advances: 0, reason: 'x' } as const;
    table.send('bev', { ...byHand, track: 'sun', xp: 9 });
    expect(table.protagonist('hawk').xp.sun).toBe(9);
    table.send('bev', { ...byHand, track: 'playbook', xp: 9 });
    expect(table.protagonist('hawk').xp.playbook).toBe(7);
  });
});

describe('Tiers', () => {
  it.each([
    [5, { adversary: 2, investigation: 1 }, 15],
    [6, { adversary: 1, investigation: 0 }, 18],
  ])(
    'AMB-07, GBM-ADV-007, GBM-INV-001: of %i segments, at five on both tracks',
    (segments, tiers, length) => {
      const table = bookTable().given((state) => {
        Object.assign(state.public.series, { adversary: 5, investigation: 5 });
      });
      table.send('bev', rule('segmentsPerTier', segments));
      expect(table.state.public.derived.tiers).toMatchObject(tiers);
      const track = { type: 'override.track', track: 'adversary', reason: 'x' } as const;
      table.send('bev', { ...track, value: length });
      expect(table.try('bev', { ...track, value: length + 1 })).toMatchObject({
        code: 'limit-reached',
      });
    },
  );

  it('AMB-07, GBM-ADV-008: the adversary finds the group only at the end of the longer track', () => {
    const table = bookTable('fallout')
      .send('bev', rule('segmentsPerTier', 6))
      .given((state) => {
        state.public.series.adversary = 14;
      })
      .send('bev', { type: 'fallout.adversary', agenda: false, eclipse: false, destiny: false });
    expect(table.lastLine).toContain('14 → 15 of 18.');
    expect(table.lastLine).not.toContain('full');
  });

  it('AMB-07: made shorter, nothing is marked beyond the end, and everybody reads that', () => {
    const table = bookTable().send('bev', rule('segmentsPerTier', 6));
    table.given((state) => {
      Object.assign(state.public.series, { adversary: 17, investigation: 18 });
    });
    table.send('bev', rule('segmentsPerTier', 5));
    expect(table.state.public.series).toMatchObject({ adversary: 15, investigation: 15 });
    expect(said(table, 2)).toEqual(['Abyss: 17 → 15 of 15.', 'Investigation: 18 → 15 of 15.']);
  });
});

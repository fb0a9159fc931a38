import { describe, expect, it } from 'vitest';
import type { Refusal } from '../../../engine';
import type { StarsTable } from '.';
import { seated } from '.';
import { about, begin, upTo } from './at-milestone';
import { consumedAtMilestone } from './people';

const act = { skill: 'strength', action: 'eliminate' } as const;
const advantage = { type: 'check.advantage', trait: 'My sister' } as const;
const rolled = (...faces: number[]) =>
  seated()
    .withTrait('anya', 'My sister')
    .with('anya', { effort: { blood: 9, sweat: 9, tears: 9 } })
    .check('anya', act, ...faces);

/** What somebody tries that no rule allows: at which table, and how it is refused. */
type BadInput = [what: string, rule: string, given: () => StarsTable, tries: Tries];
type Tries = (table: StarsTable) => Refusal | null;

const left = (table: StarsTable) => {
  const { hope, effort, despair, corruption, xp, sp, consumed, flashbackUsed } = table.of('anya');
  return {
    ...{ ...effort, hope, despair, corruption, xp, sp, consumed, flashbackUsed },
    standing: 'in' as const,
    reason: 'We forgot',
  };
};

const all: readonly BadInput[] = [
  [
    'a sixth Effort point',
    'SNS-1007',
    () => rolled(7, 7).onCheck('anya', { type: 'check.effort', points: 5 }),
    (table) => table.tryOnCheck('anya', { type: 'check.effort', points: 1 }),
  ],
  [
    'an Advantage on a Miss',
    'SNS-710',
    () => rolled(4, 5),
    (table) => table.tryOnCheck('anya', advantage),
  ],
  [
    'the same Trait twice',
    'SNS-712',
    () => rolled(6, 6).onCheck('anya', advantage, 4),
    (table) => table.tryOnCheck('anya', advantage),
  ],
  [
    'a third Mood',
    'SNS-1802',
    () => {
      const table = seated().with('anya', { moods: ['weary', 'sullen'] });
      return table.send('bev', { type: 'despair.deal', ...about(table), points: 6 });
    },
    (table) => {
      const [blow = ''] = Object.keys(table.state.public.blows);
      return table.try('anya', { type: 'despair.take', blow, moods: ['nervous'] });
    },
  ],
  [
    'the last Anchor burnt',
    'SNS-1909',
    () =>
      consumedAtMilestone().given(({ public: { traits } }) => {
        delete traits['The choir'];
      }),
    (table) => table.try('anya', { type: 'corruption.burn', ...about(table), anchor: 'My sister' }),
  ],
  [
    'a Talent without a slot',
    'SNS-2111',
    () => upTo(begin(seated().with('anya', { xp: 20, skills: { craft: 2 } }), 'major'), 'talents'),
    (table) =>
      table.try('anya', { type: 'talent.take', ...about(table), slot: 'stealth', name: 'Unseen' }),
  ],
  [
    'a Wish made twice',
    'SNS-2219',
    () => {
      const table = seated();
      const { magic } = table.of('anya');
      return table.with('anya', { magic: { ...magic, wish: { ...magic.wish, now: 'used' } } });
    },
    (table) => table.try('anya', { type: 'wish.propose', ...about(table), text: 'Once more' }),
  ],
  [
    'a Wish made again that was made',
    'SNS-2219',
    () => {
      const table = seated();
      const { magic } = table.of('anya');
      return table.with('anya', { magic: { ...magic, wish: { ...magic.wish, now: 'used' } } });
    },
    (table) => table.try('anya', { type: 'wish.make', ...about(table) }),
  ],
  [
    'to Transform while Consumed',
    'SNS-2222',
    () => seated().with('anya', { consumed: true, corruption: 10 }),
    (table) => table.try('anya', { type: 'magic.transform', ...about(table) }),
  ],
  [
    'Hope above its Refresh',
    'SNS-2304',
    () => seated(),
    (table) =>
      table.try('bev', { type: 'protagonist.set', ...about(table), ...left(table), hope: 6 }),
  ],
  [
    'a Check whose Scale is out of reach',
    'SNS-606',
    () => seated().lay('anya', { ...act, against: '2' }),
    (table) => {
      const { version = 0 } = table.state.public.check ?? {};
      return table.tryOnCheck('anya', { type: 'check.roll', version });
    },
  ],
];

describe('What no rule allows', () => {
  it.each(all)(
    'TABLE-006: %s is refused by %s, with what is open, and nothing has happened',
    (_, rule, given, tries) => {
      const table = given();
      const { seq, state } = table;
      const refused = tries(table);
      expect(refused).toMatchObject({ rule });
      expect(refused?.message).toMatch(/^[A-Z“].+\.$/);
      expect(refused?.instead).toMatch(/^[A-Z“].+\.$/);
      expect(table.seq).toBe(seq);
      expect(table.state).toBe(state);
    },
  );
});

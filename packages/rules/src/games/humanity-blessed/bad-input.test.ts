import { describe, expect, it } from 'vitest';
import { seated } from './testing';
import {
  act,
  actOf,
  comes,
  endeavorAt,
  inIt,
  next,
  nextRound,
  passAll,
  settle,
  underWay,
} from './testing/endeavors';

// What people do by mistake, or behind the back of the forms: refused by its rule, with what is open instead, and nothing
// has happened.

/** Not one event came of it. */
const unchanged = (table: ReturnType<typeof seated>, tried: () => unknown) => {
  const before = structuredClone(table.state);
  const refused = tried();
  expect(table.state).toEqual(before);
  return refused;
};

describe('bad input', () => {
  it('HUM-702: a Stat that is locked', () => {
    const table = seated().withStats('anya', { head: [6, 5] });
    const propose = {
      type: 'check.propose',
      character: table.of('anya').id,
      stat: 'head',
    } as const;
    expect(unchanged(table, () => table.try('anya', propose))).toEqual({
      code: 'not-allowed',
      message: 'Head is locked.',
      instead: 'Choose another Stat, or take a Rest first.',
      rule: 'HUM-702',
    });
  });

  it('HUM-506: a Spark with Blessings, or Stats, that are not equal', () => {
    const table = seated().withStats('anya', { head: 6, hand: 6 }).withBlessings('anya', 3, 3, 4);
    table.check('anya', 'head', [2]);
    const spark = (stat: 'hand' | 'heart', dice: string) =>
      unchanged(table, () => table.tryOnCheck('anya', { type: 'check.spark', stat, dice }));
    expect(spark('hand', 'anya-1 anya-3')).toMatchObject({
      ...{ code: 'cannot-afford', rule: 'HUM-506' },
      instead: 'Choose two that show the same, or leave it.',
    });
    expect(spark('heart', 'anya-1 anya-2')).toMatchObject({
      ...{ code: 'not-allowed', rule: 'HUM-506' },
      instead: 'Choose a free Stat whose die has the same size.',
    });
  });

  it('HUM-1107: a second action in a round, or one out of turn', () => {
    const table = underWay('combat', ['grudge']);
    const advance = actOf(table, 'anya', 'advance');
    const cole = { ...advance, character: table.of('carl').id };
    expect(unchanged(table, () => table.try('carl', cole))).toEqual({
      code: 'wrong-moment',
      message: 'It is not Cole’s turn.',
      instead: 'Wait until it is: it is Ari’s now.',
      rule: 'HUM-1107',
    });
    next(act(table, 'anya', 'rest'), 'anya', 'Cole');
    expect(unchanged(table, () => table.try('anya', advance))).toEqual({
      code: 'wrong-moment',
      message: 'Ari has acted in this round.',
      instead: 'Wait for the next one: it is Cole’s turn now.',
      rule: 'HUM-1107',
    });
    passAll(table);
    expect(table.try('anya', advance)).toMatchObject({
      message: 'Ari has acted in this round.',
      instead: 'Wait for the next one.',
    });
    nextRound(table);
    expect(table.try('anya', advance)).toBeNull();
  });

  it('HUM-1107, HUM-1112, HUM-1807: an action while something else is to be settled first', () => {
    const table = underWay('combat', ['grudge']);
    const hurt = actOf(table, 'anya', 'hurt');
    act(table, 'anya', 'hurt');
    expect(table.try('anya', hurt)).toMatchObject({
      rule: 'HUM-1107',
      instead: 'Settle it first.',
    });
    comes(table);
    expect(table.try('anya', hurt)).toMatchObject({
      ...{ rule: 'HUM-1112', instead: 'Say how it is shared out first.' },
    });
    table.send('bev', { type: 'endeavor.break', endeavor: endeavorAt(table).id });
    expect(table.try('anya', hurt)).toMatchObject({
      ...{ rule: 'HUM-1101', instead: 'Begin one, or go on with the one that was broken off.' },
    });
  });

  it('TABLE-003: the turn of somebody else', () => {
    const table = underWay('combat', ['grudge']);
    const advance = actOf(table, 'anya', 'advance');
    expect(table.try('carl', advance)).toMatchObject({ code: 'not-yours', rule: 'TABLE-003' });
  });

  it('TABLE-005, TABLE-112, HUM-1115: a Button that is not there, or cannot be', () => {
    const table = underWay('combat', ['grudge']);
    const { id: endeavor, tracks } = endeavorAt(table);
    const [track = ''] = Object.keys(tracks);
    const remove = { type: 'endeavor.button-remove', button: 'button9-9' } as const;
    expect(unchanged(table, () => table.try('bev', remove))).toMatchObject({
      ...{ code: 'not-found', rule: 'TABLE-005', instead: 'Choose one that is there.' },
    });
    const put = { type: 'endeavor.button', endeavor, track, at: 3 } as const;
    expect(table.try('bev', { ...put, kind: 'alarm' })?.rule).toBe('TABLE-112');
    expect(table.try('bev', { ...put, kind: 'scheme', track: 'nowhere' })?.rule).toBe('TABLE-112');
    expect(table.try('bev', { ...put, kind: 'wound' })).toMatchObject({
      ...{ rule: 'HUM-1115', instead: 'Say whose it is.' },
    });
  });

  it('HUM-1503: one more large die than anybody has', () => {
    const table = seated().withStats('anya', { head: 10, hand: 10, heart: 8 });
    table.send('bev', { type: 'session.end' });
    const upgrade = {
      type: 'shop.upgrade',
      character: table.of('anya').id,
      stat: 'heart',
      by: 'free',
    } as const;
    expect(unchanged(table, () => table.try('anya', upgrade))).toEqual({
      code: 'limit-reached',
      message: 'Nobody has more than two d10 at a time.',
      instead: 'Choose another Stat.',
      rule: 'HUM-1503',
    });
  });

  it('HUM-1405, HUM-901: a jump past Terrain ends on it, and nobody moves further than their die', () => {
    const table = underWay('combat', ['grudge']);
    const { id: endeavor, tracks } = endeavorAt(table);
    const [track = ''] = Object.keys(tracks);
    table.send('bev', { type: 'endeavor.button', endeavor, track, at: 1, kind: 'terrain' });
    comes(act(table, 'anya', 'advance'), { effect: 'large' });
    const [due] = endeavorAt(table).dues;
    const far = { type: 'endeavor.settle', due: due?.id ?? '', who: table.of('anya').id } as const;
    expect(unchanged(table, () => table.try('anya', { ...far, amount: 4 }))).toMatchObject({
      ...{ rule: 'TABLE-112', message: '“How much” goes from 1 to 3.' },
    });
    settle(table, 'anya', 'Ari', 3);
    expect(inIt(table, 'Ari').position).toBe(1);
    expect(table.lastLine()?.notes).toContain('Terrain ends the movement.');
  });

  it('TABLE-004, TABLE-008: a vote by somebody who left, by whoever watches, or a second time', () => {
    const table = seated({ arbiter: 'vote' }).propose('anya', 'head');
    table.frame({ complexity: 'hard' }, 'anya');
    const [ask = ''] = Object.keys(table.state.public.asks ?? {});
    const answer = { type: 'ask.answer', ask, answer: 'yes' } as const;
    table.send('server', { type: 'seat.free', seat: 'carl' });
    expect(unchanged(table, () => table.try('carl', answer))).toEqual({
      code: 'not-yours',
      message: 'That is asked of others.',
      instead: 'Wait until they have answered.',
      rule: 'TABLE-004',
    });
    expect(table.try('sam', answer)?.rule).toBe('TABLE-001');
    table.send('anya', answer);
    expect(table.try('anya', { ...answer, answer: 'no' })?.rule).toBe('TABLE-008');
    // More than half of those who are still there have said yes.
    table.send('bev', answer);
    expect(table.state.public.check?.frame).toMatchObject({ complexity: 'hard' });
    expect(table.try('bev', answer)?.rule).toBe('TABLE-005');
  });
});

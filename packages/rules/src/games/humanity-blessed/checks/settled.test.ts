import { describe, expect, it } from 'vitest';
import type { HumanityTable } from '../testing';
import { seated } from '../testing';
import { caps } from '../vocabulary';

const owedAt = (table: HumanityTable) => Object.values(table.state.public.owed);
const goingAt = (table: HumanityTable) =>
  Object.values(table.state.public.continues).map(({ leader }) => leader);

const against = (table: HumanityTable) => ({ said: { against: table.of('carl').id } });

/** Ari acts against Cam, by her Head first: the next Check may be of the Haze of Cam. */
function borrowing(complexity: 'hard' | 'complex') {
  const table = seated({ optional: 'haze' })
    .withStats('anya', { head: 8, hand: 6, haze: 2 })
    .withStats('carl', { hand: 8, haze: 6 });
  return table.check('anya', 'head', [8], { ...against(table), frame: { complexity } });
}

describe('a Haze that is borrowed', () => {
  it('HUM-415, 503, 804: is locked where it is, and what is sparked with it is locked with whoever rolls', () => {
    const table = borrowing('hard').withBlessings('anya', 2, 2);
    table.roll('anya', [4], { stat: 'haze' });
    table.onCheck('anya', { type: 'check.spark', stat: 'hand', dice: 'anya-1 anya-2' }, 3);
    expect(table.stat('carl', 'haze').lock).toEqual({ value: 4 });
    expect(table.stat('anya', 'hand').lock).toEqual({ value: 3 });
    expect([table.stat('carl', 'hand').lock, table.stat('anya', 'haze').lock]).toEqual([
      null,
      null,
    ]);
    // It goes on as long as all of them are.
    expect(goingAt(table)).toEqual([table.of('anya').id]);
    expect(table.offers('anya', 'continue.go')).toHaveLength(1);
  });

  it('HUM-415, 907: is free again where a later Check fails', () => {
    const table = borrowing('complex').roll('anya', [5], { stat: 'haze' });
    expect(table.stat('carl', 'haze').lock).toEqual({ value: 5 });
    table.roll('anya', [2], { stat: 'hand' });
    expect([table.outcome.success, table.stat('carl', 'haze').lock]).toEqual([false, null]);
  });
});

describe('what is settled', () => {
  it('HUM-413: Hardy that was sparked is a d2 again', () => {
    const table = seated({ optional: 'hardy' }).withStats('anya', { head: 8 });
    table.withBlessings('anya', 2, 2).given(({ public: shared }) => {
      shared.shared = { size: 8, lock: null };
    });
    table.check('anya', 'head', [5]);
    table.onCheck('anya', { type: 'check.spark', stat: 'hardy', dice: 'anya-1 anya-2' }, 3);
    expect(table.state.public.shared).toEqual({ size: 2, lock: { value: 3 } });
  });

  it('HUM-801, 503: an action does not go on where one of its Stats never locks', () => {
    const table = seated({ optional: 'hardship' }).withStats('anya', { head: 8 });
    table.check('anya', 'head', [6], { frame: { complexity: 'hard' } });
    table.roll('anya', [1, 4], { stat: 'hardship' });
    expect([table.outcome.success, goingAt(table)]).toEqual([true, []]);
  });

  it('HUM-704: what fails at last brings nothing of what came off before', () => {
    const table = seated().withStats('anya', { heart: 10 });
    table.check('anya', 'heart', [1, 10], { frame: { complexity: 'hard' } });
    table.roll('anya', [2]);
    expect(table.outcome).toMatchObject({ success: false, boons: 0, busts: 0 });
    expect(owedAt(table)).toEqual([]);
  });

  it('HUM-1001: an Attack is violent where Hurt is only sparked', () => {
    const table = seated().withStats('anya', { head: 6, hurt: 6 }).withBlessings('anya', 2, 2);
    table.check('anya', 'head', [4], against(table));
    table.onCheck('anya', { type: 'check.spark', stat: 'hurt', dice: 'anya-1 anya-2' }, 3);
    expect(table.outcome.attack?.kind).toBe('violent');
  });

  it('HUM-804: whose Stats are free again goes on no longer, and nobody else’s ends with it', () => {
    const table = seated().withStats('anya', { head: 6 }).withStats('carl', { head: 6 });
    table.check('anya', 'head', [6]).check('carl', 'head', [6]);
    const [one, other] = [table.of('anya').id, table.of('carl').id];
    expect(goingAt(table)).toEqual([one, other]);
    table.send('carl', { type: 'rest.take', character: other });
    table.send('bev', { type: 'rest.end', character: other });
    expect(goingAt(table)).toEqual([one]);
  });
});

describe('what a Check owes', () => {
  it('HUM-1810: is named by its Stat where nobody has said what for', () => {
    const table = seated().withStats('anya', { head: 6 });
    table.check('anya', 'head', [5], { said: { aim: '' } });
    expect(owedAt(table)).toMatchObject([{ kind: 'bust', from: 'Head' }]);
  });

  it('HUM-709, 612: is exceptional as a boon of a Maximum Success, and not as the bust of a Jinx', () => {
    const table = seated({ atmosphere: 'dark' })
      .withStats('anya', { head: 10 })
      .withBlessings('carl', 4);
    table.check('anya', 'head', [...Array<number>(10).fill(1), 10]);
    table.onCheck('carl', { type: 'check.jinx', by: table.of('carl').id, die: 'carl-1' });
    expect(owedAt(table).map(({ kind, exceptional }) => [kind, exceptional])).toEqual([
      ['boon', true],
      ['bust', false],
    ]);
  });

  it('HUM-1810: is forgotten, the oldest first, where there is no room for more', () => {
    const table = seated().withStats('anya', { head: 6 }).check('anya', 'head', [5]);
    const [first] = owedAt(table);
    table.given(({ public: shared }) => {
      if (!first) return;
      for (let at = 2; at <= caps.owed; at += 1) {
        shared.owed[`more-${at}`] = { ...first, id: `more-${at}` };
      }
    });
    table.withStats('anya', { head: 6 }).check('anya', 'head', [5]);
    const ids = owedAt(table).map(({ id }) => id);
    expect([ids.length, ids[0]]).toEqual([caps.owed, 'more-2']);
  });

  it('HUM-1006: shapes a long goal, of which the newest words stay', () => {
    const table = seated().withStats('anya', { head: 6 });
    table.send('bev', { type: 'tracked.begin', name: 'A bridge' });
    const [goal] = Object.values(table.state.public.tracked);
    table.given(({ public: shared }) => {
      const one = shared.tracked[goal?.id ?? ''];
      if (one) one.busts = Array.from({ length: caps.owed }, (_, at) => `Bust ${at}`);
    });
    table.check('anya', 'head', [5], { said: { track: goal?.id ?? '' } });
    const [owed] = owedAt(table);
    table.send('bev', { type: 'owed.word', owed: owed?.id ?? '', text: 'The last.' });
    const { busts = [] } = table.state.public.tracked[goal?.id ?? ''] ?? {};
    expect([busts.length, busts[0], busts.at(-1)]).toEqual([caps.owed, 'Bust 1', 'The last.']);
  });
});

describe('what may be rolled next', () => {
  /** What the form of the next roll offers for one of its fields. */
  const offered = (table: HumanityTable, field: string) =>
    table
      .offers('anya', 'check.roll')
      .flatMap(({ fields = [] }) => fields)
      .flatMap((one) =>
        one.name === field && one.kind === 'choice' ? one.options.map(({ value }) => value) : [],
      );

  it('HUM-402: is Ham only where a rival contests it', () => {
    const next = (rival: boolean) => {
      const table = seated({ optional: 'ham' }).withStats('anya', { head: 6 });
      return offered(
        table.check('anya', 'head', [6], { frame: { complexity: 'hard', rival } }),
        'stat',
      );
    };
    expect(next(true)).toContain('ham');
    expect(next(false)).not.toContain('ham');
    expect(next(false)).toContain('hand');
  });

  it('HUM-408: is Headline in step with an ally, who is of one’s own side and somebody else', () => {
    const table = seated({ optional: 'headline' }).withOther('Rook');
    table.withStats('anya', { headline: 6 }).propose('anya', 'headline').frame();
    const [one, other] = [table.of('anya').id, table.of('carl').id];
    expect(offered(table, 'ally')).toEqual(['nobody', other]);
    const { version = 0 } = table.state.public.check ?? {};
    const roll = { type: 'check.roll', version, character: one, stat: 'headline' } as const;
    expect(table.tryOnCheck('anya', { ...roll, ally: one })?.rule).toBe('HUM-408');
    expect(table.tryOnCheck('anya', { ...roll, ally: other }, 6)).toBeNull();
  });
});

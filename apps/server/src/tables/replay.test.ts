import type { BaseState } from '@moonlit/rules';
import { createTable } from '@moonlit/rules';
import { anyGame } from '@moonlit/rules/any-game';
import { expect, it } from 'vitest';
import type { Commit } from '../store/commits';
import { replay } from './replay';

const start = createTable(anyGame, {
  name: 'Tonight',
  setup: anyGame.setupSchema.parse({ runBy: 'nobody' }),
});

/** So many commits, each of which rolls dice. */
const commits = (count: number): Commit[] =>
  Array.from({ length: count }, (_, roll) => ({
    ...{ seq: 10 * (roll + 1), previous: 10 * roll, commandId: `${roll}`, seat: null, at: roll },
    events: [{ type: 'diceRolled', stream: 'public', session: 1, roll, faces: [1], why: 'a try' }],
    touched: ['public'],
  }));

/** Replays a history, and tells how it was read. */
async function replayed(all: Commit[], keep: number, before?: number, from = 0) {
  const asked: number[] = [];
  const passed: number[] = [];
  const history = {
    system: anyGame,
    record: { id: 't' },
    store: {
      commits: {
        after: async (_table: string, seq: number, until = Number.POSITIVE_INFINITY, most = 0) => {
          asked.push(seq);
          return all.filter((one) => one.seq > seq && one.seq < until).slice(0, most);
        },
      },
    },
  };
  const more = { passed: ({ seq }: Commit) => passed.push(seq), ...(before ? { before } : {}) };
  const base: BaseState = start;
  const { state, newest } = await replay(
    history,
    { seq: from, state: base, revisions: {} },
    keep,
    more,
  );
  const { rolls } = state.public.table.dice;
  return { asked, passed, rolls, state, newest: newest.map(({ seq }) => seq) };
}

it('a long history is read page by page, and replayed but for the newest', async () => {
  const { asked, passed, rolls, newest } = await replayed(commits(450), 8);
  expect(asked).toEqual([0, 2000, 4000]);
  expect(passed).toEqual(Array.from({ length: 442 }, (_, at) => 10 * (at + 1)));
  expect(rolls).toBe(442);
  expect(newest).toEqual([4430, 4440, 4450, 4460, 4470, 4480, 4490, 4500]);
});

it('a history of whole pages is asked for once more', async () => {
  expect((await replayed(commits(200), 0)).asked).toEqual([0, 2000]);
  expect((await replayed(commits(199), 0)).asked).toEqual([0]);
});

it('a short history is left to the caller, on the state that it begins at', async () => {
  const { state, newest, passed } = await replayed(commits(3), 8);
  expect(state).toBe(start);
  expect([newest, passed]).toEqual([[10, 20, 30], []]);
});

it('it is replayed from a snapshot on, and up to a commit', async () => {
  const { rolls, newest, asked, passed } = await replayed(commits(9), 1, 71, 30);
  expect(asked).toEqual([30]);
  expect([rolls, passed]).toEqual([6, [40, 50, 60]]);
  expect(newest).toEqual([70]);
});

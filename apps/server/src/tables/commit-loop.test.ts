import { emptyTable } from '@moonlit/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Commit, RecordedCommand } from '../store/commits';
import type { Diff } from './audience-revisions';
import { CommitLoop } from './commit-loop';
import type { Decided } from './decide';
import { HistoryRewritten } from './rewritten';
import { revoked, type Submission, tableBusy } from './submission';

const submission: Submission = {
  id: 'c1',
  actor: { kind: 'seat', seat: 'bev' },
  key: 'k1',
  command: { type: 'count' },
  connection: null,
};
const notNow = {
  ok: false,
  refusal: { code: 'wrong-moment', message: 'No.', instead: 'Wait.', rule: 'TABLE-013' },
} as const;
const commit = (seq: number, type = 'counted'): Commit => ({
  ...{ seq, previous: seq - 1, commandId: `c${seq}`, seat: null, at: seq },
  ...{ events: [{ type }], touched: ['public'] },
});
const diffOf = (seq: number): Diff => ({ audience: 'public', to: seq, patches: [] });

/** What has happened, in order. */
let done: string[];
/** What other servers have committed and this one does not know yet. */
let missed: Commit[];
/** What the database says of the next appends; then all go well. */
let appends: ('appended' | 'conflict' | 'revoked' | Error)[];
let found: RecordedCommand | null;
let decides: () => Decided;
let newer: Error | null;
let seq: number;
let loop: CommitLoop;

beforeEach(() => {
  [done, missed, appends, found, newer, seq] = [[], [], [], null, null, 1];
  decides = () => ({
    ok: true,
    commit: { ...commit(seq + 1), commandId: 'c1', command: { type: 'count' } },
    state: emptyTable('After'),
    patches: new Map(),
  });
  const access = {
    append: async (_table: string, { seq: to }: Commit, key: string | null) => {
      done.push(`append ${to} by ${key}`);
      const next = appends.shift() ?? 'appended';
      if (next instanceof Error) throw next;
      return next;
    },
    after: async (_table: string, since: number) => missed.filter((one) => one.seq > since),
    findCommand: async () => ({ head: missed.at(-1)?.seq ?? seq, found }),
  };
  const head = {
    get seq() {
      return seq;
    },
    replay: (commits: readonly Commit[]) => {
      for (const one of commits) seq = one.seq;
      return commits.map((one) => diffOf(one.seq));
    },
    advance: ({ seq: to }: Commit) => {
      done.push(`advance to ${to}`);
      seq = to;
      return [diffOf(to)];
    },
  };
  loop = new CommitLoop({
    table: 't',
    head,
    commits: {
      ...access,
      exclusively: async (_table, job) => {
        done.push('alone');
        return job(access);
      },
    },
    rules: {
      note: async () => void done.push('note'),
      refuseNewer: async () => {
        if (newer) throw newer;
      },
    },
    decide: async () => {
      done.push(`decide at ${seq}`);
      return decides();
    },
    caughtUp: (diffs) => done.push(`caught up ${diffs.map(({ to }) => to).join()}`),
  });
});

describe('a command', () => {
  it('is committed before it is answered, after the rules at play are noted', async () => {
    const concluded = await loop.carryOut(submission);
    expect(concluded).toEqual({ ack: { ok: true, seq: 2 }, diffs: [diffOf(2)] });
    expect(done).toEqual(['decide at 1', 'note', 'append 2 by k1', 'advance to 2']);
  });

  it('that is refused is refused where nobody else has committed meanwhile', async () => {
    decides = () => notNow;
    expect(await loop.carryOut(submission)).toEqual({ ack: notNow });
    expect(done).toEqual(['decide at 1']);
  });

  it('that is refused is decided again where somebody else has', async () => {
    missed = [commit(2), commit(3)];
    decides = () => notNow;
    expect(await loop.carryOut(submission)).toEqual({ ack: notNow });
    expect(done).toEqual(['decide at 1', 'caught up 2,3', 'decide at 3']);
  });

  it('that lost against another server is decided again on what that has done', async () => {
    missed = [commit(2)];
    appends = ['conflict'];
    expect(await loop.carryOut(submission)).toEqual({
      ack: { ok: true, seq: 3 },
      diffs: [diffOf(3)],
    });
    expect(done.filter((one) => one !== 'note')).toEqual([
      'decide at 1',
      'append 2 by k1',
      'caught up 2',
      'decide at 2',
      'append 3 by k1',
      'advance to 3',
    ]);
  });

  it('that loses each time is committed while the others have to wait', async () => {
    appends = ['conflict', 'conflict', 'conflict', 'conflict'];
    expect((await loop.carryOut(submission)).ack).toEqual({ ok: true, seq: 2 });
    expect(done.filter((one) => one.startsWith('append'))).toHaveLength(5);
    const alone = done.indexOf('alone');
    expect(done.slice(alone - 2, alone + 3)).toEqual([
      'append 2 by k1',
      'caught up ',
      'alone',
      'caught up ',
      'decide at 1',
    ]);
  });

  it('TABLE-022: that loses even then is to be sent again', async () => {
    appends = ['conflict', 'conflict', 'conflict', 'conflict', 'conflict'];
    expect(await loop.carryOut(submission)).toEqual({ ack: { ok: false, refusal: tableBusy } });
  });

  it('TABLE-023: that was carried out before has its first answer', async () => {
    appends = ['conflict'];
    found = { seq: 7, seat: 'bev', command: { type: 'count' } };
    expect(await loop.carryOut(submission)).toEqual({ ack: { ok: true, seq: 7 } });
    decides = () => notNow;
    expect(await loop.carryOut(submission)).toEqual({ ack: { ok: true, seq: 7 } });
    found = { seq: 7, seat: 'ana', command: { type: 'count' } };
    expect((await loop.carryOut(submission)).ack.ok).toBe(false);
  });

  it('TABLE-014: that comes with a revoked link is refused', async () => {
    appends = ['revoked'];
    expect(await loop.carryOut(submission)).toEqual({ ack: { ok: false, refusal: revoked } });
    expect(done).not.toContain('advance to 2');
  });

  it('TABLE-024: whose append fails is looked for before anything else is decided', async () => {
    appends = [new Error('No database')];
    await expect(loop.carryOut(submission)).rejects.toThrow('No database');
    expect(done).not.toContain('caught up ');
    missed = [commit(2)];
    await loop.carryOut(submission);
    expect(done.slice(3, 5)).toEqual(['caught up 2', 'decide at 2']);
    // Then it is certain again.
    done.length = 0;
    await loop.carryOut(submission);
    expect(done[0]).toBe('decide at 3');
  });
});

describe('what other servers have committed', () => {
  it('is taken over, and told', async () => {
    missed = [commit(2), commit(3)];
    await loop.catchUp();
    expect([seq, done]).toEqual([3, ['caught up 2,3']]);
  });

  it('is left alone where later rules have made it, or the history is another one now', async () => {
    newer = new Error('Later rules');
    await loop.catchUp();
    missed = [commit(2)];
    await expect(loop.catchUp()).rejects.toThrow('Later rules');
    newer = null;
    missed = [commit(2), commit(3, 'redacted')];
    await expect(loop.catchUp()).rejects.toThrow(HistoryRewritten);
    expect(seq).toBe(1);
  });
});

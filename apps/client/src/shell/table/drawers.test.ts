import type { DrawerMessage } from '@moonlit/protocol';
import type { Offer } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawerAnswer } from '../connection/wire';
import { Drawers } from './drawers';

const offer = (label: string): Offer => ({ command: 'count', with: {}, label, place: 'desk' });

const busy: DrawerAnswer = {
  ok: false,
  refusal: { code: 'server-busy', message: 'Too busy.', instead: 'Wait.' },
};

/** Drawers at a table whose server says what the test says. */
function drawers() {
  const live = signal(true);
  const revisions = signal<Record<string, number>>({ public: 1, director: 1 });
  const asked: DrawerMessage[] = [];
  let label = 'First';
  let next: DrawerAnswer | 'never' | null = null;
  const answer = (): DrawerAnswer => ({
    ok: true,
    revisions: { ...revisions.value },
    version: label,
    ...(asked.at(-1)?.have === label ? {} : { offers: { count: offer(label) } }),
  });
  const all = new Drawers({
    live,
    revisions,
    ask(message) {
      asked.push(message);
      const given = next ?? answer();
      next = null;
      return given === 'never' ? Promise.reject(new Error('timeout')) : Promise.resolve(given);
    },
  });
  return {
    all,
    live,
    asked,
    /** What the server holds from now on. */
    holds(now: string) {
      label = now;
    },
    /** What the server answers once. */
    answers(given: DrawerAnswer | 'never') {
      next = given;
    },
    changes(audience = 'public') {
      revisions.value = { ...revisions.value, [audience]: (revisions.value[audience] ?? 0) + 1 };
    },
    labels: () => all.view('desk').value.offers?.map((one) => one.label) ?? null,
    problem: () => all.view('desk').value.problem?.message ?? null,
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('A drawer', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it('is looked into when it is opened, and not before', async () => {
    const { all, asked, labels } = drawers();
    await pass(1000);
    expect([asked, labels()]).toEqual([[], null]);
    all.open('desk');
    await pass(0);
    expect(asked).toEqual([{ name: 'desk' }]);
    expect(labels()).toEqual(['First']);
  });

  it('is looked into again after a change while it is open, and only then', async () => {
    const { all, asked, changes, holds, labels } = drawers();
    const close = all.open('desk');
    await pass(1000);
    holds('Second');
    changes('director');
    await pass(100);
    expect(labels()).toEqual(['Second']);
    expect(asked.at(-1)).toEqual({ name: 'desk', have: 'First' });
    close();
    holds('Third');
    changes();
    await pass(60_000);
    expect(asked).toHaveLength(2);
    all.open('desk');
    expect(labels()).toEqual(['Second']);
    await pass(100);
    expect(labels()).toEqual(['Third']);
  });

  it('keeps what it has when that has not changed', async () => {
    const { all, asked, changes } = drawers();
    all.open('desk');
    await pass(1000);
    const { value } = all.view('desk');
    changes();
    await pass(1000);
    expect(asked).toHaveLength(2);
    expect(all.view('desk').value).toBe(value);
  });

  it('takes what is different into what it has, where that stood', async () => {
    const { all, answers, changes } = drawers();
    const offers = { a: offer('A'), b: offer('B'), c: offer('C') };
    answers({ ok: true, revisions: { public: 1, director: 1 }, version: '1', offers });
    all.open('desk');
    await pass(1000);
    const revisions = { public: 2, director: 1 };
    answers({ ok: true, revisions, version: '2', changed: { b: offer('New') }, gone: ['a'] });
    changes();
    await pass(1000);
    const shown = all.view('desk').value.offers?.map(({ key, label }) => [key, label]);
    expect(shown).toEqual([
      ['b', 'New'],
      ['c', 'C'],
    ]);
  });

  it('is looked into once for many changes, however fast they come', async () => {
    const { all, asked, changes } = drawers();
    all.open('desk');
    await pass(1000);
    for (let n = 0; n < 40; n += 1) {
      changes();
      await pass(50);
    }
    await pass(1000);
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.length).toBeLessThan(9);
  });

  it('is not asked for again for diffs that only catch up with it', async () => {
    const { all, asked, answers, changes } = drawers();
    const ahead = { public: 2, director: 1 };
    answers({ ok: true, revisions: ahead, version: 'a', offers: { count: offer('Ahead') } });
    all.open('desk');
    await pass(1000);
    changes();
    await pass(1000);
    expect(asked).toHaveLength(1);
    changes();
    await pass(1000);
    expect(asked).toHaveLength(2);
  });

  it('says why it cannot be shown, keeps what it had, and tries again by itself', async () => {
    const { all, answers, changes, holds, labels, problem } = drawers();
    answers('never');
    all.open('desk');
    await pass(10);
    expect([problem(), labels()]).toEqual(['The server does not answer.', null]);
    await pass(2000);
    expect([problem(), labels()]).toEqual([null, ['First']]);
    holds('Second');
    answers(busy);
    changes();
    await pass(500);
    expect([problem(), labels()]).toEqual(['Too busy.', ['First']]);
    await pass(2000);
    expect([problem(), labels()]).toEqual([null, ['Second']]);
  });

  it('is looked into at once by whoever does not want to wait', async () => {
    const { all, answers, labels } = drawers();
    answers(busy);
    all.open('desk');
    await pass(10);
    all.look('desk');
    await pass(10);
    expect(labels()).toEqual(['First']);
  });

  it('is looked into again when the connection is back, whatever the revisions say', async () => {
    const { all, asked, live, holds, labels, problem } = drawers();
    all.open('desk');
    await pass(1000);
    live.value = false;
    await pass(60_000);
    expect(asked).toHaveLength(1);
    expect([labels(), problem()]).toEqual([['First'], null]);
    holds('Second');
    live.value = true;
    await pass(1000);
    expect(labels()).toEqual(['Second']);
  });

  it('that is opened without a connection waits for it', async () => {
    const { all, asked, live, labels } = drawers();
    live.value = false;
    all.open('desk');
    await pass(60_000);
    expect(asked).toEqual([]);
    live.value = true;
    await pass(100);
    expect(labels()).toEqual(['First']);
  });

  it('is empty when it is not there any more', async () => {
    const { all, answers, asked, changes, labels } = drawers();
    all.open('desk');
    await pass(1000);
    answers({ ...busy, refusal: { ...busy.refusal, code: 'not-found' } });
    changes();
    await pass(10_000);
    expect(labels()).toEqual([]);
    expect(asked).toHaveLength(2);
  });

  it('may be looked into for one thing alone', async () => {
    const { all, asked } = drawers();
    all.open('cards', 'card1');
    await pass(0);
    expect(asked).toEqual([{ name: 'cards', about: 'card1' }]);
    expect(all.view('cards', 'card1').value.offers).toHaveLength(1);
    expect(all.view('cards').value.offers).toBeNull();
    expect(all.keys()).toEqual(['count']);
  });

  it('stays open for others when one who had it open closes it', async () => {
    const { all, asked, changes } = drawers();
    const close = all.open('desk');
    all.open('desk');
    await pass(1000);
    close();
    close();
    changes();
    await pass(1000);
    expect(asked).toHaveLength(2);
  });
});

import type { CommandMessage } from '@moonlit/protocol';
import { describe, expect, it } from 'vitest';
import { CommandQueue } from './queue';
import type { CommandAnswer } from './wire';

const done: CommandAnswer = { ok: true, seq: 1 };
const no = (code: 'server-error' | 'not-allowed', message: string): CommandAnswer => ({
  ok: false,
  refusal: { code, message, instead: 'Wait.', rule: 'TABLE-024' },
});
const fault = no('server-error', 'Oops.');

/** A wire whose answers the test gives by hand. */
function wire() {
  const sent: { message: CommandMessage; answer(ack: CommandAnswer): void; fail(): void }[] = [];
  const counts: number[] = [];
  let ids = 0;
  const queue = new CommandQueue(
    (message) =>
      new Promise((answer, reject) => {
        sent.push({ message, answer, fail: () => reject(new Error('no answer')) });
      }),
    () => `id-${++ids}`,
    (waiting) => counts.push(waiting),
    (run) => run(),
  );
  return { queue, sent, counts, ids: () => sent.map(({ message }) => message.id) };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the queue of commands', () => {
  it('holds commands until the connection opens, then sends them in order', () => {
    const { queue, ids } = wire();
    void queue.send({ type: 'a' });
    void queue.send({ type: 'b' });
    expect(ids()).toEqual([]);
    queue.open(Symbol());
    expect(ids()).toEqual(['id-1', 'id-2']);
  });

  it('resolves with the answer and counts what waits', async () => {
    const { queue, sent, counts } = wire();
    queue.open(Symbol());
    const answer = queue.send({ type: 'a' });
    sent[0]?.answer(done);
    expect(await answer).toEqual(done);
    expect(counts).toEqual([1, 0]);
  });

  it('sends an unanswered command again after a reconnect, under the same id', async () => {
    const { queue, sent, ids } = wire();
    queue.open(Symbol());
    const answer = queue.send({ type: 'a' });
    queue.close();
    sent[0]?.fail();
    await settle();
    expect(ids()).toEqual(['id-1']);
    queue.open(Symbol());
    expect(ids()).toEqual(['id-1', 'id-1']);
    sent[1]?.answer(done);
    expect(await answer).toEqual(done);
  });

  it('sends again when an open connection gave no answer in time', async () => {
    const { queue, sent, ids } = wire();
    queue.open(Symbol());
    void queue.send({ type: 'a' });
    sent[0]?.fail();
    await settle();
    expect(ids()).toEqual(['id-1', 'id-1']);
  });

  it('sends nothing twice because a send of an earlier connection has failed', async () => {
    const { queue, sent, ids } = wire();
    queue.open(Symbol());
    void queue.send({ type: 'a' });
    queue.close();
    queue.open(Symbol());
    expect(ids()).toEqual(['id-1', 'id-1']);
    // The send of the first connection gives up only now; that of the second is still on its way.
    sent[0]?.fail();
    await settle();
    expect(ids()).toEqual(['id-1', 'id-1']);
    sent[1]?.fail();
    await settle();
    expect(ids()).toEqual(['id-1', 'id-1', 'id-1']);
  });

  it('sends again, under the same id, what a fault of the server left in doubt', async () => {
    const { queue, sent, ids } = wire();
    queue.open(Symbol());
    const answer = queue.send({ type: 'a' });
    sent[0]?.answer(fault);
    await settle();
    expect(ids()).toEqual(['id-1', 'id-1']);
    sent[1]?.answer(done);
    expect(await answer).toEqual(done);
  });

  it('gives up on a server that fails again and again, and says so', async () => {
    const { queue, sent } = wire();
    queue.open(Symbol());
    const answer = queue.send({ type: 'a' });
    for (let i = 0; i < 6; i += 1) {
      sent[i]?.answer(fault);
      await settle();
    }
    expect(await answer).toEqual(fault);
    expect(sent).toHaveLength(6);
  });

  it('goes on with the others when one of them is refused', async () => {
    const { queue, sent, ids } = wire();
    const [first, second] = [queue.send({ type: 'a' }), queue.send({ type: 'b' })];
    queue.open(Symbol());
    const refused = no('not-allowed', 'No.');
    sent[0]?.answer(refused);
    sent[1]?.answer(done);
    expect(await first).toEqual(refused);
    expect(await second).toEqual(done);
    expect(ids()).toEqual(['id-1', 'id-2']);
  });

  it('ignores a late answer to a command that was answered already', async () => {
    const { queue, sent, counts } = wire();
    queue.open(Symbol());
    const answer = queue.send({ type: 'a' });
    queue.close();
    queue.open(Symbol());
    sent[1]?.answer(done);
    sent[0]?.answer({ ok: true, seq: 9 });
    expect(await answer).toEqual(done);
    await settle();
    expect(counts).toEqual([1, 0]);
  });

  it('answers everything with a refusal when the seat is gone', async () => {
    const { queue } = wire();
    const answer = queue.send({ type: 'a' });
    queue.giveUp('The seat was freed.');
    expect(await answer).toMatchObject({
      ok: false,
      refusal: { code: 'not-allowed', message: 'The seat was freed.', rule: 'TABLE-014' },
    });
  });
});

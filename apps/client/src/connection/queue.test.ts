import type { CommandAck, CommandMessage } from '@moonlit/protocol';
import { describe, expect, it } from 'vitest';
import { CommandQueue } from './queue';

const done: CommandAck = { ok: true, seq: 1 };

/** A wire whose answers the test gives by hand. */
function wire() {
  const sent: { message: CommandMessage; answer(ack: CommandAck): void; fail(): void }[] = [];
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
    queue.open();
    expect(ids()).toEqual(['id-1', 'id-2']);
  });

  it('resolves with the answer and counts what waits', async () => {
    const { queue, sent, counts } = wire();
    queue.open();
    const answer = queue.send({ type: 'a' });
    sent[0]?.answer(done);
    expect(await answer).toEqual(done);
    expect(counts).toEqual([1, 0]);
  });

  it('sends an unanswered command again after a reconnect, under the same id', async () => {
    const { queue, sent, ids } = wire();
    queue.open();
    const answer = queue.send({ type: 'a' });
    queue.close();
    sent[0]?.fail();
    await settle();
    expect(ids()).toEqual(['id-1']);
    queue.open();
    expect(ids()).toEqual(['id-1', 'id-1']);
    sent[1]?.answer(done);
    expect(await answer).toEqual(done);
  });

  it('sends again when an open connection gave no answer in time', async () => {
    const { queue, sent, ids } = wire();
    queue.open();
    void queue.send({ type: 'a' });
    sent[0]?.fail();
    await settle();
    expect(ids()).toEqual(['id-1', 'id-1']);
  });

  it('ignores a late answer to a command that was answered already', async () => {
    const { queue, sent, counts } = wire();
    queue.open();
    const answer = queue.send({ type: 'a' });
    queue.close();
    queue.open();
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
    expect(await answer).toEqual({
      ok: false,
      refusal: { code: 'not-allowed', message: 'The seat was freed.' },
    });
  });
});

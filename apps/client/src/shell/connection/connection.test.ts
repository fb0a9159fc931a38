import { setTimeout as passes } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Connection } from './connection';
import { FakeTransport, greeting } from './testing/fake-transport';
import type { Diff, Resync } from './wire';

const settle = () => new Promise((resolve) => setTimeout(resolve));
const snapshot = (revision: number, state: object, audience = 'public') => ({
  audience,
  revision,
  state,
});
const stressTo = (value: number, from: number): Diff => ({
  audience: 'public',
  to: from + 1,
  patches: [['stress', value]],
});

/** A connection that has not been greeted. */
function begun() {
  const transport = new FakeTransport();
  const connection = new Connection(transport, (run) => run());
  connection.open();
  return { transport, connection, shown: () => connection.view('public').value };
}

/** A connection that is live and holds revision 3 of `{stress: 0}`. */
async function live() {
  const transport = new FakeTransport();
  const connection = new Connection(transport, (run) => run());
  transport.answers.push({ diffs: [], snapshots: [snapshot(3, { stress: 0 })] });
  connection.open();
  transport.welcome();
  await settle();
  return { transport, connection, shown: () => connection.view('public').value };
}

describe('a connection', () => {
  it('asks for everything at its first welcome and goes live', async () => {
    const { transport, connection, shown } = await live();
    expect(transport.asked).toEqual([{ have: {} }]);
    expect(connection.status.value).toBe('live');
    expect(shown()).toEqual({ stress: 0 });
  });

  it('is live at once where the welcome brings what it lacks', async () => {
    const transport = new FakeTransport();
    const connection = new Connection(transport, (run) => run());
    connection.open();
    expect(transport.listener?.holds()).toEqual({ have: {} });
    transport.welcome(['public'], 'b1', { diffs: [], snapshots: [snapshot(3, { stress: 0 })] });
    expect(connection.status.value).toBe('live');
    expect(connection.view('public').value).toEqual({ stress: 0 });
    transport.listener?.lost();
    expect(transport.listener?.holds()).toEqual({ build: 'b1', have: { public: 3 } });
    transport.welcome(['public'], 'b1', { diffs: [stressTo(2, 3)], snapshots: [] });
    expect(connection.view('public').value).toEqual({ stress: 2 });
    expect(transport.asked).toEqual([]);
  });

  it('shows what is recalled until the table itself has come, and nothing of it after', async () => {
    const { transport, connection, shown } = begun();
    connection.recall(greeting, [{ audience: 'public', state: { stress: 1 } }], 5);
    expect([connection.recalled.value, shown()]).toEqual([5, { stress: 1 }]);
    transport.answers.push({ diffs: [], snapshots: [snapshot(3, { stress: 0 })] });
    transport.welcome();
    expect(shown(), 'until the answer').toEqual({ stress: 1 });
    await settle();
    expect(transport.asked, 'what is recalled is not held').toEqual([{ have: {} }]);
    expect([connection.recalled.value, shown()]).toEqual([null, { stress: 0 }]);
    connection.recall(greeting, [{ audience: 'public', state: { stress: 1 } }], 5);
    expect(shown()).toEqual({ stress: 0 });
  });

  it('applies a diff that continues its revision', async () => {
    const { transport, shown } = await live();
    transport.listener?.diff(stressTo(2, 3));
    expect(shown()).toEqual({ stress: 2 });
  });

  it('tells which revisions are here, and looks into drawers', async () => {
    const { transport, connection } = await live();
    expect(connection.revisions.value).toEqual({ public: 3 });
    transport.listener?.diff(stressTo(2, 3));
    expect(connection.revisions.value).toEqual({ public: 4 });
    expect(await connection.drawer({ name: 'desk' })).toMatchObject({ version: 'desk' });
  });

  it('ignores a diff that it knows already', async () => {
    const { transport, shown } = await live();
    transport.listener?.diff(stressTo(2, 3));
    transport.listener?.diff(stressTo(9, 3));
    expect(shown()).toEqual({ stress: 2 });
    expect(transport.asked).toHaveLength(1);
  });

  it('asks again from what it has when something came that makes no sense', async () => {
    const { transport, shown } = await live();
    transport.answers.push({ diffs: [stressTo(2, 3)], snapshots: [] });
    transport.listener?.missed();
    await settle();
    expect(transport.asked.at(-1)?.have).toEqual({ public: 3 });
    expect(shown()).toEqual({ stress: 2 });
  });

  it('asks again from what it has when a diff is missing', async () => {
    const { transport, shown } = await live();
    transport.answers.push({ diffs: [stressTo(2, 3), stressTo(5, 4)], snapshots: [] });
    transport.listener?.diff(stressTo(5, 4));
    await settle();
    expect(transport.asked[1]).toEqual({ build: 'test', have: { public: 3 } });
    expect(shown()).toEqual({ stress: 5 });
  });

  it('takes a snapshot even when its revision is older', async () => {
    const { transport, shown } = await live();
    transport.answers.push({ diffs: [], snapshots: [snapshot(1, { stress: 7 })] });
    transport.listener?.lost();
    transport.welcome();
    await settle();
    expect(shown()).toEqual({ stress: 7 });
  });

  it('is offline when lost, live again after the next welcome, and resends with the same id', async () => {
    const { transport, connection } = await live();
    transport.ack = 'never';
    void connection.send({ type: 'roll.roll' });
    transport.listener?.lost();
    expect(connection.status.value).toBe('offline');
    expect(connection.waiting.value).toBe(1);
    transport.ack = { ok: true, seq: 4 };
    transport.welcome();
    await settle();
    expect(connection.status.value).toBe('live');
    expect(connection.waiting.value).toBe(0);
    expect(transport.commands[0]?.id).toBe(transport.commands[1]?.id);
  });

  it('makes a new connection when a woken phone gets no answer', async () => {
    const { transport, connection } = await live();
    transport.answers.push('never');
    connection.wake();
    await settle();
    expect(connection.status.value).toBe('offline');
    expect([transport.drops, transport.hurries]).toEqual([1, 2]);
  });

  it('waits for a sign over a line that may be dead for a moment, or as long as its answers take', async () => {
    const transport = new FakeTransport();
    const timers: { run: () => void; ms: number }[] = [];
    const connection = new Connection(transport, (run, ms) => timers.push({ run, ms }));
    transport.answers.push({ diffs: [], snapshots: [snapshot(3, {})] });
    connection.open();
    transport.welcome();
    await settle();
    timers.length = 0;
    transport.answers.push('hangs');
    connection.wake();
    await settle();
    expect(timers.map(({ ms }) => ms)).toEqual([300]);
    expect(connection.status.value, 'until then nothing is said').toBe('live');
    timers.shift()?.run();
    expect([connection.status.value, transport.drops, transport.hurries]).toEqual([
      'offline',
      1,
      2,
    ]);
    // One that answers stays, whatever else runs out.
    transport.welcome(['public'], 'test', { diffs: [], snapshots: [] });
    timers.length = 0;
    connection.wake();
    await settle();
    for (const { run } of timers) run();
    expect([connection.status.value, transport.drops]).toEqual(['live', 1]);
  });

  it('waits for a sign half a second at most where its device slept, however long answers take', async () => {
    const transport = new FakeTransport();
    const timers: { run: () => void; ms: number }[] = [];
    const connection = new Connection(transport, (run, ms) => timers.push({ run, ms }));
    connection.open();
    transport.welcome(['public'], 'test', { diffs: [], snapshots: [snapshot(3, {})] });
    let answer: (resync: Resync) => void = () => {};
    transport.answers.push(new Promise<Resync>((done) => (answer = done)));
    connection.wake();
    await passes(400);
    answer({ diffs: [], snapshots: [] });
    await settle();
    timers.length = 0;
    transport.answers.push('hangs');
    connection.wake(true);
    expect(timers.map(({ ms }) => ms)).toEqual([500]);
  });

  it('waits no longer for a sign because an earlier question has waited for a new line', async () => {
    const transport = new FakeTransport();
    const timers: { run: () => void; ms: number }[] = [];
    const connection = new Connection(transport, (run, ms) => timers.push({ run, ms }));
    connection.open();
    transport.welcome(['public'], 'test', { diffs: [], snapshots: [snapshot(3, {})] });
    let answer: (resync: Resync) => void = () => {};
    transport.answers.push(new Promise<Resync>((done) => (answer = done)));
    connection.wake();
    await passes(400);
    transport.listener?.lost();
    transport.welcome(['public'], 'test', { diffs: [], snapshots: [] });
    answer({ diffs: [], snapshots: [] });
    await settle();
    timers.length = 0;
    transport.answers.push('hangs');
    connection.wake();
    expect(timers.map(({ ms }) => ms)).toEqual([300]);
  });

  it('hurries a new try where there is no line, and says so only when it takes longer than a second', async () => {
    const transport = new FakeTransport();
    const timers: { run: () => void; ms: number }[] = [];
    const connection = new Connection(transport, (run, ms) => timers.push({ run, ms }));
    connection.open();
    transport.welcome(['public'], 'test', { diffs: [], snapshots: [] });
    const passed = () => {
      for (const { run, ms } of timers.splice(0)) if (ms === 1_000) run();
    };
    passed();
    expect(connection.late.value).toBe(false);
    transport.listener?.lost();
    expect([connection.status.value, connection.late.value]).toEqual(['offline', false]);
    passed();
    expect(connection.late.value).toBe(true);
    connection.wake();
    expect([transport.hurries, connection.late.value], 'a second anew').toEqual([1, false]);
    transport.welcome(['public'], 'test', { diffs: [], snapshots: [] });
    passed();
    expect([connection.status.value, connection.late.value]).toEqual(['live', false]);
  });

  it('asks once more where something went missing while it was being told what it lacked', async () => {
    const { transport, shown } = await live();
    transport.answers.push({ diffs: [stressTo(1, 3)], snapshots: [] });
    transport.answers.push({ diffs: [stressTo(2, 4), stressTo(5, 5)], snapshots: [] });
    transport.listener?.missed();
    // This one leaves a gap even after what is on its way: it was made after that answer was.
    transport.listener?.diff(stressTo(5, 5));
    expect(transport.asked).toHaveLength(2);
    await settle();
    expect(transport.asked.map(({ have }) => have)).toEqual([{}, { public: 3 }, { public: 4 }]);
    expect(shown()).toEqual({ stress: 5 });
  });

  it('asks for the whole when a diff does not fit what it holds', async () => {
    const { transport, shown } = await live();
    transport.answers.push({ diffs: [], snapshots: [snapshot(5, { stress: 5 })] });
    transport.listener?.diff({ ...stressTo(1, 3), patches: [['nowhere/at/all', 1]] });
    await settle();
    expect(transport.asked[1]).toEqual({ build: 'test', have: {} });
    expect(shown()).toEqual({ stress: 5 });
  });

  it('takes everything anew from a server of another build', async () => {
    const { transport, shown } = await live();
    transport.listener?.goodbye({ code: 'restarting', message: 'Back in a moment.' });
    transport.answers.push({ diffs: [], snapshots: [snapshot(3, { stress: 4 })] });
    transport.welcome(['public'], 'newer');
    await settle();
    expect(transport.asked[1]).toEqual({ build: 'test', have: { public: 3 } });
    expect(shown()).toEqual({ stress: 4 });
    transport.listener?.diff(stressTo(2, 4));
    await settle();
    expect(transport.asked[2]).toEqual({ build: 'newer', have: { public: 3 } });
  });

  it('does not come back to a table that was left while it rested', async () => {
    const transport = new FakeTransport();
    const rests: (() => void)[] = [];
    const connection = new Connection(transport, (run) => rests.push(run));
    connection.open();
    rests.length = 0;
    transport.answers.push('never');
    transport.welcome();
    await settle();
    expect(rests).toHaveLength(1);
    connection.close();
    for (const run of rests) run();
    expect(transport.connects).toBe(1);
  });

  it('stays away from a table that was left, also when its page comes to sight again', async () => {
    const { transport, connection, shown } = await live();
    connection.close();
    connection.wake();
    transport.welcome(['public'], 'b1', { diffs: [], snapshots: [snapshot(9, { stress: 9 })] });
    await settle();
    expect([transport.connects, transport.hurries, transport.asked.length]).toEqual([1, 0, 1]);
    expect(shown()).toEqual({ stress: 0 });
  });

  it('forgets the compartments that its seat no longer sees', async () => {
    const { transport, connection } = await live();
    transport.answers.push({ diffs: [], snapshots: [snapshot(1, {}, 'director')] });
    transport.welcome(['public', 'director']);
    await settle();
    expect(connection.view('director').value).toEqual({});
    transport.welcome(['public']);
    expect(connection.view('director').value).toBeNull();
  });

  it('waits out a restart, but ends when the seat is freed', async () => {
    const { transport, connection } = await live();
    transport.listener?.goodbye({ code: 'restarting', message: 'Back in a moment.' });
    expect(connection.status.value).toBe('offline');
    transport.listener?.goodbye({ code: 'seat-freed', message: 'Your seat was freed.' });
    expect(connection.status.value).toBe('ended');
    const ack = await connection.send({ type: 'roll.roll' });
    expect(ack.ok).toBe(false);
    expect(connection.ended.value).toBe('Your seat was freed.');
  });

  it('rests for a while when it sent too much, says why, and comes back', async () => {
    const transport = new FakeTransport();
    const rests: { run: () => void; ms: number }[] = [];
    const connection = new Connection(transport, (run, ms) => rests.push({ run, ms }));
    connection.open();
    transport.answers.push({ diffs: [], snapshots: [snapshot(1, {})] });
    transport.welcome();
    await settle();
    transport.listener?.lost();
    rests.length = 0;
    transport.listener?.goodbye({ code: 'too-fast', message: 'Too much was sent.' });
    expect(connection.status.value).toBe('offline');
    expect(connection.resting.value).toBe('Too much was sent.');
    expect(rests.map(({ ms }) => ms)).toEqual([15_000]);
    rests[0]?.run();
    transport.answers.push({ diffs: [], snapshots: [] });
    transport.welcome();
    await settle();
    expect(connection.status.value).toBe('live');
    expect(connection.resting.value).toBe('');
  });

  it('is not woken by an earlier rest, once it has come back or was left', async () => {
    const transport = new FakeTransport();
    const rests: (() => void)[] = [];
    const connection = new Connection(transport, (run) => rests.push(run));
    connection.open();
    transport.welcome();
    await settle();
    transport.listener?.goodbye({ code: 'too-fast', message: 'Too much was sent.' });
    // The page came to the front meanwhile, and the table is there again.
    connection.wake();
    transport.welcome();
    await settle();
    const [asked, connects] = [transport.asked.length, transport.connects];
    for (const run of rests.splice(0)) run();
    await settle();
    expect([transport.asked.length, transport.connects]).toEqual([asked, connects]);
    transport.listener?.goodbye({ code: 'too-fast', message: 'Too much was sent.' });
    connection.close();
    for (const run of rests) run();
    expect([transport.connects, transport.hurries]).toEqual([connects, 1]);
  });

  it('waits for a newer server where this page is the newer one, and asks for no reload', async () => {
    const { transport, connection } = await live();
    transport.listener?.refused({ code: 'older-server', message: 'It is about to be updated.' });
    expect([connection.status.value, connection.outdated.value]).toEqual(['offline', false]);
    expect(connection.resting.value).toBe('It is about to be updated.');
    expect(transport.drops, 'the transport tries again').toBe(0);
    transport.welcome(['public'], 'newer', { diffs: [], snapshots: [] });
    expect([connection.status.value, connection.resting.value]).toEqual(['live', '']);
  });

  it('says that a newer page is needed', async () => {
    const { transport, connection } = await live();
    transport.listener?.refused({ code: 'reload', message: 'Please reload.' });
    expect(connection.outdated.value).toBe(true);
  });
});

import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import type { RecordedStep, SeatId } from '../../../engine';
import { createTable, firstDifference, Redaction, Replay } from '../../../engine';
import { typedFieldNames, wordsIn } from '../../../engine/typed-words';
import { numbersFrom, SeededDice } from '../../../testing/seeded-dice';
import { girlByMoonlight } from '..';
import type { GbmCommandInput } from '../types';
import { playSeason } from './season';
import type { Row } from './table';
import { TestTable } from './table';

/** A table that keeps who sent what, as a server does. */
class RecordingTable extends TestTable {
  readonly steps: (RecordedStep & Row)[] = [];

  override try(as: SeatId | 'server', command: GbmCommandInput, ...faces: number[]) {
    const refusal = super.try(as, command, ...faces);
    const row = this.rows.at(-1);
    if (!refusal && row) this.steps.push({ ...row, seat: as === 'server' ? null : as, command });
    return refusal;
  }
}

const playset = 'in-a-maze-of-dreams';
const file = `./campaigns/second-release-${playset}.json.gz`;

/** A campaign that an earlier release has stored, and a season that was played on from there. */
function played() {
  const { rows, name }: { rows: Row[]; name: string } = JSON.parse(
    gunzipSync(readFileSync(new URL(file, import.meta.url))).toString(),
  );
  const table = new RecordingTable(playset, new SeededDice(2));
  table.state = createTable(girlByMoonlight, { name, setup: { playset } });
  const blank = table.state;
  table.replay(rows);
  // What that release has kept of its commands is not part of the file.
  const steps = rows.map((row) => ({ ...row, seat: null, command: { type: 'none' } }));
  const next = numbersFrom(7);
  playSeason(table, (limit) => next() % limit, { playbooks: {} });
  return { blank, steps: [...steps, ...table.steps] };
}

it('TABLE-046: removes what anybody has called themselves and written, and nothing else', () => {
  const { blank, steps } = played();
  const replayed = (all: readonly Row[]) => {
    const history = new Replay(girlByMoonlight, blank);
    history.add(all.flatMap(({ events }) => events));
    return history.finished();
  };
  const before = replayed(steps);
  for (const { id, name } of Object.values(before.public.table.seats)) {
    const redaction = new Redaction(girlByMoonlight, id);
    for (const step of steps) redaction.collect(step);
    const rewritten = steps.map((step) => redaction.rewrite(step));
    const after = replayed(rewritten);
    expect([id, firstDifference(before, after, redaction)]).toEqual([id, null]);
    expect(after.public.table.seats[id]?.name).toBe('Somebody');
    // What was said without a name is looked for only where it is one’s own (TABLE-083).
    const owned = rewritten
      .filter(({ seat, command }) => command.type !== 'limits.answer' || seat === id)
      .map(({ events, ...step }) => ({
        ...step,
        events: events.filter(({ type }) => type !== 'limitsShown'),
      }));
    const { public: shared, director, seats, sealed } = after;
    const left = JSON.stringify([owned, shared.log, director, seats, sealed?.limits[id]]);
    const quiet = owned.filter(({ command }) => command.type === 'limits.answer');
    expect(JSON.stringify([quiet, sealed?.limits[id]])).not.toMatch(/words \d+/);
    const standing = new Set(left.match(/words \d+/g));
    const said = steps
      .filter(({ seat, command }) => seat === id && command.type !== 'limits.answer')
      .flatMap(({ command }) => wordsIn(girlByMoonlight.commandSchema, command));
    const found = said.filter((words) => standing.has(words) && words.length > 7);
    if (new RegExp(`\\b${name}\\b`).test(left)) found.push(name);
    expect([id, found]).toEqual([id, []]);
  }
});

it('TABLE-046: tells own words from choices and names of things by the form of commands', () => {
  const { commandSchema } = girlByMoonlight;
  const fields = typedFieldNames(commandSchema);
  for (const name of ['text', 'goal', 'title', 'reason']) {
    expect([name, fields.has(name)]).toEqual([name, true]);
  }
  for (const name of ['type', 'protagonist', 'action', 'kind', 'value']) {
    expect([name, fields.has(name)]).toEqual([name, false]);
  }
  const command = { type: 'choice.answer', choice: 'c1', value: 'ash', text: ' I run. ' };
  expect(wordsIn(commandSchema, command)).toEqual(['I run.']);
});

it('TABLE-046: removes a single word from a beat, and nothing of its kind', () => {
  const step = {
    seat: 'anya',
    command: { type: 'choice.answer', choice: 'c1', value: 'x', text: 'ash' },
  };
  const beat = { kind: 'ash', about: [], fiction: 'ash', changes: [{ of: null, what: 'ash' }] };
  const entry = { seq: 1, at: 1, by: 'anya', text: '', beat };
  const steps = [{ ...step, events: [{ type: 'logged', to: 'public', entry }] }];
  const redaction = new Redaction(girlByMoonlight, 'anya');
  for (const one of steps) redaction.collect(one);
  const [rewritten] = steps.map((one) => redaction.rewrite(one));
  expect(rewritten?.events[0]?.entry.beat).toMatchObject({
    kind: 'ash',
    fiction: '[removed]',
    changes: [{ what: '[removed]' }],
  });
});

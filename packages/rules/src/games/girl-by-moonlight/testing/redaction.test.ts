import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { RecordedStep, SeatId } from '../../../engine';
import { createTable, firstDifference, roles, storedState } from '../../../engine';
import { typedFieldNames, wordsIn } from '../../../engine/typed-words';
import { checkRemoved, fromJson, removed, replayed } from '../../../testing/removal';
import { numbersFrom, SeededDice } from '../../../testing/seeded-dice';
import { nameOf, spoken } from '../../../testing/spoken';
import { girlByMoonlight } from '..';
import type { GbmCommandInput } from '../types';
import { seatedTable, TestTable } from '.';
import { randomMove } from './random-play';
import type { Row } from './table';

/** A table whose people can be told apart by their words, and that keeps who sent what, as a server does. */
class SpeakingTable extends TestTable {
  readonly steps: RecordedStep[] = [];

  override try(as: SeatId | 'server', command: GbmCommandInput, ...faces: number[]) {
    const seat = as === 'server' ? null : as;
    const said = seat === null ? command : spoken(girlByMoonlight.commandSchema, seat, command);
    const refusal = super.try(as, said, ...faces);
    const row = this.rows.at(-1);
    if (refusal || !row) return refusal;
    const parsed = girlByMoonlight.commandSchema.parse(said);
    this.steps.push({ ...row, at: this.now, seat, command: parsed });
    return null;
  }
}

const campaigns = readdirSync(new URL('./campaigns/', import.meta.url)).filter((file) =>
  file.endsWith('.json.gz'),
);

/** A campaign that an earlier release has stored. What that has kept of its commands is not part of the file. */
function stored(file: string) {
  const { rows, name, playset }: { rows: Row[]; name: string; playset: string } = JSON.parse(
    gunzipSync(readFileSync(new URL(`./campaigns/${file}`, import.meta.url))).toString(),
  );
  const blank = createTable(girlByMoonlight, { name, setup: { playset } });
  const steps = rows.map((row) => ({ ...row, at: 0, seat: null, command: { type: 'none' } }));
  return { system: girlByMoonlight, blank, steps, rows, playset };
}

describe.each(campaigns)('the campaign of an earlier release, %s', (file) => {
  const campaign = stored(file);
  const before = replayed(campaign);
  // One in each role, another player in each campaign: to remove somebody decides all of it once more.
  const all = Object.values(before.public.table.seats);
  const seats = roles.flatMap((role) => {
    const here = all.filter((seat) => seat.role === role);
    return here[campaigns.indexOf(file) % Math.max(1, here.length)] ?? [];
  });

  it.each(seats)('TABLE-046: forgets what $id was called, and nothing else', ({ id, name }) => {
    const after = removed(campaign, id);
    const left = replayed(after);
    expect(
      firstDifference(storedState(girlByMoonlight, before), storedState(girlByMoonlight, left)),
    ).toBe(null);
    expect(left.public.table.seats[id]?.name).toBe('Somebody');
    const { public: shared, director } = left;
    expect(JSON.stringify([after.steps, shared.log, director])).not.toMatch(
      new RegExp(`\\b${name}\\b`),
    );
  });
});

/** How far a campaign is played on. */
const MOVES = 150;

describe('a campaign', { timeout: 120_000 }, () => {
  it('TABLE-046, 110: that was played on from an earlier release has none of a person’s words left', () => {
    const { rows, steps, ...campaign } = stored('second-release-in-a-maze-of-dreams.json.gz');
    const table = new SpeakingTable(campaign.playset, new SeededDice(2));
    table.state = campaign.blank;
    table.replay(rows);
    for (const { id, role } of Object.values(table.state.public.table.seats)) {
      if (role !== 'spectator') table.send(id, { type: 'seat.rename', name: nameOf(id) });
    }
    const next = numbersFrom(7);
    for (let move = 0; move < MOVES; move += 1) {
      const made = randomMove(table, (limit) => next() % limit);
      if (made) table.try(made.seat, made.command);
    }
    const history = { ...campaign, steps: [...steps, ...fromJson(table.steps)] };
    const after = removed(history, 'claire');
    const since = (of: { steps: readonly RecordedStep[] }) => of.steps.slice(rows.length);
    checkRemoved(history, after, 'claire', rows.length);
    expect(since(after).length).toBeGreaterThan(MOVES / 2);
  });
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

it('TABLE-111: removes a single word from a step that today’s rules refuse, and nothing of its kind', () => {
  const command = { type: 'choice.answer', choice: 'c1', value: 'x', text: 'ash' };
  const beat = { kind: 'ash', about: [], fiction: 'ash', changes: [{ of: null, what: 'ash' }] };
  const entry = { seq: 1, at: 1, by: 'anya', text: '', beat };
  const step = {
    seq: 1,
    at: 1,
    seat: 'anya',
    command,
    events: [{ type: 'logged', to: 'public', entry }],
  };
  const blank = seatedTable(new TestTable()).state;
  const { steps } = removed({ system: girlByMoonlight, blank, steps: [step] }, 'anya');
  expect(steps[0]?.events[0]).toMatchObject({
    entry: { beat: { kind: 'ash', fiction: '[removed]', changes: [{ what: '[removed]' }] } },
  });
});

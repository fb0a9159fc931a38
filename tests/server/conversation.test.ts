import type { OpenedTable, SeatKey } from '@moonlit/protocol';
import { hashOfSeed, seedOf } from '@moonlit/protocol/fair-dice';
import type { FairDice, OfferValue } from '@moonlit/rules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../apps/server/test/database';
import type { TestServer } from '../../apps/server/test/helpers';
import { startServer } from '../../apps/server/test/helpers';
import { Line } from '../play/line';
import { post } from '../play/table-setting';

type Who = 'Bev' | 'Claire' | 'Anya' | 'Dylan';

/** What somebody says, so many seconds after what was said before, and what they do with it at the table. */
type Said = [
  after: number,
  who: Who,
  words: string,
  command: string,
  values?: Record<string, OfferValue>,
];

/** So much faster than people talk. */
const SPEED = 20;
/**
 * In milliseconds, for half of all acts and for the slowest: far more than they take, so that only who waits for the
 * table fails, and no busy machine does.
 */
const USUAL_MS = 1_500;
const SLOWEST_MS = 15_000;

/** Every die that everybody sees shows a 4: nobody is lucky, nobody falls. */
const fours = (secret: string): FairDice => ({
  hash: (stream, session) => hashOfSeed(seedOf(secret, stream, session)),
  seed: (stream, session) => seedOf(secret, stream, session),
  dice: () => () => 4,
});

let server: TestServer;
const lines = new Map<Who, Line>();

beforeAll(async () => {
  server = await startServer({ databaseUrl: await newDatabase(), dice: fours });
});
afterAll(async () => {
  for (const line of lines.values()) line.close();
  await server.server.close();
});

const at = (who: Who): Line => {
  const line = lines.get(who);
  if (!line) throw new Error(`${who} does not sit there.`);
  return line;
};

/** The mission: they talk at once, change their minds, remember something, and somebody is elsewhere. */
const mission = (ids: Record<string, string>): Said[] => [
  [3, 'Bev', 'The lanterns are out.', 'scene.set', { text: 'The quay, in the dark' }],
  [6, 'Bev', 'How do you get there?', 'mission.engage'],
  [2, 'Bev', 'It is risky from here on.', 'roll.usual-judgement'],
  [3, 'Claire', 'I hold the gate!', 'roll.propose', { action: 'defy', goal: 'Hold the gate' }],
  [1, 'Anya', 'And I slip past.', 'roll.propose', { action: 'flow', goal: 'Slip past' }],
  [0, 'Dylan', 'I look at the lock.', 'roll.propose', { action: 'analyze' }],
  [1, 'Anya', 'No, wait, I calm them.', 'roll.propose', { action: 'empathize' }],
  [1, 'Dylan', 'I help you hold it.', 'roll.assist'],
  [2, 'Claire', 'I was here last night!', 'flashback.call', { text: 'I was here last night' }],
  [2, 'Bev', 'Then show us.', 'flashback.price', { stress: 0, roll: true }],
  [1, 'Claire', 'Yes.', 'flashback.accept'],
  [1, 'Claire', 'I hid the key.', 'roll.propose', { action: 'conceal' }],
  [1, 'Claire', 'There.', 'roll.roll'],
  [2, 'Bev', 'You have the key.', 'roll.finish'],
  [1, 'Claire', 'Now the gate.', 'roll.take-up', { protagonist: ids.Claire ?? '' }],
  [1, 'Dylan', 'I still help.', 'roll.assist'],
  [1, 'Claire', 'Four.', 'roll.roll'],
  [1, 'Anya', 'Meanwhile, on the roof…', 'scene.set', { text: 'The quay; Fawn on the roof' }],
  [2, 'Bev', 'The gate hits you.', 'consequence.assign', { level: '1', target: ids.Claire ?? '' }],
  [1, 'Dylan', 'I do not look at it after all.', 'roll.let-go', { protagonist: ids.Dylan ?? '' }],
  [1, 'Claire', 'I take it.', 'consequence.accept'],
  [1, 'Bev', 'Good. Anya!', 'roll.finish'],
  [1, 'Anya', 'I calm them.', 'roll.take-up', { protagonist: ids.Anya ?? '' }],
  [1, 'Dylan', 'And I shout next.', 'roll.propose', { action: 'express' }],
  [1, 'Bev', 'They listen to you anyway.', 'roll.grant'],
  [1, 'Dylan', 'So I shout!', 'roll.take-up', { protagonist: ids.Dylan ?? '' }],
  [1, 'Bev', 'All of you!', 'roll.make-group'],
  [1, 'Claire', 'Me too.', 'roll.join', { protagonist: ids.Claire ?? '' }],
  [0, 'Anya', 'Me too.', 'roll.join', { protagonist: ids.Anya ?? '' }],
  [2, 'Claire', 'Four again.', 'roll.roll-along', { protagonist: ids.Claire ?? '' }],
  [0, 'Anya', 'Four, too.', 'roll.roll-along', { protagonist: ids.Anya ?? '' }],
  [1, 'Dylan', 'Four!', 'roll.roll'],
  [2, 'Bev', 'The whole quay hears you.', 'roll.finish'],
  [4, 'Bev', 'She is free.', 'mission.end', { outcome: 'success' }],
];

/** After it: the desk goes through fallout while the others talk, then all three roll at once. */
const aftermath: Said[] = [
  [4, 'Bev', 'What does it cost the city?', 'phase.next'],
  [1, 'Bev', '', 'fallout.adversary'],
  [1, 'Bev', '', 'fallout.clear'],
  [1, 'Bev', '', 'fallout.roll'],
  [5, 'Bev', 'The Court takes note of you.', 'fallout.tell'],
  [1, 'Bev', '', 'fallout.halve'],
  [2, 'Bev', 'Monday morning.', 'phase.next'],
  [2, 'Claire', 'School.', 'obligation.roll'],
  [0, 'Anya', 'The bakery.', 'obligation.roll'],
  [0, 'Dylan', 'My uncle.', 'obligation.roll'],
  [4, 'Bev', 'And in the evening?', 'phase.next'],
];

/** Downtime: three things at once, a change of mind, and a question that stays open while others roll. */
const evening = (ids: Record<string, string>): Said[] => [
  [2, 'Claire', 'We dance!', 'downtime.start', connection(ids.Anya)],
  [0, 'Anya', 'I read the charts.', 'downtime.start', { activity: 'investigate' }],
  [1, 'Dylan', 'I visit Claire.', 'downtime.start', connection(ids.Claire)],
  [1, 'Dylan', 'Or no: the archive.', 'downtime.withdraw', { protagonist: ids.Dylan ?? '' }],
  [1, 'Dylan', 'The archive.', 'downtime.start', { activity: 'investigate' }],
  [1, 'Anya', 'I would love to dance.', 'downtime.offer-die', { offer: true }],
  [0, 'Dylan', 'Four.', 'downtime.roll'],
  [1, 'Dylan', 'Who rules the Court?', 'info.ask'],
  [0, 'Claire', 'Four.', 'downtime.roll'],
  [1, 'Anya', 'Four.', 'downtime.roll'],
  [1, 'Claire', 'I start a song.', 'project.start', { name: 'A song for Odile', segments: 4 }],
  [1, 'Bev', 'A drowned bell-ringer.', 'info.answer', { answer: 'A drowned bell-ringer.' }],
  [0, 'Claire', 'I write it.', 'downtime.start', { activity: 'work-on-a-project' }],
  [1, 'Anya', 'What does he want?', 'info.ask'],
  [0, 'Dylan', 'I visit Claire now.', 'downtime.start', connection(ids.Claire)],
  [1, 'Claire', 'Come in! The verse is done.', 'downtime.roll'],
  [1, 'Claire', 'Yes, do.', 'downtime.offer-die', { offer: true }],
  [0, 'Dylan', 'Four.', 'downtime.roll'],
  [2, 'Bev', 'Company.', 'info.answer', { answer: 'Company.' }],
  [3, 'Bev', 'It is late. The bay is calling.', 'phase.next', { reason: 'It is late' }],
];

function connection(friend = ''): Record<string, OfferValue> {
  return { activity: 'make-a-connection', with: friend };
}

it('keeps up with people who talk: whoever says something does it, and nobody waits', async () => {
  const ids = await atTheTable();
  const waits: number[] = [];
  const kept: string[] = [];
  const play = async (script: Said[]) => {
    let due = performance.now();
    let now: Promise<void>[] = [];
    for (const [after, who, words, command, values = {}] of script) {
      if (after > 0) await Promise.all(now.splice(0));
      due = Math.max(due + (after * 1_000) / SPEED, performance.now());
      await new Promise((go) => setTimeout(go, due - performance.now()));
      const began = performance.now();
      const act = at(who).take(command, values);
      now = [
        ...now,
        act.then(
          () => void waits.push(performance.now() - began),
          (error: Error) => void kept.push(`${who}, “${words}”, ${command}: ${error.message}`),
        ),
      ];
    }
    await Promise.all(now);
  };
  await play(mission(ids));
  expect(kept).toEqual([]);
  await play(aftermath);
  expect(kept).toEqual([]);
  await play(evening(ids));
  expect(kept).toEqual([]);

  const { table } = await at('Bev').look();
  expect(table).toMatchObject({ phase: 'mission', activities: {}, intentions: {}, roll: null });
  const slowest = waits.sort((one, other) => one - other).at(-1) ?? 0;
  expect(waits[waits.length >> 1], 'half of all waits').toBeLessThan(USUAL_MS);
  expect(slowest, 'the longest wait').toBeLessThan(SLOWEST_MS);
});

/** Bev opens a ready-made series, and three players take their heroes. */
async function atTheTable(): Promise<Record<string, string>> {
  const setup = { playset: 'at-the-brink-of-the-abyss' };
  const table = { name: 'Thursday nights', host: 'Bev', system: 'girl-by-moonlight', setup };
  const opened = await post<OpenedTable>(server.url, '/api/tables', table);
  lines.set('Bev', await Line.open(server.url, opened.key));
  await at('Bev').take('tonight.begin');
  for (const name of ['Claire', 'Anya', 'Dylan'] as const) {
    const join = { invite: opened.invite, name, role: 'protagonist' };
    const key = await post<SeatKey>(server.url, '/api/join', join);
    lines.set(name, await Line.open(server.url, key));
    await at(name).take('tonight.hero');
  }
  return at('Bev').protagonists();
}

import { SeededDice } from '../../../testing/seeded-dice';
import type { Stat } from '../vocabulary';
import { HumanityTable } from '.';

/** Who plays at a table in the middle of its third evening, and whom; Bev is its GM. */
const players = {
  anya: 'rope-dancer',
  carl: 'ferry-pilot',
  dylan: 'clock-mender',
  emi: 'night-nurse',
} as const;
type Player = keyof typeof players;
const everybody = Object.keys(players) as Player[];

/** How many evenings lie behind them. */
const EVENINGS = 2;

/**
 * A table in the middle of play: four who were ready-made, with two evenings behind them and the third begun, each with
 * Checks and what they owed. All of them hold Blessings, some Stats are locked, and a long goal stands where it has come to.
 */
export function midEvening(dice = new SeededDice(5)): HumanityTable {
  const table = new HumanityTable({}, dice);
  table.send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
  for (const seat of everybody) {
    table.send('server', { type: 'seat.take', seat, name: seat, role: 'protagonist' });
  }
  table.send('bev', { type: 'start.begin', start: 'last-ferry' });
  for (const seat of everybody) {
    table.send(seat, { type: 'start.take', person: players[seat] });
  }
  for (let evening = 1; evening <= EVENINGS; evening += 1) {
    playEvening(table, evening);
    table.send('bev', { type: 'session.end' });
    lookBack(table);
    table.send('bev', { type: 'session.start' });
  }
  playEvening(table, EVENINGS + 1);
  return table
    .withBlessings('anya', 2, 5, 3)
    .withBlessings('carl', 4, 4)
    .withBlessings('dylan', 6)
    .withBlessings('emi', 1, 2)
    .withStats('carl', { heart: [6, 4] })
    .withStats('anya', { hand: 8, head: 6 });
}

const done: readonly (readonly [Player, Stat, string])[] = [
  ['anya', 'hand', 'Along the cut chain to the buoy before it goes'],
  ['carl', 'home', 'Tell the people on the quay how the water will come'],
  ['dylan', 'head', 'Find out what was done to the engine'],
  ['emi', 'heart', 'Hold the crowd until the children are aboard'],
];

function playEvening(table: HumanityTable, evening: number): void {
  table.send('bev', {
    type: 'scene.set',
    text: `The ${evening}. night at the landing, in the rain.`,
  });
  for (const [seat, stat, aim] of done) {
    wholeCheck(table, seat, stat, aim);
  }
}

/** Nobody has anything to say of the evening; each is done with the Session Shop. */
function lookBack(table: HumanityTable): void {
  const [review = ''] = Object.keys(table.state.public.reviews ?? {});
  for (const seat of ['bev', ...everybody]) {
    for (const step of ['best', 'next']) table.send(seat, { type: 'review.pass', review, step });
  }
  for (const seat of everybody) {
    table.send(seat, { type: 'shop.done', character: table.of(seat).id });
  }
}

/**
 * A Check from the aim until all is settled: it is framed and rolled, everybody lets it stand, what it owes is worded, and
 * whoever made it rests. It leaves hardly anything behind, so it can be made again and again.
 */
export function wholeCheck(
  table: HumanityTable,
  seat: Player = 'anya',
  stat: Stat = 'hand',
  aim = 'Reach the chain before the barge does',
): void {
  table.propose(seat, stat, { aim }).frame().roll(seat, []);
  if (table.state.public.check?.part?.atRest === false) {
    table.onCheck(seat, { type: 'check.leave' });
  }
  for (const one of everybody) {
    if (table.offers(one, 'check.stand').length > 0) table.onCheck(one, { type: 'check.stand' });
  }
  for (const owed of Object.keys(table.state.public.owed)) {
    table.send('bev', { type: 'owed.word', owed, text: 'A lamp goes out, and somebody calls.' });
  }
  const { id: character } = table.of(seat);
  table.send(seat, { type: 'rest.take', character }).send('bev', { type: 'rest.end', character });
}

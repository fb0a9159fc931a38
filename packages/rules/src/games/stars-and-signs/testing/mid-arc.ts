import { SeededDice } from '../../../testing/seeded-dice';
import { reflectionPlaces } from '../milestones/milestone';
import { stepNow } from '../milestones/progress';
import { isAboutToAdvance, placeOf } from '../milestones/reflectable';
import { faceParts } from '../protagonists/face';
import { traitsOf } from '../protagonists/find';
import type { Skill } from '../vocabulary';
import { StarsTable } from '.';

/** Who plays at a table in the middle of an arc, and whom; Bev is its referee. */
export const players = {
  anya: 'runner',
  carl: 'archivist',
  dylan: 'singer',
  emi: 'gardener',
} as const;
type Player = keyof typeof players;
const everybody = Object.keys(players) as Player[];

/** How many evenings lie behind them. */
const EVENINGS = 3;

/**
 * A table in the middle of an arc: four who were ready-made, with three evenings behind them and the fourth begun. Each
 * evening has brought Checks, a Counter, Traits, a compel, Despair, and a Minor Milestone at which all have reflected.
 */
export function midArc(dice = new SeededDice(5)): StarsTable {
  const table = new StarsTable(dice);
  table.send('server', { type: 'table.open', by: 'bev', name: 'Bev' });
  for (const seat of everybody) {
    table.send('server', { type: 'seat.take', seat, name: seat, role: 'protagonist' });
  }
  table.send('bev', { type: 'start.begin', start: 'night-of-lanterns' });
  for (const seat of everybody) {
    table.send(seat, { type: 'start.take', person: players[seat] });
  }
  for (let evening = 1; evening <= EVENINGS; evening += 1) {
    playEvening(table, evening);
    table.send('bev', { type: 'session.end' });
    lookBack(table);
    table.send('bev', { type: 'session.start' });
  }
  table.send('bev', { type: 'scene.set', text: 'The weir, an hour before the sun comes up.' });
  return table.send('anya', { type: 'magic.transform', protagonist: table.of('anya').id });
}

/** The same, each of whom has chosen all five parts of a face, and nobody the same as another. */
export function withFaces(table: StarsTable): StarsTable {
  for (const [at, seat] of everybody.entries()) {
    const of = <T>(parts: readonly T[]): T | undefined => parts[(at + 1) % parts.length];
    const { hair, collar, robe, token, posture } = faceParts;
    table.send(seat, {
      ...{ type: 'protagonist.identity', protagonist: table.of(seat).id },
      ...{ hair: of(hair), collar: of(collar), robe: of(robe) },
      ...{ token: of(token), posture: of(posture) },
    });
  }
  return table;
}

const done: readonly (readonly [Player, Skill, string])[] = [
  ['anya', 'agility', 'Over the roofs to the weir before it gets there'],
  ['carl', 'research', 'Find out what was drowned here a hundred years ago'],
  ['dylan', 'charisma', 'Sing until nobody on the quay is afraid any more'],
  ['emi', 'therapy', 'Hold the child that cries until it can say why'],
];

/** What each remembers of the evenings, one moment a Memory: no two of them alike, as what people write is not. */
const remembered: Readonly<Record<Player, readonly string[]>> = {
  anya: [
    'When I stood on the bridge and could have let go, and did not, because you called.',
    'The stopwatch was still running in my pocket, and for once I did not look at it.',
    'Nobody had asked me to wait, and I waited at the corner until I heard your steps.',
    'I told him about the star over breakfast, and he asked what colour it had been.',
    'My laces had burnt through, so I ran the last street barefoot and felt all of it.',
    'Every lamp came on behind me, and still I was afraid of the one that would not.',
    'You said slower, and I thought it would kill me, and it was only walking after all.',
    'There was ash in my hair at the starting line, and I grinned at whoever stared.',
    'I passed the bench without sitting down, though my knees had been begging me to.',
  ],
  carl: [
    'The third page was blank, and it frightened me more than anything written there.',
    'They laughed at my pencils, and then one of them held the lamp so that I could draw.',
    'I wrote down what it said to me and tore it out before anybody could read it.',
    'On the stairs of the observatory I found the cup that you had left, still warm.',
    'It knew my handwriting, and I understood whom it had been copying all these years.',
    'Somebody had underlined a name in the Ledger, and for a whole hour I hoped.',
    'When the chart tore I did not mend it, because the gap showed the way better.',
    'You set a plate for me and argued about comets as if I had always been there.',
    'I could have said that I was sorry, and gave you the date and the weather instead.',
  ],
  dylan: [
    'The choir stopped, and one voice went on, and it took me a bar to hear it was mine.',
    'My mother was on the quay, and I sang the verse that she had cut from the programme.',
    'I missed the high note on purpose, so that the boy beside me would dare to come in.',
    'Greasepaint ran into my eyes, and what I saw through it was kinder than the mirror.',
    'You hummed along without knowing it, out of tune, and I have not been so glad since.',
    'Under the weir the drowned were keeping time, and I gave them the beat they lacked.',
    'I had rehearsed the apology for years, and then all that I said was: come in, it rains.',
    'They threw coins at the bridge, as if we had been buskers, and I kept the smallest.',
    'Somebody wept in the last row, and for one breath I wanted it to go on for ever.',
  ],
  emi: [
    'The seedlings had all turned to the river overnight, and I turned the pots back one by one.',
    'He asked whether it would hurt, and I told him yes, and he took my hand all the same.',
    'I knelt in the mud with a dying thing and forgot for a while that it had bitten me.',
    'Up on the roof a nurse I knew looked straight at me and decided not to have seen.',
    'What grew where I had bled was only clover, and I have never been prouder of a weed.',
    'You carried the watering can up nine floors and pretended that it had been nothing.',
    'Winter came through the broken pane, and I put my coat around the lemon tree, not me.',
    'She would not say her name, so we sorted beans until she laughed at how slow I was.',
    'I let somebody else decide who should be helped first, and slept that night, and dreamt.',
  ],
};

function playEvening(table: StarsTable, evening: number): void {
  table.send('bev', {
    type: 'scene.set',
    text: `The ${evening}. night at the river, and it is cold.`,
  });
  table.send('bev', {
    type: 'trait.lay',
    text: `What the ${evening}. night has left at the weir`,
    on: 'The weir',
    alignment: evening % 2 === 0 ? 'positive' : 'negative',
  });
  for (const [seat, skill, aim] of done) {
    const { id: protagonist } = table.of(seat);
    table.send(seat, { type: 'check.propose', protagonist, aim, skill });
    table.onCheck('bev', { type: 'check.frame', action: 'influence', against: '0' });
    table.roll(seat).close(seat);
    settle(table, seat, evening === EVENINGS ? `${seat} knows how it moves` : '');
  }
  table.send('bev', { type: 'despair.deal', protagonist: table.of('carl').id, points: 9 });
  const [blow = ''] = Object.keys(table.state.public.blows);
  table.send('carl', { type: 'despair.take', blow, moods: evening === 1 ? ['distracted'] : [] });
  table.send('bev', { type: 'milestone.challenge', by: 1 });
  table.send('bev', { type: 'milestone.begin', kind: 'minor', challenges: 2 });
  for (const seat of everybody) goThrough(table, seat, evening);
}

/** Nobody has anything to say of the evening. */
function lookBack(table: StarsTable): void {
  const [review = ''] = Object.keys(table.state.public.reviews ?? {});
  for (const seat of ['bev', ...everybody]) {
    for (const step of ['best', 'next']) table.send(seat, { type: 'review.pass', review, step });
  }
}

/** Says all that a Check still asks for, and leaves a Trait of a success where one is named. */
function settle(table: StarsTable, seat: Player, leaves = ''): void {
  const { due, band } = table.settling;
  if (due === 'cost') {
    table.onCheck(seat, { type: 'check.cost', kind: 'personal' });
    const { id: to } = table.of(seat);
    table.onCheck('bev', { type: 'check.tell-cost', to, text: 'It takes longer, and it hurts.' });
  }
  if (due === 'fallout') {
    const { id: to } = table.of(seat);
    const text = 'It hears you, and knows now what you want most.';
    table.onCheck('bev', { type: 'check.tell-fallout', to, how: 'drawback', text });
  }
  if (band !== 'miss' && leaves !== '') {
    table.onCheck(seat, { type: 'check.create-trait', text: leaves, on: 'It' });
  }
  table.onCheck(seat, { type: 'check.finish' });
  for (const owed of Object.keys(table.state.public.owed)) {
    table.send('bev', { type: 'owed.tell', owed, text: 'A lamp goes out, and it is very quiet.' });
  }
}

/** Reflects on one of each, and leaves all else as it is. */
function goThrough(table: StarsTable, seat: Player, evening: number): void {
  const { id: protagonist } = table.of(seat);
  for (;;) {
    const step = stepNow(table.state, table.of(seat));
    if (step === null) return;
    if (step === 'reflect') reflect(table, seat, evening);
    if (stepNow(table.state, table.of(seat)) === step) {
      table.send(seat, { type: 'milestone.pass', protagonist, step });
    }
  }
}

function reflect(table: StarsTable, seat: Player, evening: number): void {
  const { id: protagonist } = table.of(seat);
  for (const [at, place] of reflectionPlaces.entries()) {
    const own = traitsOf(table.state, protagonist).filter((trait) => placeOf(trait) === place);
    const trait = own[evening % own.length];
    if (!trait || isAboutToAdvance(trait)) continue;
    const text = remembered[seat][(evening - 1) * reflectionPlaces.length + at] ?? '';
    table.send(seat, { type: 'milestone.reflect', protagonist, trait: trait.id, text });
  }
}

/** A Check from the aim until all is settled. It leaves hardly anything behind, so it can be made again and again. */
export function wholeCheck(table: StarsTable): void {
  const { id: protagonist, effort } = table.of('anya');
  const aim = 'Reach the lantern before the dark does';
  table.send('anya', { type: 'check.propose', protagonist, aim, skill: 'agility' });
  const helps = Object.values(table.state.public.traits).find(
    ({ alignment, of }) => alignment === 'positive' && of === null,
  );
  table.onCheck('bev', { type: 'check.frame', action: 'transport' });
  if (helps) table.onCheck('carl', { type: 'check.point', trait: helps.id });
  table.roll('anya');
  if (effort.blood > 0) table.onCheck('anya', { type: 'check.effort', points: 1 });
  table.close('anya');
  settle(table, 'anya');
}

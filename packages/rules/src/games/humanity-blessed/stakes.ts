import type { StakesNow } from '../../engine';
import type { Face, StakesOf } from '../../table/stakes';
import { stakesNow } from '../../table/stakes';
import { unitTonight } from './endeavors/unit/ready';
import type { HumanityState } from './state';

/** How dice of this game may come out, best first. */
const faces = [
  { id: 'maximum', on: '20 or more: Maximum Success', tone: 'great' },
  { id: 'major', on: '11 to 19: Major Success', tone: 'good' },
  { id: 'medium', on: '8 to 10: Medium Success', tone: 'good' },
  { id: 'minor', on: '5 to 7: Minor Success', tone: 'mixed' },
  { id: 'failure', on: '4 or less: Failure', tone: 'bad' },
  { id: 'veryLucky', on: 'Equal: Very Lucky', tone: 'great' },
  { id: 'lucky', on: 'Both odd or both even: Lucky', tone: 'good' },
  { id: 'notLucky', on: 'One odd, one even: Not Lucky', tone: 'mixed' },
] as const satisfies readonly Face[];

type Stakes = StakesOf<(typeof faces)[number]['id']>;

const locks = 'What comes off locks its Stat at the last face.';

/** HUM-502, 503, 704…709, 907. */
const check: Stakes = [
  {
    dice: {
      maximum: 'It comes off, with an exceptional boon.',
      major: 'It comes off, with a boon.',
      medium: 'It comes off.',
      minor: 'It comes off, with a bust.',
      failure: 'It does not come off.',
    },
    notes: [`A 1 bumps: it is rolled again and added. ${locks}`],
  },
  {
    by: 'reader.apt',
    of: { yes: { notes: ['Apt: 3 and 4 count as 5.'] } },
  },
  {
    by: 'reader.several',
    of: { yes: { notes: ['It takes several Checks in a row: one failure fails it all.'] } },
  },
  {
    by: 'check.purpose.kind',
    of: {
      tracked: { notes: ['Success moves the goal up by 1, 2 or 3, failure down by 2.'] },
      endeavor: { notes: ['The size of the die says how far it goes: 1, 2 or 3.'] },
    },
  },
];

/** HUM-506, 507. */
const spark: Stakes = [
  { notes: ['A second Stat of the same size is rolled with it; if either bumps, both do.'] },
];

/** HUM-712. */
const luck: Stakes = [
  {
    dice: {
      veryLucky: 'As lucky as one can be.',
      lucky: 'Luck is with you.',
      notLucky: 'Nothing comes of it.',
    },
  },
];

/** HUM-601, 602. */
const blessing: Stakes = [{ notes: ['A d6 that you keep as it falls; a 1 brings one more.'] }];

/** HUM-507: what was not sparked bumps alone. */
const unsparked: Stakes = [{ notes: ['A 1 is rolled again and added; then all may step in.'] }];

/** HUM-613. */
const improvised: Stakes = [
  { notes: ['What the die shows counts as 1, and it is rolled again; its new face is added.'] },
];

/** HUM-101: where chance has the last word. */
const chance: Stakes = [
  {
    by: 'arbiter.kind',
    of: { chance: { notes: ['A d10 decides: even, and it is as proposed.'] } },
  },
];

/** HUM-1104, 1109. */
const round: Stakes = [
  {
    notes: [
      'A d6 each, held until the Endeavor ends or a special action is taken; a 1 brings one more.',
      'Whoever holds most at the end of the round may take the special action.',
    ],
  },
];

/** HUM-1601. */
const analysis: Stakes = [
  {
    notes: [
      'Four d6. If two of them match the other two, by sum or by product, 5 is offered to the roll.',
    ],
  },
];

/** HUM-1224. */
const shields = { notes: ['Chance says where the Shields of each unit are.'] };
const units: Stakes = [{ by: 'asked.kind', of: { unit: shields } }];
const plans: Stakes = [{ by: 'asked.plan', of: { [unitTonight.id]: shields } }];

/** HUM-1223, 1324, 1325: what is taken up from a Check falls where chance says. */
const drawn: Stakes = [
  {
    by: 'endeavor.type',
    of: {
      stealth: { notes: ['Where Alarms appear, and which way they move, chance says.'] },
      unit: { notes: ['Where a unit is hit, chance says.'] },
    },
  },
];

/** What is nobody’s Check. */
const desk: Stakes = [
  { notes: ['The sum of the dice. Where it is kept, nobody else hears of it.'] },
];

/** What may come of each kind of roll, by the command that makes it. */
const byCommand: Readonly<Record<string, Stakes>> = {
  'blessing.take': blessing,
  'check.frame': chance,
  'check.improvise': improvised,
  'check.leave': unsparked,
  'check.roll': check,
  'check.spark': spark,
  'dedication.kindle': blessing,
  'dedication.regain': blessing,
  'desk.roll': desk,
  'endeavor.begin': units,
  'endeavor.ready': plans,
  'endeavor.round': round,
  'endeavor.unit': [shields],
  'luck.roll': luck,
  'specialization.analyse': analysis,
};

/** What may let a Check end as it lies there, and be taken up: with the Endeavors that have a chance of their own. */
const ends: ReadonlySet<string> = new Set([
  ...['check.answer', 'check.close', 'check.collaborate', 'check.help', 'check.improvise'],
  ...['check.jinx', 'check.leave', 'check.roll', 'check.spark', 'check.stand', 'check.tokens'],
  ...['endeavor.act', 'endeavor.continue', 'endeavor.settle', 'endeavor.special'],
  ...['specialization.check', 'specialization.analyse'],
]);

/** How it stands with whoever acts. */
function readerOf({ check: laid }: HumanityState['public']) {
  if (!laid?.frame) return {};
  const { apt, complexity, needed } = laid.frame;
  return {
    ...(apt || complexity === 'easy' ? { apt: 'yes' } : {}),
    ...(needed > 1 ? { several: 'yes' } : {}),
  };
}

/** What may come of a command that lets dice fall; where chance has a say in an Endeavor, of that as well. */
function stakesFor({ endeavor }: HumanityState['public'], { type }: { type: string }) {
  const chance = endeavor !== null && ends.has(type) ? drawn : [];
  const own = byCommand[type];
  return own || chance.length > 0 ? [...(own ?? []), ...chance] : undefined;
}

/** What everybody can read of a command before it is sent (TABLE-196). */
export const stakesOf = (
  shared: HumanityState['public'],
  command: { type: string },
): StakesNow | null =>
  stakesNow(faces, stakesFor(shared, command), {
    ...shared,
    reader: readerOf(shared),
    asked: command,
  });

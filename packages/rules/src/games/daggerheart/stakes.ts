import type { StakesNow } from '../../engine';
import type { Face, StakesOf } from '../../table/stakes';
import { stakesNow } from '../../table/stakes';
import type { RestMove } from './rests/rest';
import { outcomeWords } from './rolls/duality';
import type { DaggerheartState } from './state';

/** How dice of this game may come out, best first: two of them against a Difficulty, and those of a death move. */
const faces = [
  { id: 'critical', on: outcomeWords.critical.name, tone: 'great' },
  { id: 'successHope', on: outcomeWords.successHope.name, tone: 'good' },
  { id: 'successFear', on: outcomeWords.successFear.name, tone: 'mixed' },
  { id: 'failureHope', on: outcomeWords.failureHope.name, tone: 'mixed' },
  { id: 'failureFear', on: outcomeWords.failureFear.name, tone: 'bad' },
  { id: 'alike', on: 'Both alike', tone: 'great' },
  { id: 'hope', on: 'Hope higher', tone: 'good' },
  { id: 'above', on: 'Above your level', tone: 'good' },
  { id: 'reached', on: 'Success', tone: 'good' },
  { id: 'missed', on: 'Failure', tone: 'bad' },
  { id: 'miss', on: 'Below Evasion', tone: 'good' },
  { id: 'hit', on: 'Evasion or more', tone: 'bad' },
  { id: 'natural', on: 'A 20', tone: 'bad' },
  { id: 'fear', on: 'Fear higher', tone: 'bad' },
  { id: 'level', on: 'Your level or less', tone: 'bad' },
] as const satisfies readonly Face[];

type Stakes = StakesOf<(typeof faces)[number]['id']>;

/** DGH-113…117, and what makes more of it (DGH-204, 302…304, 601, 902). */
const action: Stakes = [
  {
    dice: {
      critical: 'You do it, gain 1 Hope and clear 1 Stress.',
      successHope: 'You do it, and gain 1 Hope.',
      successFear: 'You do it. The GM gains 1 Fear and makes a move.',
      failureHope: 'You do not. You gain 1 Hope; the GM makes a move.',
      failureFear: 'You do not. The GM gains 1 Fear and makes a harder move.',
    },
  },
  { by: 'roll.target', of: { some: { notes: ['A success hits: then damage is rolled.'] } } },
  {
    by: 'roll.group',
    of: { some: { notes: ['Each reaction of a helper has added 1, or taken 1 away.'] } },
  },
  {
    by: 'roll.parts.1',
    of: {
      some: {
        notes: [
          'Each of you rolls, and one roll counts for all: what Hope and Stress it brings, each of you has.',
          'With Fear the GM gains more than one Fear.',
        ],
      },
    },
  },
];

/** DGH-119…121. */
const again: Stakes = [
  ...action.slice(0, 1),
  {
    notes: [
      'The roll is read anew. What came of it is corrected: Hope, Stress, Fear, countdowns, the spotlight, damage.',
      'What was spent meanwhile stays spent, and damage dice stay as they fell.',
    ],
  },
];

/** DGH-201, 202. */
const reaction: Stakes = [
  {
    dice: {
      critical: 'Nothing bad comes of it for you, not even what would on a success.',
      reached: 'You reach the Difficulty: you get away with it, as the GM has said.',
      missed: 'It happens to you.',
    },
    notes: ['No Hope, no Fear, and no move of the GM.'],
  },
];

/** DGH-204. */
const helping: Stakes = [
  {
    dice: { reached: 'Whoever leads adds 1.', missed: 'Whoever leads takes 1 away.' },
    notes: ['No Hope and no Fear.'],
  },
];

/** DGH-602…604. */
const damage: Stakes = [
  {
    notes: [
      'Your weapon’s die, as often as your Proficiency, and its bonus once.',
      'Below the Major threshold 1 HP is marked, from Major on 2, from Severe on 3.',
    ],
  },
  {
    by: 'damage.critical',
    of: { true: { notes: ['A critical: the most that the dice can show is added.'] } },
  },
];

/** DGH-604, 615. */
const withoutAttack: Stakes = [
  {
    notes: [
      'The dice as they are said, and what is added once; there is no critical.',
      'Each holds it against their own thresholds: below Major 1 HP, from Major on 2, from Severe on 3.',
    ],
  },
];

/** DGH-207. */
const foesReact: Stakes = [
  {
    dice: { reached: 'It gets away with it, or with less.', missed: 'It happens to it.' },
    notes: ['A d20 for each. No Hope and no Fear.'],
  },
];

/** DGH-612, 1501…1503. */
const attack: Stakes = [
  {
    dice: {
      miss: 'It misses.',
      hit: 'It hits: damage is rolled at once, and whoever is struck says how they take it.',
      natural: 'A critical hit whatever the Evasion: the most that the dice can show is added.',
    },
  },
];

/** DGH-902…906. */
const dying: Stakes = [
  {
    by: 'asked.move',
    of: {
      blaze: { notes: ['No dice: one last action, which succeeds critically. Then you die.'] },
      avoid: {
        dice: {
          above: 'The Hope die: you keep no scar.',
          level: 'The Hope die: a scar, and one Hope slot is crossed out for good.',
        },
        notes: ['Either way you fall unconscious, and things get worse.'],
      },
      risk: {
        dice: {
          alike: 'You clear all HP and all Stress.',
          hope: 'You clear as many HP and Stress as it shows, and are back on your feet.',
          fear: 'You die.',
        },
      },
    },
  },
];

/** DGH-2107. */
const bond: Stakes = [
  {
    notes: [
      'A d6 for each Stress that your companion has free; all of them are marked, and it is away.',
      'A 6 among them: your last HP is cleared, and you are back on your feet.',
    ],
  },
];

/** DGH-205. */
const fate: Stakes = [
  {
    notes: [
      'It happens where the die shows the number that was said, or less. Nothing else comes of it.',
    ],
  },
];

/** DGH-206. */
const desk: Stakes = [
  {
    dice: { reached: 'It reaches the Difficulty.', missed: 'It does not.' },
    notes: ['One d20. No Hope and no Fear; where it is kept, nobody hears of it.'],
  },
];

/** DGH-1703, 1704. */
const falling: Stakes = [
  {
    notes: [
      'Physical damage, against the thresholds. Very Close d10+3, Close d20+5, Far or farther d100+15.',
      'A collision is d20+5, and armour does not help.',
    ],
  },
];

/** DGH-1005, 1006. */
const restBegins: Stakes = [
  {
    by: 'asked.kind',
    of: {
      short: { notes: ['A short rest: the GM gains a d4 of Fear.'] },
      long: { notes: ['A long rest: the GM gains a d4 of Fear, and one more for each character.'] },
    },
  },
];

/** DGH-1007…1009. */
const resting: Stakes = [
  {
    by: 'rest.kind',
    of: {
      short: { notes: ['A short rest: a d4 and your tier are cleared.'] },
      long: { notes: ['A long rest: all of it is cleared.'] },
    },
  },
];

/** What may come of each kind of roll, by the command that makes it. */
const byCommand: Readonly<Record<string, Stakes>> = {
  'roll.lock': action,
  'roll.reroll': again,
  'roll.assist': helping,
  'reaction.roll': reaction,
  'desk.roll': desk,
  'fate.roll': fate,
  'damage.roll': damage,
  'adversary.attack': attack,
  'adversary.group': attack,
  'damage.cast': withoutAttack,
  'harm.several': withoutAttack,
  'adversaries.react': foesReact,
  'harm.fall': falling,
  'death.choose': dying,
  'companion.bond': bond,
  'rest.start': restBegins,
  'rest.move': resting,
  // A random start (DGH-1605).
  'countdown.start': [
    { by: 'asked.random', of: { true: { notes: ['The die says at how many it begins.'] } } },
  ],
};

/** What one does at a rest without a die (DGH-1010, 1011). */
const WITHOUT_DICE: readonly unknown[] = ['prepare', 'project'] satisfies RestMove[];

/** What everybody can read of a command before it is sent (TABLE-196). */
export function stakesOf(
  shared: DaggerheartState['public'],
  command: { type: string; move?: unknown },
): StakesNow | null {
  if (command.type === 'rest.move' && WITHOUT_DICE.includes(command.move)) return null;
  return stakesNow(faces, byCommand[command.type], { ...shared, asked: command });
}

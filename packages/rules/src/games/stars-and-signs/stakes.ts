import type { StakesNow } from '../../engine';
import type { Face, StakesOf } from '../../table/stakes';
import { stakesNow } from '../../table/stakes';
import { reachOf } from './checks/scale';
import { stateOf } from './numbers';
import type { StarsState } from './state';

/** How dice of this game may come out, best first. */
const faces = [
  { id: 'critical', on: '20 or more: Critical Hit', tone: 'great' },
  { id: 'hit', on: '15 to 19: Hit', tone: 'good' },
  { id: 'graze', on: '10 to 14: Graze', tone: 'mixed' },
  { id: 'miss', on: 'Below 10: Miss', tone: 'bad' },
  { id: 'below', on: 'Below the Reaction score', tone: 'good' },
  { id: 'reached', on: 'The score or more', tone: 'bad' },
] as const satisfies readonly Face[];

type Stakes = StakesOf<(typeof faces)[number]['id']>;

/** SNS-311…323, and what Despair and Scale make of it (SNS-616, 1606, 1607). */
const check: Stakes = [
  {
    dice: {
      critical: 'It succeeds, at one Scale more. A Complication follows.',
      hit: 'It succeeds.',
      graze: 'It succeeds; you choose the kind of one Cost. A Complication follows.',
      miss: 'It is barred, or done in part with a serious drawback. A Complication follows.',
    },
    notes: ['Once they lie there you may add Effort, and from 10 on Advantage.'],
  },
  {
    by: 'reader.state',
    of: {
      fragile: { notes: ['Fragile: each result is one step worse than it fell.'] },
      broken: { notes: ['Broken: a Critical Hit is a Graze, all else a Miss.'] },
    },
  },
  {
    by: 'reader.reach',
    of: { critical: { notes: ['One Scale short: only a Critical Hit does it.'] } },
  },
  {
    by: 'check.cooperation',
    of: { some: { notes: ['It comes to all: each pays a Cost, or suffers Fallout.'] } },
  },
  {
    by: 'check.challenge.stakes',
    of: { high: { notes: ['Stakes are high: Fallout may be a Wound.'] } },
  },
];

/** SNS-710, 711. */
const advantage: Stakes = [
  { notes: ['A d10 is added to the result. Of several the highest counts.'] },
];

/** SNS-411, 412. */
const test: Stakes = [
  {
    dice: { below: 'It goes well.', reached: 'It happens to them, as the referee has said.' },
    notes: ['No Cost, nothing in between.'],
  },
];

/** SNS-505. */
const support: Stakes = [
  { dice: { below: 'The Leader has 2 more.', reached: 'The Leader has 2 less.' } },
];

/** SNS-802. */
const points: Stakes = [{ notes: ['Five points fill a slot; one that is begun is filled.'] }];

/** SNS-1706. */
const recovery: Stakes = [
  { dice: { below: 'The Wound is gone.', reached: 'It stays. That costs nothing.' } },
];

/** SNS-2206, 2223. */
const energy: Stakes = [
  {
    notes: [
      'So much Energy: a slot up to 5, two slots from 6 on; Temporary ones first.',
      'When the last slot is filled, the Transformation ends with this Action.',
    ],
  },
];

/** SNS-1901, 1907. */
const tainted: Stakes[number] = {
  notes: [
    'The die is Corruption; five points fill a slot. On top of ten full slots one is Consumed.',
  ],
};

/** What may come of each kind of roll, by the command that makes it. */
const byCommand: Readonly<Record<string, Stakes>> = {
  'check.roll': check,
  'check.advantage': advantage,
  'check.support': support,
  'check.points': points,
  'counter.points': points,
  'test.roll': test,
  'test.roll-announced': test,
  'milestone.test': recovery,
  'magic.transform': [tainted],
  'magic.clear': [tainted],
  'magic.energy': energy,
  'magic.signature': [tainted],
  'desk.roll': [{ notes: ['The sum of the dice. Where it is kept, nobody else hears of it.'] }],
  'despair.roll': [
    {
      notes: ['The sum is Despair: whoever it is dealt to may enter Moods before they suffer it.'],
    },
  ],
  'despair.relieve': [{ notes: ['For each five points, one slot of their Despair is cleared.'] }],
  'corruption.roll': [tainted],
  'compel.refuse': [{ notes: ['It does not happen.'] }, tainted],
};

/** How it stands with whoever acts. */
function readerOf(shared: StarsState['public']) {
  const { check: laid, protagonists } = shared;
  const one = laid && protagonists[laid.protagonist];
  return laid && one ? { state: stateOf(one), reach: reachOf({ public: shared }, laid) } : {};
}

/** What everybody can read of a command before it is sent (TABLE-196). */
export const stakesOf = (
  shared: StarsState['public'],
  command: { type: string },
): StakesNow | null =>
  stakesNow(faces, byCommand[command.type], {
    ...shared,
    reader: readerOf(shared),
    asked: command,
  });

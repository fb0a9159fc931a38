import type { MissionType } from '../../content';
import { trackLength } from '../../series/lengths';
import type { GbmState } from '../../state';
import { DEFY_FATE } from './fate-map';
import { skySlot } from './slots';

/** The missions of the series (GBM-ROT-MIS-001…006). */
export const missions: MissionType[] = [
  {
    id: 'the-hunt',
    name: 'The Hunt',
    tier: 1,
    summary:
      'Track down your prey, bring it down, and take its heart. +1d when you devour blighted hearts afterwards.',
    asks: [
      'What do they hunt?',
      'What is the prey about, and for what reason?',
      'Is this ground theirs alone, or does somebody contest it?',
    ],
    hooks: { modify: { falloutDice: ({ roll }) => (roll === 'hearts' ? 1 : null) } },
  },
  {
    id: 'secure-your-hunting-grounds',
    name: 'Secure your hunting grounds',
    tier: 1,
    summary: 'Walk the bounds of your territory, and drive off the hunters who want it.',
    asks: [
      'Who is the threat this time?',
      'Where do you clash?',
      'What makes hunting here worth the risk to your rivals?',
    ],
  },
  {
    id: 'seek-answers',
    name: 'Seek answers',
    tier: 2,
    summary:
      'Search where nobody would look for what the Blight is and what it wants. Fallout does not halve the investigation track this time.',
    asks: [
      'Into which unlikely place has the Blight made its way?',
      'Who turns out to know more of it than you thought?',
      'Which marks does it leave, and how do you read them?',
    ],
    keepsInvestigation: true,
  },
  {
    id: 'steal-power',
    name: 'Steal power',
    tier: 2,
    summary:
      'Take an object of power by force or by guile. Afterwards +1d when you devour blighted hearts, and −1d on the fallout roll.',
    asks: [
      'Which prize are they after?',
      'From whom do they take it?',
      'Why would it be better destroyed than owned?',
    ],
    hooks: {
      modify: {
        falloutDice: ({ roll }) => (roll === 'hearts' ? 1 : roll === 'fallout' ? -1 : null),
      },
    },
  },
  {
    id: 'drive-back-the-blight',
    name: 'Drive back the Blight',
    tier: 3,
    summary:
      'Meet the Blight where it is strongest, to hold it up and put off the end of the world. The season ends with it.',
    asks: [
      'What guards this stronghold?',
      'Who tends the Blight there?',
      'With what does the Blight sustain them?',
      'Which loss is the price of success?',
    ],
    endsSeason: true,
  },
  {
    id: 'face-our-tragic-fate',
    name: 'Face our tragic fate',
    tier: 4,
    rule: 'GBM-ROT-RUL-013',
    summary: 'A battle without hope, against all odds. The series ends with it.',
    asks: [
      'In which shape does the Blight come to unmake the world?',
      'Is there any hope of stopping it?',
      'Where is their last stand?',
    ],
    unavailable: (state) =>
      fateCalls(state)
        ? null
        : 'Your tragic fate waits until the Blight track is full, or until you defy fate.',
    forced: fateCalls,
    hooks: { reminders: [{ when: 'mission', text: ({ state }) => hopeOf(state) }] },
    endsSeries: true,
  },
];

/** What the last mission can come to (GBM-ROT-MIS-011, 012). */
function hopeOf(state: GbmState): string {
  const defied = skySlot.of(state)?.fates[DEFY_FATE];
  if (!defied) return 'Fate was not defied, so there is no triumph: see how they meet the end.';
  const hope = defied.cost ? ` Your hope: ${defied.cost.text}` : '';
  return `Fate was defied: change or redemption can be won, at a price.${hope}`;
}

/** The last mission is the only one left (GBM-ROT-RUL-013, GBM-ROT-MIS-011). */
function fateCalls(state: GbmState): boolean {
  const { series } = state.public;
  const sky = skySlot.of(state);
  return series.adversary >= trackLength(state) || sky?.fates[DEFY_FATE] !== undefined;
}

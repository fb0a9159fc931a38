import type { Band } from '../../../forged-in-the-dark';
import { bands } from '../../../forged-in-the-dark';
import { STRESS_MAX } from '../constants';
import { allowance, won } from '../rolls/gathering';
import { outcomeOf } from '../rolls/outcomes';
import type { Position } from '../vocabulary';
import { positions } from '../vocabulary';
import type { Stakes, StakesOf } from './read';

/** By each result what a rule makes of it. */
export const byBand = (text: (band: Band) => string): Record<Band, string> => ({
  bad: text('bad'),
  partial: text('partial'),
  success: text('success'),
  critical: text('critical'),
});

/** The lower the position, the worse (GBM-ARP-037…044); a desperate roll teaches (GBM-ARP-046). */
function atPosition(position: Position): Stakes {
  return {
    dice: byBand((band) => outcomeOf(position, band).text),
    ...(position === 'desperate'
      ? { notes: ['Desperate: 1 xp in the attribute, whatever you roll.'] }
      : {}),
  };
}

const questions = bands
  .filter((band) => band !== 'critical')
  .map((band, at) => `${['1–3', '4/5', '6'][at]}: ${won(allowance[band])}`)
  .join('; ');

/** An action roll, of one or of several together. */
export const action: StakesOf = [
  {
    by: 'derived.roll.position',
    of: Object.fromEntries(positions.map((position) => [position, atPosition(position)])),
  },
  {
    by: 'roll.purpose',
    of: {
      'set-up': { notes: ['4 or better makes an opening for those who follow. {setUpsForAll}'] },
      'gather-information': { notes: [`You also ask. ${questions}.`] },
    },
  },
  {
    by: 'roll.group',
    of: {
      some: {
        notes: [
          'The best result counts for all of you. Whoever leads takes 1 stress for each 1–3.',
        ],
      },
    },
  },
];

/** What six less the die comes to (GBM-RES-004, GBM-OBL-002). */
const sixLess = { success: 'No stress.', partial: '2 or 1 stress.', bad: '5 to 3 stress.' };

export const resistance: StakesOf = [
  {
    dice: { ...sixLess, critical: 'No stress, and 1 less than you had.' },
    notes: ['Resisting always works; the dice say only what it costs.'],
  },
];

export const obligation: StakesOf = [
  { dice: { ...sixLess, critical: 'No stress, and one more downtime action.' } },
];

/** GBM-STR-006…012. */
export const eclipse: StakesOf = [
  {
    dice: {
      critical: 'You shine: 5 stress and 1 transcendence cleared, and something for every friend.',
      success: `You hold on, with your stress at ${STRESS_MAX}.`,
      partial: 'You slip: a friend can hold you, for 2 stress or a link. If nobody does, you fall.',
      bad: 'You fall into eclipse.',
    },
  },
];

export const gathering: StakesOf = [
  {
    dice: {
      ...byBand((band) => `${won(allowance[band])}.`),
      critical: `${won(allowance.critical)}, and the director tells something more.`,
    },
  },
];

/** Nobody’s doing: how well it turns out (GBM-DICE-014). */
export const fortune: StakesOf = [
  {
    dice: {
      critical: 'Better than anybody hoped.',
      success: 'It turns out well.',
      partial: 'Some of it well, some of it not.',
      bad: 'It turns out badly.',
    },
  },
];

/** What is no roll, and changes much. */
export const transcending: StakesOf = [
  {
    notes: [
      'You gain your transcendent dots and abilities, and armour. Each action roll marks 1 of {transcendenceSegments} segments; when all are marked it is over for this mission.',
    ],
  },
];

/** GBM-STR-024…026. */
export const escaping: StakesOf = [
  {
    by: 'phase',
    of: {
      mission: {
        notes: ['No roll: you do what your way out asks. Stress and transcendence stay.'],
      },
      downtime: {
        notes: ['No roll: you do what your way out asks. Stress and transcendence are cleared.'],
      },
    },
  },
];

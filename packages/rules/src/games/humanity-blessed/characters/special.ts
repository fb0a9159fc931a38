import type { Price } from '../../../table';
import type { SpecializationId } from '../vocabulary';
import { specializationNames } from '../vocabulary';
import type { OwnSpecialization } from './character';

/** What of a Specialization is counted (HUM-1618), and a line of ours of what it does. */
interface Facts {
  readonly means: string;
  /** How often a session. */
  readonly uses?: number;
  /** Once per action. */
  readonly perAction?: true;
  /** The Blessing that recharges it: worth at least so much. */
  readonly price?: number;
}

export const specializationFacts: Readonly<Record<SpecializationId, Facts>> = {
  analytical: {
    means: 'Four d6 that can be made even add 5 to the roll of a friend who has failed.',
    ...{ uses: 2, perAction: true },
  },
  calm: {
    means: 'A Head or Home roll from a safe place is kept, for a later Check without violence.',
    uses: 1,
  },
  creative: {
    means: 'Among people: a rank harder, and the lowest roll is left out if it would fail.',
    price: 4,
  },
  determined: {
    means: 'An injury or a condition counts for nothing now.',
    perAction: true,
    price: 3,
  },
  excessive: { means: 'Something gained is destroyed; what it was is theirs this scene.', uses: 1 },
  friendly: { means: 'A companion with a d6 in everything, who acts by its own Aptitudes.' },
  insured: { means: 'Whoever tends to their wounds succeeds, rolled or not.', price: 1 },
  mischievous: { means: 'Something gained distracts: another’s success is 3 lower.', price: 6 },
  protective: { means: 'They step before another whom violence is meant for.', price: 3 },
  resolved: {
    means: 'Who attacks them well has a boon less and a bust more, and they gain a Blessing.',
    price: 4,
  },
  rousing: { means: 'With Blessings worth 10: whoever hears them gains a Blessing.', uses: 1 },
  selfAccepted: { means: 'Among people, an unconventional Stat that succeeds has one boon more.' },
  shameless: {
    means: 'With Blessings worth 10: whoever watches is Uncool until they Rest.',
    uses: 1,
  },
  skilled: { means: 'A success at just this has one boon more.' },
  spiked: { means: 'Who hurts them up close is hurt as well, if less.', price: 3 },
  wellTraveled: { means: 'At a first meeting: how it belongs to where they come from.', price: 6 },
  witty: { means: 'Who gets the better of them without violence suffers some of the same.' },
};

/** What one is called. */
export const specializationName = ({ kind, name }: OwnSpecialization): string =>
  kind === 'own' || name !== '' ? name : specializationNames[kind];

/** What one says: in the words of the table, where it has some. */
export const specializationWords = ({ kind, text }: OwnSpecialization): string =>
  text !== '' || kind === 'own' ? text : specializationFacts[kind].means;

/** What of one is counted. */
export const countedOf = ({ kind, uses, price }: OwnSpecialization): Omit<Facts, 'means'> =>
  kind === 'own'
    ? { ...(uses ? { uses } : {}), ...(price ? { price } : {}) }
    : specializationFacts[kind];

/**
 * What it costs to recharge one; `null` where nothing has to be paid. Insured costs ①① more with each time (HUM-1607).
 *
 * @param insured how often Insured was recharged.
 */
export function rechargeOf(one: OwnSpecialization, insured = 0): Price | null {
  const { price } = countedOf(one);
  if (price === undefined) return null;
  return { count: one.kind === 'insured' ? 1 + 2 * insured : 1, least: price };
}

import type { RollModifier, RollReading } from '../../../engine';
import { latest } from '../../../engine';
import { diceTotal } from '../dice/stat-dice';
import { bandOf, boonsOf, bustsOf, readAs, succeeds } from '../numbers';
import type { Band } from '../vocabulary';
import { bandWords } from '../vocabulary';
import type { Frame, Part } from './check';

/** How a Check reads as it lies there. */
export interface Reading {
  /** What the dice come to with all that is added and taken off, never below 0 (Q09). */
  total: number;
  /** The same as it is read: apt, or with an exceptional gain (HUM-705, 1508). */
  read: number;
  band: Band;
  success: boolean;
  boons: number;
  busts: number;
}

/** Whether a Check of an action is made as if apt (HUM-409, 705, 902). */
export const aptIn = ({ apt, complexity }: Frame, { stat }: Pick<Part, 'stat'>): boolean =>
  apt || complexity === 'easy' || stat === 'host';

/** What a number comes to, read by an action. */
export function bandFor(frame: Frame, part: Pick<Part, 'stat'>, total: number) {
  const read = readAs(total, { apt: aptIn(frame, part), gain: frame.gain });
  return { read, band: bandOf(read) };
}

/** A Check on which Headline has rolled a 1 beside an ally fails, whatever is added (HUM-408). */
export const failsAnyway = ({ stat, spark, ally, fell, turned = [] }: Part): boolean => {
  if (ally === undefined) return false;
  const die = stat === 'headline' ? 0 : spark?.stat === 'headline' ? 1 : -1;
  return fell.some((one, at) => one.die === die && one.face === 1 && !turned.includes(at));
};

/** How a Check reads (HUM-704…709): what is added first, then what it is read as (Q07). */
export function readingOf(frame: Frame, draft: Part): Reading {
  const part = latest(draft);
  const added = part.added.reduce((sum, { value }) => sum + value, 0);
  const against = (part.haunted ?? []).reduce((sum, { face }) => sum + face, 0);
  const total = Math.max(0, diceTotal(part) + added - against);
  const fails = failsAnyway(part);
  const { read, band: as } = bandFor(frame, part, total);
  const band = fails ? 'failure' : as;
  const success = succeeds(band);
  const times = part.double ? 2 : 1;
  return {
    total,
    read,
    band,
    success,
    boons: success ? times * Math.max(0, boonsOf(band) + part.boons) : 0,
    busts: success ? times * Math.max(0, bustsOf(band) + part.busts) : 0,
  };
}

const tones: Readonly<Record<Band, RollReading['tone']>> = {
  failure: 'bad',
  minor: 'mixed',
  medium: 'good',
  major: 'good',
  maximum: 'great',
};

/** A reading as a record says it. */
export function wordsOf({ total, read, band }: Reading, part: Part): RollReading {
  const { name, means } = bandWords[band];
  const as = read === total || failsAnyway(part) ? `${total}` : `${total}, read as ${read}`;
  return { word: name, tone: tones[band], text: `${as}: ${means}` };
}

/** All that is added to dice, or taken off, as a record says it. */
export const modifiersOf = ({
  added,
  haunted,
}: Pick<Part, 'added' | 'haunted'>): RollModifier[] => [
  ...added.map(
    ({ source, by, value }): RollModifier => ({
      source,
      value,
      unit: 'total',
      ...(by === null ? {} : { by }),
    }),
  ),
  ...(haunted && haunted.length > 0
    ? [
        {
          source: 'What haunts them',
          value: -haunted.reduce((sum, { face }) => sum + face, 0),
          unit: 'total' as const,
        },
      ]
    : []),
];

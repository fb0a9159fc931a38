import type { RollModifier, RollRecord } from '../../../engine';
import { nullDie } from '../../../table/dice/boons';
import { netOf, PAIR, poolOf, sidesOf, TEN } from '../dice/pool';
import type { StarsPlay } from '../game';
import type { State } from '../numbers';
import { bandOf, mitigated } from '../numbers';
import type { Band } from '../vocabulary';
import type { Fallen } from './check';
import type { AbilityDie } from './pools';

/** What goes into the dice of a Check. */
export interface CheckThrow {
  title: string;
  circumstance: readonly RollModifier[];
  die: AbilityDie | null;
  added: readonly RollModifier[];
  state: State;
}

/** Throws the dice of a Check, and explains all that it comes to (SNS-301, 304…309). */
export function throwCheck(
  play: StarsPlay,
  { title, circumstance, die, added, state }: CheckThrow,
): { fallen: Fallen; record: RollRecord } {
  const net = netOf(circumstance);
  const abilityNet = die ? netOf(die.boons) : 0;
  const own = die && die.sides > 0 ? sidesOf(die.sides, 1, abilityNet) : [];
  const pair = sidesOf(TEN, PAIR, net);
  const { faces, proof } = play.roll([...pair, ...own], title);
  const first = poolOf('Circumstance', TEN, faces.slice(0, pair.length), { count: PAIR, net });
  const second =
    die && own.length > 0
      ? poolOf(die.label, die.sides, faces.slice(pair.length), { count: 1, net: abilityNet })
      : null;
  const isNull = die !== null && own.length === 0;
  const ability = second?.sum ?? (isNull ? nullDie(abilityNet) : 0);
  const fallen: Fallen = {
    circumstance: first.sum,
    ability,
    added: added.reduce((all, { value }) => all + value, 0),
    advantage: [],
    effort: 0,
  };
  const total = totalOf(fallen);
  const nothing: RollModifier[] = isNull
    ? [{ source: `${die.label}: a null die`, value: ability, unit: 'total' }]
    : [];
  return {
    fallen,
    record: {
      title,
      groups: [first.group, ...(second ? [second.group] : [])],
      modifiers: [...circumstance, ...(die?.boons ?? []), ...added, ...nothing],
      total,
      reading: readingOf(total, state),
      proof,
    },
  };
}

/** The result as it stands: of Advantage dice the highest counts (SNS-309, 711). */
export const totalOf = ({ circumstance, ability, added, advantage, effort }: Fallen): number =>
  circumstance + ability + added + Math.max(0, ...advantage) + effort;

export const bandWords: Readonly<
  Record<Band, { name: string; tone: RollRecord['reading']['tone']; says: string }>
> = {
  critical: { name: 'Critical Hit', tone: 'great', says: 'it succeeds, at one Scale more.' },
  hit: { name: 'Hit', tone: 'good', says: 'it succeeds.' },
  graze: { name: 'Graze', tone: 'mixed', says: 'it succeeds, at a Cost.' },
  miss: { name: 'Miss', tone: 'bad', says: 'it is barred, or done in part with a drawback.' },
};

const stateWords: Readonly<Record<Exclude<State, 'steady'>, string>> = {
  fragile: 'Fragile',
  broken: 'Broken',
};

/** Reads a total: what it says, and what Despair leaves of that (SNS-310, 1606, 1607). */
export function readingOf(total: number, state: State): RollRecord['reading'] {
  const raw = bandOf(total);
  const band = mitigated(raw, state);
  const { name, tone, says } = bandWords[band];
  const less =
    state === 'steady' || band === raw ? '' : ` a ${bandWords[raw].name}; ${stateWords[state]},`;
  return { word: name, tone, text: `${total}:${less} ${says}` };
}

import type { FieldOption } from '../../../engine';
import type { Character } from '../characters/character';
import type { Purpose } from '../checks/check';
import { fittingStats } from '../checks/usable';
import { dieOf } from '../numbers';
import type { HumanityState } from '../state';
import type { Stat } from '../vocabulary';
import { stats, statWords } from '../vocabulary';
import { areaAt } from './buttons';
import type { Button, Endeavor, Participant } from './endeavor';

type Seen = Pick<HumanityState, 'public'>;

/** What an action asks of the Stat that is used for it (HUM-1108). */
export type Tag = { readonly any: readonly Stat[] } | { readonly not: readonly Stat[] };

/** A Stat that may be used, and in whose place. */
export interface StatWay {
  stat: Stat;
  insteadOf: Stat | null;
}

type Limits = Pick<Extract<Purpose, { kind: 'endeavor' }>, 'allowed' | 'not' | 'barred'>;

/** As a form sends it: “head”, or “hand>head”. */
export const wayValue = ({ stat, insteadOf }: StatWay): string =>
  insteadOf === null ? stat : `${stat}>${insteadOf}`;

/** What a form has sent; `null` where it is no Stat. */
export function readWay(how: string): StatWay | null {
  const [stat, insteadOf] = how.split('>').map((part) => stats.find((one) => one === part));
  return stat === undefined ? null : { stat, insteadOf: insteadOf ?? null };
}

/**
 * The way that a form proposes, as nobody has to look for one: the largest die of those that need no word of the table, so
 * that it goes furthest and comes off most likely (HUM-901); of equals the first on the sheet.
 */
function proposedWay(
  state: Seen,
  one: Pick<Character, 'stats'>,
  ways: readonly StatWay[],
): StatWay | undefined {
  const named = ways.filter(({ insteadOf }) => insteadOf === null);
  const size = ({ stat }: StatWay): number => dieOf(state, one, stat)?.size ?? 0;
  return (named.length > 0 ? named : ways).reduce<StatWay | undefined>(
    (best, way) => (best === undefined || size(way) > size(best) ? way : best),
    undefined,
  );
}

/** Why it is proposed, as it stands beside it. */
const PROPOSED = 'Proposed: the largest die that is free for this.';

/** What stands in a form to choose one of some ways from, with the one that is proposed. */
export function wayOptions(
  state: Seen,
  one: Pick<Character, 'stats'>,
  ways: readonly StatWay[],
  value: (way: StatWay) => string,
): { options: FieldOption[]; initial: string | undefined } {
  const proposed = proposedWay(state, one, ways);
  const options = ways.map((way): FieldOption => {
    const option = { value: value(way), label: wayLabel(state, one, way) };
    return way === proposed && ways.length > 1 ? { ...option, detail: PROPOSED } : option;
  });
  return { options, initial: proposed && value(proposed) };
}

/** “Head d6”, or “Hand d6 in place of Head”. */
function wayLabel(state: Seen, one: Pick<Character, 'stats'>, way: StatWay): string {
  const size = dieOf(state, one, way.stat)?.size ?? 0;
  const called = `${statWords[way.stat].name} d${size}`;
  return way.insteadOf === null ? called : `${called} in place of ${statWords[way.insteadOf].name}`;
}

/** The Terrain that somebody stands in, if its Area binds them (HUM-1405). */
export const bindingArea = (endeavor: Endeavor, { track, position }: Participant): Button | null =>
  areaAt(endeavor, track, position);

/** The Stats that are of no use where somebody stands (HUM-1405). */
export function barredAt(endeavor: Endeavor, one: Participant): Stat[] {
  const area = bindingArea(endeavor, one)?.area;
  if (!area) return [];
  return area.rule === 'not' ? [...area.stats] : stats.filter((stat) => !area.stats.includes(stat));
}

/** What the tag of an action, and the place where somebody stands, say of Stats. */
export const limitsOf = (tag: Tag | null, barred: readonly Stat[]): Limits => ({
  ...(tag === null ? {} : 'any' in tag ? { allowed: [...tag.any] } : { not: [...tag.not] }),
  ...(barred.length > 0 ? { barred: [...barred] } : {}),
});

/**
 * How somebody may meet the tags of an action with the Stats that are free now (HUM-1108, 1117): the Stats that it
 * names, others in their place, History and the optional Stat. Which of them fits is the table’s to say; what needs no
 * such word comes first, so that a form which is sent as it stands means nothing unusual.
 */
export const statWays = (state: Seen, one: Character, limits: Limits): StatWay[] => {
  const all = fittingStats(state, one, {
    purpose: { kind: 'endeavor', action: '', ...limits },
    claim: { stat: 'head', insteadOf: null, aptitude: null, against: null, gain: null },
    done: [],
  }).map(({ stat, insteadOf }): StatWay => ({ stat, insteadOf }));
  const named = ({ insteadOf }: StatWay): boolean => insteadOf === null;
  return [...all.filter(named), ...all.filter((way) => !named(way))];
};

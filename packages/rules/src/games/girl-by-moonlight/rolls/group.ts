import type { Band, RollResult } from '../../../forged-in-the-dark';
import { bands } from '../../../forged-in-the-dark';
import { allowing, limitFrom } from '../asking';
import type { GbmPlay } from '../game';
import { nameById } from '../lookups';
import { takeStress } from '../sheet/stress';
import type { ActionRoll, GbmState, ProtagonistId } from '../state';
import { actorOf } from './actor';

export interface MemberResult {
  id: ProtagonistId;
  result: RollResult;
}

/** What everybody’s dice come to together. */
export interface GroupReading {
  best: RollResult;
  band: Band;
  /** What abilities made of the dice, a sentence each, for the log. */
  notes: string[];
  /** Charges the leader for each bad result, their own included (GBM-TEAM-004). */
  leaderStress(play: GbmPlay): string[];
}

/**
 * Reads a roll of one or of a group: the best single result counts for all (GBM-TEAM-003). Abilities
 * may join sixes of different rolls, or limit what leading costs.
 */
export function readGroup(
  state: GbmState,
  roll: ActionRoll,
  results: MemberResult[],
): GroupReading {
  const [first] = results;
  if (!first) throw new Error('A roll without anybody in it.');
  const top = results.reduce((most, one) => (rank(one) > rank(most) ? one : most), first);
  const best = top.result;
  if (!roll.group) return { best, band: best.band, notes: [], leaderStress: () => [] };
  const failed = results.filter(({ result }) => result.band === 'bad').length;
  const { stress, why } = leadersCost(state, roll, failed);
  const joiner = sixes(results.map(({ result }) => result)) > 1 ? joinerOf(state, roll) : null;
  const joined = joiner !== null && best.band !== 'critical';
  return {
    best,
    band: joined ? 'critical' : best.band,
    notes: joined
      ? [joinedSixes(joiner)]
      : results.length > 1
        ? [`${nameById(state, top.id)}’s result counts for all.`]
        : [],
    leaderStress: (play) => (failed > 0 ? [takeStress(play, roll.roller, stress, why)] : []),
  };
}

/** Why the group’s result is a critical that nobody’s own dice are, in a sentence. */
export function whyCritical(state: GbmState, roll: ActionRoll): string | null {
  const own = (roll.group ?? []).flatMap(({ result }) => result ?? []);
  if (roll.band !== 'critical' || own.some(({ band }) => band === 'critical')) return null;
  const joiner = joinerOf(state, roll);
  return joiner !== null && sixes(own) > 1 ? joinedSixes(joiner) : null;
}

const joinedSixes = (source: string): string =>
  `${source}: the sixes of different rolls together are a critical.`;

/** The ability by which sixes of different rolls count together, if somebody brings it. */
function joinerOf(state: GbmState, roll: ActionRoll): string | null {
  for (const { protagonist: id } of roll.group ?? []) {
    const self = actorOf(state, roll, id);
    const feature = allowing('joinSixes', { state, self, roll });
    if (feature) return feature.name;
  }
  return null;
}

/** The most that leading the roll on the table can cost, should everybody’s dice fall badly. */
export function leadingAtMost(state: GbmState, roll: ActionRoll): number {
  return roll.group ? leadersCost(state, roll, roll.group.length).stress : 0;
}

/** What leading costs for so many bad results, up to what an ability of the leader allows. */
function leadersCost(
  state: GbmState,
  roll: ActionRoll,
  failed: number,
): { stress: number; why: string } {
  const why = `leading the group action, ${failed} bad result${failed === 1 ? '' : 's'}`;
  const self = actorOf(state, roll);
  const limit = limitFrom('leadingStress', { state, self, roll });
  return limit && limit.amount < failed
    ? { stress: limit.amount, why: `${why}, but at most ${limit.amount} with ${limit.source}` }
    : { stress: failed, why };
}

/** Sixes over all rolls; a roll of zero dice counts for one die only (AMB-65). */
function sixes(results: readonly RollResult[]): number {
  return results
    .flatMap(({ keep, result, faces }) => (keep === 'lowest' ? [result] : faces))
    .filter((face) => face === 6).length;
}

function rank({ result }: MemberResult): number {
  return bands.indexOf(result.band) * 10 + result.result;
}

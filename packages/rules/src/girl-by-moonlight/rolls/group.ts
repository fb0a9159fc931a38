import type { Band, Pool, RollResult } from '../../engine';
import { bands } from '../../engine';
import { featuresOf } from '../features';
import type { GbmPlay } from '../game';
import type { ActionRoll, GbmState, ProtagonistId } from '../state';
import { takeStress } from '../table/stress';
import { actorOf } from './action-pool';

export interface MemberResult {
  id: ProtagonistId;
  pool: Pool;
  result: RollResult;
}

/** What everybody’s dice come to together. */
export interface GroupReading {
  best: RollResult;
  band: Band;
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
  const best = results.reduce((top, one) => (rank(one) > rank(top) ? one : top), first).result;
  if (!roll.group) return { best, band: best.band, leaderStress: () => [] };
  const terms = results.flatMap(({ id }) => {
    const self = actorOf(state, roll, id);
    return featuresOf(state, self).flatMap(({ hooks }) => {
      const term = hooks.group?.({ state, self, roll });
      return term ? [{ id, ...term }] : [];
    });
  });
  const joined = terms.some(({ combineSixes }) => combineSixes) && sixes(results) > 1;
  const limit = Math.min(
    ...terms
      .filter(({ id }) => id === roll.roller)
      .map(({ leaderStressAtMost }) => leaderStressAtMost ?? Infinity),
    Infinity,
  );
  const failed = results.filter(({ result }) => result.band === 'bad').length;
  return {
    best,
    band: joined ? 'critical' : best.band,
    leaderStress: (play) =>
      failed > 0
        ? [takeStress(play, roll.roller, Math.min(failed, limit), 'leading the group action')]
        : [],
  };
}

/** Sixes over all rolls; a roll of zero dice counts for one die only (AMB-65). */
function sixes(results: MemberResult[]): number {
  return results
    .flatMap(({ result }) => (result.keep === 'lowest' ? [result.result] : result.faces))
    .filter((face) => face === 6).length;
}

function rank({ result }: MemberResult): number {
  return bands.indexOf(result.band) * 10 + result.result;
}

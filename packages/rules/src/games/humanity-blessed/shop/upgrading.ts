import type { Bar } from '../../../engine';
import type { Character } from '../characters/character';
import { beyondLimits } from '../characters/limits';
import { barred } from '../game';
import { resized } from '../numbers';
import type { Stat } from '../vocabulary';
import { statWords } from '../vocabulary';
import type { ShopTag } from './shop';

/** Stats that no upgrade touches: Hardship and Haze have their own ways, Hardy grows by failing (HUM-414, 416). */
const untouched: ReadonlySet<Stat> = new Set(['hardship', 'hardy', 'haze', 'watch', 'unit']);

const isTagged = (size: number): size is ShopTag['size'] => size === 6 || size === 8 || size === 10;

/** What an upgrade of a Stat comes to: the sizes then, and the tag that it earns, if any. */
export interface Upgrade {
  stats: Character['stats'];
  tag: ShopTag['size'] | null;
}

const untouchable = (stat: Stat): Bar =>
  barred('not-allowed', `${statWords[stat].name} is not changed in the Session Shop.`, {
    instead: 'Choose another Stat.',
    rule: stat === 'hardy' ? 'HUM-414' : 'HUM-416',
  });

/** The upgrade of a Stat, or why there is none (HUM-1503, 1504; of whoever began larger HUM-218). */
export function upgradeOf(one: Character, stat: Stat): Upgrade | Bar {
  if (untouched.has(stat)) return untouchable(stat);
  const die = one.stats[stat];
  if (!die) {
    return barred('not-found', `${one.name} has no such Stat.`, {
      instead: 'Choose one that they have.',
      rule: 'HUM-1503',
    });
  }
  if (one.larger) return basedOn(one, one.larger.used, stat, die.size);
  const size = resized(die.size, 1);
  if (size === die.size) {
    return barred('limit-reached', `${statWords[stat].name} is a d10, the largest there is.`, {
      instead: 'Choose another Stat.',
      rule: 'HUM-1503',
    });
  }
  const stats = { ...one.stats, [stat]: { ...die, size } };
  return beyondLimits(stats) ?? { stats, tag: isTagged(size) ? size : null };
}

/** After a larger start a Stat is named, once, and stays as it is (HUM-218). */
function basedOn(
  { stats, name }: Character,
  used: readonly Stat[],
  stat: Stat,
  size: number,
): Upgrade | Bar {
  if (!isTagged(size)) {
    return barred('not-allowed', 'An upgrade is based on a Stat of d6 or more.', {
      instead: 'Name a larger one.',
      rule: 'HUM-218',
    });
  }
  if (!used.includes(stat)) return { stats, tag: size };
  return barred('already-done', `${name} has based an upgrade on ${statWords[stat].name} before.`, {
    instead: 'Name another Stat; once all are named there are no more.',
    rule: 'HUM-218',
  });
}

export const isUpgrade = (found: Upgrade | Bar): found is Upgrade => 'stats' in found;

/** The Stats that somebody may upgrade now. */
export const upgradable = (one: Character): Stat[] =>
  (Object.keys(one.stats) as Stat[]).filter((stat) => isUpgrade(upgradeOf(one, stat)));

/** Why a Stat cannot be lowered to pay for another one, if so (HUM-1502). */
export function cannotLower(one: Character, stat: Stat): Bar | null {
  if (untouched.has(stat)) return untouchable(stat);
  return one.stats[stat]?.size === 4 && !one.larger
    ? null
    : barred('not-allowed', 'A Stat that is a d4 may become a d2.', {
        instead: 'Choose one that is a d4, or pay with Blessings.',
        rule: 'HUM-1502',
      });
}

/** Those that may be lowered while another one rises. */
export const lowerable = (one: Character): Stat[] =>
  (Object.keys(one.stats) as Stat[]).filter((stat) => cannotLower(one, stat) === null);

/** Tokens as they are once Hardware has another size: what is above a lower limit is lost (HUM-404). */
export function tokensFor(one: Character, stats: Character['stats']): { tokens?: number } {
  const { hardware } = stats;
  if (!hardware || one.tokens === undefined) return {};
  return { tokens: Math.min(one.tokens, hardware.size / 2) };
}

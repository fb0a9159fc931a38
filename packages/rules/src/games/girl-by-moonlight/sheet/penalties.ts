import { totalsFrom } from '../asking';
import type { ActionRoll, GbmState, HarmTag, Protagonist } from '../state';

/** A harm tag as its bearer feels it. */
export interface FeltHarm {
  tag: HarmTag;
  /** The level whose penalty counts (GBM-ARP-033…035): 0 none, 1 effect, 2 a die, 3 no acting alone. */
  level: 0 | 1 | 2 | 3;
  /** What a roll says about it, such as: level 3 harm “broken arm”, felt as level 2 (its ability). */
  source: string;
}

/**
 * The harm that counts for somebody: what is shrugged off does not (GBM-LNK-006), and an ability may
 * lower every penalty (GBM-PB-GUA-012). The level on the sheet stays what it is, for recovery and
 * for whatever comes next; fatal harm is no tag and stays fatal.
 */
export function feltHarm(state: GbmState, one: Protagonist): FeltHarm[] {
  const counting = one.harm.filter(({ shrugged }) => !shrugged);
  if (counting.length === 0) return [];
  const { levels, by } = relief(state, one);
  return counting.map((tag) => {
    const level = lowered(tag.level, levels);
    const plain = `level ${tag.level} harm “${tag.text}”`;
    const source = level === tag.level ? plain : `${plain}, felt as level ${level} (${by})`;
    return { tag, level, source };
  });
}

/**
 * Level 3 harm that is felt as such leaves nothing but help or a push (GBM-ARP-035), unless it was
 * said that it does not matter for this roll (GBM-ARP-032, AMB-78).
 */
export function incapacitated(
  state: GbmState,
  one: Protagonist,
  roll?: Pick<ActionRoll, 'setAside'>,
): boolean {
  return feltHarm(state, one).some(
    ({ tag, level }) => level === 3 && !roll?.setAside?.includes(tag.id),
  );
}

/** By how many levels penalties are lower, and thanks to which ability: the best one counts. */
export function relief(state: GbmState, one: Protagonist): { levels: number; by: string } {
  return totalsFrom('harmRelief', { state, self: one })
    .map(({ source, amount }) => ({ levels: amount, by: source }))
    .reduce((best, each) => (each.levels > best.levels ? each : best), { levels: 0, by: '' });
}

function lowered(level: HarmTag['level'], by: number): FeltHarm['level'] {
  const steps = [0, 1, 2, 3] as const;
  return steps[Math.max(0, level - by)] ?? level;
}

import type { DhPlay } from '../game';
import type { Struck } from '../rolls/settled';
import { keep } from './foes';

// What damage has done to adversaries, and how it is taken back where the roll that brought it is read again (DGH-121).

type Stands = ReadonlyMap<string, Struck['before']>;

/** How all adversaries stand. */
export const standsOf = ({ state }: DhPlay): Stands =>
  new Map(
    Object.values(state.director.adversaries).map(({ id, hp, defeated }) => [
      id,
      { marked: hp.marked, defeated },
    ]),
  );

/** Those who stand otherwise than they did. */
export function struckSince(play: DhPlay, stood: Stands): Struck[] {
  const now = standsOf(play);
  return [...stood].flatMap(([id, before]) => {
    const after = now.get(id);
    if (!after || (after.marked === before.marked && after.defeated === before.defeated)) return [];
    return [{ id, before, after }];
  });
}

/**
 * Gives adversaries the HP back that damage has marked, whatever was marked since; whoever fell by it, or was said to be
 * defeated since, stands. Answers the names of those who stand again and whom the table sees.
 */
export function undeal(play: DhPlay, struck: readonly Struck[]): string[] {
  const up: string[] = [];
  for (const { id, before, after } of struck) {
    const one = play.state.director.adversaries[id];
    if (!one) continue;
    const back = after.marked - before.marked;
    const marked = Math.max(0, one.hp.marked - back);
    const stands = one.defeated && !before.defeated;
    if (stands && one.shown) up.push(one.name);
    keep(play, one, {
      hp: { ...one.hp, marked },
      ...(stands ? { defeated: false } : {}),
    });
    play.say(`${one.name}: ${back} HP come back (${marked} of ${one.hp.slots} marked).`, {
      to: 'director',
    });
  }
  // What was left of it for other minions is gone as well.
  if (play.state.director.overflow) play.emit({ type: 'overflowSet', overflow: null });
  return up;
}

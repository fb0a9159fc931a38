import type { Ruled } from '../house-rules';
import { houseRule } from '../house-rules';
import type { ActionRoll, Assist, ProtagonistId, Push } from '../state';

/** Where help stands in a roll: in one place, or with three bonus dice a link in one of its own (AMB-06). */
export type HelpPlace = 'assist' | 'linkHelp';

/** The place of the next help that is paid for in this way. */
export function placeOfHelp(state: Ruled, via: Assist['via']): HelpPlace {
  return via === 'link' && houseRule(state, 'bonusDice') === 'three' ? 'linkHelp' : 'assist';
}

/** Everybody's help with a roll; the first makes acting possible where harm forbids it (AMB-11). */
export function helpOf({ assist, linkHelp }: Pick<ActionRoll, 'assist' | 'linkHelp'>): Assist[] {
  return [assist, linkHelp].filter((help) => help !== null && help !== undefined);
}

/** Stress that a push costs (GBM-ARP-024). */
export const PUSH_STRESS = 2;

/** Whose pushes: the roll's are those of the one who rolls, or leads. */
type Pushed = Pick<ActionRoll, 'push' | 'morePushes'>;

export function pushesIn({ push, morePushes }: Pushed): Push[] {
  return [...(push ? [push] : []), ...(morePushes ?? [])];
}

/** The pushes of somebody who takes part (GBM-ARP-024, AMB-12). */
export function pushesOf(roll: ActionRoll, id: ProtagonistId): Push[] {
  if (id === roll.roller) return pushesIn(roll);
  const member = roll.group?.find(({ protagonist }) => protagonist === id);
  return member ? pushesIn(member) : [];
}

/** Whether somebody who takes part pushes themselves for this. */
export function pushesFor(roll: ActionRoll, id: ProtagonistId, benefit: Push['for']): boolean {
  return pushesOf(roll, id).some((push) => push.for === benefit);
}

/** How pushes are kept: usually there is one. */
export function keepPushes([first, ...more]: readonly Push[]): Required<Pushed> {
  return { push: first ?? null, morePushes: more };
}

import { forbidding } from '../asking';
import { stressCost } from '../sheet/stress';
import { transcendenceSegments } from '../sheet/transcendence';
import type { ActionRoll, GbmState, Protagonist } from '../state';
import { leadingAtMost } from './group';
import { PUSH_STRESS, pushesOf } from './helping';

/** Why a roll of somebody transcended marks no segment, if an ability says so. */
export function sparedBy(state: GbmState, roll: ActionRoll, self: Protagonist): string | null {
  const asked = { state, self, roll };
  return forbidding('markingTranscendence', asked)?.says ?? null;
}

/** What rolling costs somebody who takes part, as they stand now: pushes, leading, transcendence. */
export function rollCost(state: GbmState, roll: ActionRoll, self: Protagonist): { cost?: string } {
  const pushes = pushesOf(roll, self.id).length * PUSH_STRESS;
  const leading = self.id === roll.roller ? leadingAtMost(state, roll) : 0;
  const parts = [
    ...(pushes > 0 ? [stressCost(self, pushes)] : []),
    ...(leading > 0 ? [`for leading up to ${stressCost(self, leading, pushes)}`] : []),
    ...(isLast(state, roll, self) ? ['your last segment: transcendence ends'] : []),
  ];
  return parts.length > 0 ? { cost: parts.join('; ') } : {};
}

function isLast(state: GbmState, roll: ActionRoll, self: Protagonist): boolean {
  const { active, marked } = self.transcendence;
  return (
    active &&
    marked + 1 >= transcendenceSegments(state, self) &&
    sparedBy(state, roll, self) === null
  );
}

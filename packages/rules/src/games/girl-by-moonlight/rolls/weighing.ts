import type { Topic } from '../content';
import type { ActionRoll, GbmState } from '../state';
import { actorOf } from './actor';
import { hasConsequences } from './outcomes';
import { acceptedPromises } from './promised';

/**
 * What to weigh for position and effect. Who is transcended, as they were then, begins elsewhere
 * against the supernatural (GBM-ARP-012, 016…018, GBM-TRN-007).
 */
export function weighedBefore(state: GbmState, roll: ActionRoll): Topic[] {
  const everybody = roll.group?.map(({ protagonist }) => protagonist) ?? [roll.roller];
  const transcended = everybody.map((id) => actorOf(state, roll, id).transcendence.active);
  return [
    'position',
    'effect',
    ...(transcended.includes(false) ? (['mundane'] as const) : []),
    ...(transcended.includes(true) ? (['transcended'] as const) : []),
  ];
}

/** What to weigh for consequences: of a result at its position, of a promise, or of the story alone. */
export function weighedForPrice(rolled: ActionRoll | null): Topic[] {
  const topics: Topic[] = ['price'];
  if (rolled?.rolled && rolled.band && hasConsequences(rolled.band)) {
    topics.unshift(rolled.rolled.position, rolled.band === 'partial' ? 'partial' : 'bad');
  }
  if (rolled && acceptedPromises(rolled).length > 0) topics.push('promise');
  return [...topics, 'resisting'];
}

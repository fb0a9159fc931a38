import type { Hooks, Part, RollContext, RollOption } from '../../hooks';
import type { GbmState } from '../../state';
import { allKnown, dreamsOf, hostIsShielded, isShut } from './conspiracy';
import { INVASION } from './mission-ids';
import type { BranchId } from './roles';
import { branches, HOST } from './roles';

/** A line for a branch that still stands. */
function standing(state: GbmState, branch: BranchId, amount: number): Part[] {
  if (isShut(dreamsOf(state), branch)) return [];
  const name = branches.find(({ id }) => id === branch)?.name ?? branch;
  return [{ source: `The Conspiracy’s ${name}`, amount }];
}

/** Whether the Host could be met now: the mission is under way, and they are known or have come. */
function hostIsNear({ public: { phase, episode } }: GbmState, known: boolean): boolean {
  if (phase !== 'mission' || episode.mission?.stage !== 'under-way') return false;
  return known || episode.mission.type === INVASION;
}

/** A switch for whatever is aimed at the Host (AMB-51). */
function againstTheHost({ state }: RollContext): RollOption[] {
  const dreams = dreamsOf(state);
  if (!hostIsShielded(dreams) || !hostIsNear(state, dreams.map[HOST] !== undefined)) return [];
  return [{ id: 'conspiracy:against-the-host', label: 'It is aimed at the Host', effect: -1 }];
}

/** How the cell hinders the group while it works (GBM-MAZ-RUL-012, 014, 015; AMB-51). */
export const penaltyHooks: Hooks = {
  modify: {
    engagementDice: ({ state }) => standing(state, 'indoctrination', -1),
    adversary: ({ state }) => standing(state, 'acquisitions', 1),
    downtimeDice: ({ state, activity }) =>
      activity.activity === 'investigate' ? standing(state, 'surveillance', -1) : null,
    falloutTier: ({ state }) =>
      allKnown(dreamsOf(state), 'propagator')
        ? null
        : [{ source: 'Not all Propagators are identified', amount: 1 }],
  },
  options: { action: [againstTheHost] },
  reminders: [
    {
      when: 'action',
      text: ({ state }) =>
        allKnown(dreamsOf(state), 'follower')
          ? null
          : 'foes of the Conspiracy have +1 scale until all Followers are identified.',
    },
  ],
};

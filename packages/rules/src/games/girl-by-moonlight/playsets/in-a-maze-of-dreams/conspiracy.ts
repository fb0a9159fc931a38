import type { PublicValues } from '../../../../engine';
import type { GbmState } from '../../state';
import { part } from '../../telling/named-values';
import type { BranchId, Role, RoleKind } from './roles';
import { branches, HOST, roles } from './roles';
import { dreamsSlot } from './slots';
import type { DreamsState, DreamsView, RoleView, Suspect } from './state';

/** Overseers to confront before the Host can be met with full effect (AMB-51). */
const OVERSEERS_ENOUGH = 2;

/** What the series keeps; nothing at tables that play another one. */
export const dreamsOf = dreamsSlot.in;

/** The role that a suspect is known to fill, if any. */
export function knownRole({ map }: DreamsState, suspect: string): Role | null {
  return roles.find(({ id }) => map[id]?.suspect === suspect) ?? null;
}

/** The roles that nobody is known to fill. */
export function openRoles({ map }: DreamsState): Role[] {
  return roles.filter(({ id }) => !map[id]);
}

/** The suspects whose part is unknown, in the order in which they were named. */
export function unknownSuspects(dreams: DreamsState): Suspect[] {
  return Object.values(dreams.suspects).filter(({ id }) => knownRole(dreams, id) === null);
}

/** The conspirators who are known, with their roles, and not confronted yet. */
export function facing(dreams: DreamsState): { suspect: Suspect; role: Role }[] {
  return roles.flatMap((role) => {
    const known = dreams.map[role.id];
    const suspect = known && dreams.suspects[known.suspect];
    return suspect && !known.confronted ? [{ suspect, role }] : [];
  });
}

/** The tier of the dream of somebody whose part is unknown (GBM-MAZ-RUL-017, AMB-52). */
export function unknownTier(dreams: DreamsState): 1 | 2 | 3 {
  const tiers = openRoles(dreams).map(({ tier }) => tier);
  return tiers.includes(1) ? 1 : tiers.includes(2) ? 2 : 3;
}

/** Whether a branch is shut down: all in it known, and its overseer confronted (GBM-MAZ-RUL-015). */
export function isShut({ map }: DreamsState, branch: BranchId): boolean {
  return roles
    .filter((role) => role.branch === branch)
    .every(({ id, kind }) => (kind === 'overseer' ? map[id]?.confronted : map[id]));
}

/** Whether everybody of a kind is known (GBM-MAZ-RUL-014). */
export function allKnown({ map }: DreamsState, kind: RoleKind): boolean {
  return roles.filter((role) => role.kind === kind).every(({ id }) => map[id]);
}

/** Whether the Host is still out of reach of full effect (AMB-51). */
export function hostIsShielded({ map }: DreamsState): boolean {
  const faced = roles.filter(({ id, kind }) => kind === 'overseer' && map[id]?.confronted);
  return faced.length < OVERSEERS_ENOUGH;
}

/** How far each suspect is known. */
export function conspiracyValues(state: Pick<GbmState, 'public'>): PublicValues[] {
  const dreams = dreamsSlot.of(state);
  if (!dreams) return [];
  return Object.keys(dreams.suspects).map((id) =>
    part(id, dreams, () => {
      const role = knownRole(dreams, id);
      const confronted = role && dreams.map[role.id]?.confronted;
      return role ? [{ what: role.name, value: confronted ? 'confronted' : 'identified' }] : [];
    }),
  );
}

/** The map as everybody sees it. */
export function conspiracyView(state: GbmState): DreamsView | null {
  const dreams = dreamsSlot.of(state);
  if (!dreams) return null;
  const host = roles.find(({ id }) => id === HOST);
  if (!host) return null;
  return {
    branches: branches.map(({ id, name, penalty }) => ({
      id,
      name,
      penalty,
      shut: isShut(dreams, id),
      roles: roles.filter(({ branch }) => branch === id).map((role) => viewOf(dreams, role)),
    })),
    host: viewOf(dreams, host),
    penalties: [
      {
        id: 'propagators',
        text: 'Fallout is read one tier worse',
        until: 'all Propagators are identified',
        inForce: !allKnown(dreams, 'propagator'),
      },
      {
        id: 'followers',
        text: 'Foes have +1 scale',
        until: 'all Followers are identified',
        inForce: !allKnown(dreams, 'follower'),
      },
      {
        id: 'overseers',
        text: '−1 effect against the Host',
        until: 'two Overseers are confronted',
        inForce: hostIsShielded(dreams),
      },
    ],
    unknownTier: unknownTier(dreams),
  };
}

function viewOf({ map }: DreamsState, { id, name, tier }: Role): RoleView {
  const known = map[id];
  const standing = known ? (known.confronted ? 'confronted' : 'identified') : 'unknown';
  return { id, name, tier, standing, suspect: known?.suspect ?? null };
}

import type { DreamsView, PublicState, RoleView } from '@moonlit/rules/girl-by-moonlight';

/** How a role stands, in words. */
export const standingWords = {
  unknown: 'unknown',
  identified: 'identified',
  confronted: 'confronted',
} as const satisfies Record<RoleView['standing'], string>;

/** Who is known to fill a role. */
export function whoFills(state: PublicState, { suspect }: RoleView): string | null {
  if (suspect === null) return null;
  return state.dreams?.suspects[suspect]?.name ?? 'Somebody';
}

/** All roles of the map, the Host first. */
export function allRoles({ host, branches }: DreamsView): RoleView[] {
  return [host, ...branches.flatMap(({ roles }) => roles)];
}

/** The first word of a role's name: its kind, without the branch. */
export const kindOf = ({ name }: RoleView): string => name.split(' ')[0] ?? name;

import { missing } from '../../refusal';

/** A role on the Conspiracy map. */
export interface Role {
  id: string;
  name: string;
  branch: BranchId | null;
  kind: RoleKind;
  tier: 1 | 2 | 3;
}

export type RoleKind = 'propagator' | 'follower' | 'overseer' | 'host';
export type BranchId = 'indoctrination' | 'acquisitions' | 'surveillance';

/** The three branches, and what each does while it stands (AMB-51). */
export const branches: readonly { id: BranchId; name: string; penalty: string }[] = [
  { id: 'indoctrination', name: 'Indoctrination', penalty: '−1d on engagement rolls' },
  {
    id: 'acquisitions',
    name: 'Acquisitions',
    penalty: 'The Conspiracy track advances 1 more in fallout',
  },
  { id: 'surveillance', name: 'Surveillance', penalty: '−1d to investigate' },
];

const kinds: readonly { kind: RoleKind; name: string; tier: 1 | 2 }[] = [
  { kind: 'propagator', name: 'Propagator', tier: 1 },
  { kind: 'follower', name: 'Follower', tier: 1 },
  { kind: 'overseer', name: 'Overseer', tier: 2 },
];

/** The role that all branches lead to. */
export const HOST = 'host';

/** The ten roles: three in each branch, and the Host (GBM-MAZ-RUL-012). */
export const roles: readonly Role[] = [
  ...branches.flatMap(({ id: branch, name }) =>
    kinds.map(({ kind, name: title, tier }) => ({
      id: `${branch}-${kind}`,
      name: `${title} of ${name}`,
      branch,
      kind,
      tier,
    })),
  ),
  { id: HOST, name: 'Host', branch: null, kind: 'host', tier: 3 },
];

/** A role by id; refuses one that is not on the map. */
export function roleNamed(id: string): Role {
  return (
    roles.find((role) => role.id === id) ??
    missing(
      'There is no such role on the Conspiracy map.',
      'Choose one of its ten roles.',
      'GBM-MAZ-RUL-012',
    )
  );
}

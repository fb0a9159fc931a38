import type { DreamsView, PublicState, RoleView } from '@moonlit/rules/girl-by-moonlight';
import { silhouetteOf } from '../../../../design/faces/anybody';
import { bust, hair } from '../../../../design/faces/silhouettes';
import { fitted } from '../../../../design/fitted';
import { tier } from '../../../../design/words';
import { useTable } from '../../view';
import { allRoles, kindOf, standingWords, whoFills } from './words';

const BOX = { width: 88, height: 96 } as const;
const COLUMN = 94;
const ROWS = [150, 254, 358] as const;
const HOST = { x: COLUMN, y: 4 } as const;
const VIEW = { width: 2 * COLUMN + BOX.width, height: 458 } as const;

/** The side of a picture. */
const PORTRAIT = 46;

/** Letters that fit into a box. */
const FITS = 11;

/**
 * The Conspiracy map: three branches, and the Host whom all of them lead to. The drawing is for the
 * eye; a list beside it says the same in words.
 */
export function ConspiracyMap({ view }: { view: DreamsView }) {
  const state = useTable().public.value;
  return (
    <div class="conspiracy">
      <svg
        class="conspiracy-map"
        viewBox={`-3 0 ${VIEW.width + 6} ${VIEW.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {view.branches.map((branch, index) => (
          <Branch key={branch.id} branch={branch} x={index * COLUMN} state={state} />
        ))}
        <RoleBox role={view.host} {...HOST} state={state} />
      </svg>
      <ul class="sr-only">
        {allRoles(view).map((role) => (
          <li key={role.id}>{inWords(state, role)}</li>
        ))}
      </ul>
    </div>
  );
}

function inWords(state: PublicState, role: RoleView): string {
  const who = whoFills(state, role);
  const standing = standingWords[role.standing];
  return `${role.name}, tier ${tier(role.tier)}: ${who === null ? standing : `${who}, ${standing}`}`;
}

interface BranchProps {
  branch: DreamsView['branches'][number];
  x: number;
  state: PublicState;
}

/** One branch: its name, and its roles from the Overseer down. */
function Branch({ branch, x, state }: BranchProps) {
  const middle = x + BOX.width / 2;
  const host = HOST.x + BOX.width / 2;
  const downwards = [...branch.roles].sort((a, b) => b.tier - a.tier);
  return (
    <g class={branch.shut ? 'branch branch-shut' : 'branch'}>
      <path
        class="branch-line"
        d={`M${host} ${HOST.y + BOX.height}V116H${middle}V${ROWS[2]}`}
        fill="none"
      />
      <rect class="branch-ground" x={x} y={124} width={BOX.width} height={20} rx={10} />
      <text class="branch-name" x={middle} y={139} text-anchor="middle">
        {branch.name}
      </text>
      {downwards.map((role, row) => (
        <RoleBox key={role.id} role={role} x={x} y={ROWS[row] ?? 0} state={state} />
      ))}
    </g>
  );
}

interface RoleProps {
  role: RoleView;
  x: number;
  y: number;
  state: PublicState;
}

/** A role: a picture pinned to the wall, with a face and a name when somebody is known to fill it. */
function RoleBox({ role, x, y, state }: RoleProps) {
  const who = whoFills(state, role);
  return (
    <g class={`role role-${role.standing}`}>
      <rect x={x + 1} y={y} width={BOX.width - 2} height={BOX.height} rx={3} />
      <Portrait role={role} x={x + BOX.width / 2 - PORTRAIT / 2} y={y + 5} />
      <path class="role-pin" d={`M${x + BOX.width / 2 - 3} ${y}a3 3 0 1 1 .010 0z`} />
      <text class="role-who" x={x + BOX.width / 2} y={y + 64} text-anchor="middle">
        {who === null ? 'unknown' : fitted(who, FITS)}
      </text>
      <text class="role-kind" x={x + BOX.width / 2} y={y + 77} text-anchor="middle">
        {kindOf(role)}
      </text>
      <text class="role-tier" x={x + BOX.width / 2} y={y + 90} text-anchor="middle">
        tier {tier(role.tier)}
        {role.standing === 'confronted' ? ' ✓' : ''}
      </text>
    </g>
  );
}

/** The face of whoever fills a role, in the picture that is pinned up; a blank while nobody knows. */
function Portrait({ role: { suspect, standing }, x, y }: Omit<RoleProps, 'state'>) {
  return (
    <svg
      class="role-portrait"
      x={x}
      y={y}
      width={PORTRAIT}
      height={PORTRAIT}
      viewBox="0 0 64 64"
      aria-hidden="true"
    >
      <path class="role-ground" d="M0 0H64V64H0Z" />
      {suspect === null ? (
        <path class="role-blank" d="M32 12a13 15 0 1 1-.010 0zM8 64c2-14 12-18 24-18s22 4 24 18z" />
      ) : (
        <g class="role-face">
          <path d={bust} />
          <path class="role-hair" d={hair[silhouetteOf(suspect)]} />
        </g>
      )}
      {standing === 'confronted' ? <path class="role-struck" d="M4 60L60 4" /> : null}
    </svg>
  );
}

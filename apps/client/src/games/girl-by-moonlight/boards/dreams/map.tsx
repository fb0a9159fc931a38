import type { DreamsView, PublicState, RoleView } from '@moonlit/rules/girl-by-moonlight';
import { tier } from '../../../../design/words';
import { useTable } from '../../view';
import { allRoles, fitted, kindOf, standingWords, whoFills } from './words';

const BOX = { width: 88, height: 58 } as const;
const COLUMN = 94;
const ROWS = [110, 184, 258] as const;
const HOST = { x: COLUMN, y: 4 } as const;
const VIEW = { width: 2 * COLUMN + BOX.width, height: 320 } as const;

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
        d={`M${host} ${HOST.y + BOX.height}V78H${middle}V${ROWS[2]}`}
        fill="none"
      />
      <rect class="branch-ground" x={x} y={84} width={BOX.width} height={20} rx={10} />
      <text class="branch-name" x={middle} y={99} text-anchor="middle">
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

/** A role: an open frame while it is unknown, a full one with a name when somebody is known to fill it. */
function RoleBox({ role, x, y, state }: RoleProps) {
  const who = whoFills(state, role);
  return (
    <g class={`role role-${role.standing}`}>
      <rect
        x={x + 1}
        y={y}
        width={BOX.width - 2}
        height={BOX.height}
        rx={role.tier === 3 ? 29 : 9}
      />
      <text class="role-kind" x={x + BOX.width / 2} y={y + 16} text-anchor="middle">
        {kindOf(role)}
      </text>
      <text class="role-who" x={x + BOX.width / 2} y={y + 33} text-anchor="middle">
        {who === null
          ? '?'
          : `${role.standing === 'confronted' ? '✓ ' : ''}${fitted(who, role.standing === 'confronted' ? FITS - 2 : FITS)}`}
      </text>
      <text class="role-tier" x={x + BOX.width / 2} y={y + 49} text-anchor="middle">
        tier {tier(role.tier)}
      </text>
    </g>
  );
}

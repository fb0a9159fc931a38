/** One person's place at a table. */
export type SeatId = string;

/** Who a compartment of the state is for. A socket only ever receives the audiences of its seat. */
export type Audience = 'public' | 'director' | `seat:${SeatId}`;

export const roles = ['director', 'protagonist', 'spectator'] as const;
export type Role = (typeof roles)[number];

/**
 * The state of every table, partitioned at its root by who may see it. What is secret *lives* in
 * another compartment, so there is no filter that could be forgotten.
 */
export interface Compartments<Public = unknown, Director = unknown, Seat = unknown> {
  public: Public;
  director: Director;
  seats: Record<SeatId, Seat>;
}

/** The audiences that a seat belongs to, widest first. */
export function audiencesOf(seat: { id: SeatId; role: Role }): Audience[] {
  switch (seat.role) {
    case 'director':
      return ['public', 'director', `seat:${seat.id}`];
    case 'protagonist':
      return ['public', `seat:${seat.id}`];
    case 'spectator':
      return ['public'];
  }
}

/** The compartment an audience sees; `undefined` for the seat of nobody. */
export function compartmentOf(state: Compartments, audience: Audience): unknown {
  if (audience === 'public' || audience === 'director') return state[audience];
  return state.seats[audience.slice('seat:'.length)];
}

/** One change inside a compartment, as JSON Patch with its path as an array. */
export interface Patch {
  op: 'add' | 'remove' | 'replace';
  path: (string | number)[];
  value?: unknown;
}

/** Sorts the patches of a state by the audience that may see them. Paths become relative to it. */
export function splitByAudience(patches: readonly Patch[]): Map<Audience, Patch[]> {
  const byAudience = new Map<Audience, Patch[]>();
  const push = (audience: Audience, patch: Patch) => {
    const list = byAudience.get(audience);
    if (list) list.push(patch);
    else byAudience.set(audience, [patch]);
  };
  for (const patch of patches) {
    const [root, ...rest] = patch.path;
    // Nobody’s: see `Sealed`, and `beside` of `BaseState`.
    if (root === 'sealed' || root === 'beside') continue;
    if (root === 'public' || root === 'director') push(root, { ...patch, path: rest });
    else if (root === 'seats' && rest.length > 0) {
      const [seat, ...inside] = rest;
      push(`seat:${String(seat)}`, { ...patch, path: inside });
    } else throw new Error(`A patch outside every compartment: ${String(root)}`);
  }
  return byAudience;
}

import type { BaseState, Role, Seat, TableInfo } from '../engine';

/** Whether somebody directs at this table. Where nobody does, those who play manage it together. */
export function isDirected(state: BaseState): boolean {
  return state.public.table.directed !== false;
}

/**
 * Whether a seat may start and end sessions, take something back, say that play goes on, and free
 * seats (TABLE-002, TABLE-025).
 */
export function mayManage(state: BaseState, { role }: Pick<Seat, 'role'>): boolean {
  return role === managingRole(state.public.table);
}

/** The role of those who may. */
export function managingRole({ directed }: Pick<TableInfo, 'directed'>): Role {
  return directed === false ? 'protagonist' : 'director';
}

/** The seats of those who manage the table and sit at it. */
export function managersOf(state: BaseState): Seat[] {
  return Object.values(state.public.table.seats).filter(
    (seat) => !seat.vacant && mayManage(state, seat),
  );
}

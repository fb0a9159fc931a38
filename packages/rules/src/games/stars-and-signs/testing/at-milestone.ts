import type { MilestoneKind, MilestoneStep } from '../milestones/milestone';
import { stepNow } from '../milestones/progress';
import type { Protagonist } from '../protagonists/protagonist';
import type { StarsTable } from '.';

// What tests of Milestones do again and again; it is Ari who goes through them.

export const ari = (table: StarsTable): Protagonist => table.of('anya');
export const about = (table: StarsTable) => ({ protagonist: ari(table).id });
export const begin = (table: StarsTable, kind: MilestoneKind = 'minor', challenges = 0) =>
  table.send('bev', { type: 'milestone.begin', kind, challenges });
export const now = (table: StarsTable, seat = 'anya') => stepNow(table.state, table.of(seat));
export const pass = (table: StarsTable, ...steps: MilestoneStep[]) => {
  for (const step of steps) table.send('anya', { type: 'milestone.pass', ...about(table), step });
  return table;
};
/** Ari comes to a step, leaving whatever can be left. */
export const upTo = (table: StarsTable, step: MilestoneStep) => {
  for (let next = now(table); next !== null && next !== step; next = now(table)) pass(table, next);
  return table;
};
export const wound = { wound: 'physical', lasting: 'temporary', alignment: 'negative' } as const;
export const ruleOf = (refusal: { rule?: string | undefined } | null) => refusal?.rule;

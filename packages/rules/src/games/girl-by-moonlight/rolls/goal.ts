import type { ActionRoll } from '../state';
import { titled } from '../vocabulary';

/** The goal as its player wrote it; empty where the action stands for it (TABLE-052). */
export const typedGoal = ({ goal, action }: Pick<ActionRoll, 'goal' | 'action'>): string =>
  goal === titled(action) ? '' : goal;

import { lazy } from '../../design/lazy';

/** Lines and veils, with one’s own answer: stands with who is there, and where an evening ends. */
export const LimitsPanel = lazy(
  () => import('./limits-panel').then((module) => module.LimitsPanel),
  null,
);

/** The same, asked where play begins (TABLE-080): a game puts it below what happens now. */
export const LimitsFirst = lazy(
  () => import('./limits-panel').then((module) => module.LimitsFirst),
  null,
);

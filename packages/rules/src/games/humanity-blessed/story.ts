import type { StoryWeights } from '../../table';
import { chapters } from '../../table';
import { words } from './game';
import type { HumanityState } from './state';

/** How much each kind of moment matters when a session is told again. */
const weights: StoryWeights = {
  kinds: { maximum: 60, major: 45, failure: 40, 'new-character': 20 },
  beside: new Set(['chapter-named', 'looking-back', 'next-time']),
};

/** What belongs in the story as it is read afterwards, besides whatever people have written of. */
export const storyKinds: readonly string[] = [...Object.keys(weights.kinds), 'remark'];

/** Sessions as chapters. */
export const sessions = chapters<HumanityState>({
  words,
  weights,
  brought: () => ({}),
  gained: () => [],
});

import type { BaseState } from '../../engine';
import type { Learning, NextStep } from '../../table';
import { LEARNING } from '../../table';
import type { Watching } from '../step';

/** Whatever the next step tells whoever directs to keep in mind is written (TABLE-198). */
export const guided: Watching = ({ system }) => {
  const { guidance = {} }: Partial<Learning> = system.texts.parts.includes(LEARNING)
    ? system.texts.of(LEARNING)
    : {};
  return ({ after }) => {
    for (const topic of topicsIn(after)) {
      if (!Object.hasOwn(guidance, topic)) {
        throw new Error(`“${topic}” is to be kept in mind, and \`guidance\` has no words for it.`);
      }
    }
  };
};

function topicsIn(state: BaseState): readonly string[] {
  const { derived } = state.public as { derived?: { nextStep?: NextStep } };
  return derived?.nextStep?.advice ?? [];
}

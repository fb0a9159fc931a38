import type { BaseState } from '../engine';
import type { Prompt } from '../table';

/** The questions that wait for people at a table of any game, by id. */
export function promptsOf(state: BaseState): Readonly<Record<string, Prompt>> {
  const { derived } = state.public as { derived?: { prompts?: Record<string, Prompt> } };
  return derived?.prompts ?? {};
}

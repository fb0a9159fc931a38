import type { GbmState, PublicDerived } from '../state';

/** What the table does next, in a title and a sentence, so that nobody has to ask. */
export function nextStep(state: GbmState): PublicDerived['nextStep'] {
  return { title: state.public.phase, text: '' };
}

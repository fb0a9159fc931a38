import type { Field } from '../../../engine';
import type { GbmState, Protagonist, ProtagonistId } from '../state';

/** Ways in which a bond can give strength, short enough to be picked with a thumb. */
const ideas = ['A shared memory', 'Their words', 'Their trust'];

/** How a bond gives strength here, which spending a link asks for (GBM-LNK-004); it may be said aloud. */
export function bondField(state: GbmState, self: Protagonist, other: ProtagonistId): Field {
  return {
    name: 'how',
    kind: 'text',
    label: 'How does the bond give strength?',
    max: 300,
    required: false,
    suggestions: promised(state, self, other) ? ['Our promise', ...ideas] : ideas,
  };
}

/** Whether one of the two has made a promise that names the other. */
function promised(state: GbmState, self: Protagonist, other: ProtagonistId): boolean {
  const theirs = state.public.protagonists[other]?.promises ?? [];
  return (
    self.promises.some(({ with: whom }) => whom.includes(other)) ||
    theirs.some(({ with: whom }) => whom.includes(self.id))
  );
}

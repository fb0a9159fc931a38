import type { Field } from '../../engine';
import type { GbmState, Protagonist, ProtagonistId } from '../state';

/** Ways in which a bond can give strength, for when words are slow to come. */
const ideas = ['A memory only they share', 'Words that stayed', 'Somebody who believes in them'];

/** How a bond gives strength here, which spending a link asks for (GBM-LNK-004). */
export function bondField(
  state: GbmState,
  self: Protagonist,
  other: ProtagonistId,
  required: boolean,
): Field {
  return {
    name: 'how',
    kind: 'text',
    label: 'How does the bond give strength?',
    max: 300,
    required,
    suggestions: [...promisesBetween(state, self, other), ...ideas],
  };
}

/** What the two have promised each other, which is at the heart of most bonds. */
function promisesBetween(state: GbmState, self: Protagonist, other: ProtagonistId): string[] {
  const friend = state.public.protagonists[other];
  const own = self.promises.filter(({ with: whom }) => whom.includes(other));
  const theirs = friend?.promises.filter(({ with: whom }) => whom.includes(self.id)) ?? [];
  return [...new Set([...own, ...theirs].map(({ text }) => text))].slice(0, 3);
}

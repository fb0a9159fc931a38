import type { ReactionKind } from '@moonlit/protocol';
import type { Heard } from '../connection/reactions';
import type { TableView } from '../table/view';
import { personName } from '../table/view';

/** What a reaction is called: on its button, and of somebody. */
export const reactionWords: Readonly<Record<ReactionKind, { button: string; said: string }>> = {
  heart: { button: 'Heart', said: 'heart' },
  gasp: { button: 'Gasp', said: 'gasp' },
  hand: { button: 'Raise a hand', said: 'raised hand' },
};

/** A reaction as one hears it: “Ana: heart”. */
export function spokenReaction(
  { viewer, public: shared }: Pick<TableView, 'viewer' | 'public'>,
  { seat, kind }: Heard,
): string {
  const who = seat === viewer.seat ? 'You' : personName(shared.value, seat);
  return `${who}: ${reactionWords[kind].said}`;
}

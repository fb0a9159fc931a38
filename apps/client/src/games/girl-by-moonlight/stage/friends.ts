import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { protagonistName } from '../view';

/** Who can bring somebody back from eclipse, by name; those with a link to them first. */
export function friendsOf(state: PublicState, id: string): string[] {
  const links = ({ links: all }: { links: Record<string, number> }) => all[id] ?? 0;
  return Object.values(state.protagonists)
    .filter((one) => one.id !== id && one.status === 'active')
    .sort((one, other) => links(other) - links(one))
    .map((one) => protagonistName(state, one.id));
}

import { colourAt } from '../../shell/starts/colours';
import type { SharedPart } from './view';

/** The colour of somebody in the party, in the order in which they joined it. */
export function heroOfParty({ characters }: SharedPart, id: string): string | undefined {
  const at = Object.keys(characters).indexOf(id);
  return at === -1 ? undefined : colourAt(at);
}

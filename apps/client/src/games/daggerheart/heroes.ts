import type { SharedPart } from './view';

const HEROES = ['amber', 'lagoon', 'coral', 'moss', 'sky', 'rose', 'jade', 'indigo', 'violet'];

/** The colour of somebody in the party, in the order in which they joined it. */
export function heroOfParty({ characters }: SharedPart, id: string): string | undefined {
  const at = Object.keys(characters).indexOf(id);
  return at === -1 ? undefined : HEROES[at % HEROES.length];
}

import type { ActionId, HeroColour, PublicState } from '@moonlit/rules/girl-by-moonlight';
import type { Content } from '../api/content';
import { content } from '../api/content';
import type { AbilityText } from '../texts';
import { abilityText, playbookText } from '../texts';

/** All that a playbook says, whether the book has it or the table wrote it. */
export interface PlaybookFacts {
  id: string;
  name: string;
  tagline: string;
  /** The colour that a hero of it begins with; the table’s own have none. */
  colour?: HeroColour;
  summary: string;
  playIf: string;
  xpTrigger: string;
  /** What each of its promises is called. */
  promises: { id: string; label: string }[];
  eclipse: { prompt: string; escape: string };
  /** What it can ask when it gathers information. */
  questions: string[];
  startingActions: readonly ActionId[];
  /** The first is the one that it begins with. */
  special: AbilityText[];
  transcendent: AbilityText[];
}

/** A question as people say it: what the book leaves open as “[X]” is left open. */
const asSaid = (question: string): string => question.replace(/\[[XYZ]\]/g, '…');

/** What a playbook says, in full; `undefined` while its texts are on their way. */
export function playbookFacts(
  state: PublicState,
  id: string,
  texts: Content | null = content.value,
): PlaybookFacts | undefined {
  const found = playbookText(state, id, texts);
  if (!found) return undefined;
  const book = texts?.playbooks[id];
  if (book) return { ...book, questions: book.questions.map(asSaid) };
  const own = state.custom?.playbooks[id];
  if (!own) return undefined;
  const abilities = (ids: readonly string[]) =>
    ids.flatMap((ability) => abilityText(state, ability, texts) ?? []);
  return {
    ...own,
    questions: own.questions.map(asSaid),
    promises: own.promises.map(({ label }, index) => ({ id: `promise-${index + 1}`, label })),
    special: abilities(own.special),
    transcendent: abilities(own.transcendent),
  };
}

import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { useRef } from 'preact/hooks';
import { personName } from '../../view';
import type { Question } from './going';

/** What was kept as an answer, and whose it is. */
export interface Kept {
  picks: readonly string[];
  text: string;
  by: string;
}

/** The group's answer to a question, or one each of those who have answered it for themselves. */
export function keptOf({ series }: PublicState, { id, each }: Question): Kept[] {
  if (!each) {
    const answer = series.answers[id];
    return answer ? [answer] : [];
  }
  return Object.entries(series.answers).flatMap(([key, answer]) =>
    key.startsWith(`${id}:`) ? [answer] : [],
  );
}

/** Answers in a line of words; nobody's words are empty. */
export function inWords(state: PublicState, question: Question): string {
  const said = ({ picks, text }: Kept) => picks.join(', ') || text;
  return keptOf(state, question)
    .map((kept) => (question.each ? `${personName(state, kept.by)}: ${said(kept)}` : said(kept)))
    .join('; ');
}

/** How often a value has changed while one was looking; 0 is as one found it. */
export function useTurns(value: string): number {
  const seen = useRef({ value, turns: 0 });
  if (seen.current.value !== value) seen.current = { value, turns: seen.current.turns + 1 };
  return seen.current.turns;
}

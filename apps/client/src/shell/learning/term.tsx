import './term.css';
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useTable } from '../table/view';
import { learnedOf, loadLearning, useNumbers } from './learned';
import { wordsDrawn } from './reading';
import type { Finder } from './terms-in';
import { finderOf, termsIn } from './terms-in';

/** Where how to play stands before there is a table, too. */
export const LEARNING_PATH = '/how-to-play';

interface TermProps {
  id: string;
  children: ComponentChildren;
}

/**
 * A word of the game that can be tapped where it stands: it says what it means. In a card only the first
 * of its kind can; the others are plain words.
 */
export function Term({ id, children }: TermProps) {
  const { place, first } = useFirst(id);
  const { game } = useTable();
  const numbers = useNumbers();
  if (!first) return <span ref={place}>{children}</span>;
  return (
    <span ref={place}>
      <a
        class="term"
        href={`${LEARNING_PATH}#${id}`}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          event.stopPropagation();
          void import('./word-card').then(({ showWords }) => showWords(game.id, [id], numbers));
        }}
      >
        {children}
      </a>
    </span>
  );
}

/** Fetches what the words of a game mean, and from then on draws its sentences with words to tap. */
export function drawWords(system: string): void {
  loadLearning(system);
  wordsDrawn.value = Said;
}

/** The finder of each game whose words have arrived, made once. */
const finders = new WeakMap<object, Finder>();

function finderFor(system: string): Finder | null {
  const glossary = learnedOf(system)?.glossary;
  if (!glossary) return null;
  const made = finders.get(glossary) ?? finderOf(glossary.flatMap(({ terms }) => terms));
  finders.set(glossary, made);
  return made;
}

/** The words of a game in a text, by their ids; a text that is nothing but a word may be short for it. */
export function wordsOf(system: string, text: string): string[] {
  const finder = finderFor(system);
  if (!finder) return [];
  const alone = finder.alone.get(text.trim().toLowerCase());
  const whole = termsIn(text, finder).flatMap(({ term }) => term ?? []);
  return alone === undefined ? whole : [...new Set([alone, ...whole])];
}

/** A sentence of the rules, with the words of the game in it to tap. */
export function Said({ children }: { children: string }) {
  const finder = finderFor(useTable().game.id);
  if (!finder) return <>{children}</>;
  return (
    <>
      {termsIn(children, finder).map(({ words, term }, at) =>
        term === null ? (
          words
        ) : (
          <Term key={`${term}-${at}`} id={term}>
            {words}
          </Term>
        ),
      )}
    </>
  );
}

/** What is one card, in which a word is explained once. */
const CARD = '.panel, .sheet-part, .prompts-body section, .now';

/** Who has which word in which card, in the order in which they were drawn. */
const claims = new WeakMap<Element, Map<string, Signal<readonly object[]>>>();

function claimsOf(card: Element, id: string): Signal<readonly object[]> {
  const words = claims.get(card) ?? new Map<string, Signal<readonly object[]>>();
  claims.set(card, words);
  const known = words.get(id) ?? signal<readonly object[]>([]);
  words.set(id, known);
  return known;
}

/** Whether this is the first of its word in the card that it stands in. */
function useFirst(id: string): { place: RefObject<HTMLSpanElement | null>; first: boolean } {
  const place = useRef<HTMLSpanElement>(null);
  const [me] = useState(() => ({}));
  const [claimed, claim] = useState<Signal<readonly object[]> | null>(null);
  useLayoutEffect(() => {
    const card = place.current?.closest(CARD);
    if (!card) return undefined;
    const all = claimsOf(card, id);
    all.value = [...all.peek(), me];
    claim(all);
    return () => {
      all.value = all.peek().filter((one) => one !== me);
    };
  }, [id, me]);
  return { place, first: claimed?.value[0] === me };
}

import type { Signal } from '@preact/signals';
import { computed, signal } from '@preact/signals';
import type { ComponentChildren, RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { content } from '../api/content';
import { numbersOf } from '../house-rules/house-rules';
import { useTable } from '../view';
import { learned } from './learning';
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
  const state = useTable().public.value;
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
          const numbers = numbersOf(content.value?.houseRules ?? [], state.houseRules);
          void import('./word-card').then(({ showWords }) => showWords([id], numbers));
        }}
      >
        {children}
      </a>
    </span>
  );
}

const finder = computed(() => {
  const terms = learned.value?.glossary.flatMap((group) => group.terms);
  return terms ? finderOf(terms) : null;
});

/** The words of the game in a text, by their ids; a text that is nothing but a word may be short for it. */
export function wordsOf(text: string): string[] {
  const found = finder.value;
  if (!found) return [];
  const short = found.short.get(text.trim().toLowerCase());
  const whole = termsIn(text, found).flatMap(({ term }) => term ?? []);
  return short === undefined ? whole : [...new Set([short, ...whole])];
}

/** A sentence of the rules, with the words of the game in it to tap. */
export function Said({ children }: { children: string }) {
  if (!finder.value) return <>{children}</>;
  return (
    <>
      {termsIn(children, finder.value).map(({ words, term }, at) =>
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

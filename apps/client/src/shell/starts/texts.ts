import type { StartText } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { list, object, text } from '../api/parse';
import { loadTexts } from '../api/systems';
import { useTable } from '../table/view';

const person = object({
  id: text,
  name: text,
  line: text,
  emoji: text,
  goodAt: list(text),
  about: list(object({ term: text, lines: list(text) })),
});
const start = object({
  id: text,
  name: text,
  opening: list(text),
  firsts: list(text),
  people: list(person),
});
const parseStarts = object({ starts: list(start) });

/** What is ready-made of each game, as far as it has arrived. */
const arrived = signal<Readonly<Record<string, readonly StartText[]>>>({});

/** The start that the table has begun with, fetched when it is first needed; `null` where there is none, or none yet. */
export function useStart(): StartText | null {
  const { game, public: shared } = useTable();
  const { start: begun } = shared.value;
  const { id: system } = game;
  useEffect(() => {
    if (begun === undefined) return;
    loadTexts(system, 'starts', parseStarts, ({ starts }) => {
      arrived.value = { ...arrived.value, [system]: starts };
    });
  }, [system, begun]);
  return arrived.value[system]?.find(({ id }) => id === begun) ?? null;
}

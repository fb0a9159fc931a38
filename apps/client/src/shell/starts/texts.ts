import type { StartText } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { list, object, optional, text } from '../api/parse';
import { loadTexts } from '../api/systems';
import type { SharedState } from '../state';
import { useTable } from '../table/view';
import type { StartPlace } from './place';

const person = object({
  id: text,
  name: text,
  kind: optional(text),
  line: text,
  face: optional(text),
  emoji: text,
  goodAt: list(text),
  about: list(object({ term: text, lines: list(text) })),
});
const start = object({
  id: text,
  name: text,
  opening: list(text),
  firsts: list(text),
  ways: optional(list(text)),
  people: list(person),
});
const parseStarts = object({ starts: list(start) });

/** What is ready-made, as far as it has arrived, by its game and the part of the texts. */
const arrived = signal<Readonly<Record<string, readonly StartText[]>>>({});

/** The start that the table has begun with, or can, fetched when it is first needed; `null` where there is none, or none yet. */
export function useStart(): StartText | null {
  const { game, public: shared } = useTable();
  const place = game.startOf?.(shared.value) ?? usual(shared.value);
  const { id: system } = game;
  const key = `${system} ${place?.part}`;
  useEffect(() => {
    if (!place) return;
    loadTexts(system, place.part, parseStarts, ({ starts }) => {
      arrived.value = { ...arrived.value, [key]: starts };
    });
  }, [key]);
  return arrived.value[key]?.find(({ id }) => place?.id === undefined || id === place.id) ?? null;
}

const usual = ({ start }: SharedState): StartPlace | null =>
  start === undefined ? null : { part: 'starts', id: start };

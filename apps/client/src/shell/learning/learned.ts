import type { Learning } from '@moonlit/rules';
import { signal } from '@preact/signals';
import { NotUnderstood } from '../api/parse';
import { loadTexts } from '../api/systems';
import { useTable } from '../table/view';

/** The part of a game’s texts that says how it is played; the rules call it so. */
const LEARNING = 'how-to-play';

/** What has arrived, by the game that it is of. */
const arrived = signal<Readonly<Record<string, Learning>>>({});

/** How a game is played, and its words; `null` until they have arrived. */
export const learnedOf = (system: string): Learning | null => arrived.value[system] ?? null;

/** Fetches them once. */
export function loadLearning(system: string): void {
  loadTexts(system, LEARNING, parse, (texts) => {
    arrived.value = { ...arrived.value, [system]: texts };
  });
}

/** What stands for the numbers in the texts of this table’s game: its own, and where it has none the usual ones. */
export function useNumbers(): Readonly<Record<string, string>> {
  const { game, public: shared } = useTable();
  return { ...learnedOf(game.id)?.usual, ...game.learning?.numbers?.(shared.value) };
}

/** The rules write these texts, in the same build: only their outline is looked at. */
function parse(value: unknown): Learning {
  if (!isLearning(value)) throw new NotUnderstood('This does not say how to play.');
  return value;
}

function isLearning(value: unknown): value is Learning {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return (
    Array.isArray(parts.get('howToPlay')) &&
    Array.isArray(parts.get('glossary')) &&
    typeof parts.get('example') === 'object'
  );
}

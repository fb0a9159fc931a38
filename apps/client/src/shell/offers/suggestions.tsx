import { useMemo, useState } from 'preact/hooks';
import { Icon } from '../../design/icon';

interface SuggestionsProps {
  /** The field that they are for. */
  label: string;
  ideas: readonly string[];
  text: string;
  change(value: string): void;
}

/** Ideas for a field of words: a handful of a long list at a time, in an order of their own. */
export function Suggestions({ label, ideas, text, change }: SuggestionsProps) {
  const all = ideas.join('\n');
  const long = ideas.length > HANDFUL;
  const mixed = useMemo(() => (long ? shuffled(all.split('\n')) : all.split('\n')), [all]);
  const [turn, setTurn] = useState(0);
  const from = (turn * HANDFUL) % mixed.length;
  const shown = [...mixed, ...mixed].slice(from, from + Math.min(HANDFUL, mixed.length));
  const chips = (
    <ul class="chips" aria-label={`Ideas for “${label}”`}>
      {shown.map((idea) => (
        <li key={idea}>
          <button
            type="button"
            class="btn btn-small"
            aria-pressed={text === idea}
            onClick={() => change(idea)}
          >
            {idea}
          </button>
        </li>
      ))}
      {long ? (
        <li>
          <button type="button" class="btn btn-small btn-quiet" onClick={() => setTurn(turn + 1)}>
            <Icon name="turn" />
            Others<span class="sr-only">: ideas for “{label}”</span>
          </button>
        </li>
      ) : null}
    </ul>
  );
  if (ideas.every((idea) => idea.length <= SHORT)) return chips;
  return (
    <details class="suggestions">
      <summary>Ideas for “{label}”</summary>
      {chips}
    </details>
  );
}

/** How many ideas stand side by side. */
const HANDFUL = 8;

/** Longest idea that may stand open unasked, such as a name. */
const SHORT = 16;

/** The same things in another order, any of them as likely as another. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((item) => ({ item, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

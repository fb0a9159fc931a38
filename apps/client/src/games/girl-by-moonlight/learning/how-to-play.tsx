import './learning.css';
import type { LearningContent } from '@moonlit/rules/girl-by-moonlight';
import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../design/icon';
import { NotUnderstood } from '../../../shell/api/parse';
import { loadTexts } from '../../../shell/api/systems';
import { SYSTEM } from '../api/content';
import { learning } from './learning';

/** What has arrived of it. */
const arrived = signal<LearningContent | null>(null);

/** How to play in eight steps, and every word of the game: to search, and to print. */
export function HowToPlay() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    loadTexts(SYSTEM, 'how-to-play', parse, (texts) => {
      arrived.value = texts;
    });
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
  const { howToPlay = [], glossary = [] } = arrived.value ?? {};
  const groups = glossary
    .map(({ title, terms }) => ({ title, terms: terms.filter(fits(wanted)) }))
    .filter(({ terms }) => terms.length > 0);
  const found = groups.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <main class="app learning">
      <header class="learning-head">
        <h1 ref={heading} tabIndex={-1}>
          How to play
        </h1>
        <div class="offer-buttons no-print">
          <button
            type="button"
            class="btn btn-primary"
            onClick={() => {
              learning.value = false;
            }}
          >
            <Icon name="back" />
            Back to the table
          </button>
          <button type="button" class="btn" onClick={() => print()}>
            <Icon name="print" />
            Print
          </button>
        </div>
      </header>
      <ol class="learning-steps">
        {howToPlay.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div class="field no-print">
        <label for="learning-search">Look up a word</label>
        <input
          id="learning-search"
          class="input"
          type="search"
          autocomplete="off"
          value={wanted}
          onInput={({ currentTarget }) => setWanted(currentTarget.value)}
        />
        <p class="hint" role="status">
          {arrived.value === null
            ? 'One moment…'
            : found === 0
              ? 'No such word here. Ask the table: somebody may know.'
              : wanted
                ? `${found} found`
                : ''}
        </p>
      </div>
      {groups.map(({ title, terms }) => (
        <section key={title} class="learning-group" aria-label={title}>
          <h2>{title}</h2>
          <dl>
            {terms.map(({ id, name, text }) => (
              <div key={id}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </main>
  );
}

const fits =
  (wanted: string) =>
  ({ name, text }: { name: string; text: string }): boolean =>
    `${name} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase());

/** The rules write these texts, in the same build: only their outline is looked at. */
function parse(value: unknown): LearningContent {
  if (!isLearning(value)) throw new NotUnderstood('This does not say how to play.');
  return value;
}

function isLearning(value: unknown): value is LearningContent {
  if (typeof value !== 'object' || value === null) return false;
  const parts = new Map<string, unknown>(Object.entries(value));
  return Array.isArray(parts.get('howToPlay')) && Array.isArray(parts.get('glossary'));
}

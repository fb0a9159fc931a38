import './learning.css';
import { withNumbers } from '@moonlit/rules/girl-by-moonlight/stakes';
import { useEffect, useState } from 'preact/hooks';
import { learned, loadLearning } from './learning';

/**
 * How to play in eight steps, and every word of the game: to search, and to print.
 *
 * @param numbers those of the table; without, the usual ones of the book.
 */
export function LearningView({ numbers }: { numbers?: Readonly<Record<string, string>> }) {
  const [wanted, setWanted] = useState('');
  useEffect(loadLearning, []);
  const { howToPlay = [], glossary = [], usual = {} } = learned.value ?? {};
  const said = (text: string) => withNumbers(text, { ...usual, ...numbers });
  const groups = glossary
    .map(({ title, terms }) => ({ title, terms: terms.filter(fits(wanted)) }))
    .filter(({ terms }) => terms.length > 0);
  const found = groups.reduce((sum, { terms }) => sum + terms.length, 0);
  return (
    <>
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
          {learned.value === null
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
              <div key={id} id={id}>
                <dt>{name}</dt>
                <dd>{said(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}

const fits =
  (wanted: string) =>
  ({ name, text }: { name: string; text: string }): boolean =>
    `${name} ${text}`.toLowerCase().includes(wanted.trim().toLowerCase());

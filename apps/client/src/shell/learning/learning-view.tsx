import './learning.css';
import { withNumbers } from '@moonlit/rules/learning';
import { useEffect, useState } from 'preact/hooks';
import { Example } from './example';
import { learnedOf, loadLearning } from './learned';

interface ViewProps {
  system: string;
  /** Those of the table; without, the usual ones of the book. */
  numbers?: Readonly<Record<string, string>>;
}

/** How to play in eight steps, one roll as it is read, and every word of the game: to search, and to print. */
export function LearningView({ system, numbers }: ViewProps) {
  const [wanted, setWanted] = useState('');
  useEffect(() => loadLearning(system), [system]);
  const learned = learnedOf(system);
  const { howToPlay = [], glossary = [], usual = {}, example } = learned ?? {};
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
      {example ? <Example example={example} /> : null}
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
          {learned === null
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

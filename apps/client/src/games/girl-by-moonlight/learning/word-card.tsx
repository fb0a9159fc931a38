import './words-asked.css';
import { withNumbers } from '@moonlit/rules/girl-by-moonlight/stakes';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../../design/dialog';
import { content } from '../api/content';
import { numbersOf } from '../house-rules/house-rules';
import { useTable } from '../view';
import { learned, learning, loadLearning } from './learning';

/** Says what words mean, over whatever page is open, with the numbers of their table. */
export function showWords(ids: readonly string[], numbers: Readonly<Record<string, string>>): void {
  const root = document.createElement('div');
  document.body.append(root);
  const close = () => {
    render(null, root);
    root.remove();
  };
  render(<WordCard ids={ids} numbers={numbers} close={close} />, root);
}

/** Says what words mean that somebody asks about where they stand. */
export function AskedWords({ words, close }: { words: readonly string[]; close(): void }) {
  const state = useTable().public.value;
  const numbers = numbersOf(content.value?.houseRules ?? [], state.houseRules);
  return <WordCard ids={words} numbers={numbers} close={close} />;
}

interface WordCardProps {
  ids: readonly string[];
  numbers: Readonly<Record<string, string>>;
  close(): void;
}

function WordCard({ ids, numbers, close }: WordCardProps) {
  useEffect(loadLearning, []);
  const all = learned.value?.glossary.flatMap(({ terms }) => terms) ?? [];
  const terms = ids.flatMap((id) => all.find((one) => one.id === id) ?? []);
  const [term] = terms;
  return (
    <Dialog
      title={terms.length > 1 ? 'What it means' : (term?.name ?? 'One moment…')}
      onClose={close}
    >
      {terms.length > 1 ? (
        <dl class="words-asked">
          {terms.map(({ id, name, text }) => (
            <div key={id}>
              <dt>{name}</dt>
              <dd>{withNumbers(text, numbers)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {terms.length === 1 && term ? <p>{withNumbers(term.text, numbers)}</p> : null}
      <button
        type="button"
        class="btn"
        onClick={() => {
          close();
          learning.value = true;
        }}
      >
        All words, and how to play
      </button>
    </Dialog>
  );
}

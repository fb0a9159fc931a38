import './words-asked.css';
import { withNumbers } from '@moonlit/rules/learning';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../design/dialog';
import { useTable } from '../table/view';
import { learnedOf, loadLearning, useNumbers } from './learned';
import { reading } from './reading';

/** What stands for the numbers in a text, by the house rules of its table. */
type Numbers = Readonly<Record<string, string>>;

/** Says what words of a game mean, over whatever page is open, with the numbers of their table. */
export function showWords(system: string, ids: readonly string[], numbers: Numbers): void {
  const root = document.createElement('div');
  document.body.append(root);
  const close = () => {
    render(null, root);
    root.remove();
  };
  render(<WordCard system={system} ids={ids} numbers={numbers} close={close} />, root);
}

/** Says what words mean that somebody asks about where they stand. */
export function AskedWords({ words, close }: { words: readonly string[]; close(): void }) {
  const { game } = useTable();
  return <WordCard system={game.id} ids={words} numbers={useNumbers()} close={close} />;
}

interface WordCardProps {
  system: string;
  ids: readonly string[];
  numbers: Numbers;
  close(): void;
}

function WordCard({ system, ids, numbers, close }: WordCardProps) {
  useEffect(() => loadLearning(system), [system]);
  const all = learnedOf(system)?.glossary.flatMap(({ terms }) => terms) ?? [];
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
          reading.value = true;
        }}
      >
        All words, and how to play
      </button>
    </Dialog>
  );
}

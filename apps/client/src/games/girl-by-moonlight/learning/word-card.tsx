import { withNumbers } from '@moonlit/rules/girl-by-moonlight/stakes';
import { render } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../../design/dialog';
import { learned, learning, loadLearning } from './learning';

/** Says what a word means, over whatever page is open, with the numbers of its table. */
export function showWord(id: string, numbers: Readonly<Record<string, string>>): void {
  const root = document.createElement('div');
  document.body.append(root);
  const close = () => {
    render(null, root);
    root.remove();
  };
  render(<WordCard id={id} numbers={numbers} close={close} />, root);
}

interface WordCardProps {
  id: string;
  numbers: Readonly<Record<string, string>>;
  close(): void;
}

function WordCard({ id, numbers, close }: WordCardProps) {
  useEffect(loadLearning, []);
  const term = learned.value?.glossary.flatMap(({ terms }) => terms).find((one) => one.id === id);
  return (
    <Dialog title={term?.name ?? 'One moment…'} onClose={close}>
      {term ? <p>{withNumbers(term.text, numbers)}</p> : null}
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

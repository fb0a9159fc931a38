import { useTable } from '../table/view';
import { wordsDrawn } from './reading';

/** A sentence of the rules: with words in it to tap where its game says what they mean, else as it is. */
export function Words({ children }: { children: string }) {
  const { learning } = useTable().game;
  const Said = wordsDrawn.value;
  return Said && learning ? <Said>{children}</Said> : children;
}

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { useTable } from '../table/view';
import { useNumbers } from './learned';
import { LearningView } from './learning-view';
import { reading } from './reading';

/** How to play the game of this table, in its place, with its numbers. */
export function HowToPlay() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { game } = useTable();
  const numbers = useNumbers();
  useEffect(() => {
    heading.current?.focus();
    scrollTo({ top: 0 });
  }, []);
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
              reading.value = false;
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
      <LearningView system={game.id} numbers={numbers} />
    </main>
  );
}

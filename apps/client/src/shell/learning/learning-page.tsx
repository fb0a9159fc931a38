import { useEffect } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { learnedOf } from './learned';
import { LearningView } from './learning-view';

/** How to play a game, on a page of its own: readable before there is a table. */
export function LearningPage({ system }: { system: string }) {
  const here = learnedOf(system) !== null;
  useEffect(() => {
    // What the address names is drawn only once the texts have arrived.
    if (here) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [here]);
  return (
    <>
      <div class="offer-buttons no-print">
        <button type="button" class="btn" onClick={() => print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
      <LearningView system={system} />
    </>
  );
}

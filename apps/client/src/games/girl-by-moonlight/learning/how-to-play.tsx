import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/icon';
import { content } from '../api/content';
import { numbersOf } from '../house-rules/house-rules';
import { useTable } from '../view';
import { learning } from './learning';
import { LearningView } from './learning-view';

/** How to play, in place of the table, with its numbers. */
export function HowToPlay() {
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useTable().public.value;
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
      <LearningView numbers={numbersOf(content.value?.houseRules ?? [], state.houseRules)} />
    </main>
  );
}

import { Icon } from '../../design/icon';
import type { ShownStep } from './made';

interface StepListProps {
  steps: readonly ShownStep[];
  /** The step looked at. */
  now: string;
  /** Steps with words that are typed and not on the sheet yet. */
  unsent: readonly string[];
  go(to: number): void;
}

/** How far everything is: a mark for each step, and all of them by name when they are asked for. */
export function StepList({ steps, now, unsent, go }: StepListProps) {
  return (
    <div class="steps">
      <ol class="steps-marks" aria-label="Steps">
        {steps.map((step, index) => (
          <li key={step.id}>
            <button
              type="button"
              class={markClass(step, unsent.includes(step.id))}
              aria-current={step.id === now ? 'step' : undefined}
              onClick={() => go(index)}
            >
              <span class="sr-only">
                {step.title}, {wordOf(step, unsent)}
              </span>
              <span aria-hidden="true">
                {step.state === 'done' ? <Icon name="check" /> : index + 1}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <details class="drawer steps-all">
        <summary>All steps</summary>
        <ol>
          {steps.map((step, index) => (
            <li key={step.id}>
              <button
                type="button"
                class="row-btn row-btn-noted step-row"
                aria-current={step.id === now ? 'step' : undefined}
                onClick={(event) => {
                  event.currentTarget.closest('details')?.removeAttribute('open');
                  go(index);
                }}
              >
                <span>
                  {index + 1}. {step.title}
                </span>
                <small>{wordOf(step, unsent)}</small>
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  );
}

const words = { done: 'done', open: 'open', waiting: 'waits for others' } as const;

function wordOf({ id, state }: ShownStep, unsent: readonly string[]): string {
  return unsent.includes(id) ? 'not kept yet' : words[state];
}

function markClass({ state }: ShownStep, typed: boolean): string {
  return `steps-mark steps-mark-${state}${typed ? ' steps-mark-typed' : ''}`;
}

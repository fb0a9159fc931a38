import type { MakingStep } from '@moonlit/rules/girl-by-moonlight';
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { typedFor } from '../../../shell/offers/form-state';
import type { OpenOffer } from '../view';

const KEY = 'moonlit.step.';
const at = new Map<string, Signal<string | null>>();

/**
 * The step that somebody looks at while they make a protagonist; `null` before they have looked at
 * any. It survives a reload of the page; another device begins with what is open.
 */
export function stepOf(protagonist: string): Signal<string | null> {
  let step = at.get(protagonist);
  if (!step) {
    step = signal(stored(protagonist));
    at.set(protagonist, step);
  }
  return step;
}

/** Goes to a step, and remembers it. */
export function goTo(protagonist: string, step: string): void {
  stepOf(protagonist).value = step;
  try {
    sessionStorage.setItem(KEY + protagonist, step);
  } catch {
    // Without storage a reload begins with the first open step.
  }
}

function stored(protagonist: string): string | null {
  try {
    return sessionStorage.getItem(KEY + protagonist);
  } catch {
    return null;
  }
}

/** Steps that can be done before anybody has begun: the table answers for them. */
const ofTheTable: readonly string[] = ['series', 'roles'];

/** The step to begin with: the one last looked at, or the first of all, or the first that is open. */
export function currentStep(protagonist: string, steps: readonly MakingStep[]): MakingStep | null {
  const wanted = stepOf(protagonist).value;
  const begun = steps.some(({ id, state }) => state === 'done' && !ofTheTable.includes(id));
  return (
    steps.find(({ id }) => id === wanted) ??
    (begun ? steps.find(({ state }) => state === 'open') : null) ??
    steps[0] ??
    null
  );
}

/** Whether something is typed for these offers that is not on the sheet yet. */
export function unsent(offers: readonly OpenOffer[]): boolean {
  return offers.some(({ key }) => typedFor(key));
}

/** What a form has on the sheet already, in words; `null` while it is still to be filled in. */
export function keptWords({ fields = [] }: OpenOffer): string | null {
  const words = fields.map((field) => {
    switch (field.kind) {
      case 'text':
        return { needed: field.required, said: field.initial ?? '' };
      case 'choice': {
        const chosen = field.options.find(({ value }) => value === field.initial);
        return { needed: field.required, said: chosen?.label ?? '' };
      }
      case 'choices': {
        const chosen = (field.initial ?? []).map(
          (one) => field.options.find(({ value }) => value === one)?.label ?? one,
        );
        return { needed: field.min > 0, said: chosen.join(', ') };
      }
      default:
        return { needed: false, said: '' };
    }
  });
  if (words.some(({ needed, said }) => needed && said === '')) return null;
  const said = words.map((one) => one.said).filter(Boolean);
  return said.length > 0 ? said.join(' · ') : null;
}

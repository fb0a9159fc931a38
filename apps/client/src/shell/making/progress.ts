import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import { typedFor } from '../offers/form-state';
import type { OpenOffer } from '../state';
import type { Made, ShownStep } from './made';

// What a device remembers of somebody's way through the steps. The table knows nothing of it.

/** A value of a device about each of those who are made, kept over a reload of the page. */
function remembered(key: string, storage: () => Storage) {
  const known = new Map<string, Signal<string | null>>();
  return {
    of(being: string): Signal<string | null> {
      let value = known.get(being);
      if (!value) {
        value = signal(stored(key + being, storage));
        known.set(being, value);
      }
      return value;
    },
    set(being: string, value: string): void {
      this.of(being).value = value;
      try {
        storage().setItem(key + being, value);
      } catch {
        // Without storage it holds as long as the page lives.
      }
    },
  };
}

function stored(key: string, storage: () => Storage): string | null {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
}

/** The step that somebody looks at; another device begins with what is open. */
const looked = remembered('moonlit.step.', () => sessionStorage);
/** Whose making somebody has put off: “yes”, else “no” or nothing. */
const putOff = remembered('moonlit.later.', () => localStorage);

/** Goes to a step, and remembers it. */
export const goTo = (being: string, step: string): void => looked.set(being, step);

/** Whether a making is put away until its player takes it up again. */
export const isPutOff = (being: string): boolean => putOff.of(being).value === 'yes';

/** Puts a making away for later, or takes it up again. */
export const setPutOff = (being: string, later: boolean): void =>
  putOff.set(being, later ? 'yes' : 'no');

/**
 * The step to begin with: the one last looked at; the first that is open, where anything is done; else the first of all.
 *
 * @param begun steps that may be done before their maker has begun: the table answers for them.
 */
export function currentStep(
  being: string,
  { steps }: Pick<Made, 'steps'>,
  begun: readonly string[] = [],
): ShownStep | null {
  const wanted = looked.of(being).value;
  const underWay = steps.some(({ id, state }) => state === 'done' && !begun.includes(id));
  return (
    steps.find(({ id }) => id === wanted) ??
    (underWay ? steps.find(({ state }) => state === 'open') : null) ??
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

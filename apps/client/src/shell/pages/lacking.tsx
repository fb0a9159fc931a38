import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** What a form cannot be sent without, by the name of its field, and what to do about it. */
export interface Lacking {
  name: string;
  words: string;
}

/** What the form around a field lacks, since somebody tried to send it. */
export const LackingContext = createContext<Lacking | null>(null);

/** The first field of a form that is not yet as it has to be, with what to do; `null` where all are. */
export function lackingIn(form: HTMLFormElement): (Lacking & { at: HTMLInputElement }) | null {
  for (const at of form.elements) {
    if (!(at instanceof HTMLInputElement) || at.validity.valid) continue;
    return { at, name: at.name, words: wordsFor(at) };
  }
  return null;
}

function wordsFor({ type, validity, validationMessage }: HTMLInputElement): string {
  if (!validity.valueMissing) return validationMessage;
  if (type === 'file') return 'Choose a file first.';
  return type === 'radio' ? 'Choose one first.' : 'Fill this in first.';
}

/** What a field says of itself while it is what the form lacks. */
export function useLacking(name: string, hint?: string) {
  const isLacking = useContext(LackingContext)?.name === name;
  const told = [isLacking ? idOf(name) : '', hint ?? ''].filter(Boolean).join(' ');
  return { 'aria-invalid': isLacking, 'aria-describedby': told || undefined };
}

/** The same in words, beside the field. */
export function LackingWords({ name }: { name: string }) {
  const lacking = useContext(LackingContext);
  return (
    <div role="alert">
      {lacking?.name === name ? (
        <p class="refusal" id={idOf(name)}>
          {lacking.words}
        </p>
      ) : null}
    </div>
  );
}

const idOf = (name: string): string => `${name}-lacking`;

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { sayError } from '../api/http';

interface SubmitFormProps {
  label: string;
  children: ComponentChildren;
  /** Does the work; what it throws is said beside the button. */
  submit(values: FormData): Promise<void>;
}

/** A native form with one button, and the reason beside it when it did not work. */
export function SubmitForm({ label, children, submit }: SubmitFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async (form: HTMLFormElement) => {
    setBusy(true);
    setProblem('');
    try {
      await submit(new FormData(form));
    } catch (error) {
      setProblem(sayError(error));
      setBusy(false);
    }
  };
  return (
    <form
      class="form form-page"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void send(event.currentTarget);
      }}
    >
      {children}
      <button type="submit" class="btn btn-primary btn-large" aria-busy={busy}>
        {busy ? 'One moment…' : label}
      </button>
      <div role="alert">{problem ? <p class="refusal">{problem}</p> : null}</div>
    </form>
  );
}

interface NameFieldProps {
  name: string;
  label: string;
  hint?: string;
  autocomplete?: 'nickname' | 'off';
}

/** A name to type. */
export function NameField({ name, label, hint, autocomplete = 'off' }: NameFieldProps) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        class="input"
        required
        maxLength={40}
        autocomplete={autocomplete}
        aria-describedby={hint ? `${name}-hint` : undefined}
      />
      {hint ? (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

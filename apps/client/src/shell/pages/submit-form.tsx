import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Fold } from '../../design/fold';
import { sayError } from '../api/http';
import type { Lacking } from './lacking';
import { LackingContext, LackingWords, lackingIn, useLacking } from './lacking';

/** One of the things that can be begun with; `pitch` is what it is about. */
interface Way {
  id: string;
  name: string;
  pitch?: string | undefined;
}

/** Another way to send a form: a button, or one for each of several. */
interface Sooner {
  label: string;
  hint: string;
  ways?: readonly Way[] | undefined;
}

interface SubmitFormProps {
  label: string;
  children: ComponentChildren;
  /** Another way to send it, which comes first: what its button says, and what it does. */
  sooner?: Sooner | undefined;
  /** What only the usual way needs: it stands before its button. */
  more?: ComponentChildren;
  /** What the work has led to beside the form; the form can be sent again whenever that is something else. */
  led?: unknown;
  /** Does the work, by which of the ways `sooner`, if by any; what it throws is said beside the buttons. */
  submit(values: FormData, sooner: string | null): Promise<void>;
}

/** A form with one button, and the reason beside it when it did not work; what it lacks is said beside the field. */
export function SubmitForm({ label, children, sooner, more, led, submit }: SubmitFormProps) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [lacking, setLacking] = useState<Lacking | null>(null);
  useEffect(() => setBusy(false), [led]);
  const send = async (form: HTMLFormElement, by: HTMLElement | null) => {
    setBusy(true);
    setProblem('');
    try {
      await submit(new FormData(form), by?.dataset.sooner ?? null);
    } catch (error) {
      setProblem(sayError(error));
      setBusy(false);
    }
  };
  return (
    <form
      class="form form-page"
      noValidate
      onInput={() => setLacking(null)}
      onSubmit={(event) => {
        event.preventDefault();
        const lacks = lackingIn(event.currentTarget);
        setLacking(lacks);
        lacks?.at.focus();
        if (!busy && !lacks) void send(event.currentTarget, event.submitter);
      }}
    >
      <LackingContext.Provider value={lacking}>{children}</LackingContext.Provider>
      {sooner ? <SoonerButtons sooner={sooner} busy={busy} /> : null}
      <LackingContext.Provider value={lacking}>{more}</LackingContext.Provider>
      <button
        type="submit"
        class={sooner ? 'btn btn-large' : 'btn btn-primary btn-large'}
        aria-busy={busy}
      >
        {busy ? 'One moment…' : label}
      </button>
      <div role="alert">{problem ? <p class="refusal">{problem}</p> : null}</div>
    </form>
  );
}

/** A button for each way, with what it is about; where a game says nothing of that, one with what is ready. */
function SoonerButtons({ sooner: { label, hint, ways = [] }, busy }: SoonerProps) {
  const told = ways.filter(({ pitch }) => pitch !== undefined);
  if (told.length === 0) {
    return (
      <button type="submit" class="btn btn-primary btn-large" aria-busy={busy} data-sooner="">
        <span class="offer-label">{label}</span>
        <small>{hint}</small>
      </button>
    );
  }
  // Of many, the first stands for all of them: what else there is to do here stays in sight below it.
  const others = told.slice(1);
  const folds = others.length >= FOLDED_FROM;
  return (
    <div class="ways">
      {(folds ? told.slice(0, 1) : told).map((way) => (
        <WayButton key={way.id} way={way} label={label} busy={busy} />
      ))}
      {folds ? (
        <Fold title={`${others.length} more to play tonight`} note={namesOf(others)}>
          <div class="ways">
            {others.map((way) => (
              <WayButton key={way.id} way={way} label={label} busy={busy} />
            ))}
          </div>
        </Fold>
      ) : null}
      <p class="hint">{hint}</p>
    </div>
  );
}

/** From so many more on they are folded away. */
const FOLDED_FROM = 2;
/** As many names as are read at a glance. */
const NAMES_MOST = 3;

const namesOf = (ways: readonly Way[]): string => {
  const names = ways.map(({ name }) => name);
  return names.length > NAMES_MOST ? `${names.slice(0, NAMES_MOST).join(', ')}…` : names.join(', ');
};

interface WayButtonProps {
  way: Way;
  label: string;
  busy: boolean;
}

const WayButton = ({ way: { id, name, pitch }, label, busy }: WayButtonProps) => (
  <button type="submit" class="btn btn-primary way" aria-busy={busy} data-sooner={id}>
    <span class="way-kicker">{label}: </span>
    <span class="way-name">{name}</span>
    <small>{pitch}</small>
  </button>
);

interface SoonerProps {
  sooner: Sooner;
  busy: boolean;
}

interface NameFieldProps {
  name: string;
  label: string;
  hint?: string;
  autocomplete?: 'nickname' | 'off';
  /** It may be left empty. */
  optional?: boolean;
}

/** A name to type. */
export function NameField(props: NameFieldProps) {
  const { name, label, hint, autocomplete = 'off', optional = false } = props;
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <input
        id={name}
        name={name}
        class="input"
        required={!optional}
        maxLength={40}
        autocomplete={autocomplete}
        {...useLacking(name, hint && `${name}-hint`)}
      />
      <LackingWords name={name} />
      {hint ? (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}

import './choice-buttons.css';
import type { Field } from '@moonlit/rules';
import { Written } from '../../design/written';
import type { OpenOffer } from '../state';
import { formOf } from './form-state';
import { useSendFilled } from './use-send-filled';
import type { Draft } from './values';

/** A choice whose options are buttons. */
type Choice = Extract<Field, { kind: 'choice' }>;

/** Options that belong together, under a heading. */
export interface ChoiceGroup {
  id: string;
  title: string;
  has(value: string): boolean;
}

interface ChoiceButtonsProps {
  offer: OpenOffer;
  /** The choice whose options become buttons. */
  field: Choice;
  /** What else is filled in as it is sent. */
  also?: Draft;
  /** What each of them does, before the option: “Attack”. Below a legend it is said, and not drawn. */
  verb?: string;
  /** Stands above them; without, they are called as the offer is. */
  legend?: string | undefined;
  /** Under which headings they stand; without, side by side. */
  groups?: readonly ChoiceGroup[];
  /** Whether each says what it is for, as its option does. */
  detailed?: boolean;
  /** The option that has been said before and waits. */
  waiting?: string | undefined;
}

/** An offer carried out at one tap by its most important choice; all else stays as its form has it. */
export function ChoiceButtons({
  offer,
  field,
  also,
  verb,
  legend,
  groups,
  detailed = false,
  waiting,
}: ChoiceButtonsProps) {
  const send = useSendFilled();
  const form = formOf(offer.key);
  const choose = async (value: string) => {
    // What is wrong stands in the form.
    if (!(await send(offer, { ...also, [field.name]: value }))) form.open.value = true;
  };
  const button = ({ value, label, detail }: Choice['options'][number]) => (
    <button
      key={value}
      type="button"
      class="btn"
      aria-busy={form.pending.value}
      aria-pressed={value === waiting ? true : undefined}
      onClick={() => void choose(value)}
    >
      <span>
        {verb ? <span class={legend ? 'sr-only' : undefined}>{verb} </span> : null}
        <Written>{label}</Written>
        {detailed && detail ? <small class="choice-detail">{detail}</small> : null}
      </span>
    </button>
  );
  const grid = detailed ? 'choice-groups choice-detailed' : 'choice-groups';
  const layout = groups || detailed ? grid : 'offer-buttons';
  return (
    <fieldset
      class={`choice-buttons ${layout}`}
      aria-label={legend ? undefined : offer.label}
      data-offer={offer.key}
    >
      {legend ? <legend class="hint">{legend}</legend> : null}
      {groups?.map(({ id, title, has }) => (
        <div key={id} class="choice-group" data-group={id}>
          <p class="choice-group-head">{title}</p>
          {field.options.filter(({ value }) => has(value)).map(button)}
        </div>
      )) ?? field.options.map(button)}
    </fieldset>
  );
}

import type { Field } from '@moonlit/rules';
import type { ReadonlySignal, Signal } from '@preact/signals';
import { effect, signal, untracked } from '@preact/signals';
import type { ShownRefusal } from '../connection/wire';
import type { OpenOffer } from '../state';
import type { TableView } from '../table/view';
import type { Drafts } from './drafts';
import { keepDrafts, keptDrafts } from './drafts';
import type { Draft, FieldValue } from './values';
import { commandOf, fieldValue, problemOf } from './values';

/** What is said of a refusal. What a form itself finds missing says no more than that. */
export type Told = Pick<ShownRefusal, 'message'> &
  Partial<Pick<ShownRefusal, 'instead'>> & {
    /** The field that it is about, where that is known. */
    field?: string;
  };

/** The form of one offer: what is typed, whether it is on its way, and why it was refused. */
export interface FormState {
  draft: Signal<Draft>;
  /** What each field held in the table when its typing began, so that others’ changes are noticed. */
  basis: Signal<Draft>;
  open: Signal<boolean>;
  pending: Signal<boolean>;
  refusal: Signal<Told | null>;
}

/** A form, and the way to let it go. */
interface KeptForm {
  state: FormState;
  dispose(): void;
}

const forms = new Map<string, KeptForm>();

const written = signal<ReadonlySet<string>>(new Set());

/** The offers in whose forms somebody is writing: they are open, and something stands in them. */
export const inHand: ReadonlySignal<ReadonlySet<string>> = written;

/** The seat whose words these are, as `keptDrafts` knows it, and what it had typed before. */
let seat = '';
let before: Drafts = {};
let basisKept: Drafts = {};
let saving: ReturnType<typeof setTimeout> | undefined;

/** Since when offers with a form are not open any more, by key. */
const goneSince = new Map<string, number>();

/** How long typing rests before it is kept, in milliseconds. */
const REST_MS = 250;

/**
 * How long a form waits for its offer to come back, in milliseconds. A pause or somebody else's turn
 * takes offers away for a while, and what was typed should still be there afterwards.
 */
export const GONE_MS = 30 * 60 * 1000;

/**
 * The form of an offer. It is kept by the offer's key, so that typed words stay when the state
 * changes under them or another tab is looked at.
 */
export function formOf(key: string): FormState {
  const known = forms.get(key);
  if (known) return known.state;
  const draft = before[key] ?? {};
  const state = {
    draft: signal(draft),
    basis: signal(basisKept[key] ?? {}),
    open: signal(isTyped(draft)),
    pending: signal(false),
    refusal: signal(null),
  };
  const ends = [keepWhatIsTyped(state), noteInHand(key, state)];
  forms.set(key, { state, dispose: () => ends.forEach(run) });
  return state;
}

const run = (end: () => void): void => end();

/** Follows whether somebody is writing in a form. */
function noteInHand(key: string, { open, draft }: FormState): () => void {
  const note = (is: boolean) => {
    if (written.peek().has(key) === is) return;
    const others = [...written.peek()].filter((one) => one !== key);
    written.value = new Set(is ? [...others, key] : others);
  };
  const end = effect(() => {
    const is = open.value && isTyped(draft.value);
    untracked(() => note(is));
  });
  return () => {
    end();
    note(false);
  };
}

/**
 * Begins with the forms of a seat, with what was typed in it before the page was left. What was
 * typed at one table is none of another's business.
 */
export function beginForms(whose: string): void {
  keepNow();
  for (const { dispose } of forms.values()) dispose();
  forms.clear();
  goneSince.clear();
  seat = whose;
  before = keptDrafts(whose);
  basisKept = keptDrafts(basisOf(whose));
  // A phone that falls asleep may not wake this page again: what is typed is kept at once.
  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepNow);
}

/**
 * Takes note of which offers are open, and drops what belongs to offers that have long been gone:
 * their forms, and what was typed in them.
 *
 * @param unseen there are drawers that nobody has looked into: what is not open may lie there.
 * @returns whether something would be dropped, if only it were known that it lies in no such drawer.
 */
export function followOffers(open: readonly string[], now = Date.now(), unseen = false): boolean {
  let inDoubt = false;
  const isOpen = (key: string) => open.some((one) => key === one || key.startsWith(`${one}:`));
  for (const key of new Set([...forms.keys(), ...Object.keys(before)])) {
    if (isOpen(key)) goneSince.delete(key);
    else if (!goneSince.has(key)) goneSince.set(key, now);
  }
  for (const [key, since] of goneSince) {
    const form = forms.get(key);
    if (now - since < GONE_MS || form?.state.pending.peek()) continue;
    if (unseen && isTyped(form?.state.draft.peek() ?? before[key] ?? {})) {
      inDoubt = true;
      continue;
    }
    form?.dispose();
    forms.delete(key);
    goneSince.delete(key);
    before = without(before, key);
    basisKept = without(basisKept, key);
  }
  return inDoubt;
}

const without = (drafts: Drafts, dropped: string): Drafts =>
  Object.fromEntries(Object.entries(drafts).filter(([key]) => key !== dropped));

/** Whether anything is typed for what is open now and has not been sent. */
export function somethingTyped(): boolean {
  return [...forms].some(([key, { state }]) => isTyped(state.draft.value) && !goneSince.has(key));
}

/** Whether something is typed for an offer that has not been sent. */
export function typedFor(key: string): boolean {
  return isTyped(formOf(key).draft.value);
}

const isTyped = (draft: Draft): boolean => Object.keys(draft).length > 0;

/** Keeps the draft on the device whenever typing rests. */
function keepWhatIsTyped({ draft }: FormState): () => void {
  let first = true;
  return effect(() => {
    draft.value;
    if (first) {
      first = false;
      return;
    }
    clearTimeout(saving);
    saving = setTimeout(keepNow, REST_MS);
  });
}

function keepNow(): void {
  clearTimeout(saving);
  if (seat === '') return;
  keep(seat, before, ({ draft }) => draft.peek());
  keep(basisOf(seat), basisKept, ({ basis }) => basis.peek());
}

function keep(whose: string, kept: Drafts, of: (form: FormState) => Draft): void {
  const now = [...forms].map(([key, { state }]) => [key, of(state)] as const);
  const drafts = { ...kept, ...Object.fromEntries(now) };
  const full = Object.entries(drafts).filter(([, draft]) => isTyped(draft));
  keepDrafts(whose, Object.fromEntries(full));
}

/** Where it is kept what the words of a seat were begun upon. */
const basisOf = (whose: string): string => `${whose}.basis`;

/**
 * What a field of a form shows, and what is sent of it: what was filled in, else what stands there to begin
 * with. Whatever goes on from what stands there asks here: a draft knows only what somebody has touched.
 */
export const heldIn = ({ draft }: FormState, field: Field): FieldValue =>
  fieldValue(field, draft.value);

/** Takes what somebody fills in, and remembers what the table had there when they began. */
export function fillIn(form: FormState, field: Field, value: FieldValue): void {
  if (!(field.name in form.draft.value)) {
    form.basis.value = { ...form.basis.value, [field.name]: fieldValue(field, {}) };
  }
  form.draft.value = { ...form.draft.value, [field.name]: value };
  form.refusal.value = null;
  // A form that stood open unasked stays open, wherever it is drawn from now on.
  form.open.value = true;
}

/**
 * What the table has in a field now, where somebody has changed it since one began to type there;
 * `null` where nobody has, or where it is the same as what one has typed.
 */
export function othersWords(form: FormState, field: Field): FieldValue {
  if (field.kind !== 'text' && field.kind !== 'choices') return null;
  const { [field.name]: began } = form.basis.value;
  const { [field.name]: typed } = form.draft.value;
  if (typed === undefined || began === undefined || form.pending.value) return null;
  const now = fieldValue(field, {});
  return same(now, began) || same(now, typed) ? null : now;
}

/** Takes note of what the table has now: what one sends from here on is meant to replace it. */
export function acceptOthersWords(form: FormState, field: Field): void {
  form.basis.value = { ...form.basis.value, [field.name]: fieldValue(field, {}) };
}

const same = (one: FieldValue, other: FieldValue): boolean =>
  JSON.stringify(trimmed(one)) === JSON.stringify(trimmed(other));

const trimmed = (value: FieldValue): FieldValue =>
  typeof value === 'string' ? value.trim() : value;

/**
 * Sends an offer, and tells whether it was carried out. A refusal stays beside its button, and what
 * was typed stays with it.
 */
export async function sendOffer(
  table: Pick<TableView, 'send'>,
  offer: OpenOffer,
): Promise<boolean> {
  const form = formOf(offer.key);
  if (form.pending.value) return false;
  for (const field of offer.fields ?? []) {
    if (othersWords(form, field) !== null) {
      form.refusal.value = {
        message: `Somebody has changed “${field.label}” while you typed. Your words are still here.`,
        instead: 'Choose beside the field whether yours are added or replace theirs.',
        field: field.name,
      };
      return false;
    }
    const problem = problemOf(field, heldIn(form, field), form.draft.value[field.name]);
    if (problem) {
      form.refusal.value = { message: problem, field: field.name };
      return false;
    }
  }
  form.pending.value = true;
  form.refusal.value = null;
  const ack = await table.send(commandOf(offer, form.draft.value), offer);
  form.pending.value = false;
  if (!ack.ok) {
    form.refusal.value = placed(ack.refusal, offer);
    return false;
  }
  form.draft.value = {};
  form.basis.value = {};
  form.open.value = false;
  return true;
}

/** Dice that cannot be read, or are too many: every table reads the same notation. */
const ABOUT_DICE = /^TABLE-03[1-8]$/;

/** A refusal with the field that it is about: of what the table says, that is known of dice. */
function placed({ message, instead, rule }: ShownRefusal, { fields = [] }: OpenOffer): Told {
  const dice = rule && ABOUT_DICE.test(rule) && fields.some(({ name }) => name === 'expression');
  return { message, instead, ...(dice ? { field: 'expression' } : {}) };
}

import type { WireRefusal } from '@moonlit/protocol';
import type { Field } from '@moonlit/rules';
import type { Signal } from '@preact/signals';
import { effect, signal } from '@preact/signals';
import type { OpenOffer, TableView } from '../table/view';
import type { Drafts } from './drafts';
import { keepDrafts, keptDrafts } from './drafts';
import type { Draft, FieldValue } from './values';
import { commandOf, fieldValue, problemOf } from './values';

/** What is said of a refusal. What a form itself finds missing says no more than that. */
export type Told = Pick<WireRefusal, 'message'> & Partial<Pick<WireRefusal, 'instead' | 'rule'>>;

/** Somebody's work on one offer: what is typed, whether it is on its way, and why it was refused. */
export interface Work {
  draft: Signal<Draft>;
  /** What each field held in the table when its typing began, so that others’ changes are noticed. */
  basis: Signal<Draft>;
  open: Signal<boolean>;
  pending: Signal<boolean>;
  refusal: Signal<Told | null>;
}

const works = new Map<string, Work>();

/** The seat whose words these are, as `keptDrafts` knows it, and what it had typed before. */
let seat = '';
let before: Drafts = {};
let basisKept: Drafts = {};
let saving: ReturnType<typeof setTimeout> | undefined;

/** How long typing rests before it is kept, in milliseconds. */
const REST_MS = 250;

/**
 * The work on an offer. It is kept by the offer's key, so that typed words stay when the state
 * changes under them or another tab is looked at.
 */
export function workOn(key: string): Work {
  let work = works.get(key);
  if (!work) {
    const draft = before[key] ?? {};
    work = {
      draft: signal(draft),
      basis: signal(basisKept[key] ?? {}),
      open: signal(Object.keys(draft).length > 0),
      pending: signal(false),
      refusal: signal(null),
    };
    works.set(key, work);
    keepWhatIsTyped(work);
  }
  return work;
}

/**
 * Begins work in a seat, with what was typed in it before the page was left. What was typed at one
 * table is none of another's business.
 */
export function beginWork(whose: string): void {
  keepNow();
  works.clear();
  seat = whose;
  before = keptDrafts(whose);
  basisKept = keptDrafts(basisOf(whose));
  // A phone that falls asleep may not wake this page again: what is typed is kept at once.
  addEventListener('pagehide', keepNow);
  document.addEventListener('visibilitychange', keepNow);
}

/** Whether anything is typed that has not been sent. */
export function somethingTyped(): boolean {
  return [...works.values()].some(({ draft }) => Object.keys(draft.value).length > 0);
}

/** Whether something is typed for an offer that has not been sent. */
export function typedFor(key: string): boolean {
  return Object.keys(workOn(key).draft.value).length > 0;
}

/** Keeps the draft on the device whenever typing rests. */
function keepWhatIsTyped(work: Work): void {
  let first = true;
  effect(() => {
    work.draft.value;
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
  keep(seat, before, (work) => work.draft.peek());
  keep(basisOf(seat), basisKept, (work) => work.basis.peek());
}

function keep(whose: string, kept: Drafts, of: (work: Work) => Draft): void {
  const now = [...works].map(([key, work]) => [key, of(work)] as const);
  const drafts = { ...kept, ...Object.fromEntries(now) };
  const full = Object.entries(drafts).filter(([, draft]) => Object.keys(draft).length > 0);
  keepDrafts(whose, Object.fromEntries(full));
}

/** Where it is kept what the words of a seat were begun upon. */
const basisOf = (whose: string): string => `${whose}.basis`;

/** Takes what somebody fills in, and remembers what the table had there when they began. */
export function fillIn(work: Work, field: Field, value: FieldValue): void {
  if (!(field.name in work.draft.value)) {
    work.basis.value = { ...work.basis.value, [field.name]: fieldValue(field, {}) };
  }
  work.draft.value = { ...work.draft.value, [field.name]: value };
  work.refusal.value = null;
}

/**
 * What the table has in a field now, where somebody has changed it since one began to type there;
 * `null` where nobody has, or where it is the same as what one has typed.
 */
export function othersWords(work: Work, field: Field): FieldValue {
  if (field.kind !== 'text' && field.kind !== 'choices') return null;
  const { [field.name]: began } = work.basis.value;
  const { [field.name]: typed } = work.draft.value;
  if (typed === undefined || began === undefined || work.pending.value) return null;
  const now = fieldValue(field, {});
  return same(now, began) || same(now, typed) ? null : now;
}

/** Takes note of what the table has now: what one sends from here on is meant to replace it. */
export function seen(work: Work, field: Field): void {
  work.basis.value = { ...work.basis.value, [field.name]: fieldValue(field, {}) };
}

const same = (one: FieldValue, other: FieldValue): boolean =>
  JSON.stringify(plain(one)) === JSON.stringify(plain(other));

const plain = (value: FieldValue): FieldValue => (typeof value === 'string' ? value.trim() : value);

/**
 * Sends an offer, and tells whether it was carried out. A refusal stays beside its button, and what
 * was typed stays with it.
 */
export async function sendOffer(table: TableView, offer: OpenOffer): Promise<boolean> {
  const work = workOn(offer.key);
  if (work.pending.value) return false;
  for (const field of offer.fields ?? []) {
    if (othersWords(work, field) !== null) {
      work.refusal.value = {
        message: `Somebody has changed “${field.label}” while you typed. Your words are still here.`,
        instead: 'Choose beside the field whether yours are added or replace theirs.',
      };
      return false;
    }
    const problem = problemOf(field, fieldValue(field, work.draft.value));
    if (problem) {
      work.refusal.value = { message: problem };
      return false;
    }
  }
  work.pending.value = true;
  work.refusal.value = null;
  const ack = await table.send(commandOf(offer, work.draft.value));
  work.pending.value = false;
  if (!ack.ok) {
    work.refusal.value = ack.refusal;
    return false;
  }
  work.draft.value = {};
  work.basis.value = {};
  work.open.value = false;
  keepFocus();
  return true;
}

/** An offer that was carried out is often gone: focus goes on to the next step, not to nowhere. */
function keepFocus(): void {
  setTimeout(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>('#next-step h2')?.focus({ preventScroll: true });
  }, 200);
}

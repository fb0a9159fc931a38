import type { WireRefusal } from '@moonlit/protocol';
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { OpenOffer, TableView } from '../table/view';
import type { Draft } from './values';
import { commandOf, fieldValue, problemOf } from './values';

/** What is said of a refusal. What a form itself finds missing says no more than that. */
export type Told = Pick<WireRefusal, 'message'> & Partial<Pick<WireRefusal, 'instead' | 'rule'>>;

/** Somebody's work on one offer: what is typed, whether it is on its way, and why it was refused. */
export interface Work {
  draft: Signal<Draft>;
  open: Signal<boolean>;
  pending: Signal<boolean>;
  refusal: Signal<Told | null>;
}

const works = new Map<string, Work>();

/**
 * The work on an offer. It is kept by the offer's key, so that typed words stay when the state
 * changes under them or another tab is looked at.
 */
export function workOn(key: string): Work {
  let work = works.get(key);
  if (!work) {
    work = {
      draft: signal({}),
      open: signal(false),
      pending: signal(false),
      refusal: signal(null),
    };
    works.set(key, work);
  }
  return work;
}

/** Forgets all work: what was typed at one table is none of another's business. */
export function forgetWork(): void {
  works.clear();
}

/** Whether anything is typed that has not been sent. */
export function somethingTyped(): boolean {
  return [...works.values()].some(({ draft }) => Object.keys(draft.value).length > 0);
}

/** Sends an offer. A refusal stays beside its button, and what was typed stays with it. */
export async function sendOffer(table: TableView, offer: OpenOffer): Promise<void> {
  const work = workOn(offer.key);
  if (work.pending.value) return;
  for (const field of offer.fields ?? []) {
    const problem = problemOf(field, fieldValue(field, work.draft.value));
    if (problem) {
      work.refusal.value = { message: problem };
      return;
    }
  }
  work.pending.value = true;
  work.refusal.value = null;
  const ack = await table.send(commandOf(offer, work.draft.value));
  work.pending.value = false;
  if (!ack.ok) {
    work.refusal.value = ack.refusal;
    return;
  }
  work.draft.value = {};
  work.open.value = false;
  keepFocus();
}

/** An offer that was carried out is often gone: focus goes on to the next step, not to nowhere. */
function keepFocus(): void {
  setTimeout(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) document.querySelector<HTMLElement>('#next-step h2')?.focus({ preventScroll: true });
  }, 200);
}

import type { BaseState, Field, Offer, OfferValue, SeatId, SetupField } from '../engine';
import { TYPED_DICE } from '../engine';

/** Gives a whole number from 0 to below `limit`. */
export type Pick = (limit: number) => number;

/** Something that a seat is offered. */
export interface Offered {
  seat: SeatId;
  offer: Offer;
}

/** Whether an offer can be filled in with anything: nobody here has dice in their hand. */
export const isForAnybody = ({ variant }: Offer): boolean => variant !== TYPED_DICE;

/** Picks one of all offers, heavier ones more often; `null` when there is none. */
export function pickOffer(
  every: readonly Offered[],
  pick: Pick,
  weightOf: (offer: Offer) => number = () => 1,
): Offered | null {
  const all = every.filter(({ offer }) => isForAnybody(offer));
  const total = all.reduce((sum, { offer }) => sum + weightOf(offer), 0);
  if (total === 0) return null;
  let left = pick(total);
  for (const offered of all) {
    left -= weightOf(offered.offer);
    if (left < 0) return offered;
  }
  return null;
}

/** Makes a command of an offer, with anything in its fields that they allow. */
export function filled(
  offer: Offer,
  pick: Pick,
  steps: readonly number[],
): { type: string } & Record<string, OfferValue> {
  return { type: offer.command, ...offer.with, ...filledFields(offer.fields ?? [], pick, steps) };
}

/** Gives fields anything that they allow. */
export function filledFields(
  fields: readonly (Field | SetupField)[],
  pick: Pick,
  steps: readonly number[] = [],
): Record<string, OfferValue> {
  const values: Record<string, OfferValue> = {};
  for (const field of fields) {
    const value = valueFor(field, pick, steps);
    if (value !== undefined) values[field.name] = value;
  }
  return values;
}

/** The steps that stand in the logs, for going back to before one of them. */
export function stepsIn(state: BaseState): number[] {
  const lines = [state.public.log, state.director.log].flatMap(({ entries }) =>
    Object.values(entries),
  );
  return lines.filter(({ undone }) => !undone).map(({ seq }) => seq);
}

function valueFor(
  field: Field | SetupField,
  pick: Pick,
  steps: readonly number[],
): OfferValue | undefined {
  switch (field.kind) {
    case 'text':
      if (!field.required && pick(2) === 0) return field.initial;
      return field.initial || `words ${pick(1000)}`;
    case 'choice': {
      if (!field.required && pick(3) === 0) return undefined;
      return field.options[pick(field.options.length)]?.value;
    }
    case 'choices': {
      const wanted = field.min + pick(Math.min(field.max, field.options.length) - field.min + 1);
      const options = field.options.map(({ value }) => value);
      while (options.length > wanted) options.splice(pick(options.length), 1);
      return options;
    }
    case 'number':
      return field.min + pick(field.max - field.min + 1);
    case 'switch':
      return pick(2) === 1;
    case 'step': {
      const open = steps.filter((step) => step > field.after);
      return open[pick(Math.max(1, open.length))] ?? field.after + 1;
    }
  }
}

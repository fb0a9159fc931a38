import type { Field, Offer, OfferValue, SeatId } from '../engine';
import type { GbmCommandInput } from '../girl-by-moonlight/commands';
import { commandSchema } from '../girl-by-moonlight/commands';
import type { TestTable } from './table';

/** A move that somebody could make: who, and the command as a client would send it. */
export interface Move {
  seat: SeatId;
  command: GbmCommandInput;
}

/** Gives a whole number from 0 to below `limit`. */
export type Pick = (limit: number) => number;

/** How much likelier an offer of its place is drawn, so that play moves on instead of idling. */
const weights: Partial<Record<Offer['place'], number>> = {
  prompt: 12,
  'next-step': 6,
  roll: 6,
  downtime: 6,
  mission: 6,
  fallout: 8,
  act: 5,
  creation: 4,
  series: 2,
  sheet: 2,
};

/** Picks a move among all that the seats are offered; `null` when none of them may do anything. */
export function randomMove(
  table: TestTable,
  pick: Pick,
  except: ReadonlySet<string> = new Set(),
  seats: readonly SeatId[] = Object.keys(table.state.public.table.seats),
): Move | null {
  const all = seats
    .flatMap((seat) => table.offers(seat).map((offer) => ({ seat, offer })))
    .filter(({ offer }) => !except.has(offer.command));
  const total = all.reduce((sum, { offer }) => sum + weightOf(offer), 0);
  if (total === 0) return null;
  let left = pick(total);
  for (const { seat, offer } of all) {
    left -= weightOf(offer);
    if (left < 0) return { seat, command: fill(offer, pick, stepsOf(table)) };
  }
  return null;
}

/** The steps that stand in the logs, for going back to before one of them. */
export function stepsOf({ state }: TestTable): number[] {
  const lines = [state.public.log, state.director.log].flatMap(({ entries }) =>
    Object.values(entries),
  );
  return lines.filter(({ undone }) => !undone).map(({ seq }) => seq);
}

/** Makes a command of an offer, filling its fields with anything that they allow. */
export function fill(offer: Offer, pick: Pick, steps: readonly number[] = []): GbmCommandInput {
  const command: Record<string, OfferValue> = { type: offer.command, ...offer.with };
  for (const field of offer.fields ?? []) {
    const value = valueFor(field, pick, steps);
    if (value !== undefined) command[field.name] = value;
  }
  const parsed = commandSchema.safeParse(command);
  if (parsed.success) return parsed.data;
  throw new Error(`The offer ${JSON.stringify(offer)} makes no command: ${parsed.error.message}`);
}

function weightOf({ place, primary }: Offer): number {
  return (weights[place] ?? 1) * (primary ? 4 : 1);
}

function valueFor(field: Field, pick: Pick, steps: readonly number[]): OfferValue | undefined {
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

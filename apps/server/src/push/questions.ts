import type { BaseState, SeatId } from '@moonlit/rules';
import { z } from 'zod';

/** As much of what games put to people as has to be known here. */
const askingSchema = z.object({
  derived: z.object({
    prompts: z.record(
      z.string(),
      z.object({ to: z.array(z.string()), waits: z.boolean().optional() }),
    ),
  }),
});

/**
 * The questions that play waits for, by the seats that they are put to: those that everybody may know of, and those that
 * nobody else may. Each by its id.
 */
export function questionsOf(state: BaseState): Map<SeatId, Set<string>> {
  const asked = new Map<SeatId, Set<string>>();
  const ask = (seat: SeatId, id: string) => asked.set(seat, (asked.get(seat) ?? new Set()).add(id));
  const open = askingSchema.safeParse(state.public);
  for (const [id, { to, waits = true }] of Object.entries(
    open.success ? open.data.derived.prompts : {},
  )) {
    if (waits) for (const seat of to) ask(seat, id);
  }
  for (const [seat, { offers }] of Object.entries(state.seats)) {
    for (const { prompt, question } of Object.values(offers)) {
      if (prompt !== undefined && question) ask(seat, prompt);
    }
  }
  return asked;
}

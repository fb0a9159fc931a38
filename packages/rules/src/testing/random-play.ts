import type { Offer, RuleSystem, SeatId } from '../engine';
import { GameTable, seatEverybody } from './game-table';
import type { Offered } from './moves';
import { filled, filledFields, pickOffer, stepsIn } from './moves';
import { numbersFrom, SeededDice } from './seeded-dice';
import { nameOf, spoken } from './spoken';

/** What somebody is about to send. */
interface Move {
  seat: string;
  command: { type: string };
}

/** Which game is played by which numbers. */
export interface RandomPlay {
  /** Of the setup and the dice, and of the choices where those have none of their own. */
  seed: number;
  steps: number;
  choices?: number;
  /** Called before each move. */
  each?(table: GameTable, move: Move): void;
  /** Whether people’s names and words tell who has typed them (`spoken`). */
  speaking?: boolean;
}

/** What moves a table on comes up more often than what only rearranges it. */
const weightOf = ({ place, primary }: Offer): number =>
  (place === 'prompt' || place === 'next-step' ? 8 : 2) * (primary ? 2 : 1);

/**
 * Plays random moves at a table of any game, which is opened with any setup that its form allows. Each
 * move comes from an offer, so none of them may be refused.
 */
export function playAnything(
  game: RuleSystem,
  { seed, steps, choices = seed + 1, each, speaking = false }: RandomPlay,
): GameTable {
  const table = openAnything(game, seed, speaking ? nameOf : undefined);
  const next = numbersFrom(choices);
  const pick = (limit: number) => next() % limit;
  for (let step = 0; step < steps; step += 1) {
    const all = Object.keys(table.state.public.table.seats).flatMap((seat): Offered[] =>
      table.offers(seat).map((offer) => ({ seat, offer })),
    );
    const picked = pickOffer(all, pick, weightOf);
    if (!picked) throw new Error(`Step ${step}: nobody may do anything (seed ${seed}).`);
    const { seat } = picked;
    const plainly = filled(picked.offer, pick, stepsIn(table.state));
    const command = speaking ? spoken(game.commandSchema, seat, plainly) : plainly;
    each?.(table, { seat, command });
    const refusal = table.try(seat, command);
    // Undo offers every step and says of some that there is no going back; that is no broken offer.
    if (refusal && !refusal.code.startsWith('undo-')) {
      const what = `${seat} was offered ${JSON.stringify(command)}, but: ${refusal.message}`;
      throw new Error(`Step ${step}: ${what} (seed ${seed})`);
    }
  }
  return table;
}

export function openAnything(
  game: RuleSystem,
  seed: number,
  called?: (seat: SeatId) => string,
): GameTable {
  const next = numbersFrom(seed);
  const chosen = filledFields(game.about.setup, (limit) => next() % limit);
  const setup = game.setupSchema.parse(chosen);
  const table = new GameTable(game, { name: 'A table', setup }, new SeededDice(seed));
  return seatEverybody(table, called);
}

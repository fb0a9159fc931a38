import type { BaseState, Offer } from '../../engine';
import type { BeingMade, MakingView, StepFacts } from '../../table/making';
import { isFilledBy } from '../../table/making';
import type { Watching } from '../step';

/** The making of people as a state shows it, where its game composes it. */
export const makingIn = ({ public: shared }: BaseState): MakingView | undefined =>
  (shared as { derived?: { making?: MakingView } }).derived?.making;

/** Whether an offer fills a step in of somebody: it is about them, or about nobody in particular. */
export const fillsFor = (
  being: string,
  { filledBy }: StepFacts,
  { beings }: MakingView,
  offer: Offer,
): boolean => {
  const settled = Object.values(offer.with);
  const aboutAnother = settled.some(
    (value) => typeof value === 'string' && value !== being && Object.hasOwn(beings, value),
  );
  return !aboutAnother && filledBy.some((filling) => isFilledBy(offer, filling));
};

/** As often as this the offers are looked at, besides whenever the making of anybody has changed. */
const EVERY = 10;

/**
 * No step stays open that nobody can fill in: whoever makes somebody has an offer of each that is open, and whoever
 * has it in hand instead sits at the table (TABLE-150, 151).
 */
export const making: Watching =
  (_, __, tally) =>
  ({ table, before, after, number }) => {
    const view = makingIn(after);
    const { table: about } = after.public;
    const paused = (after.public as { paused?: boolean }).paused === true;
    if (!view || paused || !about.session.open) return;
    if (view === makingIn(before) && number % EVERY > 0) return;
    for (const [being, made] of Object.entries(view.beings)) {
      const seat = made.by === null ? undefined : about.seats[made.by];
      if (!seat || seat.vacant || seat.role !== 'protagonist' || made.held !== undefined) continue;
      const offers = table.offers(seat.id);
      for (const wrong of unfilled(being, made, view, offers, tally)) throw new Error(wrong);
      for (const { id, asked = [] } of made.steps) {
        const gone = asked.filter((one) => about.seats[one]?.vacant !== false);
        if (gone.length > 0) throw new Error(`Step ${id} of ${being} asks ${gone}, who has left.`);
      }
    }
  };

function* unfilled(
  being: string,
  { by, steps }: BeingMade,
  view: MakingView,
  offers: readonly Offer[],
  tally: (what: string) => void,
): Iterable<string> {
  for (const facts of view.steps) {
    const step = steps.find(({ id }) => id === facts.id);
    if (step?.state !== 'open') continue;
    tally('steps left open');
    if (offers.some((offer) => fillsFor(being, facts, view, offer))) continue;
    yield `“${facts.title}” of ${being} is open (${step.note}), and nothing that ${by} is offered fills it in: see \`filledBy\` of the step, or say in \`stands\` or \`held\` what it waits for.`;
  }
}

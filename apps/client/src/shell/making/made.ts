import type { BeingMade, MakingStep, StepFacts } from '@moonlit/rules';
import { isFilledBy } from '@moonlit/rules/making';
import type { OwnTask } from '../game';
import type { OpenOffer, SharedState } from '../state';
import { useTable } from '../table/view';

/** A step as it is drawn: what it is, and how it stands. */
export type ShownStep = StepFacts & MakingStep;

/** How far somebody is made, with their steps as they are drawn. */
export interface Made extends Omit<BeingMade, 'steps'> {
  being: string;
  steps: readonly ShownStep[];
}

/** How far somebody is made, for all to see; `null` where nothing is left of it. */
export const useMade = (being: string | undefined): Made | null =>
  madeOf(useTable().public.value, being);

/** The same of a state that is at hand. */
export function madeOf(
  { derived: { making } }: { derived: Pick<SharedState['derived'], 'making'> },
  being: string | undefined,
): Made | null {
  const now = being === undefined ? undefined : making?.beings[being];
  if (!making || !now || being === undefined) return null;
  const steps = now.steps.flatMap((step) => {
    const facts = making.steps.find(({ id }) => id === step.id);
    return facts ? [{ ...facts, ...step }] : [];
  });
  return { ...now, being, steps };
}

/** The steps of which something is left. */
export const openSteps = (made: Pick<Made, 'steps'> | null): readonly ShownStep[] =>
  made?.steps.filter(({ state }) => state !== 'done') ?? [];

/**
 * The offers that fill a step in, in its order, each with the fields that belong to the step. A part of a form has a
 * draft of its own.
 */
export function offersOf(step: ShownStep, offers: readonly OpenOffer[]): OpenOffer[] {
  return step.filledBy.flatMap((filling) =>
    offers
      .filter((offer) => isFilledBy(offer, filling))
      .map((offer) => {
        const { fields } = filling;
        if (!fields) return offer;
        const own = (offer.fields ?? []).filter(({ name }) => fields.includes(name));
        return { ...offer, key: `${offer.key}:${step.id}`, label: step.title, fields: own };
      }),
  );
}

/** What is left of somebody’s making, as something of their player’s to do in their own time. */
export const goOnMaking = (made: Made | null, name: string): OwnTask | null =>
  made === null || made.next === null ? null : { words: `Go on making ${name}`, where: 'own' };

import type { SeatId } from '../../engine';
import type { BeingMade, Filling, MakingStep, MakingView, Standing, StepFacts } from './step';
import { nothingToMake } from './step';

/** A step of making somebody, as a game lists it. Whether it is done is computed of the state and stored nowhere. */
export interface StepDefinition<S, A, Id extends string> {
  readonly id: Id;
  readonly title: string;
  /** What it is about, in a sentence or two for its maker. */
  readonly about: string;
  /** What of it is still open, in words; nothing when it is done. */
  lacks(state: S, one: A): readonly string[];
  /** Which offers fill it in; else those that stand under its title. They keep standing in play (TABLE-092). */
  readonly filledBy?: readonly Filling[];
  /** Whether something of it has to be there before they sit down to play; without, all of it may stay open. */
  needed?(state: S, one: A): boolean;
  /** How it stands before they play, where that takes more than what is lacking: it waits for others, say. */
  stands?(state: S, one: A, lacks: readonly string[]): Standing;
  /** It is of no account any more once they play. */
  readonly beforePlay?: true;
}

/** Whom a game makes, and in which steps. */
export interface MakingDefinition<S, A, Id extends string> {
  /** All who are made or have been, in an order that stays. Who is gone from the story is left out. */
  all(state: S): readonly A[];
  idOf(one: A): string;
  by(one: A): SeatId | null;
  /** Whether they have sat down to play; without, they play from the moment that they are there. */
  plays?(state: S, one: A): boolean;
  /** Why nothing that counts can be chosen just now, in a sentence; `null` where it can. */
  held?(state: S, one: A): string | null;
  /** In the order in which people go through them; anybody may take them in any other. */
  readonly steps: readonly StepDefinition<S, A, Id>[];
}

/** The making of somebody in steps, as a game composes it. */
export interface Making<S, A, Id extends string> {
  readonly facts: readonly StepFacts<Id>[];
  /** What a step is called; its offers may stand under it. */
  readonly title: Readonly<Record<Id, string>>;
  /** How each step of somebody stands, in order. */
  stepsOf(state: S, one: A): MakingStep<Id>[];
  /** Whether anything of it is left. */
  isOpen(state: S, one: A): boolean;
  /** What everybody sees of it: a game keeps it at `public.derived.making`. */
  view(state: S): MakingView<Id>;
}

/** There is nothing left of a step. */
export const done: Standing = { state: 'done', note: '' };

/** A step whose maker can go on with it, or that is done. */
export const standing = (lacks: readonly string[]): Standing =>
  lacks.length === 0 ? done : { state: 'open', note: `Still to do: ${lacks.join(', ')}.` };

/**
 * The making of somebody: nothing of it bars anybody from sitting down to play but what is `needed`, what is open is
 * there for everybody to see (TABLE-090), and is filled in by the same offers in play (TABLE-092).
 *
 * @throws where two steps have one id.
 */
export function makingOf<S, A, Id extends string>(
  definition: MakingDefinition<S, A, Id>,
): Making<S, A, Id> {
  const { steps, all, idOf, by, held } = definition;
  const facts = steps.map(({ id, title, about, filledBy = [{ group: title }] }) => ({
    ...{ id, title, about, filledBy },
  }));
  const titles = new Map(facts.map(({ id, title }) => [id, title]));
  if (titles.size < steps.length) throw new Error('Two steps of making somebody have one id.');
  const plays = (state: S, one: A) => definition.plays?.(state, one) ?? true;

  function stepsOf(state: S, one: A): MakingStep<Id>[] {
    const inPlay = plays(state, one);
    return steps
      .filter(({ beforePlay }) => !inPlay || !beforePlay)
      .map((step) => ({
        id: step.id,
        ...standingOf(step, state, one, inPlay),
        ...(!inPlay && step.needed?.(state, one) ? { needed: true as const } : {}),
      }));
  }

  function standingOf(step: StepDefinition<S, A, Id>, state: S, one: A, inPlay: boolean): Standing {
    const lacks = step.lacks(state, one);
    if (!inPlay) return step.stands?.(state, one, lacks) ?? standing(lacks);
    return lacks.length === 0 ? done : { state: 'open', note: lacks.join(', ') };
  }

  function being(state: S, one: A): BeingMade<Id> | null {
    const inPlay = plays(state, one);
    const own = stepsOf(state, one);
    const left = own.filter(({ state }) => state !== 'done');
    if (inPlay && left.length === 0) return null;
    const why = held?.(state, one) ?? null;
    return {
      by: by(one),
      plays: inPlay,
      steps: own,
      next: left.find(({ state }) => state === 'open')?.id ?? null,
      ...(why === null ? {} : { held: why }),
    };
  }

  return {
    facts,
    title: Object.fromEntries(titles) as Record<Id, string>,
    stepsOf,
    isOpen: (state, one) => stepsOf(state, one).some((step) => step.state !== 'done'),
    view(state) {
      const beings = all(state).flatMap((one) => {
        const now = being(state, one);
        return now ? [[idOf(one), now] as const] : [];
      });
      return beings.length === 0
        ? nothingToMake
        : { steps: facts, beings: Object.fromEntries(beings) };
    },
  };
}

import type { BaseState } from '../../engine';
import { put } from '../../engine';
import type { TablePlay } from '../play';
import type { Of } from '../whose';
import { ofPart } from '../whose';

/** What people want to do next, by whose it is, whoever handed something in first at the top. */
export interface WithIntentions<I> extends BaseState {
  /** Missing until somebody has handed something in. */
  public: BaseState['public'] & { intentions?: Record<string, I> };
}

export type IntentionEvent<Part extends string, I extends Of<Part>> =
  | { type: 'intentionSet'; intention: I }
  | Removed<Part>;

type Removed<Part extends string> = { type: 'intentionRemoved' } & Of<Part>;

export type IntentionPlay<S, Part extends string, I extends Of<Part>> = TablePlay<
  S & WithIntentions<I>,
  IntentionEvent<Part, I>
>;

/** How a game tells of what waits. `Part` is the part of commands and intentions that says whose it is. */
export interface IntentionWords<S, Part extends string, I extends Of<Part>> {
  readonly part: Part;
  /** Whose it is, by their id. */
  nameOf(state: S, id: string): string;
  /** What they want to do, as after “to”: “flow”, “attack the ogre”. */
  does(state: S, intention: I): string;
  /** What they said of it; empty where that was said aloud. */
  said(intention: I): string;
}

/**
 * Lets what somebody wants to do wait with their name on it, since something is on the table (TABLE-058).
 * What they handed in before makes room.
 */
export function handIn<S, Part extends string, I extends Of<Part>>(
  play: IntentionPlay<S, Part, I>,
  words: IntentionWords<S, Part, I>,
  intention: I,
): void {
  const { state } = play;
  const id = intention[words.part];
  const next = state.public.intentions?.[id] ? 'would rather' : 'wants to';
  play.emit({ type: 'intentionSet', intention });
  const said = words.said(intention);
  const does = `${words.nameOf(state, id)} ${next} ${words.does(state, intention)} next`;
  play.say(said === '' ? `${does}.` : `${does}: ${said}`);
}

/** Somebody’s does not wait any longer. */
export const removed = <Part extends string>(part: Part, id: string): Removed<Part> => ({
  type: 'intentionRemoved',
  ...ofPart(part, id),
});

/** All that waits, whoever handed something in first at the top. */
export const intentionsOf = <I>({ public: { intentions } }: WithIntentions<I>): I[] =>
  Object.values(intentions ?? {});

/** Applies what can happen to what waits. `state` is a draft and is changed in place. */
export const evolvesFor = <Part extends string, I extends Of<Part>>(part: Part) => ({
  intentionSet({ public: shared }: WithIntentions<I>, { intention }: { intention: I }): void {
    shared.intentions ??= {};
    put(shared.intentions, intention[part], intention);
  },
  intentionRemoved({ public: { intentions } }: WithIntentions<I>, event: Of<Part>): void {
    delete intentions?.[event[part]];
  },
});

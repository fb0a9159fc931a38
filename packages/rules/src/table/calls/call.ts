import type { BaseState } from '../../engine';
import { put } from '../../engine';
import type { TablePlay } from '../play';
import type { Of } from '../whose';

/** What people are asked to roll, by whom it is asked of. */
export interface WithCalls<C> extends BaseState {
  /** Missing until somebody is asked. */
  public: BaseState['public'] & { calls?: Record<string, C> };
}

export type CallEvent<Part extends string, C extends Of<Part>> =
  | { type: 'callSet'; call: C }
  | ({ type: 'callRemoved' } & Of<Part>);

export type CallPlay<S, Part extends string, C extends Of<Part>> = TablePlay<
  S & WithCalls<C>,
  CallEvent<Part, C>
>;

/** Applies what can happen to what people are asked. `state` is a draft and is changed in place. */
export const callEvolves = <Part extends string, C extends Of<Part>>(part: Part) => ({
  callSet({ public: shared }: WithCalls<C>, { call }: { call: C }): void {
    shared.calls ??= {};
    put(shared.calls, call[part], call);
  },
  callRemoved({ public: { calls } }: WithCalls<C>, event: Of<Part>): void {
    delete calls?.[event[part]];
  },
});

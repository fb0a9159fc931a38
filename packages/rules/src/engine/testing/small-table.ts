import { z } from 'zod';
import { GivenDice } from '../../testing/given-dice';
import type { Actor, BaseState, Context, Memo, Play, RuleSystem, Seat } from '..';
import { emptyTable } from '..';
import type { PublicValues } from '../beat';
import type { Outcome } from '../system';
import { createTable, execute } from '../system';

/** A table that counts how much stress everybody has, and nothing else. */
export interface SmallState extends BaseState {
  public: BaseState['public'] & {
    stress: Record<string, number>;
    /** What earlier releases have not kept. */
    mood?: string;
    /** Computed. */
    total?: { stress: number };
  };
}

export type SmallEvent =
  | { type: 'stressSet'; of: string; to: number }
  | { type: 'moodSet'; mood: string };

/** Does whatever a test wants to have done. */
export interface Act {
  type: 'act';
  act(play: Play<SmallState, SmallEvent>): void;
}

/** Nothing of what a game need not say of its commands is said of it. */
export type SmallSystem = Omit<
  RuleSystem<SmallState, Act, SmallEvent>,
  'atOnce' | 'discloses' | 'pasted' | 'stakes'
>;

/** The rules of such a table; a test puts in what it is about. */
export const smallSystem = (more: Partial<SmallSystem> = {}): SmallSystem => ({
  id: 'small',
  title: 'Small',
  stateVersion: 1,
  about: { line: '', look: '', setup: [], credits: { title: '', lines: [] } },
  roles: { director: 'the director', protagonist: 'player', spectator: 'watcher' },
  commandSchema: z.custom<Act>(),
  setupSchema: z.object({}),
  texts: { parts: [], of: () => ({}) },
  create: ({ name }) => {
    const { public: shared, ...rest } = emptyTable(name);
    return { ...rest, public: { ...shared, stress: {} } };
  },
  decide: (play, { act }) => act(play),
  evolve(state, event) {
    if (event.type === 'moodSet') state.public.mood = event.mood;
    else state.public.stress[event.of] = event.to;
  },
  publicValues: ({ public: shared }): PublicValues[] => [
    {
      id: 'stress',
      of: null,
      from: shared.stress,
      values: () =>
        Object.entries(shared.stress).map(([what, value]) => ({ what, value, none: 0 })),
    },
  ],
  derive: () => [],
  drawer: () => ({}),
  ...more,
});

/** A small table at which things are done one after the other. */
export class SmallTable {
  readonly dice = new GivenDice();
  state: SmallState;
  seq = 0;

  constructor(
    readonly system: SmallSystem = smallSystem(),
    seats: readonly Seat[] = [ana, bev],
  ) {
    this.state = createTable(system, { name: 'Tonight', setup: {} });
    const hashes = { public: 'hash', director: 'hash' };
    this.does(server, (play) => {
      for (const seat of seats) play.emit({ type: 'seatTaken', seat });
      play.emit({ type: 'sessionOpened', session: 1, by: 1, hashes });
    });
  }

  /** Tries to do something; nothing is kept where it is refused. */
  tries(
    actor: Actor,
    act: Act['act'],
    more: Partial<Context<SmallState>> = {},
  ): Outcome<SmallState, SmallEvent> {
    this.seq += 1;
    const context = {
      actor,
      now: 1_000 * this.seq,
      seq: this.seq,
      dice: this.dice,
      past: () => undefined,
      step: () => undefined,
      ...more,
    };
    const outcome = execute(this.system, this.state, { type: 'act', act }, context);
    if (outcome.ok) this.state = outcome.state;
    return outcome;
  }

  /** Does something that is not refused. */
  does(
    actor: Actor,
    act: Act['act'],
    memo?: Memo,
  ): Extract<Outcome<SmallState, SmallEvent>, { ok: true }> {
    const outcome = this.tries(actor, act, memo ? { memo } : {});
    if (outcome.ok) return outcome;
    throw new Error(outcome.refusal.message);
  }
}

export const ana: Seat = { id: 'ana', name: 'Ana', role: 'director', vacant: false };
export const bev: Seat = { id: 'bev', name: 'Bev', role: 'protagonist', vacant: false };

export const server: Actor = { kind: 'server' };
export const by = (seat: string): Actor => ({ kind: 'seat', seat });

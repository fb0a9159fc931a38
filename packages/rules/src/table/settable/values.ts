import type { BaseState, Offer, OfferValue, Play } from '../../engine';
import type { Bounds, Input } from './inputs';
import { ask, fieldsOf } from './inputs';

/** One value of a row that sets any of several: how it is offered by itself, and what sets it. */
export interface Value<S extends BaseState, E extends { type: string }, One> {
  /** How it is offered now; `null` where it is not. It may be set all the same. */
  offer(one: One, state: S, name: string): OfferedValue | null;
  /** Sets it, where that is different; answers what is said of it. */
  set(play: Play<S, E>, one: One, given: unknown): readonly string[];
}

type OfferedValue = Pick<Offer, 'label' | 'detail' | 'variant' | 'fields'> & {
  settled?: Offer['with'];
};

/** Whether a value is offered now; without, it always is. */
interface Listed<S, One> {
  listed?(one: One, state: S): boolean;
}

interface AskedValue<S extends BaseState, E extends { type: string }, One, V>
  extends Listed<S, One> {
  /** What the button says. */
  label: string;
  detail?(one: One, state: S): string | null;
  input(one: One, state: S): Input<V>;
  set(play: Play<S, E>, one: One, value: V): readonly string[];
}

interface NumberValue<S extends BaseState, E extends { type: string }, One> extends Listed<S, One> {
  /** What it is called where a sentence begins. */
  label: string;
  detail?(one: One, state: S): string | null;
  bounds(one: One, state: S): Bounds;
  set(play: Play<S, E>, one: One, value: number, before: number): readonly string[];
}

interface ToggledValue<S extends BaseState, E extends { type: string }, One>
  extends Omit<TurnedValue<S, E, One, boolean>, 'labels'> {
  /** The buttons that make it so, and not so. */
  on: string;
  off: string;
}

interface TurnedValue<S extends BaseState, E extends { type: string }, One, V>
  extends Listed<S, One> {
  /** Each that it can be, with the button that makes it so. */
  labels: readonly (readonly [V, string])[];
  now(one: One, state: S): V;
  set(play: Play<S, E>, one: One, value: V): readonly string[];
}

/** The kinds of values that a command can set one by one, of somebody or something. */
export const valuesOf = <S extends BaseState, E extends { type: string }, One>() => ({
  /** A value that is asked for in a way of its own. */
  asked<V>({ label, detail, listed, input, set }: AskedValue<S, E, One, V>): Value<S, E, One> {
    return {
      offer(one, state, name) {
        if (listed?.(one, state) === false) return null;
        const more = detail?.(one, state) ?? null;
        return {
          variant: name,
          label,
          ...(more === null ? {} : { detail: more }),
          fields: fieldsOf({ [name]: input(one, state) }),
        };
      },
      set: (play, one, given) => set(play, one, input(one, play.state).read(given)),
    };
  },

  /** A number. */
  number({ label, bounds, set, ...more }: NumberValue<S, E, One>): Value<S, E, One> {
    return this.asked({
      ...more,
      label: label.toLowerCase(),
      input: (one, state) => ask.number(label, bounds(one, state)),
      set(play, one, value) {
        const { now } = bounds(one, play.state);
        return value === now ? [] : set(play, one, value, now);
      },
    });
  },

  /** Whether something is so: the button makes it what it is not now. */
  toggled({ on, off, ...value }: ToggledValue<S, E, One>): Value<S, E, One> {
    return this.turned({
      ...value,
      labels: [
        [true, on],
        [false, off],
      ],
    });
  },

  /** One of two: the button makes it what it is not now. */
  turned<V extends OfferValue>({
    labels,
    now,
    listed,
    set,
  }: TurnedValue<S, E, One, V>): Value<S, E, One> {
    return {
      offer(one, state, name) {
        if (listed?.(one, state) === false) return null;
        const [to, label] = labels.find(([value]) => value !== now(one, state)) ?? [];
        return to === undefined || label === undefined
          ? null
          : { variant: name, label, fields: [], settled: { [name]: to } };
      },
      set(play, one, given) {
        const [to] = labels.find(([value]) => value === given) ?? [];
        return to === undefined || to === now(one, play.state) ? [] : set(play, one, to);
      },
    };
  },
});

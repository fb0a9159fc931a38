import type { z } from 'zod';
import type { BaseState, Offer, Play } from '../../engine';
import type { Drawer, OfferContext } from '../area';
import type { OfferByHand } from '../by-hand';
import { BY_HAND, byHand, sayByHand } from '../by-hand';
import { command, reason } from '../command';
import type { Answers, Form } from './inputs';
import { answersTo, canBeFilled, fieldsOf } from './inputs';
import type { Given, Subjects } from './subjects';
import { subjectOf } from './subjects';
import type { Value } from './values';

/** One command by which something is set by hand: what comes of a row of `settables` (TABLE-019). */
export interface Setting<S extends BaseState, E extends { type: string }, Z = unknown> {
  type: string;
  schema: Z;
  decide(play: Play<S, E>, command: { type: string }): void;
  offers(state: S): Offer[];
}

/** A command, and of whom or what it sets something. */
interface About<S, T extends string, Whose extends z.core.$ZodLooseShape, Parts, One> {
  type: T;
  of: Subjects<S, One, Whose>;
  /** What else the command brings, as far as a schema can bound it for ever. */
  parts: Parts;
  /** The heading on the desk. */
  topic: string | ((one: One) => string);
}

/** A row: values that are set together, in one form. */
export interface Row<
  S extends BaseState,
  E extends { type: string },
  T extends string,
  Whose extends z.core.$ZodLooseShape,
  Parts extends z.core.$ZodLooseShape,
  One,
  F extends Form,
> extends About<S, T, Whose, Parts, One> {
  order?: number | ((one: One) => number);
  label: string | ((one: One, state: S) => string);
  detail?: string | ((one: One) => string | null);
  /** Whether the desk lists it now; without, it always does. What is not listed may be set all the same. */
  listed?(one: One, state: S): boolean;
  /** What is asked for, with the bounds of the moment. */
  form(one: One, state: S): F;
  /** Sets it; answers a sentence for each thing that is different now. */
  set(play: Play<S, E>, one: One, answers: Answers<F>): readonly string[];
}

/** A row of values that are set one by one: its command changes those that it names. */
export interface ManyRow<
  S extends BaseState,
  E extends { type: string },
  T extends string,
  Whose extends z.core.$ZodLooseShape,
  Parts extends z.core.$ZodLooseShape,
  One,
> extends About<S, T, Whose, Parts, One> {
  /** What an offer to set one of them is called. */
  label(one: One, value: string): string;
  values: Readonly<Record<keyof Parts, Value<S, E, One>>>;
}

/**
 * The means to write what can be set by hand as a table. A row says of whom or what, what its form asks for with
 * the bounds of the moment, and what it does; the schema of the command, its handler with all refusals, its offers
 * and its line of the log (“Set by hand: …”, with the reason) come of that, in every game alike (TABLE-019).
 *
 * @param may refuses whoever may not set anything by hand.
 */
export function settables<S extends BaseState, E extends { type: string }>(
  may: (play: Play<S, E>) => void,
) {
  /** What is common to all rows: whoever may sets it, for somebody who is there, and everybody reads why. */
  function made<
    T extends string,
    Whose extends z.core.$ZodLooseShape,
    Parts extends z.core.$ZodLooseShape,
    One,
  >(
    { type, of, parts, topic }: About<S, T, Whose, Parts, One>,
    set: (play: Play<S, E>, one: One, given: Given) => readonly string[],
    offered: (one: One, state: S) => readonly OfferOfRow[],
  ) {
    return {
      type,
      schema: command(type, { ...of.parts, ...parts, reason }),
      decide(play: Play<S, E>, command: { type: string; reason?: string }) {
        may(play);
        const given: Given = { ...command };
        sayByHand(play, set(play, subjectOf(of, play.state, given), given), command.reason ?? '');
      },
      offers: (state: S) =>
        of.each(state).flatMap((one) =>
          offered(one, state).map(({ settled, offer }) => {
            const head = { command: type, with: { ...of.settled(one), ...settled } };
            return byHand(saidOf(topic, one), offer(head));
          }),
        ),
    };
  }

  return {
    /** A command that sets what its form asks for. */
    row<
      const T extends string,
      Whose extends z.core.$ZodLooseShape,
      Parts extends z.core.$ZodLooseShape,
      One,
      F extends Form,
    >(row: Row<S, E, T, Whose, Parts, One, F>) {
      const { order, label, detail = null, listed, form, set } = row;
      return made(
        row,
        (play, one, given) => set(play, one, answersTo(form(one, play.state), given)),
        (one, state) => {
          if (listed?.(one, state) === false) return [];
          const fields = fieldsOf(form(one, state));
          if (!canBeFilled(fields)) return [];
          const said = {
            label: typeof label === 'string' ? label : label(one, state),
            ...detailed(saidOf(detail, one)),
            ...(order === undefined ? {} : { order: saidOf(order, one) }),
          };
          return [{ offer: (head) => ({ ...head, ...said, fields }) }];
        },
      );
    },

    /** A command that sets any of several values, each of which is offered by itself. */
    many<
      const T extends string,
      Whose extends z.core.$ZodLooseShape,
      Parts extends z.core.$ZodLooseShape,
      One,
    >(row: ManyRow<S, E, T, Whose, Parts, One>) {
      const values = Object.entries<Value<S, E, One>>(row.values);
      return made(
        row,
        (play, one, given) =>
          values.flatMap(([name, value]) =>
            given[name] === undefined ? [] : value.set(play, one, given[name]),
          ),
        (one, state) =>
          values.flatMap(([name, value]) => {
            const open = value.offer(one, state, name);
            if (open === null) return [];
            const { settled = {}, label: what, ...said } = open;
            const label = row.label(one, what);
            return [{ settled, offer: (head) => ({ ...said, ...head, label }) }];
          }),
      );
    },

    /**
     * Rows as a part of a game: it decides their commands, and has their offers in the drawer of the desk, in the
     * order of the rows. Of those that are listed `together`, all that is about one comes before the next.
     */
    area<M extends Setting<S, E>>(
      rows: readonly M[],
      { betweenSessions = false, together = [] }: AreaOptions<S, E> = {},
    ) {
      const groups: (readonly Setting<S, E>[])[] = [];
      for (const row of rows) {
        const group = together.find((some) => some.includes(row)) ?? [row];
        if (!groups.includes(group)) groups.push(group);
      }
      const drawer: Drawer<OfferContext<S>> = {
        holds: ({ director }) => director,
        offers({ state, add }) {
          for (const group of groups) {
            const offers = group.flatMap((row) => row.offers(state));
            for (const offer of group.length > 1 ? byAbout(offers) : offers) add(offer);
          }
        },
      };
      return {
        betweenSessions,
        commands: rows.map(({ schema }): M['schema'] => schema),
        handlers: Object.fromEntries(rows.map(({ type, decide }) => [type, decide])),
        drawers: { [BY_HAND]: drawer },
      };
    },
  };
}

interface AreaOptions<S extends BaseState, E extends { type: string }> {
  betweenSessions?: boolean;
  together?: readonly (readonly Setting<S, E>[])[];
}

/** Offers in their order, but all that is about one comes before the next, and what is about none comes last. */
function byAbout(offers: readonly Offer[]): Offer[] {
  const abouts = new Set(offers.map(aboutOf));
  const all = [...abouts].filter((about) => about !== undefined);
  return [...all, undefined].flatMap((about) => offers.filter((one) => aboutOf(one) === about));
}

/** The first thing that it settles. */
const aboutOf = ({ with: settled }: Offer) => Object.values(settled)[0];

/** An offer of a row: what it settles besides whom it is about, and what it says besides its command. */
interface OfferOfRow {
  settled?: Offer['with'];
  offer(head: Pick<Offer, 'command' | 'with'>): OfferByHand;
}

/** What a row says of one of its subjects, where it does not say the same of all. */
const saidOf = <One, V extends string | number | null>(said: V | ((one: One) => V), one: One): V =>
  typeof said === 'function' ? said(one) : said;

const detailed = (detail: string | null) => (detail === null ? {} : { detail });

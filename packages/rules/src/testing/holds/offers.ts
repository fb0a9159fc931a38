import { types } from 'node:util';
import type { BaseState, Offer, SeatId } from '../../engine';
import { same } from '../../engine';
import { promptsOf } from '../prompts';
import type { Watching } from '../step';
import { besides } from './besides';

// What holds of what people are asked, offered and told at a table of any game.

/**
 * Whoever is asked something can do something about it: one of their offers answers it. For whoever has left
 * somebody else is offered what they would have been.
 */
export const answers: Watching = (table, { away = {} }, tally) => {
  const aside = besides(table);
  return ({ table, after }) => {
    for (const [id, { title, to }] of Object.entries(promptsOf(after))) {
      for (const seat of to) {
        tally('asked');
        const sits = after.public.table.seats[seat]?.vacant === false;
        if (sits && answersIn(after, seat, id).length === 0) {
          throw new Error(
            `“${title}” (${id}) asks ${seat}, and none of their offers answers it: an offer does that names it in \`prompt\`.`,
          );
        }
        if (sits) continue;
        tally('asked of somebody who has left');
        const open = Object.keys(after.seats).flatMap((one) => table.offers(one));
        const theirs = answersIn(aside.follow(table).given(seated(seat)).state, seat, id);
        if (theirs.some((one) => open.some((offer) => isSame(offer, one)))) continue;
        const [settled] = theirs.filter(({ command }) => Object.hasOwn(away, command));
        if (settled) {
          tally(`away ${settled.command}`);
          continue;
        }
        throw new Error(
          `“${title}” (${id}) asks ${seat}, who has left, and nobody is offered to answer for them: ask somebody who sits at the table, or offer it to whoever answers instead. If something else settles it, \`away\` of testing/reach.ts names ${theirs[0]?.command} with the reason.`,
        );
      }
    }
  };
};

/** The offers of a seat that answer a question. */
const answersIn = (state: BaseState, seat: SeatId, id: string): Offer[] =>
  Object.values(state.seats[seat]?.offers ?? {}).filter(({ prompt }) => prompt === id);

const isSame = (one: Offer, other: Offer): boolean =>
  one.command === other.command && same(one.with, other.with);

/** Lets somebody sit in a seat that is free. */
const seated =
  (seat: SeatId) =>
  (state: BaseState): void => {
    const there = state.public.table.seats[seat];
    if (there) there.vacant = false;
  };

/** Those who watch are offered nothing, in no drawer either. */
export const spectators: Watching = (table) => {
  const { system } = table;
  return ({ after }) => {
    for (const { id, role } of Object.values(after.public.table.seats)) {
      if (role !== 'spectator') continue;
      const { offers = {}, drawers = [] } = after.seats[id] ?? {};
      const all = Object.values(after.seats).flatMap((seat) => seat.drawers);
      const inside = all.flatMap((name) => Object.keys(system.drawer(after, id, name)));
      const every = [...Object.keys(offers), ...drawers, ...inside];
      if (every.length > 0) throw new Error(`${id} watches, and is offered ${every.join(', ')}.`);
    }
  };
};

/** Nothing that is computed of the state holds a view of it. */
export const views: Watching = () => {
  const clean = new WeakSet<object>();
  const viewIn = (value: unknown, path: string): string | null => {
    if (typeof value !== 'object' || value === null || clean.has(value)) return null;
    if (types.isProxy(value)) return path;
    for (const [key, inner] of Object.entries(value)) {
      const found = viewIn(inner, `${path}/${key}`);
      if (found) return found;
    }
    clean.add(value);
    return null;
  };
  return ({ after }) => {
    const found = viewIn(after, '');
    if (found) throw new Error(`What is kept at ${found} is a view of the state, not a value.`);
  };
};

/** One of something as though it were several, two marks at an end, what is no word, and the id of a rule. */
const CLUMSY = new RegExp(
  [
    /(?<![\d.,:−+-]|of )\b1 (dots|links|dice|points|segments|questions|follow-ups|slots|marks|actions|rolls|countdowns|handfuls|clocks|advances)\b/,
    /[^.]\.\.$|[!?…]\.$|: *:|“”|\. \(|\(\)/,
    /\b(undefined|null|NaN)\b|\[object|\[X\]/,
    /\b[A-Z]{3}-([A-Z]{2,4}-)?\d+|\b(TABLE|AMB)-\d/,
  ]
    .map(({ source }) => `(${source})`)
    .join('|'),
);

/** No sentence counts one as many, ends twice, or lets something through that is no word. */
export const sentences: Watching = () => {
  const read = new WeakSet<object>();
  return ({ after }) => {
    for (const said of sayingIn(after)) {
      if (read.has(said)) continue;
      read.add(said);
      const wrong = sentencesOf(said).find((sentence) => CLUMSY.test(sentence));
      if (wrong) throw new Error(`It says “${wrong}”.`);
    }
  };
};

/** What people read at a table now: the newest lines, what is asked, and what is offered. */
function sayingIn(state: BaseState): Saying[] {
  return [
    ...[state.public.log, state.director.log].flatMap((log) => log.entries),
    ...Object.values(promptsOf(state)),
    ...Object.values(state.seats).flatMap(({ offers }) => Object.values(offers)),
  ];
}

type Saying = Partial<Pick<Offer, 'label' | 'detail' | 'cost'>> & {
  text?: string;
  title?: string;
  notes?: string[];
};

const sentencesOf = ({ label, detail, cost, text, title, notes = [] }: Saying): string[] =>
  [label, detail, cost, text, title, ...notes].flatMap((sentence) => sentence ?? []);

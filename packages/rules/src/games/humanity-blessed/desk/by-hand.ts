import { z } from 'zod';
import { missing } from '../../../engine';
import { BY_HAND } from '../../../table/by-hand';
import { id } from '../../../table/command';
import { ask, settables } from '../../../table/settable';
import type { Character, StatDie } from '../characters/character';
import { change } from '../characters/find';
import type { TrackedAction } from '../checks/check';
import type { HumanityEvent } from '../events';
import type { HumanityOffers } from '../game';
import { manager } from '../game';
import type { HumanityState } from '../state';
import type { DieSize, Stat } from '../vocabulary';
import { caps, dieSizes, stats, statWords } from '../vocabulary';

/** How far what is only counted goes by hand. */
const MOST = { banked: 40, position: caps.track, tokens: 5 };
const upTo = (most: number) => z.int().min(0).max(most);

const setting = settables<HumanityState, HumanityEvent>((play) => {
  manager(play, 'set values by hand');
});

/** What a Stat that is free shows in a form. */
const FREE = 0;

const characters = {
  parts: { character: id },
  each: ({ public: { characters: all } }: HumanityState) => Object.values(all),
  settled: ({ id: character }: Character) => ({ character }),
  otherwise: () => missing('There is no such character.', 'Choose one that is there.'),
};

/** A Stat on somebody’s sheet. */
type OwnStat = readonly [Character, Stat];

const sizeField = (now: DieSize) =>
  ask.oneOfWords('Its die', dieSizes.map(String), (size) => `d${size}`, `${now}`);
const lockField = (now: { value: number | null } | null, size: DieSize) =>
  ask.number('Locked at (0 is free)', {
    ...{ now: now?.value ?? FREE, max: Math.max(size, now?.value ?? 0) },
    beyond: { instead: 'It locks at what its die can show.' },
  });

/** A Stat as a form has it: what a smaller die cannot show it is not locked at. */
function dieOf(size: string, locked: number) {
  const found = dieSizes.find((one) => `${one}` === size) ?? 4;
  return {
    size: found,
    lock: locked === FREE ? null : { value: Math.min(locked, found) },
  };
}

/** The die of a Stat, and what it is locked at (HUM-501, 503, TABLE-019). */
const stat = setting.row({
  type: 'stat.set',
  of: {
    parts: { character: id, stat: z.enum(stats) },
    each: (state: HumanityState): OwnStat[] =>
      characters
        .each(state)
        .flatMap((one) =>
          stats.filter((own) => one.stats[own] !== undefined).map((own) => [one, own] as const),
        ),
    settled: ([{ id: character }, own]) => ({ character, stat: own }),
    otherwise: () => missing('They have no such Stat.', 'Choose one that they have.'),
  },
  topic: ([{ name }]) => name,
  parts: { size: z.enum(dieSizes.map(String)), locked: upTo(10) },
  label: ([, own]) => statWords[own].name,
  form: ([one, own]) => {
    const { size, lock } = one.stats[own] ?? { size: 4, lock: null };
    return { size: sizeField(size), locked: lockField(lock, size) };
  },
  set(play, [one, own], { size, locked }) {
    const die = dieOf(size, locked);
    play.emit({ type: 'statSet', character: one.id, stat: own, die });
    const said = die.lock ? `, locked at ${die.lock.value}` : ', free';
    return [`${statWords[own].name} of ${one.name}: d${die.size}${said}.`];
  },
});

/** What somebody has besides (HUM-404, 1510). */
const left = setting.row({
  type: 'character.set',
  of: characters,
  topic: ({ name }) => name,
  order: -1,
  parts: { banked: upTo(MOST.banked), tokens: upTo(MOST.tokens) },
  label: ({ name }) => `Set what ${name} has left`,
  listed: ({ dedication, stats: { hardware } }) => dedication !== null || hardware !== undefined,
  form: ({ banked, tokens, stats: { hardware } }) => ({
    banked: ask.number('Banked by the Dedication', { now: banked?.count ?? 0, max: MOST.banked }),
    tokens: ask.number('Hardware Tokens', {
      ...{ now: tokens ?? 0, max: (hardware?.size ?? 0) / 2 },
      beyond: { instead: 'There are half as many as the sides of Hardware.' },
    }),
  }),
  set(play, one, { banked: count, tokens }) {
    const from = count === 0 ? {} : (one.banked?.from ?? {});
    change(play, one, {
      banked: { count, from },
      ...(one.stats.hardware ? { tokens } : {}),
    });
    return [`what ${one.name} has left.`];
  },
});

/** How far a long goal is (HUM-1004). */
const goal = setting.row({
  type: 'tracked.set',
  of: {
    parts: { track: id },
    each: ({ public: { tracked } }: HumanityState) => Object.values(tracked),
    settled: ({ id: track }: TrackedAction) => ({ track }),
    otherwise: () => missing('There is no such goal.', 'Choose one that is there.'),
  },
  topic: 'Long goals',
  parts: { position: z.int().min(-MOST.position).max(MOST.position) },
  label: ({ name }) => `Set “${name}”`,
  form: ({ position }) => ({
    position: ask.number('How far', { now: position, min: 0, max: MOST.position, beyond: {} }),
  }),
  set(play, one, { position }) {
    play.emit({ type: 'trackedSet', tracked: { ...one, position } });
    return [`“${one.name}”: ${position}.`];
  },
});

/** The Stat that all share (HUM-410, 413). */
const common = setting.row({
  type: 'shared.set',
  of: {
    parts: {},
    each: ({ public: { shared } }: HumanityState): StatDie[] => (shared ? [shared] : []),
    settled: () => ({}),
    otherwise: () => missing('No Stat is shared here.', 'Set that of somebody.'),
  },
  topic: 'The table',
  parts: { size: z.enum(dieSizes.map(String)), locked: upTo(10) },
  label: 'Set the Stat that all share',
  form: ({ size, lock }) => ({ size: sizeField(size), locked: lockField(lock, size) }),
  set(play, _, { size, locked }) {
    const { optional } = play.state.public;
    const die = dieOf(size, locked);
    if (optional !== null) play.emit({ type: 'statSet', character: null, stat: optional, die });
    return [`the Stat that all share: d${die.size}.`];
  },
});

const rows = setting.area([common, left, stat, goal], { betweenSessions: true });

/** What whoever runs the table sets by hand, with a reason (TABLE-019, HUM-1806); the drawer is there once something is. */
export const byHand = {
  ...rows,
  drawers: {
    [BY_HAND]: {
      ...rows.drawers[BY_HAND],
      holds: ({ director, state: { public: shared } }: HumanityOffers): boolean =>
        director &&
        (shared.shared !== null ||
          Object.keys(shared.characters).length + Object.keys(shared.tracked).length > 0),
    },
  },
};

import type { RollRecord } from '../../../engine';
import { gainDice } from '../../../table';
import { command, id } from '../../../table/command';
import { bumpedGroup, bumping, onFaces, rolling, throwBy } from '../../../table/dice';
import { arbitersMoves, holdsLastWord } from '../arbiter';
import { blessing } from '../blessings/kind';
import { decidesFor } from '../characters/find';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import type { HumanityState } from '../state';
import { askedAs, decidedAs } from './asked';
import { beat } from './beats';
import type { Endeavor } from './endeavor';
import { characterIn, nameOf, running, stillIn, update, updateOne } from './find';
import { kindOf } from './registry';
import { beginTurn, nameable, takers } from './turns';

/** The Endeavor while it waits for something, for moves about it. */
export const endeavorWhile = (is: (endeavor: Endeavor) => boolean) =>
  ({
    part: 'endeavor',
    what: 'Endeavor',
    all({ state }: HumanityContext): readonly Endeavor[] {
      const endeavor = running(state);
      return endeavor && is(endeavor) ? [endeavor] : [];
    },
    idOf: ({ id: own }: Endeavor) => own,
  }) as const;

/** The question under which it is asked who begins, and who is next. */
export const FIRST = 'endeavor-first';
export const NEXT = 'endeavor-next';

/** Who may begin: those with the largest Stat, or whom the table names (HUM-1116, 1209, 1212). */
export function starters(state: HumanityState, endeavor: Endeavor): string[] {
  return [...kindOf(endeavor).starters(state, endeavor)];
}

/** Saying who begins, where more than one could (HUM-1116). */
export const naming = arbitersMoves('say who begins').about(
  endeavorWhile(({ stage, reached }) => stage === 'first' && !reached),
  'prompt',
  (move) => [
    move(command('endeavor.first', { endeavor: id, who: id }), {
      *ways(context, endeavor) {
        const { state } = context;
        for (const who of starters(state, endeavor)) {
          yield {
            with: { who },
            label: `${nameOf(state, who)} begins`,
            ...decidedAs(context, FIRST),
          };
        }
      },
      do: (play, { who }) => setFirst(play, who),
    }),
  ],
);

/** It is settled who begins. */
export function setFirst(play: HumanityPlay, who: string): void {
  const { endeavor } = play.state.public;
  if (!endeavor) return;
  update(play, { stage: 'ready', order: inOrder(play.state, endeavor, who) });
  play.say(`${nameOf(play.state, who)} begins.`, beat('endeavor-turn', who));
}

/** The order as far as it is known: all of it where people sit in one, else only who begins (HUM-1106). */
function inOrder(state: HumanityState, endeavor: Endeavor, first: string): string[] {
  if (endeavor.ordering === 'named') return [first];
  const seats = Object.keys(state.public.table.seats);
  const place = (who: string): number => {
    const owner = state.public.characters[who]?.owner ?? null;
    return owner === null ? seats.length : seats.indexOf(owner);
  };
  const all = takers(endeavor)
    .map(({ character }) => character)
    .sort((one, other) => place(one) - place(other));
  const from = all.indexOf(first);
  return [...all.slice(from), ...all.slice(0, from)];
}

/** A round begins, when anybody who plays says so (HUM-1103, 1104). */
export const rounds = moves.about(
  endeavorWhile(
    ({ stage, reached, dues, extras }) =>
      stage === 'ready' && !reached && dues.length + extras.length === 0,
  ),
  'endeavor',
  (move) => [
    move(rolling('endeavor.round', { endeavor: id }), {
      unless: ({ state }, _, endeavor) =>
        waitsFor(state, endeavor) ??
        (state.public.check === null
          ? null
          : barred('wrong-moment', 'A Check is on the table.', {
              instead: 'Settle it first.',
              rule: 'HUM-1103',
            })),
      ways: (_, endeavor) => ({
        label: `Begin round ${endeavor.round + 1}`,
        detail: 'Everybody in it gains a temporary Blessing.',
        primary: true,
        rolls: { dice: stillIn(endeavor).length, modifiers: [] },
      }),
      do: (play, { typed }, _, endeavor) => beginRound(play, endeavor, typed),
    }),
  ],
);

/** Why no round begins, if so: the type waits for something. */
function waitsFor(state: HumanityState, endeavor: Endeavor) {
  const why = kindOf(endeavor).waits?.(state, endeavor) ?? null;
  if (why === null) return null;
  return barred('wrong-moment', why, { instead: 'Settle that first.', rule: 'HUM-1214' });
}

function beginRound(play: HumanityPlay, endeavor: Endeavor, typed: string | undefined): void {
  const round = endeavor.round + 1;
  for (const one of stillIn(endeavor)) {
    updateOne(play, one, { left: 1 + one.more, more: 0, pushedBy: [] });
  }
  update(play, { round, stage: 'turn', current: null, closed: false });
  bless(play, endeavor, `Round ${round}`, typed);
  kindOf(endeavor).onRound?.(play, endeavor);
  const next = firstOf(play);
  if (next !== undefined) beginTurn(play, next);
}

/** Whose turn is first in a round: the first of the order who is still there; else whoever is. */
function firstOf({ state }: HumanityPlay): string | undefined {
  const { endeavor } = state.public;
  if (!endeavor) return undefined;
  const ready = (who: string): boolean => (endeavor.participants[who]?.left ?? 0) > 0;
  return endeavor.order.find(ready) ?? nameable(endeavor).find(ready);
}

/** What a round brings. */
const BLESSED = 'a temporary Blessing';

/** Everybody in it gains one temporary Blessing, in one throw; a 1 brings one more (HUM-1104, 1105, Q14). */
function bless(
  play: HumanityPlay,
  endeavor: Endeavor,
  title: string,
  typed: string | undefined,
): void {
  const who = stillIn(endeavor).map(({ character }) => character);
  const rolled = bumping(
    who.map(() => blessing.sides ?? 6),
    { on: onFaces(1) },
  );
  const { fell, proof } = throwBy(play, rolled, { title, typed });
  if (!proof) return;
  const groups = who.map((character, at) =>
    bumpedGroup(
      nameOf(play.state, character),
      fell.filter(({ die }) => die === at),
    ),
  );
  const record: RollRecord = {
    title,
    groups,
    modifiers: [],
    // The dice say all there is: whoever listens hears each of them once.
    reading: { word: BLESSED, tone: 'neutral' },
    proof,
  };
  for (const [at, character] of who.entries()) {
    const shown = fell.filter(({ die }) => die === at);
    gainDice(
      play,
      blessing,
      character,
      shown.map(({ sides, face: value }) => ({ sides, value })),
      { passing: true },
    );
  }
  play.say(`${title}: ${BLESSED} for everybody.`, {
    ...beat('endeavor-round', ...who),
    roll: record,
  });
}

/** Whoever has ended their turn names the next in round one (HUM-1106). */
const namers = {
  part: 'character',
  what: 'character whose turn was last',
  all(context: HumanityContext): readonly Endeavor[] {
    const endeavor = running(context.state);
    if (endeavor?.stage !== 'naming' || endeavor.reached || endeavor.current === null) return [];
    const one = endeavor.participants[endeavor.current];
    return one && decidesFor(context, characterIn(context.state, one)) ? [endeavor] : [];
  },
  idOf: ({ current }: Endeavor) => current ?? '',
} as const;

export const nextUp = moves.about(namers, 'prompt', (move) => [
  move(command('endeavor.next', { character: id, who: id }), {
    *ways(context, endeavor) {
      const { state } = context;
      for (const who of nameable(endeavor)) {
        yield {
          with: { who },
          label: nameOf(state, who),
          ...askedAs(context, endeavor.current ?? '', NEXT),
        };
      }
    },
    do: (play, { who }) => beginTurn(play, who),
  }),
]);

/** Whoever has the last word goes on past somebody who is away. */
export const passing = moves.about(
  endeavorWhile(({ stage, current }) => stage === 'turn' && current !== null),
  'answers',
  (move) => [
    move(command('endeavor.skip', { endeavor: id }), {
      unless: (context) =>
        holdsLastWord(context)
          ? context.state.public.check === null
            ? null
            : barred('wrong-moment', 'A Check is on the table.', {
                instead: 'Settle it first.',
                rule: 'HUM-1107',
              })
          : barred('not-allowed', 'Whoever has the last word here goes on past a turn.', {
              instead: 'Ask them.',
              rule: 'HUM-101',
            }),
      ways: ({ state }, { current }) => ({
        label: `Go on past ${nameOf(state, current ?? '')}`,
        order: 9,
      }),
      do(play, _, __, { current, participants }) {
        const one = current === null ? undefined : participants[current];
        if (!one) return;
        updateOne(play, one, { left: 0 });
        play.say(`The turn of ${nameOf(play.state, one.character)} is passed over.`);
      },
    }),
  ],
);

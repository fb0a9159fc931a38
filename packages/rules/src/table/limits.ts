import { z } from 'zod';
import type { BaseState, Limit, SeatId } from '../engine';
import { barred, capitalised, limitKinds, REMOVED, refuse } from '../engine';
import { typedWords } from '../engine/typed-words';
import type { OfferContext } from './area';
import { command } from './command';
import { textField } from './fields';
import { notManaging } from './guards';
import type { MoveContext, WayToMove } from './moves';
import { Moves } from './moves';
import type { TablePlay } from './play';
import type { TableWords } from './words';

export type LimitEvent =
  /** What somebody does not want to meet; `null` where a copied table does not tell. */
  | { type: 'limitsAnswered'; seat: SeatId; limits: Limit[] | null }
  /** Everybody is asked, for the first time or again. */
  | { type: 'limitsAsked' }
  | { type: 'limitsShown'; shown: Limit[] };

type LimitPlay = TablePlay<BaseState, LimitEvent>;

/** With fewer answers than these, one could tell whose they are. */
export const LIMITS_LEAST = 3;
/** How much somebody can write of each kind at once, in letters; each line of it is one. */
const LETTERS_MAX = 600;
/** How much somebody can have said in all. */
const LIMITS_MAX = 60;

/** Applies what can happen to lines and veils. `state` is a draft and is changed in place. */
export function evolveLimits(state: BaseState, event: LimitEvent): void {
  const { limits } = state.public;
  const now = limits ?? { round: 1, open: true, answered: {}, shown: null };
  switch (event.type) {
    case 'limitsAnswered':
      state.sealed = {
        ...state.sealed,
        limits: { ...state.sealed?.limits, [event.seat]: event.limits },
      };
      // Once the list is shown, nobody sees who changes what: it waits for the next round.
      if (now.open) {
        state.public.limits = { ...now, answered: { ...now.answered, [event.seat]: true } };
      }
      return;
    case 'limitsAsked':
      state.public.limits = { ...now, round: now.round + 1, open: true, answered: {} };
      return;
    case 'limitsShown':
      state.public.limits = { ...now, open: false, shown: event.shown };
  }
}

/** Of each kind, one a line. */
const some = typedWords(z.string().trim().max(LETTERS_MAX)).default('');
const answerCommand = command('limits.answer', {
  line: some,
  veil: some,
  care: some,
  /** Takes back all that was said before. */
  anew: z.boolean().default(false),
});

const moves = new Moves<BaseState, LimitPlay>((context) => context);

/**
 * Lines, veils and what to be careful with: everybody says for themselves, and all of it is shown at
 * once, without names and in the order of the alphabet, when all have answered (TABLE-080…083).
 */
export const linesAndVeils = (words: TableWords) =>
  ({
    ...moves.area(limitMoves(words)),
    betweenSessions: true,
    evolves: { limitsAnswered: evolveLimits, limitsAsked: evolveLimits, limitsShown: evolveLimits },
    onFreed: showWhenAllHaveAnswered,
  }) as const;

const limitMoves = (words: TableWords) =>
  moves.once('limits', (move) => [
    move(answerCommand, { drawer: 'limits', ways: wayToAnswer, do: answer }),
    // Everybody is asked again. Nobody is told who wanted that.
    move(command('limits.ask', {}), {
      drawer: 'limits',
      unless({ state }) {
        if (state.public.limits?.open === false) return null;
        return barred('already-done', 'Everybody is asked already.', {
          instead: 'Write what you would like to say; it is shown when all have answered.',
          rule: 'TABLE-081',
        });
      },
      ways: () => ({ label: 'Ask everybody again', order: 1 }),
      do(play) {
        play.emit({ type: 'limitsAsked' });
        play.say('Everybody is asked again for lines and veils.', { anonymous: true });
      },
    }),
    // Shows what there is although somebody has not answered, such as who is away.
    move(command('limits.show', {}), {
      drawer: 'limits',
      unless({ state, seat }) {
        const does = 'show lines and veils before all have answered';
        const early = notManaging(state, seat, words, does);
        const { limits } = state.public;
        const enough = Object.keys(limits?.answered ?? {}).length >= LIMITS_LEAST;
        if (early || (enough && limits?.open)) return early;
        return barred('wrong-moment', 'With so few answers one could tell whose they are.', {
          instead: 'Wait until more have answered; “nothing to add” is an answer, too.',
          rule: 'TABLE-081',
        });
      },
      ways: () => ({ label: 'Show them without waiting', order: 2 }),
      do: show,
    }),
  ]);

function wayToAnswer({ state, seat }: MoveContext<OfferContext>): WayToMove<object> {
  const { limits } = state.public;
  const again = limits?.answered[seat.id] === true || limits?.open === false;
  const field = (kind: Limit['kind'], label: string) => textField(kind, label, LETTERS_MAX, '');
  const label = 'This instead of all that I have said';
  const anew = { name: 'anew', kind: 'switch', label, initial: false } as const;
  return {
    label: again ? 'Add to my answer' : 'That is my answer',
    primary: true,
    fields: [
      field('line', 'Lines: never at this table'),
      field('veil', 'Veils: it may happen, but out of sight'),
      field('care', 'To be gone about with care'),
      ...(again || (limits?.round ?? 1) > 1 ? [anew] : []),
    ],
  };
}

/** Adds to what somebody has said before, or says all of it anew. Nothing at all is an answer, too. */
function answer(play: LimitPlay, command: z.infer<typeof answerCommand>): void {
  const { id } = play.seat();
  const stood = play.state.sealed?.limits[id];
  const before =
    stood === null ? [gone] : (stood ?? []).filter((one) => !command.anew || isGone(one));
  const said = limitKinds.flatMap((kind) =>
    linesOf(command[kind]).map((text): Limit => ({ kind, text })),
  );
  const own = [...before, ...said];
  if (own.length > LIMITS_MAX) {
    refuse('limit-reached', `There is room for ${LIMITS_MAX} of them.`, {
      instead: 'Say several in one, or say all of it anew.',
      rule: 'TABLE-012',
    });
  }
  play.emit({ type: 'limitsAnswered', seat: id, limits: own });
  showWhenAllHaveAnswered(play);
}

/**
 * Shows lines and veils as soon as nobody is waited for: after an answer, and when somebody has left who
 * had not given any (TABLE-081).
 */
function showWhenAllHaveAnswered(play: LimitPlay): void {
  const { limits } = play.state.public;
  if (!limits?.open || Object.keys(limits.answered).length === 0) return;
  if (waiting(play.state).length === 0) show(play);
}

function show(play: LimitPlay): void {
  play.emit({ type: 'limitsShown', shown: together(play.state) });
  play.say('Lines and veils are there for everybody to read.', { anonymous: true });
}

/** Stands for what somebody has said and is not here any more. It stays, whatever they say anew. */
const gone: Limit = { kind: 'line', text: REMOVED };
const isGone = ({ text }: Limit): boolean => text === REMOVED;

/** All that has been said, once each and in the order of the alphabet, so that nothing tells whose it is. */
function together({ sealed, public: { limits } }: BaseState): Limit[] {
  const own = Object.values(sealed?.limits ?? {});
  const kept = own.flatMap((some) => some ?? []).filter((one) => !isGone(one));
  // Where somebody’s words are gone, the list stays: what were missing from it would tell whose it was.
  const lacking = own.some((some) => some === null || some.some(isGone));
  const all = [...(lacking ? (limits?.shown ?? []) : []), ...kept].map(({ kind, text }) => ({
    kind,
    text: plainly(text),
  }));
  return limitKinds.flatMap((kind) => {
    const ofKind = all.filter((one) => one.kind === kind);
    const once = new Map(ofKind.map((one) => [one.text.toLowerCase(), one]));
    return [...once].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  });
}

/** With a capital and without a full stop: not even that tells who writes how. */
function plainly(text: string): string {
  return capitalised(text.replace(/[.!]+$/u, ''));
}

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^[\s•*-]+/u, '').trim())
    .filter((line) => line !== '');

/** Who sits here, plays, and has not answered. */
function waiting({ public: { table, limits } }: BaseState): SeatId[] {
  return Object.values(table.seats).flatMap(({ id, role, vacant }) =>
    vacant || role === 'spectator' || limits?.answered[id] ? [] : id,
  );
}

import { z } from 'zod';
import type { Bar } from '../../../engine';
import type { Subject, WayToMove } from '../../../table';
import { numberField } from '../../../table';
import { command, id, reason, sentence } from '../../../table/command';
import type { PromiseSaid, PromiseTerms } from '../content';
import type { GbmPlay, OfferContext } from '../game';
import { playsetOf } from '../library/playset';
import { nameById, nameOf, notInPlay, notTheirs, protagonist } from '../lookups';
import type { GbmContext } from '../moves';
import { barred, missing } from '../refusal';
import { spoken } from '../spoken';
import type { ActionRoll, GbmState, PoisonedPromise, Protagonist } from '../state';
import { promiseDice, stillToRoll } from './action-pool';
import { promisePrompt } from './action-prompts';
import { takesPart } from './before-dice';
import { pushesOf } from './helping';
import {
  acceptedPromise,
  alreadyRolled,
  PROMISES_OPEN,
  promisedTo,
  promisesOnOffer,
  roomForPromise,
  strikable,
} from './promised';
import { shapedByDirector, shaping } from './standing';
import { PRICE_SAID } from './usual-words';

// Poisoned promises: a die for a price that falls due whatever the dice show (GBM-ARP-023, 025…031).

/** Impulse, strength and what it follows are about the Engine that the roller pilots. */
const promiseCommand = command('roll.promise', {
  /** To one who follows in a group action; without, to whoever rolls. */
  to: id.optional(),
  text: sentence.default(''),
  adversary: z.int().min(0).max(3).default(0),
  impulse: id.default('none'),
  fromImpulse: z.boolean().default(false),
  strength: z.boolean().default(false),
});

type Promised = z.infer<typeof promiseCommand>;

/** The promises that wait for an answer. */
const onOffer: Subject<OfferContext, PoisonedPromise, 'promise'> = {
  part: 'promise',
  what: 'promise',
  all: ({ roll }) => promisesOnOffer(roll),
  idOf: ({ id }) => id,
  find: ({ roll }, id) =>
    promisesOnOffer(roll).find((promise) => promise.id === id) ??
    missing(
      'That promise is not on offer.',
      'Go on with one that is, or ask for another.',
      'TABLE-008',
    ),
};

/** Whoever is offered one takes it or not. */
export const answeringPromises = shaping.about(onOffer, 'prompt', (move) => [
  move(command('roll.answer-promise', { promise: id, accept: z.boolean() }), {
    unless(context, { accept }, promise) {
      const self = takerOf(context, promise);
      return (
        notTheirs(context.seat, self) ??
        notInPlay(context.state, self) ??
        (accept ? noRoom(context.roll, self) : null)
      );
    },
    ways(context, promise) {
      const { roll } = context;
      const self = takerOf(context, promise);
      const several = promisesOnOffer(roll).filter((one) => promisedTo(roll, one) === self.id);
      const asked = {
        prompt: promisePrompt(roll, self.id),
        ...(several.length > 1 ? { detail: promise.text } : {}),
      };
      const dice = promiseDice(context.state, roll, self.id);
      return [
        { with: { accept: true }, label: `Take the promise: +${dice}d`, primary: true, ...asked },
        { with: { accept: false }, label: 'Refuse the promise', primary: false, ...asked },
      ];
    },
    do(play, { accept }, context, promise) {
      const { roll } = context;
      const self = takerOf(context, promise);
      settle(play, roll, promise, accept ? 'accepted' : 'refused');
      play.say(
        accept
          ? `${nameOf(self)} takes the poisoned promise: +${promiseDice(play.state, roll, self.id)}d, and it will happen whatever the dice show.`
          : `${nameOf(self)} refuses the poisoned promise.`,
      );
    },
  }),
]);

const takerOf = ({ state, roll }: GbmContext, promise: PoisonedPromise): Protagonist =>
  protagonist(state, promisedTo(roll, promise));

/** Why somebody has no room for a promise, if so. */
function noRoom(roll: ActionRoll, self: Protagonist): Bar | null {
  if (pushesOf(roll, self.id).length > 0) {
    return barred('not-allowed', 'A roll has a push or a poisoned promise, never both.', {
      instead: 'Take the push back first.',
      rule: 'GBM-ARP-023',
    });
  }
  if (!acceptedPromise(roll, self.id)) return null;
  return barred(
    'already-done',
    'You have taken a promise for this roll; one is all it can carry.',
    {
      instead: 'Refuse this one; it may be offered again for another roll.',
      rule: 'GBM-ARP-023',
    },
  );
}

/** Anybody else offers one, to whoever rolls or to one who follows and has yet to roll (AMB-94). */
export const promising = shaping.once('roll', (move) => [
  move(promiseCommand, {
    // While it is offered, its ways say to whom.
    unless: (context, said) => (said.type ? noPromise(context, said) : null),
    ways: waysToPromise,
    do(play, said, context) {
      const { seat } = context;
      const { adversary } = said;
      const { roll } = context;
      const to = said.to ?? roll.roller;
      const terms = termsOf(play.state, protagonist(play.state, to), said);
      const words = [said.text, ...(terms?.words ?? [])].filter((one) => one !== '');
      const text = words.join(' ') || PRICE_SAID;
      const promise = {
        id: play.id('promise'),
        by: seat.id,
        ...(to === roll.roller ? {} : { to }),
        text,
        adversary,
        status: 'offered' as const,
        ...terms?.kept,
      };
      play.emit({ type: 'rollChanged', changes: { promises: [...roll.promises, promise] } });
      const whom = to === roll.roller ? '' : ` to ${nameById(play.state, to)}`;
      play.say(`${seat.name} offers a poisoned promise${whom}: ${text}`, {
        notes: adversary > 0 ? [`The adversary track would advance by ${adversary}.`] : [],
        reveals: true,
      });
    },
  }),
]);

/** Why somebody is offered none by this seat, if so. */
function noPromise(context: GbmContext, said: Partial<Promised>): Bar | null {
  const { roll } = context;
  const one = protagonist(context.state, said.to ?? roll.roller);
  if (!takesPart(roll, one.id)) {
    return barred('not-allowed', `${nameOf(one)} does not roll here.`, {
      instead: 'Offer it to somebody who takes part.',
      rule: 'GBM-ARP-025',
    });
  }
  const rolled = alreadyRolled(roll, one);
  if (rolled) return rolled;
  if (one.seat === context.seat.id) {
    return barred(
      'not-allowed',
      'A poisoned promise is offered by somebody else than the one who rolls.',
      { instead: 'Ask the others for one.', rule: 'GBM-ARP-025' },
    );
  }
  if (promisesOnOffer(roll).length >= PROMISES_OPEN) {
    return barred('limit-reached', 'There are promises enough on offer.', {
      instead: 'Wait until one of them is answered.',
      rule: 'TABLE-012',
    });
  }
  if (termsOf(context.state, one, said)) return null;
  return barred('not-allowed', 'A promise cannot be that to the one who rolls.', {
    instead: 'Promise something else: they pilot no Engine, or it has that impulse already.',
    rule: 'GBM-SEA-RUL-006',
  });
}

function* waysToPromise(context: GbmContext): Generator<WayToMove<Promised>> {
  const { state, self, director } = context;
  if (!(director || self)) return;
  const { roll } = context;
  for (const to of [roll.roller, ...stillToRoll(roll)]) {
    if (self?.id === to || !roomForPromise(roll, to)) continue;
    const follows = to !== roll.roller;
    const gains = promiseDice(state, roll, to);
    const terms = playsetOf(state).promiseTerms?.fields({ state, self: protagonist(state, to) });
    yield {
      with: follows ? { to } : {},
      label: `Offer ${follows ? `${nameById(state, to)} ` : ''}a poisoned promise`,
      order: 50,
      detail: `${gains === 1 ? 'A bonus die' : `${gains} bonus dice`}, for a complication that happens whatever the dice show.`,
      advice: ['promise'],
      fields: [
        spoken('text', 'What is the price?'),
        numberField('adversary', 'Adversary track advances by', 3, 0),
        ...(terms ?? []),
      ],
    };
  }
}

/** What a promise is besides, by the rules of the series; `null` where it cannot be that. */
function termsOf(
  state: GbmState,
  self: Protagonist,
  { impulse = 'none', fromImpulse = false, strength = false }: Partial<PromiseSaid>,
): ReturnType<PromiseTerms['read']> {
  if (impulse === 'none' && !fromImpulse && !strength) return { kept: {}, words: [] };
  const said = { impulse, fromImpulse, strength };
  return playsetOf(state).promiseTerms?.read({ state, self }, said) ?? null;
}

/** Whoever offered one takes it back (GBM-ARP-031). */
export const takingBackPromises = shaping.about(onOffer, 'roll', (move) => [
  move(command('roll.take-back-promise', { promise: id }), {
    unless: ({ seat }, _, { by }) =>
      by === seat.id
        ? null
        : barred('not-yours', 'Somebody else has offered that promise.', {
            instead: 'The one who rolls can refuse it, and the director can strike it.',
            rule: 'GBM-ARP-031',
          }),
    ways: (_, promise) => ({
      label: 'Take your promise back',
      order: 51,
      detail: quoted(promise),
    }),
    do(play, _, context, promise) {
      settle(play, context.roll, promise, 'taken-back');
      play.say(`${context.seat.name} takes a poisoned promise back: ${promise.text}`);
    },
  }),
]);

/** What the director can still rule out. */
const toStrike: Subject<OfferContext, PoisonedPromise, 'promise'> = {
  ...onOffer,
  all: ({ roll }) => roll.promises.filter((one) => strikable(roll, one)),
  find: (context, id) =>
    toStrike.all(context).find((promise) => promise.id === id) ??
    missing(
      'That promise is neither on offer nor taken.',
      'Leave it: it counts for nothing any more.',
      'GBM-ARP-031',
    ),
};

/** The director has the last word on what is a fair price (GBM-ARP-031). */
export const striking = shapedByDirector('strike a promise').about(toStrike, 'roll', (move) => [
  move(command('roll.strike-promise', { promise: id, reason }), {
    ways({ seat }, promise) {
      if (promise.by === seat.id && promise.status === 'offered') return null;
      return {
        label: 'Strike the promise',
        order: 52,
        detail: `${quoted(promise)} You have the last word on what is a fair price.`,
        fields: [spoken('reason', 'What is unfair about it?')],
      };
    },
    do(play, { reason }, context, promise) {
      const { roll } = context;
      settle(play, roll, promise, 'struck');
      const taker = nameById(play.state, promisedTo(roll, promise));
      const gone =
        promise.status === 'accepted' ? [`${taker} gives its die back and owes nothing.`] : [];
      play.say(`Not a fair price, so the promise is struck: ${promise.text}`, {
        notes: [...gone, ...(reason ? [reason] : [])],
      });
    },
  }),
]);

const quoted = ({ text }: PoisonedPromise): string => `“${text}”`;

function settle(
  play: GbmPlay,
  roll: ActionRoll,
  promise: PoisonedPromise,
  status: PoisonedPromise['status'],
): void {
  const settled = roll.promises.map((one) => (one.id === promise.id ? { ...one, status } : one));
  play.emit({ type: 'rollChanged', changes: { promises: settled } });
}

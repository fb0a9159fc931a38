import type { CommandOf } from '../commands';
import type { PromiseTerms } from '../content';
import type { GbmPlay, Handlers } from '../game';
import { playsetOf } from '../library/playset';
import { nameById, nameOf, own, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import type { ActionRoll, PoisonedPromise, ProtagonistId } from '../state';
import { promiseDice } from './action-pool';
import { rollBeforeDice, takesPart } from './before-dice';
import { pushesOf } from './helping';
import {
  acceptedPromise,
  PROMISES_OPEN,
  promisedTo,
  promisesOnOffer,
  refuseRolled,
  strikable,
} from './promised';
import { PRICE_SAID } from './usual-words';

/** Poisoned promises: a die for a price that falls due whatever the dice show (GBM-ARP-023, 025…031). */
export const promises = {
  'roll.promise'(play, command) {
    const roll = rollBeforeDice(play);
    const seat = play.seat();
    const to = takerOf(play, roll, command.to);
    if (protagonist(play.state, to).seat === seat.id) {
      refuse(
        'not-allowed',
        'A poisoned promise is offered by somebody else than the one who rolls.',
        {
          instead: 'Ask the others for one.',
          rule: 'GBM-ARP-025',
        },
      );
    }
    if (promisesOnOffer(roll).length >= PROMISES_OPEN) {
      refuse('limit-reached', 'There are promises enough on offer.', {
        instead: 'Wait until one of them is answered.',
        rule: 'TABLE-012',
      });
    }
    const { adversary } = command;
    const terms = termsOf(play, to, command);
    const said = [command.text, ...(terms?.words ?? [])].filter((one) => one !== '');
    const text = said.join(' ') || PRICE_SAID;
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

  'roll.answer-promise'(play, command) {
    const roll = rollBeforeDice(play);
    const promise = onOffer(roll, command.promise);
    const self = own(play, promisedTo(roll, promise));
    if (command.accept && pushesOf(roll, self.id).length > 0) {
      refuse('not-allowed', 'A roll has a push or a poisoned promise, never both.', {
        instead: 'Take the push back first.',
        rule: 'GBM-ARP-023',
      });
    }
    if (command.accept && acceptedPromise(roll, self.id)) {
      refuse('already-done', 'You have taken a promise for this roll; one is all it can carry.', {
        instead: 'Refuse this one; it may be offered again for another roll.',
        rule: 'GBM-ARP-023',
      });
    }
    settle(play, roll, promise, command.accept ? 'accepted' : 'refused');
    play.say(
      command.accept
        ? `${nameOf(self)} takes the poisoned promise: +${promiseDice(play.state, roll, self.id)}d, and it will happen whatever the dice show.`
        : `${nameOf(self)} refuses the poisoned promise.`,
    );
  },

  'roll.take-back-promise'(play, command) {
    const roll = rollBeforeDice(play);
    const seat = play.seat();
    const promise = onOffer(roll, command.promise);
    if (promise.by !== seat.id) {
      refuse('not-yours', 'Somebody else has offered that promise.', {
        instead: 'The one who rolls can refuse it, and the director can strike it.',
        rule: 'GBM-ARP-031',
      });
    }
    settle(play, roll, promise, 'taken-back');
    play.say(`${seat.name} takes a poisoned promise back: ${promise.text}`);
  },

  'roll.strike-promise'(play, command) {
    play.director('strike a promise');
    const roll = rollBeforeDice(play);
    const promise = roll.promises.find(({ id }) => id === command.promise);
    if (!promise || !strikable(roll, promise)) {
      missing(
        'That promise is neither on offer nor taken.',
        'Leave it: it counts for nothing any more.',
        'GBM-ARP-031',
      );
    }
    settle(play, roll, promise, 'struck');
    const gone =
      promise.status === 'accepted'
        ? [
            `${nameById(play.state, promisedTo(roll, promise))} gives its die back and owes nothing.`,
          ]
        : [];
    play.say(`Not a fair price, so the promise is struck: ${promise.text}`, {
      notes: [...gone, ...(command.reason ? [command.reason] : [])],
    });
  },
} satisfies Partial<Handlers>;

/** Who would get the die: whoever rolls, or one who follows and has yet to roll (AMB-94). */
function takerOf(play: GbmPlay, roll: ActionRoll, to = roll.roller): ProtagonistId {
  const one = protagonist(play.state, to);
  if (!takesPart(roll, one.id)) {
    refuse('not-allowed', `${nameOf(one)} does not roll here.`, {
      instead: 'Offer it to somebody who takes part.',
      rule: 'GBM-ARP-025',
    });
  }
  refuseRolled(roll, one);
  return one.id;
}

/** What a promise is besides, by the rules of the series; refuses what it cannot be. */
function termsOf(
  play: GbmPlay,
  to: ProtagonistId,
  command: CommandOf<'roll.promise'>,
): ReturnType<PromiseTerms['read']> {
  if (command.impulse === 'none' && !command.fromImpulse && !command.strength) return null;
  const { state } = play;
  const { promiseTerms } = playsetOf(state);
  return (
    promiseTerms?.read({ state, self: protagonist(state, to) }, command) ??
    refuse('not-allowed', 'A promise cannot be that to the one who rolls.', {
      instead: 'Promise something else: they pilot no Engine, or it has that impulse already.',
      rule: 'GBM-SEA-RUL-006',
    })
  );
}

function onOffer(roll: ActionRoll, id: string): PoisonedPromise {
  const promise = promisesOnOffer(roll).find((one) => one.id === id);
  return (
    promise ??
    missing(
      'That promise is not on offer.',
      'Go on with one that is, or ask for another.',
      'TABLE-008',
    )
  );
}

function settle(
  play: GbmPlay,
  roll: ActionRoll,
  promise: PoisonedPromise,
  status: PoisonedPromise['status'],
): void {
  const settled = roll.promises.map((one) => (one.id === promise.id ? { ...one, status } : one));
  play.emit({ type: 'rollChanged', changes: { promises: settled } });
}

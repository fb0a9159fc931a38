import { missing, refuse } from '../../engine';
import type { CommandOf } from '../commands';
import { featuresOf } from '../features';
import type { GbmPlay, Handlers } from '../game';
import type { ActionRoll, EnginePromise, PoisonedPromise } from '../state';
import { nameById, nameOf, own, protagonist } from '../table/lookups';
import { rollBeforeDice } from './framing';
import { pushesIn } from './helping';

/** Poisoned promises: a die for a price that falls due whatever the dice show (GBM-ARP-023, 025…031). */
export const promises = {
  'roll.promise'(play, command) {
    const roll = rollBeforeDice(play);
    const seat = play.seat();
    if (play.state.public.protagonists[roll.roller]?.seat === seat.id) {
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
    const engine = termsOf(play, roll, command);
    const text = [command.text, ...(engine?.words ?? [])].join(' ');
    const promise = {
      id: play.id('promise'),
      by: seat.id,
      text,
      adversary,
      status: 'offered' as const,
      ...(engine ? { engine: engine.promise } : {}),
    };
    play.emit({ type: 'rollChanged', changes: { promises: [...roll.promises, promise] } });
    play.say(`${seat.name} offers a poisoned promise: ${text}`, {
      notes: adversary > 0 ? [`The adversary track would advance by ${adversary}.`] : [],
      reveals: true,
    });
  },

  'roll.answer-promise'(play, command) {
    const roll = rollBeforeDice(play);
    const self = own(play, roll.roller);
    const promise = onOffer(roll, command.promise);
    if (command.accept && pushesIn(roll).length > 0) {
      refuse('not-allowed', 'A roll has a push or a poisoned promise, never both.', {
        instead: 'Take the push back first.',
        rule: 'GBM-ARP-023',
      });
    }
    if (command.accept && acceptedPromise(roll)) {
      refuse('already-done', 'You have taken a promise for this roll; one is all it can carry.', {
        instead: 'Refuse this one; it may be offered again for another roll.',
        rule: 'GBM-ARP-023',
      });
    }
    settle(play, roll, promise, command.accept ? 'accepted' : 'refused');
    play.say(
      command.accept
        ? `${nameOf(self)} takes the poisoned promise: +1d, and it will happen whatever the dice show.`
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
    if (!promise || !strikable(promise)) {
      missing(
        'That promise is neither on offer nor taken.',
        'Leave it: it counts for nothing any more.',
        'GBM-ARP-031',
      );
    }
    settle(play, roll, promise, 'struck');
    const gone =
      promise.status === 'accepted'
        ? [`${nameById(play.state, roll.roller)} gives its die back and owes nothing.`]
        : [];
    play.say(`Not a fair price, so the promise is struck: ${promise.text}`, {
      notes: [...gone, ...(command.reason ? [command.reason] : [])],
    });
  },
} satisfies Partial<Handlers>;

/** What a promise is to the roller’s Engine, in words as well; refuses what it cannot be. */
function termsOf(
  play: GbmPlay,
  roll: ActionRoll,
  { impulse, fromImpulse, strength }: CommandOf<'roll.promise'>,
): { promise: EnginePromise; words: string[] } | null {
  if (impulse === 'none' && !fromImpulse && !strength) return null;
  const self = protagonist(play.state, roll.roller);
  for (const { hooks } of featuresOf(play.state, self)) {
    const chosen = { impulse, fromImpulse, strength };
    const promise = hooks.promiseTerms?.read({ state: play.state, self }, chosen);
    if (!promise) continue;
    return { promise, words: hooks.promiseTerms?.words(play.state, promise) ?? [] };
  }
  return refuse('not-allowed', 'A promise cannot be that to the one who rolls.', {
    instead: 'Promise something else: they pilot no Engine, or it has that impulse already.',
    rule: 'GBM-SEA-RUL-006',
  });
}

/** Promises that may wait for an answer at once. */
const PROMISES_OPEN = 4;

/** The promise that this roll has taken, if any. */
export function acceptedPromise(roll: ActionRoll): PoisonedPromise | null {
  return roll.promises.find(({ status }) => status === 'accepted') ?? null;
}

/** The promises that wait for an answer. */
export function promisesOnOffer(roll: ActionRoll): PoisonedPromise[] {
  return roll.promises.filter(({ status }) => status === 'offered');
}

/** Whether a promise could be offered: a push or a promise that was taken leaves no room (GBM-ARP-023). */
export function roomForPromise(roll: ActionRoll): boolean {
  return (
    pushesIn(roll).length === 0 &&
    acceptedPromise(roll) === null &&
    promisesOnOffer(roll).length < PROMISES_OPEN
  );
}

/** Whether the director can still rule a promise out: until the dice fall, also one that was taken. */
export function strikable({ status }: PoisonedPromise): boolean {
  return status === 'offered' || status === 'accepted';
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

import { z } from 'zod';
import type { Bar, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { allowing } from '../asking';
import type { GbmPlay, StandingPrompt } from '../game';
import {
  directorSeats,
  nameById,
  nameOf,
  notDuring,
  notInPlay,
  notTheirs,
  protagonist,
} from '../lookups';
import type { GbmBrings, GbmContext } from '../moves';
import { moves, themselvesInPlay } from '../moves';
import { barred } from '../refusal';
import { noStress, stressCost, takeStress } from '../sheet/stress';
import { hasSegmentLeft, hasTranscended } from '../sheet/transcendence';
import type { GbmState, Protagonist } from '../state';
import { saying } from '../telling/saying';
import { flashbackCost, inWords, reckoning } from './flashback-cost';
import { isPaid, judging, noneCalled, PRICE_MAX, promptId } from './flashback-price';

/** What stands for a flashback that was told aloud. */
const SAID_ALOUD = 'As it was told at the table.';

const callCommand = command('flashback.call', {
  protagonist: id,
  text: sentence.default(''),
  transcended: z.boolean().default(false),
});
type CallCommand = z.infer<typeof callCommand>;

/** Called while a mission is under way (GBM-FLB-001), or changed before it is paid for (GBM-FLB-003). */
const calling = moves
  .where(({ state }) => notDuring(state, 'mission') ?? notUnderWay(state))
  .about(themselvesInPlay, 'act', (move) => [
    move(callCommand, {
      unless: ({ state }, { transcended }, one) =>
        somebodyTells(state, one) ?? (transcended ? notTranscended(state, one) : null),
      ways: wayToCall,
      do: call,
    }),
  ]);

const answering = moves.where(noneCalled).once('prompt', (move) => [
  // It happened. A roll that it asks for leaves it on the table, set in the past, until those dice fall.
  move(command('flashback.accept', {}), {
    unless: (context) => isPaid(context) ?? cannotPay(context),
    ways({ state, self }) {
      const { flashback } = state.public;
      if (!flashback || !self) return null;
      const cost = flashbackCost(state, self, flashback.price ?? 0);
      const how = reckoning(cost);
      return {
        label: flashback.roll ? 'Pay, and roll for how it went' : 'Pay: it was so',
        cost: stressCost(self, cost.stress),
        ...(how ? { detail: `Stress: ${how}.` } : {}),
        prompt: promptId(flashback),
        primary: true,
      };
    },
    do: pay,
  }),
  // The player lets it go (GBM-FLB-003). What was paid stays paid.
  move(command('flashback.withdraw', {}), {
    unless: cannotLetGo,
    ways({ state, self, director }) {
      const { flashback } = state.public;
      if (flashback && self?.id === flashback.by) {
        const { accepted, price } = flashback;
        return {
          label: accepted ? 'Leave the flashback without a roll' : 'Let the flashback go',
          order: 41,
          ...(price !== null && !accepted ? { prompt: promptId(flashback) } : { place: 'act' }),
        };
      }
      if (!director) return null;
      return { label: 'Go on without the flashback’s roll', place: 'director', order: 41 };
    },
    do(play, _, { state }) {
      const { flashback } = state.public;
      if (!flashback) return;
      const { accepted, by } = flashback;
      const name = nameOf(protagonist(state, by));
      play.emit({ type: 'flashbackSet', flashback: null });
      play.say(
        accepted
          ? `The flashback of ${name} stands without a roll.`
          : `${name} lets the flashback go.`,
      );
    },
  }),
]);

export const flashback = {
  ...moves.area(calling, answering, judging),
  prompts,
} satisfies GbmBrings;

function notUnderWay({ public: { episode } }: GbmState): Refusal | null {
  if (episode.mission?.stage === 'under-way') return null;
  return barred('wrong-moment', 'Flashbacks belong to a mission that is under way.', {
    instead: 'Roll engagement first, then call for one.',
    rule: 'GBM-FLB-001',
  });
}

function somebodyTells(state: GbmState, one: Protagonist): Refusal | null {
  const { flashback } = state.public;
  if (!flashback || (flashback.by === one.id && !flashback.accepted)) return null;
  const who = nameById(state, flashback.by);
  return barred('wrong-moment', `${who} is telling a flashback already.`, {
    instead: 'Wait until it is over.',
    rule: 'TABLE-009',
  });
}

/**
 * Only somebody who has transcended in this mission can have been transcended in it, as long as a segment
 * is left to mark (GBM-FLB-005, 006).
 */
function notTranscended(state: GbmState, one: Protagonist): Refusal | null {
  const instead = 'Call the flashback to a time before transcending.';
  if (!hasTranscended(one)) {
    const message = `${nameOf(one)} has not transcended in this mission.`;
    return barred('not-allowed', message, { instead, rule: 'GBM-FLB-005' });
  }
  if (hasSegmentLeft(state, one)) return null;
  const message = `${nameOf(one)} has no segment of transcendence left to mark.`;
  return barred('cannot-afford', message, { instead, rule: 'GBM-FLB-006' });
}

function wayToCall({ state }: GbmContext, self: Protagonist): WayToMove<CallCommand> {
  const { flashback: now } = state.public;
  const most = flashbackCost(state, self, PRICE_MAX);
  const label = 'As your transcended self';
  const initial = now?.transcended ?? false;
  const transcended = { name: 'transcended', kind: 'switch', label, initial } as const;
  return {
    label: now ? 'Change the flashback' : 'Call for a flashback',
    cost: `0 to ${most.stress} stress, as the director says`,
    detail: 'What did you do earlier that matters now?',
    fields: [
      {
        name: 'text',
        kind: 'text',
        label: 'What do we see?',
        max: 300,
        required: false,
        multiline: true,
        ...(now ? { initial: now.text } : {}),
      },
      ...(notTranscended(state, self) ? [] : [transcended]),
    ],
    order: 40,
  };
}

function call(play: GbmPlay, command: CallCommand, { state }: GbmContext, one: Protagonist): void {
  const transcended = command.transcended || staysTranscended(state, one);
  play.emit({
    type: 'flashbackSet',
    flashback: {
      id: play.id('flashback'),
      by: one.id,
      text: command.text || SAID_ALOUD,
      price: null,
      accepted: false,
      roll: false,
      transcended,
      note: '',
    },
  });
  play.say(`${nameOf(one)} calls for a flashback${saying(command.text)}`, {
    notes: transcended ? ['As the transcended self.'] : [],
  });
}

/** Whether an ability lets somebody keep in a flashback what transcendence gives them now (GBM-MAZ-ABL-009). */
function staysTranscended(state: GbmState, one: Protagonist): boolean {
  return (
    one.transcendence.active &&
    allowing('transcendedFlashbacks', { state, self: one }) !== undefined
  );
}

/** Why somebody does not pay for the flashback on the table, if so. */
function cannotPay({ state, seat }: GbmContext): Bar | null {
  const { by = '', price = null } = state.public.flashback ?? {};
  const one = protagonist(state, by);
  const early = notTheirs(seat, one) ?? notInPlay(state, one);
  if (early) return early;
  if (price === null) {
    return barred('wrong-moment', 'The director has not named the price yet.', {
      instead: 'Wait for it, or withdraw the flashback.',
      rule: 'GBM-FLB-002',
    });
  }
  return flashbackCost(state, one, price).stress > 0 ? noStress(state, one) : null;
}

function pay(play: GbmPlay, _: object, { state }: GbmContext): void {
  const { flashback } = state.public;
  if (!flashback) return;
  const { by, roll, text, price } = flashback;
  const cost = flashbackCost(state, protagonist(state, by), price ?? 0);
  const how = reckoning(cost);
  play.emit({ type: 'flashbackSet', flashback: roll ? { ...flashback, accepted: true } : null });
  const name = nameById(state, by);
  play.say(`It was so: ${text}`, {
    notes: [
      takeStress(play, by, cost.stress, how ? `flashback: ${how}` : 'flashback'),
      ...(roll ? [`${name} makes an action roll for how well it went.`] : []),
    ],
  });
}

/** The player lets it go, or once it is paid for the director; its own roll is withdrawn first. */
function cannotLetGo({ state, seat, director }: GbmContext): Bar | null {
  const { by = '', accepted = false } = state.public.flashback ?? {};
  const one = protagonist(state, by);
  if (one.seat !== seat.id && !(director && accepted)) {
    return barred('not-yours', `Only ${nameOf(one)}’s player can withdraw the flashback.`, {
      instead: director ? 'Refuse it, and say why.' : 'Ask them.',
      rule: 'GBM-FLB-003',
    });
  }
  if (!state.public.roll?.past) return null;
  return barred('wrong-moment', 'Its action roll is on the table.', {
    instead: 'Withdraw the roll first.',
    rule: 'TABLE-009',
  });
}

/** The director is asked for the price, then the player whether they pay it. */
function prompts(state: GbmState): StandingPrompt[] {
  const { flashback, protagonists } = state.public;
  if (!flashback || flashback.accepted) return [];
  const asks = (to: string[], title: string, text: string) => [
    { id: promptId(flashback), to, title, text },
  ];
  const { price, text, roll, note, by } = flashback;
  if (price === null) {
    return asks(directorSeats(state), `${nameById(state, by)} calls for a flashback`, text);
  }
  const one = protagonists[by];
  if (!one?.seat) return [];
  const cost = inWords(flashbackCost(state, one, price));
  const terms = `${cost}${roll ? ', and an action roll for how well it went' : ''}.`;
  const title = `${nameOf(one)}’s flashback has a price`;
  return asks([one.seat], title, note ? `${terms} ${note}` : terms);
}

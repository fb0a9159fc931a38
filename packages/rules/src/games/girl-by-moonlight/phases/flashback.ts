import { allowing } from '../asking';
import type { CommandOf } from '../commands';
import type { Area, GbmPlay } from '../game';
import { during, nameById, nameOf, ownInPlay, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { refuseWithoutStress, takeStress } from '../sheet/stress';
import { hasSegmentLeft, hasTranscended } from '../sheet/transcendence';
import type { Flashback, GbmState, Protagonist } from '../state';
import { saying } from '../telling/saying';
import { flashbackCost, reckoning } from './flashback-cost';
import { flashbackOffers, flashbackPrompts } from './flashback-offers';

/** What stands for a flashback that was told aloud. */
const SAID_ALOUD = 'As it was told at the table.';

/**
 * A player calls for a flashback while a mission is under way (GBM-FLB-001), or changes one before
 * it is paid for (GBM-FLB-003). Only somebody who has transcended in this mission can have been
 * transcended in it, as long as a segment is left to mark (GBM-FLB-005, 006).
 */
function call(play: GbmPlay, command: CommandOf<'flashback.call'>): void {
  const one = ownInPlay(play, command.protagonist);
  during(play, 'mission');
  const { episode, flashback: open } = play.state.public;
  if (episode.mission?.stage !== 'under-way') {
    refuse('wrong-moment', 'Flashbacks belong to a mission that is under way.', {
      instead: 'Roll engagement first, then call for one.',
      rule: 'GBM-FLB-001',
    });
  }
  if (open && (open.by !== one.id || open.accepted)) {
    refuse('wrong-moment', `${nameById(play.state, open.by)} is telling a flashback already.`, {
      instead: 'Wait until it is over.',
      rule: 'TABLE-009',
    });
  }
  if (command.transcended && !hasTranscended(one)) {
    refuse('not-allowed', `${nameOf(one)} has not transcended in this mission.`, {
      instead: 'Call the flashback to a time before transcending.',
      rule: 'GBM-FLB-005',
    });
  }
  if (command.transcended && !hasSegmentLeft(play.state, one)) {
    refuse('cannot-afford', `${nameOf(one)} has no segment of transcendence left to mark.`, {
      instead: 'Call the flashback to a time before transcending.',
      rule: 'GBM-FLB-006',
    });
  }
  const transcended = command.transcended || staysTranscended(play.state, one);
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

/** The director names the normal price, 0–3 stress, and whether a roll tells how it went (GBM-FLB-002, 004). */
function price(play: GbmPlay, command: CommandOf<'flashback.price'>): void {
  play.director('name the price of a flashback');
  const flashback = unpaid(play);
  const { stress, roll, note } = command;
  const cost = flashbackCost(play.state, protagonist(play.state, flashback.by), stress);
  const how = reckoning(cost);
  play.emit({ type: 'flashbackSet', flashback: { ...flashback, price: stress, roll, note } });
  play.say(
    `The flashback costs ${cost.stress} stress${roll ? ', and an action roll follows' : ''}.`,
    { notes: [...(how ? [`Stress: ${how}.`] : []), ...(note ? [note] : [])] },
  );
}

/** The director has the last word on whether a flashback fits (GBM-FLB-007). */
function refuseIt(play: GbmPlay, { note }: CommandOf<'flashback.refuse'>): void {
  play.director('refuse a flashback');
  const { by } = unpaid(play);
  play.emit({ type: 'flashbackSet', flashback: null });
  play.say(`The flashback of ${nameById(play.state, by)} does not fit.`, {
    notes: note ? [note] : [],
  });
}

/**
 * The player pays, and it happened. If it asks for a roll the flashback stays on the table until
 * the dice of that roll fall; it is set in the past.
 */
function accept(play: GbmPlay): void {
  const flashback = unpaid(play);
  const { by, roll, text } = flashback;
  const one = ownInPlay(play, by);
  if (flashback.price === null) {
    refuse('wrong-moment', 'The director has not named the price yet.', {
      instead: 'Wait for it, or withdraw the flashback.',
      rule: 'GBM-FLB-002',
    });
  }
  const cost = flashbackCost(play.state, one, flashback.price);
  if (cost.stress > 0) refuseWithoutStress(play.state, one);
  const how = reckoning(cost);
  play.emit({ type: 'flashbackSet', flashback: roll ? { ...flashback, accepted: true } : null });
  const name = nameById(play.state, by);
  play.say(`It was so: ${text}`, {
    notes: [
      takeStress(play, by, cost.stress, how ? `flashback: ${how}` : 'flashback'),
      ...(roll ? [`${name} makes an action roll for how well it went.`] : []),
    ],
  });
}

/** The player lets it go (GBM-FLB-003). What was paid stays paid. */
function withdraw(play: GbmPlay): void {
  const flashback = onTable(play);
  const one = protagonist(play.state, flashback.by);
  if (one.seat !== play.seat().id && !(play.isDirector() && flashback.accepted)) {
    refuse('not-yours', `Only ${nameOf(one)}’s player can withdraw the flashback.`, {
      instead: play.isDirector() ? 'Refuse it, and say why.' : 'Ask them.',
      rule: 'GBM-FLB-003',
    });
  }
  if (play.state.public.roll?.past) {
    refuse('wrong-moment', 'Its action roll is on the table.', {
      instead: 'Withdraw the roll first.',
      rule: 'TABLE-009',
    });
  }
  play.emit({ type: 'flashbackSet', flashback: null });
  play.say(
    flashback.accepted
      ? `The flashback of ${nameOf(one)} stands without a roll.`
      : `${nameOf(one)} lets the flashback go.`,
  );
}

function onTable(play: GbmPlay): Flashback {
  return (
    play.state.public.flashback ??
    refuse('wrong-moment', 'Nobody has called for a flashback.', {
      instead: 'A player calls for one while a mission is under way.',
      rule: 'GBM-FLB-001',
    })
  );
}

function unpaid(play: GbmPlay): Flashback {
  const flashback = onTable(play);
  if (!flashback.accepted) return flashback;
  return refuse('already-done', 'The flashback has been paid for.', {
    instead: 'Make its action roll, or leave it without one.',
    rule: 'TABLE-008',
  });
}

export const flashback: Area = {
  handlers: {
    'flashback.call': call,
    'flashback.price': price,
    'flashback.refuse': refuseIt,
    'flashback.accept': accept,
    'flashback.withdraw': withdraw,
  },
  offers: flashbackOffers,
  prompts: flashbackPrompts,
};

import type { Handlers } from '../game';
import { houseRule } from '../house-rules';
import { cast, nameById, nameOf, own, ownInPlay, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { returnGifts } from '../sheet/gifts';
import { feltHarm } from '../sheet/penalties';
import { refuseWithoutStress } from '../sheet/stress';
import type { GbmState, ProtagonistId, SetUp } from '../state';
import { saying } from '../telling/saying';
import { titled } from '../vocabulary';
import { rollOptions } from './action-pool';
import { actorOf } from './actor';
import { assists, diceFell, rollBeforeAnyDice, rollBeforeDice, takesPart } from './before-dice';
import { judgedAs, openRoll } from './opening';
import { acceptedPromise, owesPromise, promisedTo, refuseOwing } from './promised';

/** The first steps of an action roll: goal and action, harm that matters, who acts along. */
export const framing = {
  'roll.propose'(play, command) {
    const self = ownInPlay(play, command.protagonist);
    openRoll(play, self, command);
  },

  'roll.revise'(play, command) {
    const roll = rollBeforeAnyDice(play);
    own(play, roll.roller);
    play.emit({
      type: 'rollChanged',
      changes: {
        goal: command.goal || titled(command.action),
        action: command.action,
        ...judgedAs(play.state.public.usualJudgement),
        harm: [],
        setAside: [],
        options: [],
      },
    });
    play.say(
      `${nameById(play.state, roll.roller)} tries ${command.action} instead${saying(command.goal)}`,
    );
  },

  'roll.withdraw'(play) {
    const roll = play.isDirector() ? rollBeforeDice(play) : rollBeforeAnyDice(play);
    if (!play.isDirector()) {
      own(play, roll.roller);
      if (owesPromise(roll)) refuseOwing(roll);
    }
    play.emit({ type: 'rollClosed' });
    const notes = returnGifts(play, roll);
    const paid = diceFell(roll) ? 'what was paid stays paid' : 'nothing was paid';
    play.say(`${nameById(play.state, roll.roller)}’s roll is withdrawn; ${paid}.`, {
      notes,
    });
  },

  'roll.harm'(play, command) {
    const roll = rollBeforeDice(play);
    const bearer = cast(play.state).find(({ harm }) => harm.some(({ id }) => id === command.harm));
    if (!bearer || !takesPart(roll, bearer.id)) {
      missing('Nobody in this roll has that harm.', 'Choose a tag of somebody who takes part.');
    }
    if (!play.isDirector()) own(play, bearer.id);
    const { harm, relevant } = command;
    const felt = feltHarm(play.state, actorOf(play.state, roll, bearer.id));
    const counted = felt.find(({ tag }) => tag.id === harm);
    if (counted?.level === 1 && bearer.id !== roll.roller) {
      refuse('not-allowed', 'A group action has one effect, that of whoever leads it.', {
        instead: 'Level 1 harm of the leader lowers it; that of whoever follows does not.',
        rule: 'GBM-ARP-033',
      });
    }
    const severe = counted?.level === 3 ? counted : null;
    if (severe) {
      const others = (roll.setAside ?? []).filter((id) => id !== harm);
      play.emit({
        type: 'rollChanged',
        changes: { setAside: relevant ? others : [...others, harm] },
      });
      play.say(`${titled(severe.source)} ${relevant ? 'matters here' : 'does not matter here'}.`);
      return;
    }
    const others = roll.harm.filter((id) => id !== harm);
    play.emit({
      type: 'rollChanged',
      changes: { harm: relevant ? [...others, harm] : others },
    });
  },

  'roll.option'(play, command) {
    const roll = rollBeforeDice(play);
    if (!play.isDirector()) own(play, roll.roller);
    const option = rollOptions(play.state, roll).find(({ id }) => id === command.option);
    if (!option) {
      missing(
        'No ability offers that for this roll.',
        'Choose one of the switches beside the roll.',
        'TABLE-010',
      );
    }
    const others = roll.options.filter((id) => id !== option.id);
    play.emit({
      type: 'rollChanged',
      changes: { options: command.on ? [...others, option.id] : others },
    });
  },

  'roll.use-set-up'(play, command) {
    const roll = rollBeforeDice(play);
    own(play, roll.roller);
    if (command.setUp === null) {
      play.emit({ type: 'rollChanged', changes: { setUp: null } });
      return;
    }
    const setUp = play.state.public.setUps[command.setUp];
    if (!setUp?.benefit) {
      missing(
        'There is no such opening to follow up on.',
        'Roll without one, or ask an ally to set you up first.',
        'GBM-TEAM-007',
      );
    }
    const reason = whyNoFollowUp(play.state, setUp, roll.roller);
    if (reason) {
      refuse('not-allowed', reason, {
        instead: 'Roll without it, or follow up on another set-up.',
        rule: 'GBM-TEAM-008',
      });
    }
    const { id, by, benefit, options } = setUp;
    play.emit({ type: 'rollChanged', changes: { setUp: { id, by, benefit, options } } });
  },

  'roll.join'(play, command) {
    const roll = rollBeforeAnyDice(play);
    const self = ownInPlay(play, command.protagonist);
    if (!roll.group) {
      refuse('not-allowed', 'This is not a group action.', {
        instead: 'Assist it, or spend a link.',
        rule: 'GBM-TEAM-003',
      });
    }
    if (takesPart(roll, self.id)) {
      refuse('already-done', `${nameOf(self)} takes part already.`, {
        instead: 'Wait for the dice, or leave the group action.',
        rule: 'TABLE-008',
      });
    }
    if (assists(roll, self.id)) {
      refuse('not-allowed', 'You are assisting this roll.', {
        instead: 'Take your help back first; nothing has been paid.',
        rule: 'GBM-TEAM-003',
      });
    }
    refuseWithoutStress(play.state, self);
    play.emit({
      type: 'rollChanged',
      changes: {
        group: [...roll.group, { protagonist: self.id, push: null, result: null }],
      },
    });
    play.say(`${nameOf(self)} joins the group action.`);
  },

  'roll.leave'(play, command) {
    const roll = rollBeforeDice(play);
    const { protagonist: id } = command;
    const self = play.isDirector() ? protagonist(play.state, id) : own(play, id);
    if (roll.group?.some((member) => member.protagonist === id && member.result)) {
      refuse('wrong-moment', `${nameOf(self)}’s dice have fallen already.`, {
        instead: 'Wait for the others: the best result counts for all.',
        rule: 'TABLE-061',
      });
    }
    if (self.id === roll.roller || !roll.group || !takesPart(roll, self.id)) {
      refuse('not-allowed', `${nameOf(self)} only leads this roll, or has no part in it.`, {
        instead: 'The one who leads can withdraw the roll.',
        rule: 'GBM-TEAM-003',
      });
    }
    if (!play.isDirector() && roll.retries > 0 && acceptedPromise(roll, self.id)) refuseOwing(roll);
    play.emit({
      type: 'rollChanged',
      changes: {
        group: roll.group.filter((member) => member.protagonist !== self.id),
        promises: roll.promises.filter((one) => promisedTo(roll, one) !== self.id),
      },
    });
    play.say(`${nameOf(self)} leaves the group action.`);
  },
} satisfies Partial<Handlers>;

/** Why somebody cannot follow up on a set-up, in a sentence; `null` when they can (AMB-29). */
export function whyNoFollowUp(state: GbmState, setUp: SetUp, id: ProtagonistId): string | null {
  if (setUp.by === id || setUp.usedBy.includes(id)) {
    return 'A set-up helps the others who follow up on it, once each.';
  }
  return houseRule(state, 'setUpsForAll') === 'off' && setUp.usedBy.length > 0
    ? 'At this table a set-up helps one ally, and somebody has followed up on this one.'
    : null;
}

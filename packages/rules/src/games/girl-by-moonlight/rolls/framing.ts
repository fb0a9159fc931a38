import type { GbmPlay, Handlers } from '../game';
import { houseRule } from '../house-rules';
import { missing, refuse } from '../refusal';
import { returnGifts } from '../sheet/gifts';
import { feltHarm } from '../sheet/penalties';
import { refuseWithoutStress } from '../sheet/stress';
import type { ActionRoll, GbmState, Protagonist, ProtagonistId, SetUp } from '../state';
import { cast, nameById, nameOf, own, ownInPlay, protagonist } from '../table/lookups';
import { saying } from '../telling/saying';
import { titled } from '../vocabulary';
import { rollOptions } from './action-pool';
import { actorOf } from './actor';
import { assists, rollBeforeDice, takesPart } from './before-dice';

/** The first steps of an action roll: goal and action, position and effect, harm that matters. */
export const framing = {
  'roll.propose'(play, command) {
    const { roll, phase, flashback } = play.state.public;
    const self = ownInPlay(play, command.protagonist);
    if (phase === 'creation') {
      refuse('wrong-phase', 'Action rolls wait until the first episode begins.', {
        instead: 'Finish the series and the protagonists; then the director goes on.',
        rule: 'GBM-CYC-004',
      });
    }
    if (roll) {
      refuse('wrong-moment', `${nameById(play.state, roll.roller)}’s roll is still on the table.`, {
        instead: 'Finish it first; then it is your turn.',
        rule: 'TABLE-009',
      });
    }
    refuseWithoutStress(play.state, self);
    const past = flashback?.by === self.id && flashback.accepted ? flashback : null;
    const opened: ActionRoll = {
      id: play.id('roll'),
      roller: self.id,
      goal: command.goal || titled(command.action),
      action: command.action,
      purpose: command.purpose,
      past: past ? (past.transcended ? 'transcended' : 'mundane') : null,
      stage: 'framing',
      judgement: null,
      assist: null,
      gifts: [],
      push: null,
      promises: [],
      harm: [],
      options: [],
      setUp: null,
      group: groupOf(play, self.id, command.group),
      result: null,
      band: null,
      rolled: null,
      retryAt: null,
      retries: 0,
    };
    play.emit({ type: 'rollOpened', roll: opened });
    const together = opened.group ? ' and leads a group action' : '';
    play.say(
      `${nameOf(self)} will ${titled(command.action).toLowerCase()}${together}${saying(command.goal)}`,
    );
  },

  'roll.revise'(play, command) {
    const roll = rollBeforeDice(play);
    own(play, roll.roller);
    play.emit({
      type: 'rollChanged',
      changes: {
        goal: command.goal || titled(command.action),
        action: command.action,
        judgement: null,
        stage: 'framing',
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
    const roll = rollBeforeDice(play);
    if (!play.isDirector()) own(play, roll.roller);
    play.emit({ type: 'rollClosed' });
    const notes = returnGifts(play, roll);
    play.say(`${nameById(play.state, roll.roller)}’s roll is withdrawn; nothing was paid.`, {
      notes,
    });
  },

  'roll.judge'(play, command) {
    play.director('judge position and effect');
    rollBeforeDice(play);
    const { position, effect, note, fatal } = command;
    play.emit({
      type: 'rollChanged',
      changes: { judgement: { position, effect, note, fatal }, stage: 'bonus' },
    });
    play.say(`${titled(position)} position, ${effect} effect.`, {
      notes: [note, fatal ? 'Fatal harm is on the table.' : ''].filter(Boolean),
      reveals: note !== '' || fatal,
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
    const severe = felt.find(({ tag, level }) => tag.id === harm && level === 3);
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
    const roll = rollBeforeDice(play);
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
    const self = own(play, command.protagonist);
    if (self.id === roll.roller || !roll.group || !takesPart(roll, self.id)) {
      refuse('not-allowed', `${nameOf(self)} only leads this roll, or has no part in it.`, {
        instead: 'The one who leads can withdraw the roll.',
        rule: 'GBM-TEAM-003',
      });
    }
    play.emit({
      type: 'rollChanged',
      changes: { group: roll.group.filter(({ protagonist: id }) => id !== self.id) },
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

/** Whether somebody could act along with others now (GBM-CON-020, GBM-STR-005). */
export function mayJoin(state: GbmState, one: Protagonist): boolean {
  return one.status === 'active' && !state.public.eclipses[one.id];
}

function groupOf(play: GbmPlay, leader: string, others: readonly string[]): ActionRoll['group'] {
  if (others.length === 0) return null;
  const ids = [...new Set([leader, ...others])];
  for (const id of ids) {
    const one = protagonist(play.state, id);
    if (mayJoin(play.state, one) || id === leader) continue;
    refuse('not-allowed', `${nameOf(one)} cannot take part now.`, {
      instead: 'Act without them, or wait until they can.',
      rule: 'GBM-TEAM-003',
    });
  }
  return ids.map((id) => ({ protagonist: id, push: null, result: null }));
}

import type { CommandOf } from '../commands';
import type { GbmPlay, Handlers } from '../game';
import { nameById, nameOf, own, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { returnGifts } from '../sheet/gifts';
import type { ActionRoll, Protagonist } from '../state';
import { saying } from '../telling/saying';
import { shiftEffect } from '../vocabulary';
import { effectOf, positionOf } from './action-pool';
import { rollBeforeAnyDice, rollBeforeDice } from './before-dice';
import { typedGoal } from './goal';
import { mayJudgeAgain } from './judged-again';
import { judgementWords, openRoll } from './opening';

/** The director's part in a roll: what it starts from, whether it is needed, and who is asked for one. */
export const judging = {
  'roll.judge'(play, command) {
    play.director('judge position and effect');
    const { roll } = play.state.public;
    if (roll?.stage === 'rolled') judgeAgain(play, roll, command);
    else {
      rollBeforeDice(play);
      const { position, effect, note, fatal } = command;
      play.emit({
        type: 'rollChanged',
        changes: { judgement: { position, effect, note, fatal }, stage: 'bonus' },
      });
      play.say(`${judgementWords(command)}.`, {
        notes: [note, fatal ? 'Fatal harm is on the table.' : ''].filter(Boolean),
        reveals: note !== '' || fatal,
      });
    }
  },

  'roll.usual-judgement'(play, { position, effect }) {
    play.director('say how rolls are judged');
    play.emit({ type: 'usualJudgementSet', judgement: { position, effect } });
    const { roll } = play.state.public;
    if (roll?.stage === 'framing') {
      const judgement = { position, effect, note: '', fatal: false };
      play.emit({ type: 'rollChanged', changes: { judgement, stage: 'bonus' } });
    }
    play.say(
      `Until the director says otherwise: ${judgementWords({ position, effect }).toLowerCase()}.`,
    );
  },

  'roll.judge-each'(play) {
    play.director('say how rolls are judged');
    if (!play.state.public.usualJudgement) {
      refuse('already-done', 'Each roll is judged by itself already.', {
        instead: 'Judge the next one when it is proposed.',
        rule: 'TABLE-008',
      });
    }
    play.emit({ type: 'usualJudgementSet', judgement: null });
    play.say('The director judges each roll by itself again.');
  },

  'roll.call'(play, command) {
    play.director('ask for a roll');
    const { goal, action, position, effect } = command;
    const self = called(play, command.protagonist);
    const call = { protagonist: self.id, position, effect, goal };
    play.emit({ type: 'callSet', call });
    if (action && !play.state.public.roll) {
      openRoll(play, self, { goal, action, purpose: 'overcome', group: [] }, 'director');
      return;
    }
    play.say(`The director asks ${nameOf(self)} for a roll${saying(goal)}`, {
      notes: [`${judgementWords(command)}.`],
    });
  },

  'roll.answer-call'(play, { protagonist: id, action }) {
    const self = own(play, id);
    const call =
      play.state.public.calls[self.id] ??
      missing('Nobody waits for a roll of yours.', 'Make an action roll of your own.', 'TABLE-055');
    openRoll(play, self, { goal: call.goal, action, purpose: 'overcome', group: [] });
  },

  'roll.cancel-call'(play, { protagonist: id }) {
    if (!play.isDirector()) own(play, id);
    if (!play.state.public.calls[id]) {
      missing('Nobody waits for that roll.', 'Play on.', 'TABLE-055');
    }
    play.emit({ type: 'callRemoved', protagonist: id });
    play.say(`${nameById(play.state, id)} need not roll.`);
  },

  'roll.grant'(play) {
    play.director('say that it simply happens');
    const roll = rollBeforeAnyDice(play);
    play.emit({ type: 'rollClosed' });
    play.say(
      `No roll: what ${nameById(play.state, roll.roller)} does happens${saying(typedGoal(roll))}`,
      {
        notes: returnGifts(play, roll),
      },
    );
  },

  'roll.make-group'(play) {
    const roll = rollBeforeDice(play);
    if (!play.isDirector()) own(play, roll.roller);
    if (roll.group) {
      refuse('already-done', 'This is a group action already.', {
        instead: 'Whoever wants to act along joins it.',
        rule: 'TABLE-008',
      });
    }
    const leader = { protagonist: roll.roller, push: null, result: null };
    play.emit({ type: 'rollChanged', changes: { group: [leader] } });
    play.say(`${nameById(play.state, roll.roller)} leads a group action; who acts along?`);
  },
} satisfies Partial<Handlers>;

/** Somebody who can be asked for a roll. */
function called(play: GbmPlay, id: string): Protagonist {
  const self = protagonist(play.state, id);
  if (self.status === 'active' && !play.state.public.eclipses[id]) return self;
  refuse('not-allowed', `${nameOf(self)} cannot act now.`, {
    instead: 'Ask somebody else, or wait until they can.',
    rule: 'TABLE-055',
  });
}

/**
 * Judges a roll whose dice lie there, which was judged as usual or in haste (TABLE-054). What they cost
 * stays paid, and xp that was marked stays marked.
 */
function judgeAgain(play: GbmPlay, roll: ActionRoll, command: CommandOf<'roll.judge'>): void {
  if (!mayJudgeAgain(play.state, roll)) {
    refuse('wrong-moment', 'The table has gone on from these dice.', {
      instead: 'Finish the roll, and set by hand what should be otherwise.',
      rule: 'TABLE-054',
    });
  }
  const { position, effect, note, fatal } = command;
  const judged = { ...roll, judgement: { position, effect, note, fatal } };
  const moved = positionOf(play.state, judged).position;
  const { effect: achieved } = effectOf(play.state, judged);
  play.emit({
    type: 'rollChanged',
    changes: {
      judgement: judged.judgement,
      rolled: {
        position: moved,
        effect: roll.band === 'critical' ? shiftEffect(achieved, 1) : achieved,
      },
      retryAt: moved === 'controlled' && roll.band === 'bad' ? 'risky' : null,
    },
  });
  play.say(`Judged again, with the dice on the table: ${judgementWords(command).toLowerCase()}.`, {
    notes: [note].filter(Boolean),
    reveals: true,
  });
}

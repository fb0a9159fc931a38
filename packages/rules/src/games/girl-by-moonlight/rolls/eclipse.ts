import type { Band } from '../../../forged-in-the-dark';
import { bandWords, rollPool, tones } from '../../../forged-in-the-dark';
import { allowing, happened, readingsFrom } from '../asking';
import type { Area, GbmPlay } from '../game';
import { playbookOf } from '../library';
import { cast, nameOf, own, ownInPlay, protagonist } from '../lookups';
import { refuse } from '../refusal';
import { advanceRecovery } from '../sheet/harm';
import { chosenLink, spendLink } from '../sheet/links';
import { lowestAttributes } from '../sheet/ratings';
import { recoverStress, refuseWithoutStress, takeStress } from '../sheet/stress';
import type { EclipseRoll, GbmState, Protagonist, ProtagonistId } from '../state';
import { remember } from '../telling/chronicle';
import type { Moment } from '../telling/tell';
import { tell, tellRoll } from '../telling/tell';
import type { AttributeId } from '../vocabulary';
import { titled } from '../vocabulary';
import { decided, holdOn, rollAgain } from './eclipse-held';
import { eclipseOffers, eclipsePrompts } from './eclipse-offers';
import {
  eclipsePool,
  eclipseWords,
  helpersOf,
  mayHold,
  movedBand,
  whyNoRescue,
} from './eclipse-pool';
import { escapeEclipse } from './escape';

/** Eclipse: the roll at the limit of stress, the rescue, the fall, and the way out (GBM-STR-003…028). */
export const eclipse: Area = {
  handlers: {
    'eclipse.roll'(play, command) {
      const self = own(play, command.protagonist);
      const due = standing(play, self.id, 'due');
      const attribute = chooseLowest(self, command.attribute);
      const pool = eclipsePool(play.state, self, attribute);
      const result = rollPool(play, pool, `${nameOf(self)} rolls for eclipse`);
      const { band, source } = readEclipse(play, self, result.band);
      const moment: Moment = { kind: 'eclipse-roll', about: [self.id], what: titled(attribute) };
      const outcome = { word: eclipseWords[band], tone: tones[band] };
      tellRoll(play, moment, nameOf(self), { pool, result, outcome }, { reveals: true });
      if (source) play.say(`${source}: it counts as a ${bandWords[band].toLowerCase()}.`);
      const rolled: EclipseRoll = { ...due, attribute, result, band };
      if (allowing('shiftEclipse', { state: play.state, self })) {
        play.emit({ type: 'eclipseSet', eclipse: { ...rolled, stage: 'choose' } });
      } else settle(play, rolled, band);
    },

    'eclipse.shift'(play, command) {
      const self = own(play, command.protagonist);
      const choosing = standing(play, self.id, 'choose');
      const from = choosing.band ?? 'bad';
      const band = movedBand(from, command.steps);
      if (command.steps !== 0) play.say(`${nameOf(self)} moves the result: ${eclipseWords[band]}.`);
      settle(play, choosing, band);
    },

    'eclipse.rescue'(play, command) {
      const helper = ownInPlay(play, command.by);
      const torn = standing(play, command.protagonist, 'rescue');
      const self = protagonist(play.state, torn.protagonist);
      if (helper.id === self.id && command.via !== 'link') {
        refuse('not-allowed', 'Somebody else has to lend their strength.', {
          instead: 'Ask a friend to push themselves, or to spend a link with you.',
          rule: 'GBM-STR-007',
        });
      }
      if (!mayHold(play.state, helper, torn)) {
        refuse('not-allowed', `The dice let ${nameOf(self)} fall: nobody can hold on to them.`, {
          instead: 'Help them to find the way out of eclipse.',
          rule: 'GBM-STR-006',
        });
      }
      if (command.via === 'push' && whyNoRescue(play.state, helper)) {
        refuseWithoutStress(play.state, helper);
      }
      const paid =
        command.via === 'link'
          ? spendLink(play, helper.id, chosenLink(play.state, helper, self.id, command.link))
          : takeStress(play, helper.id, 2, 'push to lend strength');
      const whom = helper.id === self.id ? 'themselves' : nameOf(self);
      const about = [...new Set([self.id, helper.id])];
      tell(play, { kind: 'rescue', about, what: whom, fiction: command.how }, { notes: [paid] });
      holdOn(play, torn);
    },

    'eclipse.decline'(play, command) {
      const helper = ownInPlay(play, command.by);
      const torn = standing(play, command.protagonist, 'rescue');
      if (torn.declined.includes(helper.id)) {
        refuse('already-done', 'You have said so already.', {
          instead: 'Help after all, as long as it is undecided.',
          rule: 'TABLE-008',
        });
      }
      const declined = [...torn.declined, helper.id];
      play.emit({ type: 'eclipseSet', eclipse: { ...torn, declined } });
      play.say(
        `${nameOf(helper)} cannot reach ${nameOf(protagonist(play.state, torn.protagonist))}.`,
      );
    },

    'eclipse.fall'(play, command) {
      const torn = standing(play, command.protagonist, 'rescue');
      if (!play.isDirector()) own(play, torn.protagonist);
      fall(play, torn);
    },

    'eclipse.escape': escapeEclipse,
  },
  offers: eclipseOffers,
  prompts: eclipsePrompts,
};

/** What can be done at each step of an eclipse roll. */
const steps: Readonly<Record<EclipseRoll['stage'], string>> = {
  due: 'Make the roll first.',
  choose: 'Choose first whether the result is moved a step.',
  rescue: 'It is rolled: friends push themselves, spend a link, or let it happen.',
};

function standing(play: GbmPlay, id: ProtagonistId, stage: EclipseRoll['stage']): EclipseRoll {
  const roll = play.state.public.eclipses[id];
  if (!roll)
    refuse('wrong-moment', `${nameOf(protagonist(play.state, id))} has no eclipse roll to make.`, {
      instead: 'Play on: it is rolled when stress reaches its limit.',
      rule: 'GBM-STR-003',
    });
  if (roll.stage !== stage) {
    refuse('wrong-moment', 'This eclipse roll is at another step.', {
      instead: steps[roll.stage],
      rule: 'GBM-STR-003',
    });
  }
  return roll;
}

function chooseLowest(self: Protagonist, wanted: AttributeId | undefined): AttributeId {
  const lowest = lowestAttributes(self);
  const [only] = lowest;
  if (wanted === undefined && only && lowest.length === 1) return only;
  if (wanted && lowest.includes(wanted)) return wanted;
  if (wanted === undefined) {
    const names = lowest.map(titled);
    refuse('malformed', `${names.join(' and ')} are equally low: choose which one to roll.`, {
      instead: `Choose ${names.join(' or ')}.`,
      rule: 'GBM-STR-004',
    });
  }
  refuse(
    'not-allowed',
    `Eclipse is rolled with the lowest attribute: ${lowest.map(titled).join(' or ')}.`,
    {
      instead: 'Choose one that is lowest.',
      rule: 'GBM-STR-004',
    },
  );
}

/** How the roll reads: as it fell, or better by an ability, which is named then. */
function readEclipse(
  play: GbmPlay,
  self: Protagonist,
  band: Band,
): { band: Band; source?: string } {
  const { state } = play;
  const [better] = readingsFrom('eclipse', { state, self, band });
  return better?.is ?? { band };
}

/** Whether an ability lets somebody hold a friend whom the dice let fall (GBM-PB-OUT-013, AMB-89). */
const mayStillBeHeld = (state: GbmState, torn: EclipseRoll): boolean =>
  torn.calledBy === undefined && helpersOf(state, { ...torn, band: 'bad' }).length > 0;

const namesOfHelpers = (state: GbmState, torn: EclipseRoll): string =>
  helpersOf(state, torn).map(nameOf).join(' or ');

function settle(play: GbmPlay, torn: EclipseRoll, band: Band): void {
  const self = protagonist(play.state, torn.protagonist);
  if (band === 'bad' && !mayStillBeHeld(play.state, torn)) fall(play, torn);
  else if (band === 'bad' || band === 'partial') {
    const rescue: EclipseRoll = { ...torn, stage: 'rescue', band };
    if (helpersOf(play.state, rescue).length === 0) fall(play, torn);
    else {
      play.emit({ type: 'eclipseSet', eclipse: rescue });
      play.say(
        band === 'partial'
          ? `${nameOf(self)} is slipping: a friend can push themselves or spend a link to hold them.`
          : `${nameOf(self)} is falling, and ${namesOfHelpers(play.state, rescue)} can be there.`,
      );
    }
  } else {
    const notes = band === 'critical' ? shine(play, self, torn.attribute ?? 'sun') : [];
    tell(play, { kind: 'hope', about: [self.id] }, { notes });
    holdOn(play, torn);
  }
}

/** A critical gives back strength, and something to every other protagonist (GBM-STR-009…012). */
function shine(play: GbmPlay, self: Protagonist, attribute: AttributeId): string[] {
  const marked = Math.max(0, self.transcendence.marked - 1);
  play.emit({
    type: 'protagonistChanged',
    id: self.id,
    changes: { transcendence: { ...self.transcendence, marked } },
  });
  const notes = [
    recoverStress(play, self.id, 5, 'critical'),
    `${nameOf(self)}: transcendence ${marked} marked.`,
  ];
  for (const { id } of cast(play.state).filter((one) => one.id !== self.id)) {
    if (attribute === 'sun') notes.push(advanceRecovery(play, id, 2));
    if (attribute === 'moon') notes.push(recoverStress(play, id, 2, 'a friend’s light'));
    if (attribute === 'stars') {
      play.emit({
        type: 'protagonistChanged',
        id,
        changes: { armourUsed: false, specialArmourUsed: false },
      });
    }
  }
  if (attribute === 'stars') notes.push('Everybody else has their armour back.');
  return notes;
}

/**
 * Into eclipse; everybody reads the prompt and the way out (GBM-STR-006, 014, 027). Where an ability
 * called for the roll, it says what comes instead (GBM-ROT-ABL-011).
 */
function fall(play: GbmPlay, roll: EclipseRoll): void {
  const torn = { ...roll };
  const id = torn.protagonist;
  const self = protagonist(play.state, id);
  play.emit({ type: 'eclipseRemoved', protagonist: id });
  if (torn.calledBy !== undefined) {
    decided(play, torn, false);
    rollAgain(play, torn);
    return;
  }
  play.emit({ type: 'protagonistChanged', id, changes: { eclipse: true } });
  if (play.state.public.phase === 'mission')
    play.emit({ type: 'episodeChanged', changes: { eclipsedInMission: true } });
  happened(play, id, 'eclipse', {});
  const { prompt, escape: wayOut } = playbookOf(play.state, self).eclipse;
  remember(play, 'eclipse', `${nameOf(self)} falls into eclipse.`);
  tell(play, { kind: 'eclipse', about: [id] }, { notes: [prompt, wayOut], reveals: true });
}

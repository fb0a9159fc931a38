import { waitsFor } from '../../../forged-in-the-dark';
import { startClock, whyOf } from '../../../table';
import { clockRules } from '../clocks/rules';
import type { CommandOf } from '../commands';
import { HARM_SLOTS } from '../constants';
import type { Feature } from '../features';
import { featuresOf } from '../features';
import type { Area, GbmPlay } from '../game';
import { allPlaysets } from '../library/registry';
import { cast, nameById, nameOf, own, ownInPlay, protagonist } from '../lookups';
import { missing, refuse } from '../refusal';
import { refuseWithoutSpecialArmour } from '../sheet/special-armour';
import { refuseWithoutStress } from '../sheet/stress';
import type { Consequence, GbmState, Protagonist } from '../state';
import { titled } from '../vocabulary';
import { chosenOptions } from './action-pool';
import { putAside } from './borne';
import { consequenceAnswers } from './consequence-answers';
import { applyConsequence, describe, negatedByArmour, resist, weaken } from './consequence-effects';
import { consequenceOffers, consequencePrompts } from './consequence-offers';
import { acceptedPromises } from './promised';
import { wordsFor } from './usual-words';

/** Consequences, from the director’s word to whoever bears them (GBM-CON-*, GBM-RES-*, GBM-ARM-*). */
export const consequences: Area = {
  handlers: {
    'consequence.assign': assign,

    'consequence.amend': amend,

    'consequence.cancel'(play, command) {
      play.director('take a consequence back');
      const one = standing(play, command.consequence);
      play.emit({ type: 'consequenceRemoved', id: one.id });
      play.say(`Taken back: ${describe(play.state, one)}`, whyOf(command.reason));
    },

    'consequence.accept'(play, command) {
      const one = standing(play, command.consequence);
      own(play, one.target);
      putAside(play, one);
      applyConsequence(play, one);
    },

    'consequence.resist'(play, command) {
      const one = standing(play, command.consequence);
      const self = own(play, one.target);
      refusePromise(one);
      refuseWithoutStress(play.state, self);
      if (one.resisted) {
        refuse('already-done', 'You have resisted this already.', {
          instead: 'Use armour as well if it fits, or let what is left stand.',
          rule: 'GBM-RES-001',
        });
      }
      resist(play, one);
    },

    'consequence.armour'(play, command) {
      const one = standing(play, command.consequence);
      const self = own(play, one.target);
      refusePromise(one);
      const reason = whyNoArmour(play, one);
      if (reason) {
        refuse('not-allowed', reason, {
          instead: 'Resist it, or let it stand.',
          rule: 'GBM-ARM-001',
        });
      }
      play.emit({ type: 'protagonistChanged', id: self.id, changes: { armourUsed: true } });
      const by = negatedByArmour(play.state, self, one);
      if (by !== null) {
        putAside(play, { ...one, armoured: true, avoided: true });
        play.say(`${nameOf(self)} marks their armour: nothing comes of it (${by}).`);
        return;
      }
      weaken(play, { ...one, armoured: true }, `${nameOf(self)} marks their armour.`, []);
    },

    'consequence.special-armour'(play, command) {
      const one = standing(play, command.consequence);
      const self = own(play, one.target);
      refusePromise(one);
      const feature = featuresOf(play.state, self).find(({ id }) => id === command.ability);
      if (!feature?.hooks.specialArmour) {
        missing(
          `${nameOf(self)} has no such special armour.`,
          'Resist, use armour, or let somebody protect you.',
          'GBM-ARM-008',
        );
      }
      refuseWithoutSpecialArmour(play.state, self);
      refuseUnfit(play.state, self, feature, one);
      play.emit({ type: 'protagonistChanged', id: self.id, changes: { specialArmourUsed: true } });
      putAside(play, { ...one, armoured: true, avoided: true });
      play.say(`${nameOf(self)} negates it with ${feature.name}: ${describe(play.state, one)}`);
    },

    'consequence.protect'(play, command) {
      const one = standing(play, command.consequence);
      const self = ownInPlay(play, command.protagonist);
      refusePromise(one);
      if (self.id === one.target) {
        refuse('not-allowed', 'It is yours already.', {
          instead: 'Resist it, use armour, or let it stand.',
          rule: 'GBM-TEAM-009',
        });
      }
      if (one.resisted || one.armoured) {
        refuse('wrong-moment', `${nameById(play.state, one.target)} has answered it already.`, {
          instead: 'Step in sooner next time; help them recover later.',
          rule: 'GBM-TEAM-009',
        });
      }
      const spared = nameById(play.state, one.target);
      const first = one.protecting ?? one.target;
      // Taking back what was one's own to begin with protects nobody.
      const protecting = first === self.id ? null : first;
      play.emit({ type: 'consequenceSet', consequence: { ...one, target: self.id, protecting } });
      play.say(`${nameOf(self)} steps in for ${spared} and takes it in their place.`);
    },

    ...consequenceAnswers,
  },
  coarse: true,
  offers: consequenceOffers,
  prompts: consequencePrompts,
};

function assign(play: GbmPlay, command: CommandOf<'consequence.assign'>): void {
  play.director('assign consequences');
  const target = protagonist(play.state, command.target);
  if (!cast(play.state).includes(target)) {
    refuse('not-allowed', `${nameOf(target)} is not in play.`, {
      instead: 'Choose somebody who is.',
      rule: 'TABLE-011',
    });
  }
  const penalty = checkSource(play, command);
  if (command.kind === 'harm' && command.level === 0) {
    refuse('malformed', 'Harm needs a level from 1 to 4.', {
      instead: 'Say how bad it is: 1 lesser, 2 moderate, 3 severe, 4 fatal.',
      rule: 'GBM-CON-015',
    });
  }
  if (command.level === 4) refuseUnannouncedDeath(play, command);
  const clock = command.newClock === '' ? clockOf(play, command) : startedClock(play, command);
  const one: Consequence = {
    id: play.id('consequence'),
    kind: command.kind,
    text: wordsFor(command),
    serious: command.serious,
    level: command.kind === 'harm' ? asLevel(command.level) : 0,
    clock,
    target: target.id,
    protecting: null,
    source: command.source,
    attribute: command.attribute,
    resisting: command.resisting,
    reducedText: command.reducedText,
    armourFits: command.armourFits ?? isPhysical(command),
    resistancePenalty: penalty,
    resisted: null,
    armoured: false,
    avoided: false,
    ...termsOf(play, command),
  };
  play.emit({ type: 'consequenceSet', consequence: one });
  play.say(`For ${nameOf(target)}: ${describe(play.state, one)}`, { reveals: true });
}

/** Violence is what Sun resists, so armour stands ready for such harm (GBM-ARM-001, AMB-90). */
const isPhysical = ({ kind, attribute }: CommandOf<'consequence.assign'>): boolean =>
  kind === 'harm' && attribute === 'sun';

/**
 * The director judges again how a consequence can be met: with which attribute, how far, and
 * whether armour fits (GBM-RES-002, 003, GBM-ARM-003). Players often ask only once it is said.
 */
function amend(play: GbmPlay, command: CommandOf<'consequence.amend'>): void {
  play.director('amend consequences');
  const one = standing(play, command.consequence);
  refusePromise(one);
  const { attribute, resisting, armourFits, reducedText } = command;
  const amended: Consequence = { ...one, attribute, resisting, armourFits, reducedText };
  play.emit({ type: 'consequenceSet', consequence: amended });
  const extent = resisting === 'avoid' ? 'avoids' : 'reduces';
  const armour = armourFits ? 'armour fits' : 'armour does not fit';
  play.say(
    `${describe(play.state, amended)}: resisted with ${titled(attribute)}, which ${extent} it; ${armour}.`,
  );
}

/** What the consequence comes from has to be there; a roll passes on what its abilities cost resistance. */
function checkSource(
  play: GbmPlay,
  { source }: CommandOf<'consequence.assign'>,
): Consequence['resistancePenalty'] {
  const { roll } = play.state.public;
  if (source === 'fiction') return [];
  if (roll?.stage !== 'rolled') {
    refuse('wrong-moment', 'No dice have fallen that this could come from.', {
      instead: 'Assign it from the fiction, or wait for the roll.',
      rule: 'GBM-CON-002',
    });
  }
  if (source === 'promise' && acceptedPromises(roll).length === 0) {
    missing(
      'This roll carries no promise.',
      'Assign it from the roll, or from the fiction.',
      'GBM-ARP-028',
    );
  }
  return chosenOptions(play.state, roll)
    .filter(({ resistance }) => resistance)
    .map(({ label, resistance }) => ({ source: label, dice: resistance ?? 0 }));
}

/** What it is besides, by the rules of a series; each refuses what cannot be at this table. */
function termsOf(play: GbmPlay, command: CommandOf<'consequence.assign'>): object {
  const all = Object.values(allPlaysets()).map((playset) =>
    playset.consequenceTerms?.read(play, command),
  );
  return Object.assign({}, ...all);
}

function refuseUnannouncedDeath(play: GbmPlay, { source }: CommandOf<'consequence.assign'>): void {
  if (source !== 'roll' || play.state.public.roll?.judgement?.fatal) return;
  refuse('not-allowed', 'Fatal harm has to be announced before the dice fall.', {
    instead: `Level 3 is open, which holds ${HARM_SLOTS[3]} tag.`,
    rule: 'GBM-CON-018',
  });
}

function clockOf(
  play: GbmPlay,
  { clock, ticks }: CommandOf<'consequence.assign'>,
): Consequence['clock'] {
  if (!clock || ticks === 0) return null;
  const { clocks } = play.state.public;
  const ticked =
    clocks[clock] ??
    refuse('not-found', 'The table sees no such clock.', {
      instead: 'Reveal it first, or tick it on your desk.',
      rule: 'GBM-CON-007',
    });
  const first = waitsFor(clocks, ticked);
  if (first) {
    refuse('wrong-moment', `“${ticked.name}” begins to count when “${first.name}” is full.`, {
      instead: `Let it tick “${first.name}”.`,
      rule: 'GBM-CLK-003',
    });
  }
  return { id: clock, ticks };
}

/** A clock that the consequence starts, open to all; what it ticks is marked when the consequence lands. */
function startedClock(
  play: GbmPlay,
  { newClock: name, segments, ticks }: CommandOf<'consequence.assign'>,
): Consequence['clock'] {
  const id = play.id('clock');
  startClock(play, { id, name, outcome: '', segments, marked: 0, kind: 'threat' }, [], clockRules);
  return ticks === 0 ? null : { id, ticks: Math.min(ticks, segments) };
}

function asLevel(level: number): Consequence['level'] {
  const levels = [0, 1, 2, 3, 4] as const;
  return levels.find((one) => one === level) ?? 0;
}

function standing(play: GbmPlay, id: string): Consequence {
  return (
    play.state.public.consequences[id] ??
    missing('That consequence has been dealt with.', 'Go on with what is open now.', 'TABLE-008')
  );
}

function refusePromise(one: Consequence): void {
  if (one.source !== 'promise') return;
  refuse(
    'not-allowed',
    'The price of a poisoned promise is paid: no resisting, no armour, no stepping in.',
    {
      instead: 'Take it as it is.',
      rule: 'GBM-ARP-029',
    },
  );
}

/** Special armour meets what its ability names; some of that the rules can tell (GBM-ARM-008). */
function refuseUnfit(
  state: GbmState,
  self: Protagonist,
  { name, hooks }: Feature,
  consequence: Consequence,
): void {
  if (hooks.specialArmour?.fits?.({ state, self, consequence }) ?? true) return;
  refuse(
    'not-allowed',
    `${name} negates ${hooks.specialArmour?.negates}; this is something else.`,
    {
      instead: 'It can still be resisted.',
      rule: 'GBM-ARM-008',
    },
  );
}

/** Why armour does not meet this consequence, in a sentence; `null` when it can. */
function whyNoArmour(play: GbmPlay, one: Consequence): string | null {
  const self = protagonist(play.state, one.target);
  if (!self.transcendence.active) return `${nameOf(self)} has armour only while transcended.`;
  if (self.armourUsed) return `${nameOf(self)}’s armour is spent until the mission ends.`;
  if (one.armoured) return 'Armour has met this already.';
  if (!one.armourFits) return 'Armour does not fit this; the director can say that it does.';
  return null;
}

import { put, reconcile } from '../../engine';
import { characterCommands } from './characters/commands';
import { hand as settable } from './desk/by-hand';
import { deskCommands } from './desk/commands';
import { seen } from './fight/adversary';
import { fight as fighting } from './fight/area';
import { fightCommands } from './fight/commands';
import { death as dying } from './fight/death';
import type { DhBrings } from './game';
import { rolls as rolling } from './rolls/area';
import { rollCommands } from './rolls/commands';

// Areas that name what they decide and what they offer by themselves, with what else they bring.

export const hand = { ...settable, commands: [...characterCommands, ...deskCommands] };

export const rolls = {
  ...rolling,
  commands: rollCommands,
  /** Commands whose outcome says whether a Difficulty was reached, also one that the GM keeps. */
  discloses(_, { type }) {
    if (type === 'roll.lock' || type === 'roll.assist') return [['director', 'asked']];
    return type === 'reaction.roll' ? [['director', 'askedReactions']] : [];
  },
  evolves: {
    rollSet({ public: shared }, { roll }) {
      if (shared.roll && roll) reconcile(shared.roll, roll);
      else shared.roll = roll;
    },
    askedSet({ director }, { asked }) {
      director.asked = asked;
    },
    damageSet({ public: shared }, { damage }) {
      shared.damage = damage;
    },
    reactionSet({ public: shared, director }, { reaction, asked }) {
      put(shared.reactions, reaction.id, reaction);
      if (asked) director.askedReactions[reaction.id] = asked;
    },
    reactionRemoved({ public: shared, director }, { id }) {
      delete shared.reactions[id];
      delete director.askedReactions[id];
    },
    usualSet({ public: shared, director }, { usual, asked }) {
      reconcile(shared.usual, usual);
      director.usual = asked;
    },
  },
} satisfies DhBrings;

export const fight = {
  ...fighting,
  commands: fightCommands,
  evolves: {
    hitSet: ({ public: shared }, { hit }) => put(shared.hits, hit.id, hit),
    hitRemoved({ public: shared }, { id }) {
      delete shared.hits[id];
    },
    adversarySet({ public: shared, director }, { adversary }) {
      put(director.adversaries, adversary.id, adversary);
      if (adversary.shown) put(shared.adversaries, adversary.id, seen(adversary));
    },
    adversaryRemoved({ public: shared, director }, { id }) {
      delete director.adversaries[id];
      delete shared.adversaries[id];
    },
    actedCleared({ director }) {
      for (const one of Object.values(director.adversaries)) {
        if (one.acted !== 'no') one.acted = 'no';
      }
    },
    bandSet({ public: shared, director }, event) {
      for (const { adversaries } of [director, shared]) {
        const one = adversaries[event.adversary];
        if (one) one.bands[event.character] = event.range;
      }
    },
    budgetSet({ director }, { changes }) {
      director.budget = changes;
    },
  },
} satisfies DhBrings;

export const death = { ...dying, commands: [] };

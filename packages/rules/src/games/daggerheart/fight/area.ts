import { put } from '../../../engine';
import type { Brings, StandingPrompt } from '../../../table';
import type { DaggerheartEvent } from '../events';
import { moves } from '../game';
import type { DaggerheartState } from '../state';
import { acting, revealing } from './acting';
import { seen } from './adversary';
import { befallingSome, casting } from './areas';
import { blocks, improvising, writing } from './blocks';
import { budget } from './budget';
import { conditions } from './conditions';
import { severityWords } from './harm';
import { hazards, people } from './hazards';
import { moving } from './moving';
import { foesReact } from './reacting';
import { striking } from './striking';
import { taking } from './taking';
import { water } from './water';

const befalling = moves.about(people, 'harm', (move) => [...hazards(move), ...water(move)]);

const brings: Brings<DaggerheartState, DaggerheartEvent> = {
  evolves: {
    hitSet(state, { hit }) {
      put(state.public.hits, hit.id, hit);
    },
    hitRemoved(state, { id }) {
      delete state.public.hits[id];
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
        delete one.turns;
      }
    },
    bandSet({ public: shared, director }, { adversary, character, range }) {
      for (const { adversaries } of [director, shared]) {
        const one = adversaries[adversary];
        if (one) one.bands[character] = range;
      }
    },
    budgetSet({ director }, { changes }) {
      director.budget = changes;
    },
  },
  underWay: ({ public: { hits } }) => (Object.keys(hits).length > 0 ? ['a blow that has hit'] : []),
};

/** A fight: adversaries on the desk and on the table, blows both ways, conditions, range. */
export const fight = {
  ...brings,
  ...moves.area(
    taking,
    improvising,
    revealing,
    striking,
    acting,
    budget,
    moving,
    writing,
    blocks,
    conditions,
    befalling,
    casting,
    befallingSome,
    foesReact,
  ),
  // Most that happens in a fight is of no matter to most of what may be done in one.
  apart: true,
  prompts,
};

function prompts({ public: { hits, characters } }: DaggerheartState): StandingPrompt[] {
  return Object.values(hits).flatMap(
    ({ id, character, companion, from, damage, through, type, direct, severity }) => {
      const one = characters[character];
      if (!one) return [];
      if (companion) {
        const name = one.companion?.name ?? 'a companion';
        const text = `${damage} ${type} damage: any at all is a Stress.`;
        return [{ id: `hit:${id}`, to: [one.owner], title: `${from} hits ${name}`, text }];
      }
      const resists = through === undefined ? '' : `, ${through} come through`;
      const how = `${damage} ${direct ? 'direct ' : ''}${type} damage${resists}: ${severityWords[severity]}.`;
      return [{ id: `hit:${id}`, to: [one.owner], title: `${from} hits ${one.name}`, text: how }];
    },
  );
}

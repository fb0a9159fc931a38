import type { GbmPlay } from '../../game';
import type { Hooks, RollContext, RollOption } from '../../hooks';
import { nameOf } from '../../lookups';
import { actorOf } from '../../rolls/actor';
import { takesPart } from '../../rolls/before-dice';
import { acceptedPromise } from '../../rolls/promised';
import { markXp } from '../../sheet/experience';
import { transcendenceSegments } from '../../sheet/transcendence';
import { engineOf } from './engines';
import { IMPULSES_MAX } from './rules';
import { starsSlot } from './slots';
import type { EnginePromise } from './state';
import { changeEngine, onMission, weaken } from './strength';
import { engineHit, enginePromise } from './terms';

const virtueOf = (id: string): string => `engine:${id}:virtue`;
const impulseOf = (id: string, index: number): string => `engine:${id}:impulse-${index}`;

/** The switches by which a pilot's Engine goes along with what they do. */
function impulseOptions({ state, self }: RollContext, whose = ''): RollOption[] {
  const engine = state.public.phase === 'mission' ? engineOf(state, self.id) : null;
  if (!engine) return [];
  const gain = self.transcendence.active ? 'mark xp, and no transcendence' : 'mark xp';
  return engine.impulses.map((impulse, index) => ({
    id: impulseOf(self.id, index),
    label: `${whose}${engine.name} is ${impulse}: ${gain}`,
  }));
}

function virtueOption({ state, self }: RollContext, whose = ''): RollOption[] {
  const engine = state.public.phase === 'mission' ? engineOf(state, self.id) : null;
  if (!engine) return [];
  return [{ id: virtueOf(self.id), label: `${whose}${engine.name} is ${engine.virtue}`, dice: 1 }];
}

/** Why this roll is by an impulse of the bearer's Engine, in a few words; `null` when it is not. */
function impelled({ state, self, roll }: RollContext): string | null {
  const engine = engineOf(state, self.id);
  if (!engine || !takesPart(roll, self.id)) return null;
  const chosen = engine.impulses.find((_, index) =>
    roll.options.includes(impulseOf(self.id, index)),
  );
  if (chosen !== undefined) return `${engine.name} is ${chosen}`;
  const promised = enginePromise(acceptedPromise(roll, self.id));
  return promised?.fromImpulse && promised.engine === engine.id
    ? `a promise on the impulse of ${engine.name}`
    : null;
}

/** An accepted promise opens a hidden impulse, and takes its price (GBM-SEA-RUL-006, 011). */
function keepPromise(play: GbmPlay, { engine: id, impulse, strength }: EnginePromise): string[] {
  const engine = starsSlot.of(play.state)?.engines[id];
  if (!engine) return [];
  const said: string[] = [];
  const { name, impulses: known } = engine;
  if (impulse !== null && known.length < IMPULSES_MAX && !known.includes(impulse)) {
    changeEngine(play, id, { impulses: [...known, impulse] });
    said.push(`${name} is ${impulse} as well, from now on.`);
  }
  if (strength > 0) said.push(weaken(play, id, 'the price of a promise'));
  return said;
}

/**
 * What piloting does: by the Engine's virtue a die (GBM-SEA-RUL-004); by an impulse xp, and no
 * transcendence (GBM-SEA-RUL-005); and what wears the Engine out (GBM-SEA-RUL-008…012). The table
 * judges whether an action fits; whoever acts along has switches of their own.
 */
export const pilotHooks: Hooks = {
  options: {
    action: [(context) => [...virtueOption(context), ...impulseOptions(context)]],
    allyAction: [
      ({ state, self, roll }) => {
        if (roll.roller === self.id || !takesPart(roll, self.id)) return [];
        const context = { state, self: actorOf(state, roll, self.id), roll };
        const whose = `${nameOf(self)}: `;
        const virtue = virtueOption(context, whose).map((option) => ({ ...option, own: self.id }));
        return [...virtue, ...impulseOptions(context, whose)];
      },
    ],
  },
  forbid: { markingTranscendence: impelled },
  after: {
    action({ state, self: { id }, roll }, play) {
      if (!takesPart(roll, id)) return;
      const promised = enginePromise(acceptedPromise(roll, id));
      const engine = engineOf(state, id);
      if (!engine) {
        if (promised) play.say('The promise comes true.', { notes: keepPromise(play, promised) });
        return;
      }
      const { id: engineId, name } = engine;
      const context = { state, roll, self: actorOf(state, roll, id) };
      const notes: string[] = [];
      const why = impelled(context);
      if (why) notes.push(markXp(play, id, 'playbook', 1, why));
      const { transcendence } = context.self;
      if (
        transcendence.active &&
        transcendence.marked >= transcendenceSegments(state, context.self)
      ) {
        notes.push(weaken(play, engineId, 'the last transcendent action of its pilot'));
      }
      if (promised) notes.push(...keepPromise(play, promised));
      if (notes.length > 0) play.say(`${name} feels it too.`, { notes });
    },
    eclipse({ state, self }, play) {
      const engine = engineOf(state, self.id);
      if (engine) play.say(weaken(play, engine.id, 'its pilot falls into eclipse'));
    },
    fatalHarm({ state, self }, play) {
      const engine = onMission(state) ? engineOf(state, self.id) : null;
      if (engine) play.say(weaken(play, engine.id, 'its pilot suffers fatal harm in it'));
    },
    consequence({ consequence }, play) {
      const { resisted, armoured } = consequence;
      const engine = engineHit(consequence);
      if (engine === undefined || resisted || armoured) return;
      if (!starsSlot.of(play.state)?.engines[engine]) return;
      play.say(weaken(play, engine, 'a consequence that nobody resisted'));
    },
  },
  ownLinks({ state, self }) {
    const engine = onMission(state) ? engineOf(state, self.id) : null;
    return engine ? [engine.id] : [];
  },
};

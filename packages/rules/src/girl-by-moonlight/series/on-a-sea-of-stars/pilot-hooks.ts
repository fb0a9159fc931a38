import type { Field } from '../../../engine';
import type { GbmPlay } from '../../game';
import type { Hooks, RollContext, RollOption } from '../../hooks';
import { actorOf } from '../../rolls/action-pool';
import { takesPart } from '../../rolls/framing';
import { acceptedPromise } from '../../rolls/promises';
import type { Engine, EnginePromise } from '../../state';
import { markXp } from '../../table/experience';
import { nameOf } from '../../table/lookups';
import { transcendenceSegments } from '../../table/transcendence';
import { titled } from '../../vocabulary';
import { engineNamed, engineOf, enginesOf } from './engines';
import { IMPULSES_MAX, impulses } from './rules';
import { changeEngine, onMission, weaken } from './strength';

const virtueOf = (id: string): string => `engine:${id}:virtue`;
const impulseOf = (id: string, index: number): string => `engine:${id}:impulse-${index}`;
const NO_IMPULSE = 'none';

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

function virtueOption({ state, self }: RollContext): RollOption[] {
  const engine = state.public.phase === 'mission' ? engineOf(state, self.id) : null;
  if (!engine) return [];
  return [{ id: virtueOf(self.id), label: `${engine.name} is ${engine.virtue}`, dice: 1 }];
}

/** Why this roll is by an impulse of the bearer's Engine, in a few words; `null` when it is not. */
function impelled({ state, self, roll }: RollContext): string | null {
  const engine = engineOf(state, self.id);
  if (!engine || !takesPart(roll, self.id)) return null;
  const chosen = engine.impulses.find((_, index) =>
    roll.options.includes(impulseOf(self.id, index)),
  );
  if (chosen !== undefined) return `${engine.name} is ${chosen}`;
  const promised = roll.roller === self.id ? acceptedPromise(roll)?.engine : undefined;
  return promised?.fromImpulse && promised.engine === engine.id
    ? `a promise on the impulse of ${engine.name}`
    : null;
}

/** An accepted promise opens a hidden impulse, and takes its price (GBM-SEA-RUL-006, 011). */
function keepPromise(play: GbmPlay, { engine: id, impulse, strength }: EnginePromise): string[] {
  const engine = play.state.public.stars?.engines[id];
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
export const pilotHooks = {
  rollOptions: (context) => [...virtueOption(context), ...impulseOptions(context)],
  allyRollOptions({ state, self, roll }) {
    if (roll.roller === self.id || !takesPart(roll, self.id)) return [];
    return impulseOptions(
      { state, self: actorOf(state, roll, self.id), roll },
      `${nameOf(self)}: `,
    );
  },
  sparesTranscendence: impelled,
  afterAction({ state, self: { id }, roll }, play) {
    if (!takesPart(roll, id)) return;
    const promised = roll.roller === id ? acceptedPromise(roll)?.engine : undefined;
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
  onEclipse({ state, self }, play) {
    const engine = engineOf(state, self.id);
    if (engine) play.say(weaken(play, engine.id, 'its pilot falls into eclipse'));
  },
  onFatallyHarmed({ state, self }, play) {
    const engine = onMission(state) ? engineOf(state, self.id) : null;
    if (engine) play.say(weaken(play, engine.id, 'its pilot suffers fatal harm in it'));
  },
  onConsequence({ consequence: { engine, resisted, armoured } }, play) {
    if (engine === undefined || resisted || armoured) return;
    if (!play.state.public.stars?.engines[engine]) return;
    play.say(weaken(play, engine, 'a consequence that nobody resisted'));
  },
  consequenceFields({ state }) {
    const out = enginesOf(state).filter(({ strength, abandoned }) => strength > 0 && !abandoned);
    if (state.public.phase !== 'mission' || out.length === 0) return [];
    const options = out.map(({ id, name, pilot }) => ({
      value: id,
      label: name,
      detail: pilot === null ? 'Nobody pilots it.' : 'Unresisted it loses 1 strength.',
    }));
    return [
      { name: 'engine', kind: 'choice', label: 'It hits an Engine', options, required: false },
    ];
  },
  promiseTerms: {
    fields({ state, self }) {
      const engine = engineOf(state, self.id);
      return engine ? promiseFields(engine) : [];
    },
    read({ state, self }, { impulse, fromImpulse, strength }) {
      const engine = engineOf(state, self.id);
      if (!engine) return null;
      const opens = impulse === NO_IMPULSE ? null : impulse;
      if (opens !== null && !hidden(engine).includes(opens)) return null;
      if (opens === null && !fromImpulse && !strength) return null;
      return { engine: engine.id, impulse: opens, fromImpulse, strength: strength ? 1 : 0 };
    },
    words(state, { engine: id, impulse, fromImpulse, strength }) {
      const { name } = engineNamed(state, id);
      return [
        ...(impulse === null ? [] : [`${name} becomes ${impulse} as well, for good.`]),
        ...(fromImpulse ? [`It follows an impulse of ${name}: xp, and no transcendence.`] : []),
        ...(strength > 0 ? [`It costs ${name} 1 strength.`] : []),
      ];
    },
  },
  ownLinks({ state, self }) {
    const engine = onMission(state) ? engineOf(state, self.id) : null;
    return engine ? [engine.id] : [];
  },
} satisfies Hooks;

/** Impulses that an Engine could still show. */
const hidden = ({ impulses: known }: Engine): string[] =>
  known.length >= IMPULSES_MAX ? [] : impulses.filter((one) => !known.includes(one));

function promiseFields(engine: Engine): Field[] {
  const { name } = engine;
  const open = hidden(engine);
  const options = [
    { value: NO_IMPULSE, label: 'None' },
    ...open.map((impulse) => ({ value: impulse, label: titled(impulse) })),
  ];
  return [
    ...(open.length > 0
      ? [
          {
            name: 'impulse',
            kind: 'choice',
            label: `Hidden impulse of ${name} that it opens`,
            options,
            required: true,
            initial: NO_IMPULSE,
          } satisfies Field,
        ]
      : []),
    {
      name: 'fromImpulse',
      kind: 'switch',
      label: `It follows an impulse that ${name} has`,
      initial: false,
    },
    { name: 'strength', kind: 'switch', label: `It costs ${name} 1 strength`, initial: false },
  ];
}

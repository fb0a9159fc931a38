import type { Field } from '../../../../engine';
import type { ConsequenceTerms, PromiseTerms } from '../../content';
import { nameById } from '../../lookups';
import { missing } from '../../refusal';
import type { Consequence, PoisonedPromise } from '../../state';
import { titled } from '../../vocabulary';
import { engineNamed, engineOf, enginesOf } from './engines';
import { IMPULSES_MAX, impulses } from './rules';
import { starsSlot } from './slots';
import type { Engine, EngineId, EnginePromise } from './state';

const NO_IMPULSE = 'none';

/** What a promise is to the Engine that the roller pilots, where it is anything to one. */
export function enginePromise(promise: PoisonedPromise | null): EnginePromise | undefined {
  return (promise as (PoisonedPromise & { engine?: EnginePromise }) | null)?.engine;
}

/** The Engine that a consequence hits too: unresisted, it costs that 1 strength (GBM-SEA-RUL-009). */
export function engineHit(consequence: Consequence): EngineId | undefined {
  return (consequence as Consequence & { engine?: EngineId }).engine;
}

/** What a promise can be to the Engine that the roller pilots (GBM-SEA-RUL-005, 006, 011). */
export const promiseTerms: PromiseTerms = {
  carried(promise) {
    const terms = enginePromise(promise);
    return terms ? Object.assign({ ...promise }, { engine: paid(terms) }) : promise;
  },
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
    const { name } = engineNamed(state, engine.id);
    const terms: EnginePromise = {
      engine: engine.id,
      impulse: opens,
      fromImpulse,
      strength: strength ? 1 : 0,
    };
    return {
      kept: { engine: terms },
      words: [
        ...(opens === null ? [] : [`${name} becomes ${opens} as well, for good.`]),
        ...(fromImpulse ? [`It follows an impulse of ${name}: xp, and no transcendence.`] : []),
        ...(strength ? [`It costs ${name} 1 strength.`] : []),
      ],
    };
  },
};

const paid = (terms: EnginePromise): EnginePromise => ({ ...terms, impulse: null, strength: 0 });

/** The Engine that a consequence hits besides (GBM-SEA-RUL-009). */
export const consequenceTerms: ConsequenceTerms = {
  fields(state) {
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
  read({ state }, { engine }) {
    if (engine === undefined) return {};
    if (starsSlot.of(state)?.engines[engine]) return { engine };
    return missing(
      'There is no such Engine here.',
      'Leave that out, or choose one from the hangar.',
      'GBM-SEA-RUL-009',
    );
  },
  words(state, consequence) {
    const engine = engineHit(consequence);
    return engine === undefined ? '' : `hits ${nameById(state, engine)}`;
  },
};

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

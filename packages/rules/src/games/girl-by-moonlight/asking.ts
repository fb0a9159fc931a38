import type { PoolLine } from '../../forged-in-the-dark';
import type { Feature } from './features';
import { featuresOf, groupFeatures } from './features';
import type { GbmPlay } from './game';
import type {
  Bearer,
  Group,
  Hooks,
  Moments,
  Numbers,
  Occasions,
  Part,
  Permissions,
  Prohibitions,
  Readings,
  RollOption,
  Several,
} from './hooks';
import { protagonist } from './lookups';
import type { Protagonist, ProtagonistId } from './state';

// What is in force says what it does in a few vocabularies (`hooks/`), and each of them is read here. Who
// asks says of whom, or of the group; `features` is for who asks the same several times.

/** What is in force for a bearer, or for the group. */
function inForce({ state, self }: Group & { self?: Protagonist }): readonly Feature[] {
  return self ? featuresOf(state, self) : groupFeatures(state);
}

/** What features change about a number, part by part, in the order of the features. */
export function partsFrom<K extends keyof Numbers>(
  key: K,
  context: Numbers[K],
  features = inForce(context),
): Part[] {
  return features.flatMap((feature) => partsOf(feature, key, context));
}

function partsOf<K extends keyof Numbers>(
  { name, hooks }: Feature,
  key: K,
  context: Numbers[K],
): Part[] {
  return listed(hooks.modify?.[key]).flatMap((modifier) => {
    const value = typeof modifier === 'function' ? modifier(context) : modifier;
    if (value === null) return [];
    return typeof value === 'number' ? [{ source: name, amount: value }] : value;
  });
}

/** The same as dice of a pool. */
export function diceFrom<K extends keyof Numbers>(
  key: K,
  context: Numbers[K],
  features = inForce(context),
): PoolLine[] {
  return partsFrom(key, context, features).flatMap(({ source, amount }) =>
    amount === 0 ? [] : [{ source, dice: amount }],
  );
}

/** What each feature changes about a number in all. */
export function totalsFrom<K extends keyof Numbers>(
  key: K,
  context: Numbers[K],
  features = inForce(context),
): Part[] {
  return features.flatMap((feature) => {
    const amount = sumOf(partsOf(feature, key, context));
    return amount === 0 ? [] : [{ source: feature.name, amount }];
  });
}

/** The highest value that features give, or what is usual where none gives more. */
export function highestFrom<K extends keyof Numbers>(
  key: K,
  context: Numbers[K],
  usual: number,
): number {
  return Math.max(usual, ...partsFrom(key, context).map(({ amount }) => amount));
}

/** The lowest limit that features set, and which of them does; `null` where none does. */
export function limitFrom<K extends keyof Numbers>(
  key: K,
  context: Numbers[K],
  features = inForce(context),
): Part | null {
  return partsFrom(key, context, features).reduce<Part | null>(
    (least, part) => (part.amount < (least?.amount ?? Infinity) ? part : least),
    null,
  );
}

export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** The switches that features give. */
export function optionsFrom<K extends keyof Occasions>(
  key: K,
  context: Occasions[K],
  features = inForce(context),
): RollOption[] {
  return features.flatMap(({ hooks }) =>
    (hooks.options?.[key] ?? []).flatMap((offered) =>
      typeof offered === 'function' ? offered(context) : [offered],
    ),
  );
}

/** The first feature that allows something; `undefined` where none does. */
export function allowing<K extends keyof Permissions>(
  key: K,
  context: Permissions[K],
  features = inForce(context),
): Feature | undefined {
  return features.find(({ hooks }) =>
    listed(hooks.may?.[key]).some((allows) => allows === true || allows(context)),
  );
}

/** The first feature that forbids something, and what it says; `null` where none does. */
export function forbidding<K extends keyof Prohibitions>(
  key: K,
  context: Prohibitions[K]['asked'],
  features = inForce(context),
): { by: Feature; says: Prohibitions[K]['says'] } | null {
  for (const by of features) {
    for (const ban of listed(by.hooks.forbid?.[key])) {
      const says = typeof ban === 'function' ? ban(context) : ban;
      if (says !== null) return { by, says };
    }
  }
  return null;
}

/** What features put in the place of what is usual, in their order. */
export function readingsFrom<K extends keyof Readings>(
  key: K,
  context: Readings[K]['asked'],
  features = inForce(context),
): { by: Feature; is: Readings[K]['is'] }[] {
  return features.flatMap((by) =>
    listed(by.hooks.instead?.[key]).flatMap((reading) => {
      const is = typeof reading === 'function' ? reading(context) : reading;
      return is === null ? [] : [{ by, is }];
    }),
  );
}

/** Something has happened to a protagonist: all that is in force for them answers to it, in turn. */
export function happened<K extends keyof Moments>(
  play: GbmPlay,
  id: ProtagonistId,
  key: K,
  what: Moments[K],
  features: readonly Feature[] = featuresOf(play.state, protagonist(play.state, id)),
): void {
  for (const { hooks } of features) answerTo(play, id, hooks, key, what);
}

/** The same for one ability alone. */
export function answerTo<K extends keyof Moments>(
  play: GbmPlay,
  id: ProtagonistId,
  { after }: Hooks,
  key: K,
  what: Moments[K],
): void {
  const answers = listed(after?.[key]);
  if (answers.length === 0) return;
  const bearer: Bearer = { state: play.state, self: protagonist(play.state, id) };
  for (const answer of answers) answer({ ...bearer, ...what }, play);
}

function listed<T>(value: Several<T> | undefined): T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}

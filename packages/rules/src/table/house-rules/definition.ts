import type { RuleId } from '../../engine';

/** A reading of a game's rules that a table may change: what it is about, and what it can be. */
export interface HouseRuleText<V extends string | number = string | number> {
  title: string;
  /** What the rules leave open, and how it is read here. */
  text: string;
  /** The ambiguity that it settles. */
  source: string;
  /** The rules that it is about. */
  rules: readonly RuleId[];
  kind:
    | { of: 'number'; min: number; max: number; one: string; many: string }
    | { of: 'choice'; options: readonly HouseRuleOption<V>[] };
  /** The reading that counts unless the table decides otherwise. */
  standard: V;
}

export interface HouseRuleOption<V> {
  value: V;
  label: string;
  detail: string;
}

export interface HouseRule<V extends string | number> extends HouseRuleText<V> {
  /** The value, if it is one that this rule can have; otherwise `null`. */
  accepts(value: string | number): V | null;
}

/** The values that the house rules of a game have, by the ids of the rules. */
export type HouseRuleValues<R> = { [K in keyof R]: string | number };

/** Every rule of a game that a table may set for itself, in the order in which they are shown. */
export type HouseRuleDefinitions<R extends HouseRuleValues<R>> = {
  readonly [K in keyof R]: HouseRule<R[K]>;
};

type Told<V extends string | number> = Omit<HouseRuleText<V>, 'kind'>;

/** A rule whose value is a whole number from `min` to `max`, counted in `one` or `many`. */
export function inRange(
  [min, max]: readonly [number, number],
  [one, many]: readonly [string, string],
  told: Told<number>,
): HouseRule<number> {
  return {
    ...told,
    kind: { of: 'number', min, max, one, many },
    accepts: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
        ? value
        : null,
  };
}

/** A rule whose value is one of several. */
export function oneOf<V extends string>(
  options: readonly HouseRuleOption<V>[],
  told: Told<V>,
): HouseRule<V> {
  return {
    ...told,
    kind: { of: 'choice', options },
    accepts: (value) => options.find((option) => option.value === value)?.value ?? null,
  };
}

/** A value as a person reads it: “4 segments”, “Everybody”. */
export function houseRuleWords({ kind }: HouseRuleText, value: string | number): string {
  if (kind.of === 'number') return `${value} ${value === 1 ? kind.one : kind.many}`;
  return kind.options.find((option) => option.value === value)?.label ?? String(value);
}

/** The part of a game’s texts that has its house rules. */
export const HOUSE_RULES_TEXTS = 'house-rules';

/** What everybody may read of them, in the order in which they are shown (TABLE-240). */
export const houseRulesTold = <R extends HouseRuleValues<R>>(rules: HouseRuleDefinitions<R>) => ({
  houseRules: Object.entries<HouseRuleText>(rules).map(([id, rule]) => {
    const { title, text, kind, standard } = rule;
    return { id, title, text, kind, standard };
  }),
});

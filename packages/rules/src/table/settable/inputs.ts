import type { Field, FieldOption, RuleId } from '../../engine';
import { missing, refuse } from '../../engine';
import { choiceField, numberField } from '../fields';

/**
 * One thing that a form asks for, as it can be at the moment: how it is asked, and what an answer means. What
 * cannot be asked for cannot be answered, as both are of the same bounds.
 */
export interface Input<V> {
  /** How it is asked for; `null` where it is not, and is taken all the same. */
  field(name: string): Field | null;
  /** What an answer means, as its schema has let it through; refuses one that cannot be now. */
  read(given: unknown): V;
}

/** What a form asks for, by the parts of its command. */
export type Form = Readonly<Record<string, Input<unknown>>>;

/** What the answers to a form mean. */
export type Answers<F extends Form> = { [K in keyof F]: F[K] extends Input<infer V> ? V : never };

/** The fields of a form. */
export const fieldsOf = (form: Form): Field[] =>
  Object.entries(form).flatMap(([name, input]) => input.field(name) ?? []);

/** Whether a form can be filled in: whatever has to be chosen is there to choose from. */
export const canBeFilled = (fields: readonly Field[]): boolean =>
  fields.every((field) => {
    if (field.kind === 'choice') return !field.required || field.options.length > 0;
    return field.kind !== 'choices' || field.options.length >= field.min;
  });

/** What a command answers to a form; refuses what cannot be now. */
export function answersTo<F extends Form>(form: F, given: Readonly<Record<string, unknown>>) {
  const read = Object.entries(form).map(([name, input]) => [name, input.read(given[name])]);
  // Each part is read by the input of its own name, which a map over a record does not tell the compiler.
  return Object.fromEntries(read) as Answers<F>;
}

/** What a command may be without: then it means nothing. It can be left out of the form, too. */
const maybe = <V>({ field, read }: Input<V>, isAsked = true): Input<V | undefined> => ({
  field: (name) => (isAsked ? field(name) : null),
  read: (given) => (given === undefined ? undefined : read(given)),
});

/** How far a number goes. */
export interface Bounds {
  now: number;
  max: number;
  /** 0 where nothing is said. */
  min?: number;
  /**
   * What becomes of a number beyond them: it `stops` there, or it is refused, with what to do instead and
   * the rule of the game that bounds it, where there is one. Without either, the command's schema is all that bounds it.
   */
  beyond?: 'stops' | { instead?: string; rule?: RuleId };
}

/** A whole number. */
function aNumber(label: string, { now, max, min = 0, beyond }: Bounds): Input<number> {
  return {
    field: (name) => numberField(name, label, max, now, min),
    read(given) {
      if (typeof given !== 'number') return unfit(label, given);
      if (beyond === undefined || (given >= min && given <= max)) return given;
      if (beyond === 'stops') return Math.max(min, Math.min(max, given));
      return refuse('limit-reached', `${label} goes from ${min} to ${max}.`, {
        instead: beyond.instead ?? `Set it to ${given > max ? 'less' : 'more'}.`,
        rule: beyond.rule ?? 'TABLE-019',
      });
    },
  };
}

/** Words of people; long ones get several lines. */
function words(
  label: string,
  {
    max,
    now,
    hint,
    required = false,
  }: { max: number; now?: string; hint?: string; required?: boolean },
): Input<string> {
  const hinted = hint === undefined ? {} : { hint };
  const more = {
    ...(now === undefined ? {} : { initial: now }),
    ...(max > 300 ? { multiline: true } : {}),
  };
  return asked(
    (name) => ({ name, kind: 'text', label, ...hinted, max, required, ...more }),
    String,
  );
}

/** Whether something is so. */
const aSwitch = (label: string, initial: boolean): Input<boolean> =>
  asked((name) => ({ name, kind: 'switch', label, initial }), Boolean);

/** What a field of another make asks for, and how its answers are read. */
const asked = <V>(
  field: (name: string) => Field | null,
  read: (given: unknown) => V,
): Input<V> => ({
  field,
  read,
});

/** What something can be, and how it is listed. */
export interface Choices<T> {
  /** What the form lists. */
  all: readonly T[];
  option(one: T): FieldOption;
  /** Which of them it cannot be now, and why: they are not listed, and refused. */
  not?: { is(one: T): boolean; refuse(one: T): never };
  /** What anything else means, which is not listed; refuses what cannot be. */
  otherwise(given: string): T;
  /** The value of that which it is now. */
  now?: string;
}

/** One of several, each of which stands for something. */
function oneOf<T>(label: string, choices: Choices<T>): Input<T> {
  const { now } = choices;
  return asked(
    (name) => choiceField(name, label, listedOf(choices), now),
    (given) => pickedOf(choices, given),
  );
}

/** The same, or none of them. */
function oneOrNone<T>(label: string, choices: Choices<T>): Input<T | undefined> {
  return {
    field(name) {
      const options = listedOf(choices);
      const known = options.some(({ value }) => value === choices.now);
      const initial = known && choices.now !== undefined ? { initial: choices.now } : {};
      return { name, kind: 'choice', label, options, required: false, ...initial };
    },
    read: (given) => (given === undefined || given === '' ? undefined : pickedOf(choices, given)),
  };
}

/** Any number of several. */
function someOf<T>(
  label: string,
  choices: Choices<T>,
  { min = 0, max, now }: { min?: number; max: number; now?: readonly string[] },
): Input<T[]> {
  return {
    field(name) {
      const options = listedOf(choices);
      const initial = now && {
        initial: now.filter((value) => options.some((option) => option.value === value)),
      };
      return { name, kind: 'choices', label, options, min, max, ...initial };
    },
    read: (given) =>
      Array.isArray(given) ? [...new Set(given)].map((value) => pickedOf(choices, value)) : [],
  };
}

/** The words that a schema knows, each under its label. */
const choicesOfWords = <T extends string>(
  all: readonly T[],
  labelOf: (word: T) => string,
): Omit<Choices<T>, 'now'> => ({
  all,
  option: (value) => ({ value, label: labelOf(value) }),
  otherwise: () => missing('It cannot be that now.', 'Choose one from the list.', 'TABLE-019'),
});

/** One of those. */
const oneOfWords = <T extends string>(
  label: string,
  all: readonly T[],
  labelOf: (word: T) => string,
  now?: T,
): Input<T> =>
  oneOf(label, { ...choicesOfWords(all, labelOf), ...(now === undefined ? {} : { now }) });

const listedOf = <T>({ all, option, not }: Choices<T>): FieldOption[] =>
  all.filter((one) => !not?.is(one)).map((one) => option(one));

function pickedOf<T>({ all, option, not, otherwise }: Choices<T>, given: unknown): T {
  const found = all.find((one) => option(one).value === given) ?? otherwise(String(given));
  return not?.is(found) ? not.refuse(found) : found;
}

/** A form that does not ask for what its schema lets through is a fault of the game’s. */
function unfit(label: string, given: unknown): never {
  throw new Error(`“${label}” is asked for as something that ${String(given)} is not.`);
}

/** What a form can ask for. */
export const ask = {
  number: aNumber,
  words,
  switch: aSwitch,
  oneOf,
  oneOrNone,
  someOf,
  choicesOfWords,
  oneOfWords,
  maybe,
  /** What has a field of another make. */
  as: asked,
};

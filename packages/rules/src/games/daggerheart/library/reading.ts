import { z } from 'zod';
import { most } from '../fight/adversary';
import { fieldsIn, isEmpty } from './forms/source';

// What an import is made of. Numbers and words may stand as the community's files write them: “14”, “+3”,
// “Very Close”, “8/15”, “1d12+2 phy”. Each message says what to do, as a sentence.

/** Text as JSON has it; what cannot be stored or shown is refused. */
const shown = (most: number, what: string) =>
  z
    .string({ error: what })
    .trim()
    .max(most, { error: `Write at most ${most.toLocaleString('en')} characters.` })
    .refine((text) => !/[^\P{Cc}\n\r\t]|\p{Cs}/u.test(text), {
      error: 'Take out the control characters, which nobody can see.',
    });

/** Words that may be missing. */
export const words = (most: number) =>
  z.preprocess(asWords, shown(most, 'Write a text in quotes.')).default('');

/** What something is called. */
export const name = (most = 60) => {
  const asked = `Write a name of 1 to ${most} characters, in quotes.`;
  return shown(most, asked).min(1, { error: asked });
};

/** Numbers stand for themselves where words are asked for. */
const asWords = (value: unknown): unknown =>
  typeof value === 'number' ? String(value) : (value ?? undefined);

/** A whole number, also in quotes and with its sign. */
export function whole(least: number, most: number) {
  const error = `Write a whole number from ${least} to ${most}.`;
  return z.preprocess(asNumber, z.int({ error }).min(least, { error }).max(most, { error }));
}

function asNumber(value: unknown): unknown {
  const written = typeof value === 'string' ? value.trim().replace('−', '-') : value;
  return typeof written === 'string' && /^[+-]?\d{1,6}$/.test(written) ? Number(written) : written;
}

/** One of a list of words, however it is spaced and whatever its capitals; what stands in brackets behind is left out. */
export function oneOf<const T extends readonly string[]>(
  list: T,
  called: (one: T[number]) => string,
  also: Readonly<Record<string, T[number]>> = {},
) {
  const error = `Write one of these: ${list.map((one) => called(one as T[number])).join(', ')}.`;
  const known = new Map<string, T[number]>(list.map((one) => [plain(one), one as T[number]]));
  for (const [word, meant] of Object.entries(also)) known.set(word, meant);
  return z.preprocess(
    (value) => (typeof value === 'string' ? (known.get(plain(value)) ?? value) : value),
    z.enum(list, { error }),
  );
}

const plain = (word: string): string =>
  word
    .replace(/\(.*$/s, '')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();

/** A list, absent where there is nothing. */
export const list = <T extends z.ZodType>(entry: T, most: number) =>
  z
    .array(entry, { error: 'Write a list in square brackets.' })
    .max(most, { error: `Keep to ${most} entries at most.` })
    .default([]);

/** An entry that is a list of named fields. What it has beside is left out. */
export const entry = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object(shape, { error: 'Write it in curly brackets, each field with its name.' });

/** What stands for a threshold that somebody does not have: no damage comes up to it. */
export const NO_THRESHOLD = most.threshold;

const THRESHOLDS =
  'Write two whole numbers from 1 to 98, the first no more than the second, such as "8/15"; "8/None" for one that is not there, "None" for both.';

/** One threshold as it is written: a number, or a word that says that there is none. */
const thresholdIn = (value: unknown): unknown =>
  typeof value === 'string' && plain(value) === 'none' ? NO_THRESHOLD : asNumber(value);

/** Thresholds as they are written: “8/15”, “4/None”, “None”, or two fields. */
function thresholdsIn(value: unknown): unknown {
  const parts = typeof value === 'string' ? value.split('/') : null;
  if (parts && parts.length > 2) return value;
  const fields = fieldsIn(value);
  const [first, second] = parts ?? [fields.get('major'), fields.get('severe')];
  const major = thresholdIn(first);
  // Who has no first threshold has no second one either, whether or not it is said again.
  return { major, severe: major === NO_THRESHOLD && isEmpty(second) ? major : thresholdIn(second) };
}

const threshold = z.int().min(1).max(NO_THRESHOLD);

/** “8/15”; “4/None” and “None” for thresholds that are not there. What is missing is a fault. */
export const thresholds = z.preprocess(
  (value) => (value === undefined ? value : thresholdsIn(value)),
  z
    .object({ major: threshold, severe: threshold }, { error: THRESHOLDS })
    .refine(({ major, severe }) => major <= severe, { error: THRESHOLDS }),
);

/** Dice of damage with their type. */
export interface Damage {
  dice: number;
  die: number;
  bonus: number;
  damage: 'physical' | 'magical';
  direct: boolean;
  /** Where it is of both types, or of one of them as somebody chooses: that in words. */
  types: string;
}

const TYPE = '(phy|phys|physical|mag|magic|magical)';
const DAMAGE = new RegExp(
  String.raw`^(?:(\d{0,2})d(\d{1,2}))?\s*(?:\+?\s*(\d{1,2}))?\s*(direct\s+)?(?:${TYPE}(?:\s*(/|or|and)\s*${TYPE})?)?(?:\s+damage)?$`,
  'i',
);

const DAMAGE_SAYS =
  'Write dice and what is added, such as "1d8+2 phy" or "2d6 mag": at most 12 dice, 20 sides and +50.';

/** Damage such as “2d8+3 phy”, “d10 mag”, “1d8+4 phy/mag” or “1 phy”: at most 12 dice of up to 20 sides, and 50 more. */
export const damage = z.string({ error: DAMAGE_SAYS }).transform((value, context): Damage => {
  const read = damageIn(value.trim());
  if (read) return read;
  context.addIssue({ code: 'custom', message: DAMAGE_SAYS });
  return z.NEVER;
});

function damageIn(value: string): Damage | null {
  const found = DAMAGE.exec(value);
  if (!found || value === '') return null;
  const [, many, sides, flat, direct, type = 'phy', joint, other] = found;
  if (sides === undefined && flat === undefined) return null;
  const dice = sides === undefined ? 0 : Number(many || 1);
  const die = Number(sides ?? 6);
  const bonus = Number(flat ?? 0);
  if (dice > 12 || die < 2 || die > 20 || bonus > 50 || (sides !== undefined && dice < 1))
    return null;
  const [first, second] = [type, other].map((one) => one && typeCalled(one));
  const types =
    second && second !== first ? `${first} ${joint === 'or' ? 'or' : 'and'} ${second}` : '';
  const damage = first === 'magical' ? 'magical' : 'physical';
  return { dice, die, bonus, damage, direct: direct !== undefined, types };
}

const typeCalled = (written: string): 'physical' | 'magical' =>
  written.toLowerCase().startsWith('mag') ? 'magical' : 'physical';

const MODIFIER = `Write a whole number from -${most.modifier} to ${most.modifier}, or dice such as "+2d4".`;

/** “+3”; dice that are rolled for it, such as “+2d4”, come along in words. */
export const attackModifier = z.preprocess(
  asNumber,
  z
    .union(
      [
        z.int().min(-most.modifier).max(most.modifier),
        z.string().regex(/^\+?\s*\d{0,2}d\d{1,2}$/i),
      ],
      {
        error: MODIFIER,
      },
    )
    .transform((read) =>
      typeof read === 'number' ? { modifier: read, dice: '' } : { modifier: 0, dice: read },
    ),
);

const EXPERIENCES =
  'Write up to 8 phrases, each with its bonus of 1 to 9: "Ambusher +3, Keen Senses +2".';

/** “Ambusher +3, Keen Senses +2” */
export const experiences = z
  .preprocess((value) => value ?? '', z.string({ error: EXPERIENCES }))
  .transform((value, context) => {
    // A comma may stand inside a name, before the bonus.
    const read = [...value.matchAll(/\s*(\S.{0,79}?)\s*\+\s*(\d)\b\s*(?:[,;]|$)/gsu)];
    const said = read.map(([whole]) => whole).join('');
    if (read.length > 8 || said.trim() !== value.trim()) {
      context.addIssue({ code: 'custom', message: EXPERIENCES });
      return z.NEVER;
    }
    return read.map(([, name = '', bonus]) => ({ name, bonus: Number(bonus) }));
  });

export type Cost = 'Fear' | 'Hope' | 'Stress';

const MANY: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
const PRICE = String.raw`(?:(?:spend|mark)\s+)?(an?|one|two|three|four|five|\d{1,2})\s+(Fear|Hope|Stress)\b`;
const PRICES = new RegExp(String.raw`^\W*(?:spend|mark)\s+${PRICE}(?:\s+and\s+${PRICE})?`, 'i');

/** What a feature costs, where its own words begin with it: “Spend 2 Fear to …”, “Mark a Stress and spend a Fear to …”. */
export function costIn(text: string, what: Cost): number {
  const [, ...found] = PRICES.exec(text) ?? [];
  const at = found.findIndex((one) => one?.toLowerCase() === what.toLowerCase());
  const many = found[at - 1]?.toLowerCase() ?? '';
  return at < 0 ? 0 : (MANY[many] ?? Number(many));
}

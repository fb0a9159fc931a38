import { z } from 'zod';

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

const THRESHOLDS = 'Write two whole numbers from 1 to 99, such as "8/15", or "None".';
const threshold = z.int().min(1).max(99);

/** “8/15”, or “None” for those whom any damage defeats. */
export const thresholds = z.preprocess(
  (value) => {
    if (typeof value !== 'string') return value;
    if (plain(value) === 'none') return { major: 99, severe: 99 };
    const [major, severe, ...more] = value.split('/').map(asNumber);
    return more.length > 0 ? value : { major, severe };
  },
  z
    .custom<{ major: number; severe: number }>(
      (value) => z.object({ major: threshold, severe: threshold }).safeParse(value).success,
      { error: THRESHOLDS },
    )
    .transform(({ major, severe }) => ({ major, severe: Math.max(major, severe) })),
);

/** Dice of damage with their type. */
export interface Damage {
  dice: number;
  die: number;
  bonus: number;
  damage: 'physical' | 'magical';
  direct: boolean;
}

const DAMAGE =
  /^(?:(\d{0,2})d(\d{1,2}))?\s*(?:\+?\s*(\d{1,2}))?\s*(direct\s+)?(phy|phys|physical|mag|magic|magical)?$/i;

const DAMAGE_SAYS =
  'Write dice and what is added, such as "1d8+2 phy" or "2d6 mag": at most 12 dice, 20 sides and +50.';

/** Damage such as “2d8+3 phy”, “d10 mag” or “1 phy”: at most 12 dice of up to 20 sides, and 50 more. */
export const damage = z.string({ error: DAMAGE_SAYS }).transform((value, context): Damage => {
  const read = damageIn(value.trim());
  if (read) return read;
  context.addIssue({ code: 'custom', message: DAMAGE_SAYS });
  return z.NEVER;
});

function damageIn(value: string): Damage | null {
  const found = DAMAGE.exec(value);
  if (!found || value === '') return null;
  const [, many, sides, flat, direct, type = 'phy'] = found;
  if (sides === undefined && flat === undefined) return null;
  const dice = sides === undefined ? 0 : Number(many || 1);
  const die = Number(sides ?? 6);
  const bonus = Number(flat ?? 0);
  if (dice > 12 || die < 2 || die > 20 || bonus > 50 || (sides !== undefined && dice < 1))
    return null;
  const damage = type.toLowerCase().startsWith('mag') ? 'magical' : 'physical';
  return { dice, die, bonus, damage, direct: direct !== undefined };
}

const EXPERIENCES =
  'Write up to 5 phrases, each with its bonus of 1 to 9: "Ambusher +3, Keen Senses +2".';

/** “Ambusher +3, Keen Senses +2” */
export const experiences = z
  .preprocess((value) => value ?? '', z.string({ error: EXPERIENCES }))
  .transform((value, context) => {
    const parts = value
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    const read = parts.map((part) => /^(.{1,80}?)\s*\+(\d)$/su.exec(part));
    if (parts.length > 5 || read.includes(null)) {
      context.addIssue({ code: 'custom', message: EXPERIENCES });
      return z.NEVER;
    }
    return read.flatMap((found) =>
      found?.[1] ? [{ name: found[1], bonus: Number(found[2]) }] : [],
    );
  });

export type Cost = 'Fear' | 'Hope' | 'Stress';

/** What a feature costs, where its own words begin with it: “Spend 2 Fear to …”, “Mark a Stress to …”. */
export function costIn(text: string, what: Cost): number {
  const found = new RegExp(String.raw`^\W*(?:Spend|Mark) (an?|\d{1,2}) ${what}\b`, 'i').exec(text);
  return found ? Number(found[1]) || 1 : 0;
}

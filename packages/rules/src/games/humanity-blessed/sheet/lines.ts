import { dieWords } from '../../../table/held/reading';
import type { Faction } from '../blessings/blessing';
import type { Character, StatDie } from '../characters/character';
import type { Marks } from '../characters/mark';
import {
  countedOf,
  rechargeOf,
  specializationName,
  specializationWords,
} from '../characters/special';
import type { Stat } from '../vocabulary';
import { dedicationNames, gainWords, motivationWords, stats, statWords } from '../vocabulary';

// A sheet in lines of text, one a thing, in the order in which the game prints it (HUM-1803): for paper, for whoever
// listens, and for whoever reads it before somebody comes from another table. A page reads this, too.

/** A part of a sheet: what it is, and a line for each thing. */
export interface SheetPart {
  readonly term: string;
  readonly lines: readonly string[];
}

/** What a sheet is read with, besides what stands on it. */
export interface BesideSheet {
  /** What their Blessings are worth, temporary ones marked. */
  blessings?: readonly { value: number; passing?: true }[];
  marks?: Marks;
  factions?: readonly Faction[];
  /** Their companion. */
  companion?: Character;
  /** The Stat that all share. */
  shared?: { stat: Stat; die: StatDie } | null;
}

/** A Stat with its size, and its lock in words (HUM-1803). */
export const statLine = (stat: Stat, { size, lock }: StatDie): string => {
  const held = lock === null ? 'free' : lock.value === null ? 'locked' : `locked at ${lock.value}`;
  return `${statWords[stat].name}: d${size}, ${held}`;
};

/** The whole sheet; what there is nothing of is left out, but for what is printed empty. */
export function sheetParts(one: Character, beside: BesideSheet = {}): SheetPart[] {
  const { blessings, marks, factions = [], companion, shared } = beside;
  const { backstory: past } = one;
  const names = factions.flatMap(({ name, standing }) => {
    const own = standing[one.id];
    return own ? `${name}: ${own.value}${own.passing ? `, ${own.passing} of it for now` : ''}` : [];
  });
  const parts: SheetPart[] = [
    {
      term: 'Stats',
      lines: [
        ...stats.flatMap((stat) => {
          const die = one.stats[stat];
          return die ? statLine(stat, die) : [];
        }),
        ...(shared ? [`${statLine(shared.stat, shared.die)}, shared by all`] : []),
      ],
    },
    { term: 'Who they are', lines: [one.pronouns, one.age, one.looks].filter(Boolean) },
    { term: 'Motivation', lines: motivationLines(one) },
    { term: 'Aptitudes', lines: one.aptitudes.map((own) => aptitudeLine(own, marks)) },
    {
      term: 'Gains',
      lines: one.gains.map(
        ({ kind, text, exceptional }) =>
          `${gainWords[kind]}: ${text}${exceptional ? ', exceptional' : ''}`,
      ),
    },
    ...(blessings ? [{ term: 'Blessings', lines: [blessingLine(blessings)] }] : []),
    {
      term: 'Backstory',
      lines: [
        past.mentors && `Looks up to: ${past.mentors}`,
        ...past.skills.map((skill) => `Has shown: ${skill}`),
        ...past.ties.map((tie) => `Is tied to: ${tie}`),
        past.afternoon && `On an ordinary afternoon: ${past.afternoon}`,
        past.nature && `Not human: ${past.nature}`,
        past.text,
      ].filter(Boolean),
    },
    { term: 'Reputation', lines: names },
    { term: 'Tokens', lines: one.stats.hardware ? [String(one.tokens ?? 0)] : [] },
    { term: 'Companion', lines: companion ? companionLines(companion, marks) : [] },
  ];
  return parts.filter(({ term, lines }) => lines.length > 0 || PRINTED.has(term));
}

/** What a sheet has a place for, whether there is anything in it or not. */
const PRINTED: ReadonlySet<string> = new Set(['Motivation', 'Aptitudes', 'Gains', 'Blessings']);

const motivationLines = ({ motivation, dedication, banked }: Character): string[] => {
  if (motivation === null) return [];
  const bank = banked ? `, ${banked.count} banked` : '';
  return [
    motivationWords[motivation].name,
    ...(dedication === null ? [] : [`Dedication: ${dedicationNames[dedication]}${bank}`]),
  ];
};

function aptitudeLine(
  { id, text, specialization }: Character['aptitudes'][number],
  marks: Marks = {},
): string {
  if (specialization === null) return text;
  const { uses } = countedOf(specialization);
  const price = rechargeOf(specialization, marks.insured);
  const spent = marks.spent?.includes(id) ?? false;
  const counted = [
    specializationWords(specialization),
    ...(uses ? [`${marks.uses?.[id] ?? 0} of ${uses} used this session`] : []),
    ...(price ? [spent ? 'has to be recharged' : 'ready'] : []),
  ].filter(Boolean);
  return `${text}; ${specializationName(specialization)}: ${counted.join(' ')}`;
}

function blessingLine(all: readonly { value: number; passing?: true }[]): string {
  if (all.length === 0) return 'none';
  const lasting = all.filter(({ passing }) => !passing);
  const passing = all.filter((die) => die.passing);
  if (passing.length === 0) return dieWords(lasting);
  return `${lasting.length > 0 ? `${dieWords(lasting)}; ` : ''}temporary: ${dieWords(passing)}`;
}

const companionLines = (one: Character, { limits = {} }: Marks = {}): string[] => [
  one.name,
  ...one.aptitudes.map(
    ({ id, text }) =>
      `${text}: acts ${one.companion?.limits[id] ?? 0} times a session, ${limits[id] ?? 0} done`,
  ),
];

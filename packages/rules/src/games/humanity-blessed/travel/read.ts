import { z } from 'zod';
import type { SheetReading } from '../../../table';
import { needed, sentence, typedUpTo } from '../../../table/command';
import { LISTS, pastWords } from '../characters/backstory';
import { gainShape } from '../characters/gains';
import { beyondLimits } from '../characters/limits';
import { identity, newcomer } from '../characters/making';
import type { CoreStat, DieSize, Stat } from '../vocabulary';
import {
  caps,
  coreStats,
  dedications,
  dedicationsOf,
  dieSizes,
  motivations,
  optionalStats,
  specializations,
  stats,
  statWords,
} from '../vocabulary';
import type { HumanitySheet, SheetAptitude } from './sheet';

const aStat = z.enum(stats);
/** All that a bank has held may come along. */
const BANKED = 200;

/** Reads a sheet by the forms that players fill in here; `null` where nobody in it has a name. */
export function readSheet(sheet: SheetReading): HumanitySheet | null {
  const name = sheet.part('name', 'Name', newcomer.shape.name, null);
  if (name === null) return null;
  const sizes = readSizes(sheet);
  const motivation = sheet.part('motivation', 'Motivation', z.enum(motivations), undefined);
  const dedication = sheet.part('dedication', 'Dedication', z.enum(dedications), undefined);
  const allowed = dedication && motivation && dedicationsOf[motivation].includes(dedication);
  if (dedication && !allowed) {
    sheet.leave('Dedication', 'it is not one of those that go with this Motivation');
  }
  const larger = sheet.part('larger', 'Stats that were upgraded', z.array(aStat).max(8), undefined);
  const highest = sheet.part('highest', 'Highest Stat', aStat, undefined);
  const wasLost = sheet.part('wasLost', 'was Lost', z.literal(true), undefined);
  return {
    name,
    pronouns: sheet.part('pronouns', 'Pronouns', identity.shape.pronouns, '') ?? '',
    age: sheet.part('age', 'Age', identity.shape.age, '') ?? '',
    looks: sheet.part('looks', 'Looks', identity.shape.looks, '') ?? '',
    backstory: readPast(sheet.within('backstory', 'Backstory')),
    sizes,
    ...(highest ? { highest } : {}),
    ...(motivation ? { motivation } : {}),
    ...(allowed ? { dedication } : {}),
    ...(wasLost ? { wasLost } : {}),
    banked: sheet.part('banked', 'Banked', z.int().min(0).max(BANKED), 0),
    aptitudes: readAptitudes(sheet),
    gains: sheet.list('gains', 'Gain', caps.gains, (one) => {
      const kind = one.part('kind', 'kind', gainShape.kind, null);
      const text = one.part('text', 'words', gainShape.text, null);
      const exceptional = one.part('exceptional', 'exceptional', z.boolean(), false);
      return kind === null || text === null ? null : { kind, text, exceptional };
    }),
    ...(larger ? { larger } : {}),
  };
}

/** Sizes of dice, with no more large ones than anybody may have (HUM-1503). */
function readSizes(sheet: SheetReading): HumanitySheet['sizes'] {
  const all = sheet.within('sizes', 'Stats');
  const read: HumanitySheet['sizes'] = {};
  const size = z.literal(dieSizes);
  for (const stat of [...coreStats, ...optionalStats]) {
    const said: DieSize | undefined = all.part(stat, statWords[stat].name, size, undefined);
    if (said === undefined) continue;
    const fits = beyondLimits(diceOf({ ...read, [stat]: said })) === null;
    if (fits) read[stat] = said;
    else all.leave(statWords[stat].name, 'there are more large dice than anybody may have');
  }
  all.rest();
  return read;
}

const diceOf = (sizes: Partial<Record<Stat, DieSize>>) =>
  Object.fromEntries(Object.entries(sizes).map(([stat, size]) => [stat, { size, lock: null }]));

function readPast(past: SheetReading): HumanitySheet['backstory'] {
  const { shape } = pastWords;
  const listIn = (key: string, label: string): string[] =>
    past.part(key, label, z.array(needed(LISTS.letters)).max(LISTS.most), []);
  const read = {
    mentors: past.part('mentors', 'whom they look up to', shape.mentors, '') ?? '',
    afternoon: past.part('afternoon', 'an ordinary afternoon', shape.afternoon, '') ?? '',
    nature: past.part('nature', 'what is not human', shape.nature, '') ?? '',
    text: past.part('text', 'what else', shape.text, '') ?? '',
    skills: listIn('skills', 'skills'),
    ties: listIn('ties', 'ties'),
  };
  past.rest();
  return read;
}

/** Each Specialization once (HUM-213). */
function readAptitudes(sheet: SheetReading): SheetAptitude[] {
  const taken = new Set<string>();
  return sheet.list('aptitudes', 'Aptitude', caps.aptitudes, (one) => {
    const text = one.part('text', 'words', needed(120), null);
    const own = one.within('specialization', 'Specialization');
    if (text === null) return null;
    const kind = own.part('kind', 'which', z.enum([...specializations, 'own']), null);
    const said = {
      name: own.part('name', 'name', typedUpTo(60), ''),
      relation: own.part('relation', 'how it belongs', sentence, ''),
      text: own.part('text', 'words', sentence, ''),
    };
    const uses = own.part('uses', 'uses', z.int().min(1).max(9), undefined);
    const price = own.part('price', 'price', z.int().min(1).max(6), undefined);
    own.rest();
    if (kind === null) return { text };
    if (kind !== 'own' && taken.has(kind)) {
      own.leave('it', 'each is had once');
      return { text };
    }
    taken.add(kind);
    const counted =
      kind === 'own' ? { ...(uses ? { uses } : {}), ...(price ? { price } : {}) } : {};
    return { text, specialization: { kind, ...said, ...counted } };
  });
}

/** The least that a file has to say. */
export const example = (): HumanitySheet => ({
  ...{ name: 'Somebody', pronouns: '', age: '', looks: '' },
  backstory: { text: '', mentors: '', skills: [], ties: [], afternoon: '', nature: '' },
  sizes: Object.fromEntries(coreStats.map((stat: CoreStat) => [stat, 4])),
  ...{ banked: 0, aptitudes: [], gains: [] },
});

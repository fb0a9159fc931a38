import { z } from 'zod';
import type { Field } from '../../../engine';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { needed, word } from '../../../table/command';
import type { CoreStat, DieSize } from '../vocabulary';
import { antagonistTags, coreStats, dieSizes, statWords } from '../vocabulary';
import type { FoeBlock } from './plan';

const sizes = dieSizes.map(String);
const SP = 60;
/** How far below their Starting Position somebody may recover. */
const below = Array.from({ length: 12 }, (_, at) => String(at + 1));

const size = z.enum(['2', '4', '6', '8', '10']).default('4');

const shape = {
  name: needed(60),
  sp: z.int().min(1).max(SP),
  recovery: z.array(z.string().max(2)).max(below.length).default([]),
  tags: z.array(z.enum(antagonistTags)).max(antagonistTags.length).default([]),
  aptitude: word.default(''),
  ...{ head: size, hand: size, heart: size, home: size, hurt: size, hurry: size, history: size },
};
type Said = z.infer<z.ZodObject<typeof shape>>;

const tagWords: Readonly<Record<(typeof antagonistTags)[number], string>> = {
  unique: 'Unique: bends Stats and shines',
  revenge: 'Revenge: strikes back when driven to recover',
  horde: 'Horde: Stats do not lock while it can recover',
  immunity: 'Immunity: what meets an Aptitude fails',
  unrelenting: 'Unrelenting: attacks again after each recovery',
};

const fields: Field[] = [
  textField('name', 'What are they called?', 60, '', true),
  numberField('sp', 'Starting Position', SP, 10, 1),
  {
    name: 'recovery',
    kind: 'choices',
    label: 'How far below it do they recover?',
    options: below.map((value) => ({ value, label: value })),
    min: 0,
    max: 4,
    initial: ['3'],
  },
  {
    name: 'tags',
    kind: 'choices',
    label: 'What marks them?',
    options: antagonistTags.map((value) => ({ value, label: tagWords[value] })),
    min: 0,
    max: antagonistTags.length,
  },
  textField('aptitude', 'What are they apt in?', 80, ''),
  ...foldedAway(
    coreStats.map((stat) =>
      choiceField(
        stat,
        statWords[stat].name,
        sizes.map((value) => ({ value, label: `d${value}` })),
        '4',
      ),
    ),
  ),
];

const readSize = (value: string): DieSize => dieSizes.find((each) => String(each) === value) ?? 4;

/** An antagonist as the arbiter writes them: the block of the book (Q22). */
export const blockForm = {
  shape,
  fields,
  read(said: Said): FoeBlock {
    const stats: Partial<Record<CoreStat, DieSize>> = {};
    for (const stat of coreStats) stats[stat] = readSize(said[stat]);
    return {
      ...{ id: 'own', name: said.name, looks: '', tags: said.tags, stats, sp: said.sp },
      recovery: said.recovery.map(Number),
      aptitudes: said.aptitude === '' ? [] : [said.aptitude],
    };
  },
} as const;

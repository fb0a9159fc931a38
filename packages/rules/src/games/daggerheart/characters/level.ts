import { z } from 'zod';
import type { Field, Refusal } from '../../../engine';
import { textField } from '../../../table';
import { command, id, sentence, word } from '../../../table/command';
import type { DhPlay } from '../game';
import { barred } from '../game';
import { traits } from '../vocabulary';
import type { Character } from './character';
import { tierOf } from './character';
import { reach } from './commands';
import { change } from './find';
import { traitOptions } from './forms';
import { fullSheet } from './room';

/** What two advancements of a level may be; the table's own are words on the sheet. */
const advancements = ['traits', 'hp', 'stress', 'evasion', 'proficiency', 'other'] as const;
const advancementWords: Readonly<Record<(typeof advancements)[number], string>> = {
  traits: 'Two traits, +1 each',
  hp: 'One HP slot',
  stress: 'One Stress slot',
  evasion: '+1 Evasion',
  proficiency: '+1 Proficiency',
  other: 'Another, in your words',
};

export const levelCommand = command('level.up', {
  character: id,
  experience: word.default(''),
  advancements: z.array(z.enum(advancements)).length(2),
  traits: z.array(z.enum(traits)).max(2).default([]),
  note: sentence.default(''),
});

/** Why two advancements are not marked, if so: each slot is marked once, and what is in words may be two things. */
export function isTwice([first, second]: readonly string[]): Refusal | null {
  return first === second && first !== undefined && first !== 'other'
    ? barred('already-done', 'The same advancement is not marked twice for one level.', {
        instead: 'Choose two, or say the second in your words.',
        rule: 'DGH-1903',
      })
    : null;
}

const rises = (level: number): boolean => tierOf(level + 1) > tierOf(level);

/** What is asked of whoever comes to the next level. */
export function levelFields({ level }: Character): Field[] {
  const choices = (
    name: string,
    label: string,
    options: { value: string; label: string }[],
    min: number,
  ): Field => ({ name, kind: 'choices', label, options, min, max: 2 });
  const all = advancements.map((value) => ({ value, label: advancementWords[value] }));
  const raised = traitOptions.map(({ value, label }) => ({ value, label }));
  return [
    ...(rises(level) ? [textField('experience', 'A new Experience at +2', 60, '')] : []),
    choices('advancements', 'Two advancements', all, 2),
    choices('traits', 'Traits to raise, if you chose that', raised, 0),
    textField('note', 'In your words', 300, ''),
  ];
}

/** A level more, with what comes of it by itself and two advancements (DGH-1902…1905). */
export function levelUp(
  play: DhPlay,
  { advancements, traits, experience, note }: z.infer<typeof levelCommand>,
  one: Character,
): void {
  const level = one.level + 1;
  const tier = rises(one.level);
  const chosen = new Set(advancements);
  const marked = tier ? [] : one.markedTraits;
  const raised = chosen.has('traits') ? traits.filter((trait) => !marked.includes(trait)) : [];
  const more = (wanted: boolean, now: number, most: number) =>
    Math.min(most, now + (wanted ? 1 : 0));
  const known = { name: experience || 'A new Experience', bonus: 2 };
  const now = { ...one.traits };
  for (const trait of raised) now[trait] = Math.min(reach.trait, now[trait] + 1);
  change(play, one, {
    level,
    thresholds: { major: one.thresholds.major + 1, severe: one.thresholds.severe + 1 },
    proficiency: Math.min(
      reach.proficiency,
      one.proficiency + (tier ? 1 : 0) + (chosen.has('proficiency') ? 1 : 0),
    ),
    hp: { ...one.hp, slots: more(chosen.has('hp'), one.hp.slots, reach.slots) },
    stress: { ...one.stress, slots: more(chosen.has('stress'), one.stress.slots, reach.slots) },
    evasion: more(chosen.has('evasion'), one.evasion, reach.evasion),
    traits: now,
    markedTraits: [...marked, ...raised],
    experiences:
      tier && !fullSheet(one, 'experiences')
        ? [...one.experiences, { id: play.id('experience'), ...known }]
        : one.experiences,
  });
  play.say(`${one.name} reaches level ${level}.`, {
    notes: [
      ...(tier ? [`That is tier ${tierOf(level)}: a new Experience, more Proficiency.`] : []),
      ...(note ? [note] : []),
    ],
    beat: { kind: 'level-up', about: [one.id] },
  });
}

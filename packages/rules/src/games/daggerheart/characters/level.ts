import { z } from 'zod';
import type { Field, FieldOption, Refusal } from '../../../engine';
import type { WayToMove } from '../../../table';
import { textField } from '../../../table';
import { command, id, sentence, word } from '../../../table/command';
import type { DhContext, DhPlay } from '../game';
import { barred } from '../game';
import { caps, traits } from '../vocabulary';
import { costOf, leftOf, marked } from './advancing';
import type { Advancement, Character } from './character';
import { advancements, tierOf } from './character';
import { reach } from './commands';
import { levelled } from './companion';
import { change } from './find';
import { traitOptions } from './forms';
import { fullSheet } from './room';

/** How each advancement reads among the two of a level. */
const words: Readonly<Record<Advancement, string>> = {
  traits: 'Two traits, +1 each',
  hp: 'One HP slot',
  stress: 'One Stress slot',
  evasion: '+1 Evasion',
  proficiency: '+1 Proficiency',
  other: 'Another, in your words',
  experiences: 'Two Experiences, +1 each',
  card: 'One domain card more',
  subclass: 'The next card of the subclass',
  multiclass: 'A second class',
};

/** What may be marked twice for one level, where it has two slots left: a second one is named by itself. */
const again = ['traits-again', 'hp-again', 'stress-again'] as const;
const picks = [...advancements, ...again] as const;
type Pick = (typeof picks)[number];
const advancementOf = (pick: Pick): Advancement =>
  advancements.find((one) => pick === one || pick === `${one}-again`) ?? 'other';

export const levelCommand = command('level.up', {
  character: id,
  experience: word.default(''),
  advancements: z.array(z.enum(picks)).min(1).max(2),
  traits: z.array(z.enum(traits)).max(4).default([]),
  note: sentence.default(''),
});
type LevelCommand = z.infer<typeof levelCommand>;

/** What bars somebody from a level: there is none above, or the GM has not said that it comes (DGH-1901). */
export function noLevel({ manages }: DhContext, one: Character): Refusal | null {
  const { name, level, levels = 0 } = one;
  if (level >= caps.level) {
    return barred('limit-reached', `${name} has reached level ${caps.level}.`, {
      instead: 'There is none above it.',
      rule: 'DGH-1901',
    });
  }
  if (levels > 0 || manages) return null;
  return barred('wrong-moment', 'The GM says when a level comes.', {
    instead: 'Ask for it: every three sessions or so, or at a milestone.',
    rule: 'DGH-1901',
  });
}

/** What bars some advancements together: each marks a slot that is free, twice the same takes two of them (DGH-1903). */
export function notAdvancements(chosen: readonly Pick[], one: Character): Refusal | null {
  const all = chosen.map(advancementOf);
  for (const what of all) {
    const many = all.filter((each) => each === what).length;
    if (many <= leftOf(one, one.level + 1, what)) continue;
    return barred('already-done', `“${words[what]}” has not so many slots left.`, {
      instead: 'Choose another, or say it in your words.',
      rule: 'DGH-1903',
    });
  }
  if (all.reduce((sum, what) => sum + costOf(what), 0) === 2) return null;
  return barred('malformed', 'A level marks two slots; Proficiency and a second class take both.', {
    instead: 'Choose two that take one each, or one that takes both.',
    rule: 'DGH-1903',
  });
}

const choices = (
  name: string,
  label: string,
  options: FieldOption[],
  min: number,
  max: number,
): Field => ({ name, kind: 'choices', label, options, min, max: Math.min(max, options.length) });

const rises = (level: number): boolean => tierOf(level + 1) > tierOf(level);

/** How somebody may come to the next level: with two advancements, or one that takes both slots. */
export function* levelWays(one: Character): Iterable<WayToMove<LevelCommand>> {
  const { level, name: group } = one;
  const left = (what: Advancement) => leftOf(one, level + 1, what);
  const options = picks.flatMap((pick) => {
    const what = advancementOf(pick);
    const isAgain = pick !== what;
    if (costOf(what) > 1 || left(what) < (isAgain ? 2 : 1)) return [];
    const slots = what === 'other' ? '' : ` (${left(what)} left)`;
    return [{ value: pick, label: isAgain ? `${words[what]}, again` : `${words[what]}${slots}` }];
  });
  const unmarked = traitOptions
    .filter(({ value }) => rises(level) || !one.markedTraits.includes(value))
    .map(({ value, label }) => ({ value, label }));
  const experience: Field[] = rises(level)
    ? [textField('experience', 'A new Experience at +2', 60, '')]
    : [];
  const note = textField('note', 'In your words', 300, '');
  yield {
    label: `Level ${level + 1}`,
    group,
    fields: [
      ...experience,
      choices('advancements', 'Two advancements', options, 2, 2),
      choices('traits', 'Traits to raise, if you chose that', unmarked, 0, 4),
      note,
    ],
  };
  for (const what of ['proficiency', 'multiclass'] as const) {
    if (left(what) === 0) continue;
    const label = `Level ${level + 1}: ${words[what]}, for both slots`;
    yield { with: { advancements: [what] }, label, group, fields: [...experience, note] };
  }
}

/** A level more, with what comes of it by itself and two advancements (DGH-1902…1905). */
export function levelUp(
  play: DhPlay,
  { advancements: chosen, traits: wanted, experience, note }: LevelCommand,
  one: Character,
): void {
  const level = one.level + 1;
  const tier = rises(one.level);
  const all = chosen.map(advancementOf);
  const many = (what: Advancement): number => all.filter((each) => each === what).length;
  const before = tier ? [] : one.markedTraits;
  const pairs = 2 * many('traits') + (one.toRaise?.traits ?? 0);
  const raised = [...new Set(wanted)].filter((trait) => !before.includes(trait)).slice(0, pairs);
  const now = { ...one.traits };
  for (const trait of raised) now[trait] = Math.min(reach.trait, now[trait] + 1);
  const known = { name: experience || 'A new Experience', bonus: 2 };
  const toRaise = {
    traits: pairs - raised.length,
    experiences: (one.toRaise?.experiences ?? 0) + 2 * many('experiences'),
    raised: many('experiences') > 0 ? [] : (one.toRaise?.raised ?? []),
  };
  change(play, one, {
    level,
    thresholds: { major: one.thresholds.major + 1, severe: one.thresholds.severe + 1 },
    proficiency: Math.min(
      reach.proficiency,
      one.proficiency + (tier ? 1 : 0) + many('proficiency'),
    ),
    hp: { ...one.hp, slots: Math.min(reach.slots, one.hp.slots + many('hp')) },
    stress: { ...one.stress, slots: Math.min(reach.slots, one.stress.slots + many('stress')) },
    evasion: Math.min(reach.evasion, one.evasion + many('evasion')),
    traits: now,
    markedTraits: [...before, ...raised],
    experiences:
      tier && !fullSheet(one, 'experiences')
        ? [...one.experiences, { id: play.id('experience'), ...known }]
        : one.experiences,
    advances: marked(one, level, all),
    ...(one.toRaise || toRaise.traits + toRaise.experiences > 0 ? { toRaise } : {}),
    ...(many('card') > 0 ? { extraCards: (one.extraCards ?? 0) + many('card') } : {}),
    ...(many('multiclass') > 0 ? { secondClass: { name: '', domain: '' } } : {}),
    ...(one.companion ? { companion: levelled(one.companion, tier) } : {}),
    ...((one.levels ?? 0) > 0 ? { levels: (one.levels ?? 0) - 1 } : {}),
    // A level brings a domain card, and with that something to choose again.
    made: one.made.filter((step) => step !== 'cards' || (one.domains ?? []).length === 0),
  });
  play.say(`${one.name} reaches level ${level}: ${all.map((what) => words[what]).join('; ')}.`, {
    notes: [
      ...(tier ? [`That is tier ${tierOf(level)}: a new Experience, more Proficiency.`] : []),
      ...(one.companion ? [`${one.companion.name} learns something as well.`] : []),
      ...(note ? [note] : []),
    ],
    beat: { kind: 'level-up', about: [one.id] },
  });
}

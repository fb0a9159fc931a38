import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, needed, sentence, typedUpTo } from '../../../table/command';
import { holdsLastWord } from '../arbiter';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves, present } from '../game';
import { caps, specializationNames, specializations } from '../vocabulary';
import type { Aptitude, Character, OwnSpecialization } from './character';
import { change, decidedFor } from './find';
import { fill, SHEET } from './making';
import { specializationFacts, specializationName } from './special';

const drawer = SHEET;

/** How many Aptitudes somebody begins with, and how many of them are specialized (HUM-211, 217). */
export const aptitudesAtStart = ({ larger, companion }: Character): number =>
  companion ? 4 : larger ? 3 : 2;
const specializedAtStart = ({ larger }: Character): number => (larger ? 1 : 0);

/** What one Specialization is asked for with (HUM-1507, 1619). */
export const specializationShape = {
  specialization: z.enum([...specializations, 'own']),
  relation: needed(300),
  name: typedUpTo(60).default(''),
  text: sentence.default(''),
  uses: z.int().min(0).max(9).default(0),
  price: z.int().min(0).max(6).default(0),
};
export type SpecializationParts = z.infer<z.ZodObject<typeof specializationShape>>;

/** The fields that ask for one of those that somebody has not. */
export function specializationFields(one: Character): Field[] {
  const taken = new Set(one.aptitudes.map(({ specialization }) => specialization?.kind));
  const free = specializations.filter((kind) => !taken.has(kind));
  return [
    choiceField('specialization', 'Which Specialization?', [
      ...free.map((value) => ({
        value,
        label: specializationNames[value],
        detail: specializationFacts[value].means,
      })),
      { value: 'own', label: 'One of our own', detail: 'With a name, words, and what it costs.' },
    ]),
    textField('relation', 'How does it belong to this Aptitude?', 300, '', true),
    ...[
      textField('name', 'Its name, if it is your own or adjusted', 60, ''),
      textField('text', 'What it does, if you put it in your own words', 300, ''),
      numberField('uses', 'Your own: uses a session (0: not counted)', 9, 0),
      numberField('price', 'Your own: recharged with a Blessing worth (0: none)', 6, 0),
    ].map((field) => ({ ...field, folded: true })),
  ];
}

/** Why an Aptitude cannot be specialized so, if so (HUM-213). */
export function cannotSpecialize(
  one: Character,
  aptitude: string,
  kind: SpecializationParts['specialization'] | undefined,
): Bar | null {
  if (one.aptitudes.find(({ id: own }) => own === aptitude)?.specialization) {
    return barred('already-done', 'That Aptitude is specialized.', {
      instead: 'Choose another one.',
      rule: 'HUM-213',
    });
  }
  if (!kind || kind === 'own') return null;
  return one.aptitudes.some(({ specialization }) => specialization?.kind === kind)
    ? barred('already-done', `${one.name} has that Specialization.`, {
        instead: 'Choose another one.',
        rule: 'HUM-213',
      })
    : null;
}

/** What a Specialization of one’s own is called that was given no name. */
const NAMELESS = 'Their own way';

/** Specializes an Aptitude (HUM-213, 1507). */
export function specialize(
  play: HumanityPlay,
  one: Character,
  aptitude: string,
  { specialization: kind, relation, name, text, uses, price }: SpecializationParts,
): void {
  refuseFor(cannotSpecialize(one, aptitude, kind));
  const specialization: OwnSpecialization = {
    ...{ kind, name: kind === 'own' && name === '' ? NAMELESS : name, relation, text },
    ...(kind === 'own' && uses > 0 ? { uses } : {}),
    ...(kind === 'own' && price > 0 ? { price } : {}),
  };
  const { text: what } = present(
    one.aptitudes.find(({ id: own }) => own === aptitude),
    'Aptitude',
  );
  changeAptitude(play, one, aptitude, { specialization });
  play.say(`${one.name} specializes in “${what}”: ${specializationName(specialization)}.`, {
    beat: { kind: 'specialized', about: [one.id], fiction: relation },
  });
}

function changeAptitude(
  play: HumanityPlay,
  one: Character,
  aptitude: string,
  set: Partial<Aptitude>,
): void {
  change(play, one, {
    aptitudes: one.aptitudes.map((own) => (own.id === aptitude ? { ...own, ...set } : own)),
  });
}

/** Gives somebody one more Aptitude (HUM-211, 1507). */
export function addAptitude(play: HumanityPlay, one: Character, text: string): void {
  const aptitude = { id: play.id('aptitude'), text, specialization: null };
  fill(play, one, 'aptitudes', { aptitudes: [...one.aptitudes, aptitude] }, `“${text}” is`);
}

const enough = (context: HumanityContext, one: Character): Bar | null => {
  if (one.aptitudes.length >= caps.aptitudes) {
    return barred('limit-reached', `There is room for ${caps.aptitudes} Aptitudes.`, {
      instead: 'Change one of those that are there.',
      rule: 'TABLE-012',
    });
  }
  if (holdsLastWord(context) || one.aptitudes.length < aptitudesAtStart(one)) return null;
  return barred('limit-reached', `${one.name} begins with ${aptitudesAtStart(one)} Aptitudes.`, {
    instead: 'Gain another one in the Session Shop, with a Stat that becomes a d8.',
    rule: 'HUM-211',
  });
};

/** What somebody is apt in, until the first dice fall or by whoever has the last word. */
export const aptitudes = moves.about(decidedFor, 'making', (move) => [
  move(command('aptitude.add', { character: id, text: needed(120) }), {
    drawer,
    unless: (context, _, one) => enough(context, one),
    ways: (_, one) => ({
      label: 'Add an Aptitude',
      detail: 'An area out of their Backstory that they are apt in.',
      group: one.name,
      fields: [textField('text', 'What are they apt in?', 120, '', true)],
    }),
    do: (play, { text }, _, one) => addAptitude(play, one, text),
  }),
  move(command('aptitude.change', { character: id, aptitude: id, text: needed(120) }), {
    drawer,
    *ways(_, one) {
      for (const { id: aptitude, text } of one.aptitudes) {
        yield {
          with: { aptitude },
          label: `Put “${text}” differently`,
          group: one.name,
          fields: [textField('text', 'What are they apt in?', 120, text, true)],
        };
      }
    },
    do(play, { aptitude, text }, _, one) {
      changeAptitude(play, one, aptitude, { text });
      play.say(`${one.name} is apt in “${text}”.`);
    },
  }),
  move(command('aptitude.remove', { character: id, aptitude: id }), {
    drawer,
    unless: (context) =>
      holdsLastWord(context) || context.state.public.table.dice.rolls === 0
        ? null
        : barred('not-allowed', 'An Aptitude that was played with stays.', {
            instead: 'Put it differently, or ask whoever has the last word.',
            rule: 'HUM-211',
          }),
    *ways(_, one) {
      for (const { id: aptitude, text } of one.aptitudes) {
        yield { with: { aptitude }, label: `Take “${text}” away`, group: one.name, order: 9 };
      }
    },
    do(play, { aptitude }, _, one) {
      const gone = one.aptitudes.find(({ id: own }) => own === aptitude);
      change(play, one, { aptitudes: one.aptitudes.filter((own) => own !== gone) });
      play.say(`${one.name} is not apt in “${gone?.text}” any more.`);
    },
  }),
  move(command('aptitude.specialize', { character: id, aptitude: id, ...specializationShape }), {
    drawer,
    unless(context, { aptitude, specialization }, one) {
      const has = one.aptitudes.filter(({ specialization: own }) => own !== null).length;
      if (!holdsLastWord(context) && has >= specializedAtStart(one)) {
        return barred('not-allowed', 'Aptitudes are specialized in the Session Shop.', {
          instead: 'Wait for a Stat that becomes a d8.',
          rule: 'HUM-1507',
        });
      }
      return aptitude === undefined ? null : cannotSpecialize(one, aptitude, specialization);
    },
    *ways(_, one) {
      for (const { id: aptitude, text, specialization } of one.aptitudes) {
        if (specialization) continue;
        yield {
          with: { aptitude },
          label: `Specialize “${text}”`,
          group: one.name,
          fields: specializationFields(one),
        };
      }
    },
    do: (play, { aptitude, ...parts }, _, one) => specialize(play, one, aptitude, parts),
  }),
]);

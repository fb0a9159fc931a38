import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { refuseFor } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { owe } from '../blessings/gaining';
import { blessingsOf, cannotPay, pay, priceField, priceSign, worthOf } from '../blessings/paying';
import type { Character } from '../characters/character';
import type { Specialized } from '../characters/counting';
import { cannotUse, countUse, specializedOf } from '../characters/counting';
import { cast, change, characterOf, decidedFor, decidesFor } from '../characters/find';
import { loseGain } from '../characters/gains';
import { marksOf, setMarks } from '../characters/marks';
import { rechargeOf, specializationName, specializationWords } from '../characters/special';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves, present } from '../game';
import type { HumanityState } from '../state';
import { ruleOfKind } from './in-check';

/** The drawer with Specializations that are not about the Check on the table, and what recharges them. */
export const SPECIALIZATIONS = 'specializations';
const drawer = SPECIALIZATIONS;

/** Something that somebody has specialized in. */
interface Own {
  one: Character;
  own: Specialized;
}

const stringIn = (sent: object, part: string): string => {
  const value: unknown = Reflect.get(sent, part);
  return typeof value === 'string' ? value : '';
};

/** All that a seat decides about, by Aptitude. */
const owned = {
  part: 'aptitude',
  what: 'Specialization',
  all: (context: HumanityContext): Own[] =>
    cast(context.state)
      .filter((one) => decidesFor(context, one))
      .flatMap((one) => specializedOf(one).map((own) => ({ one, own }))),
  idOf: ({ own }: Own) => own.id,
  find(context: HumanityContext, wanted: string, sent: { type: string }): Own {
    const one = decidedFor.find(context, stringIn(sent, 'character'));
    return {
      one,
      own: present(
        specializedOf(one).find(({ id: own }) => own === wanted),
        'Specialization',
      ),
    };
  },
} as const;

/** What is used by saying so, besides what fits a Check. */
const SAID = ['determined', 'excessive', 'wellTraveled', 'rousing', 'shameless', 'own'] as const;
type Said = (typeof SAID)[number];
const isSaid = (kind: string): kind is Said => SAID.some((each) => each === kind);

/** What Blessings have to be worth together to stir a crowd (HUM-1611, 1613). */
const STIRS = 10;

const notWorth = (state: HumanityState, { id: holder, name }: Character, kind: Said): Bar | null =>
  (kind === 'rousing' || kind === 'shameless') && worthOf(blessingsOf(state, holder)) < STIRS
    ? barred('cannot-afford', `${name}’s Blessings are not worth ${STIRS} together.`, {
        instead: 'Gather some more first; none of them is spent.',
        rule: kind === 'rousing' ? 'HUM-1611' : 'HUM-1613',
      })
    : null;

/** Why it cannot be used by saying so, if so. */
function cannot({ state }: HumanityContext, _: object, { one, own }: Own): Bar | null {
  const { kind } = own.specialization;
  if (!isSaid(kind)) {
    return barred('not-allowed', 'That is used where it fits: on a Check.', {
      instead: 'Use it there.',
      rule: ruleOfKind[kind],
    });
  }
  return cannotUse(state, one, own) ?? notWorth(state, one, kind);
}

const asks: Readonly<Record<Said, string>> = {
  determined: 'What counts for nothing now?',
  excessive: 'What does it lend them for this scene?',
  wellTraveled: 'How does it belong to where they come from?',
  rousing: 'What do they tell?',
  shameless: 'What do they do?',
  own: 'What happens?',
};

function fieldsOf(state: HumanityState, { one }: Own, kind: Said): Field[] | null {
  const words = textField('words', asks[kind], 300, '', kind !== 'own');
  if (kind === 'excessive') {
    if (one.gains.length === 0) return null;
    const gains = one.gains.map(({ id: value, text: label }) => ({ value, label }));
    return [choiceField('gain', 'What is destroyed?', gains), words];
  }
  if (kind !== 'rousing' && kind !== 'shameless') return [words];
  const others = cast(state).filter(({ id: other }) => other !== one.id);
  if (others.length === 0) return null;
  const options = others.map(({ id: value, name: label }) => ({ value, label }));
  const label = kind === 'rousing' ? 'Who hears it?' : 'Who sees it?';
  return [words, { name: 'who', kind: 'choices', label, options, min: 1, max: options.length }];
}

/** Specializations that are used by saying so, and what recharges them (HUM-605, 1604…1619). */
export const using = moves.about(owned, 'character', (move) => [
  move(
    command('specialization.use', {
      character: id,
      aptitude: id,
      words: sentence.default(''),
      gain: id.optional(),
      who: z.array(id).min(1).max(30).optional(),
    }),
    {
      drawer,
      unless: cannot,
      ways({ state }, on) {
        const { kind } = on.own.specialization;
        const fields = isSaid(kind) ? fieldsOf(state, on, kind) : null;
        if (!fields) return null;
        return {
          with: { character: on.one.id },
          label: specializationName(on.own.specialization),
          detail: specializationWords(on.own.specialization),
          group: on.one.name,
          fields,
        };
      },
      do(play, { words, gain, who = [] }, context, { one, own }) {
        const { kind } = own.specialization;
        if (!isSaid(kind)) return;
        if (words === '' && kind !== 'own') saysNothing(kind);
        countUse(play, one, own);
        const notes = bring(play, context, one, { kind, words, gain, who: [...new Set(who)] });
        play.say(`${one.name} is ${specializationName(own.specialization)}.`, {
          notes,
          beat: {
            kind: 'specialization',
            about: [one.id],
            ...(words === '' ? {} : { fiction: words }),
          },
        });
      },
    },
  ),
  move(
    command('specialization.recharge', {
      character: id,
      aptitude: id,
      dice: z.array(id).min(1).max(40),
    }),
    {
      drawer,
      unless({ state }, _, { one, own }) {
        const { spent = [], insured = 0 } = marksOf(state, one.id);
        const price = rechargeOf(own.specialization, insured);
        return price && spent.includes(own.id)
          ? cannotPay(state, one, price)
          : barred('already-done', 'There is nothing to recharge.', {
              instead: 'Use it first.',
              rule: 'HUM-605',
            });
      },
      ways({ state }, { one, own }) {
        const price = rechargeOf(own.specialization, marksOf(state, one.id).insured);
        if (!price) return null;
        return {
          with: { character: one.id },
          label: `Recharge ${specializationName(own.specialization)}`,
          cost: priceSign(price),
          group: one.name,
          fields: [priceField(state, one, price)],
        };
      },
      do(play, { dice }, { state }, { one, own }) {
        const { spent = [], insured = 0 } = marksOf(state, one.id);
        const price = rechargeOf(own.specialization, insured);
        if (!price) return;
        pay(play, one, dice, price);
        setMarks(play, one, {
          spent: spent.filter((aptitude) => aptitude !== own.id),
          // Each time it is dearer by ①① (HUM-1607).
          ...(own.specialization.kind === 'insured' ? { insured: insured + 1 } : {}),
        });
        play.say(`${one.name} recharges ${specializationName(own.specialization)}.`, {
          beat: { kind: 'recharged', about: [one.id] },
        });
      },
    },
  ),
]);

const saysNothing = (kind: Exclude<Said, 'own'>) =>
  refuseFor(
    barred('malformed', 'It is not said what happens.', {
      instead: 'Say it in a few words.',
      rule: ruleOfKind[kind],
    }),
  );

/** What using it brings about, besides words. */
function bring(
  play: HumanityPlay,
  context: HumanityContext,
  one: Character,
  said: { kind: Said; words: string; gain: string | undefined; who: string[] },
): string[] {
  const { kind, words, gain, who } = said;
  const others = () => who.map((each) => characterOf(context, each));
  switch (kind) {
    case 'excessive': {
      const gone = present(
        one.gains.find(({ id: own }) => own === gain),
        'gain',
      );
      loseGain(play, one, gone.id);
      setMarks(play, one, { excess: words });
      return [`“${gone.text}” is destroyed; what it lends ends with the scene.`];
    }
    case 'wellTraveled': {
      const text = [one.backstory.text, words].filter(Boolean).join('\n').slice(-2000);
      change(play, one, { backstory: { ...one.backstory, text } });
      return ['It stands in their Backstory now.'];
    }
    case 'rousing':
      for (const other of others()) owe(play, other, 'gain', { source: 'effect', what: words });
      return [
        `A Blessing each: ${others()
          .map(({ name }) => name)
          .join(', ')}.`,
      ];
    case 'shameless':
      for (const other of others()) setMarks(play, other, { uncool: true });
      return [
        `Uncool until they Rest: ${others()
          .map(({ name }) => name)
          .join(', ')}.`,
      ];
    default:
      return [];
  }
}

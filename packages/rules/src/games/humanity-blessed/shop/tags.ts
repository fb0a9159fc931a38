import { z } from 'zod';
import type { Bar, Field } from '../../../engine';
import { choiceField, textField } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import {
  addAptitude,
  cannotSpecialize,
  specializationFields,
  specializationShape,
  specialize,
} from '../characters/aptitudes';
import type { Character } from '../characters/character';
import { change } from '../characters/find';
import { makeExceptional } from '../characters/gains';
import type { HumanityContext, HumanityPlay } from '../game';
import { barred, moves } from '../game';
import { ruleOf } from '../house-rules';
import type { HumanityState } from '../state';
import { caps, dedicationNames, dedications, dedicationsOf, gainWords } from '../vocabulary';
import { listOf, setList } from './lists';
import type { Rumor, ShopTag } from './shop';
import { inShop, shopping } from './stats';

const noTag = (size: ShopTag['size']): Bar =>
  barred('not-allowed', `That takes a Stat that has become a d${size}.`, {
    instead: 'Upgrade a Stat to that size first.',
    rule: 'HUM-1504',
  });

const hasTag = (state: HumanityState, one: Character, size: ShopTag['size']): boolean =>
  listOf(state, one)?.tags.some((tag) => tag.size === size) ?? false;

/** Bars an upgrade whose tag nobody has earned (HUM-1504). */
const unlessTag =
  (size: ShopTag['size']) =>
  ({ state }: HumanityContext, _: unknown, one: Character): Bar | null =>
    hasTag(state, one, size) ? null : noTag(size);

/** Takes one tag of a size off a list. */
function useTag(play: HumanityPlay, one: Character, size: ShopTag['size']): void {
  const list = listOf(play.state, one);
  const used = list?.tags.find((tag) => tag.size === size);
  if (list && used) setList(play, one, { ...list, tags: list.tags.filter((tag) => tag !== used) });
}

const RUMORS = 40;
const deeds = ['begin', 'change', 'end'] as const;
type Deed = (typeof deeds)[number];
const going = ({ public: { rumors } }: HumanityState): Rumor[] =>
  Object.values(rumors).filter(({ ended }) => !ended);

/** With a d6: what one comes from, or what is said (HUM-1506). */
const small = moves.about(shopping, 'shop', (move) => [
  move(
    command('shop.backstory', { character: id, first: needed(300), second: sentence.default('') }),
    {
      unless: unlessTag(6),
      ways: (context, one) => ({
        ...inShop(context, one),
        label: 'd6: change the Backstory',
        detail: 'Up to two changes or additions.',
        fields: [
          textField('first', 'What is new, or different?', 300, '', true),
          textField('second', 'And what else?', 300, ''),
        ],
      }),
      do(play, { first, second }, _, one) {
        useTag(play, one, 6);
        const text = [one.backstory.text, first, second].filter(Boolean).join('\n').slice(-2000);
        change(play, one, { backstory: { ...one.backstory, text } });
        play.say(`${one.name}’s Backstory changes.`, {
          beat: { kind: 'backstory', about: [one.id], fiction: first },
          notes: second === '' ? [] : [second],
        });
      },
    },
  ),
  move(
    command('shop.rumor', {
      character: id,
      deed: z.enum(deeds),
      rumor: id.optional(),
      text: sentence.default(''),
    }),
    {
      unless(context, { deed, text }, one) {
        const { state } = context;
        if (!hasTag(state, one, 6)) return noTag(6);
        if (deed !== 'end' && text === '') {
          return barred('malformed', 'A rumor has words.', {
            instead: 'Say what is said.',
            rule: 'HUM-1506',
          });
        }
        if (deed === 'begin' && Object.keys(state.public.rumors).length >= RUMORS) {
          return barred('limit-reached', `There is room for ${RUMORS} rumors.`, {
            instead: 'Change one that is told.',
            rule: 'TABLE-012',
          });
        }
        return null;
      },
      *ways(context, one) {
        const { state } = context;
        const words = textField('text', 'What is said?', 300, '', true);
        const way = (deed: Deed, fields: Field[]) => ({
          ...inShop(context, one),
          with: { deed },
          label: `d6: ${deed} a rumor`,
          detail: 'Whether it spreads, is believed, or is true, the table sees.',
          fields,
        });
        yield way('begin', [words]);
        const told = going(state).map(({ id: value, text: label }) => ({ value, label }));
        if (told.length === 0) return;
        const which = choiceField('rumor', 'Which rumor?', told);
        yield way('change', [which, words]);
        yield way('end', [which]);
      },
      do(play, { deed, rumor: which, text }, { state }, one) {
        useTag(play, one, 6);
        const now = which === undefined ? undefined : state.public.rumors[which];
        const rumor: Rumor =
          deed === 'begin' || !now
            ? { id: play.id('rumor'), text, by: one.id, ended: false }
            : { ...now, ...(deed === 'end' ? { ended: true } : { text }) };
        play.emit({ type: 'rumorSet', rumor });
        const does = { begin: 'begins', change: 'changes', end: 'ends' }[deed];
        play.say(`${one.name} ${does} a rumor.`, {
          beat: { kind: 'rumor', about: [one.id], fiction: rumor.text },
        });
      },
    },
  ),
]);

/** With a d8: something more that one is apt in, or how (HUM-1507). */
const middle = moves.about(shopping, 'shop', (move) => [
  move(command('shop.aptitude', { character: id, text: needed(120) }), {
    unless: (context, sent, one) =>
      unlessTag(8)(context, sent, one) ??
      (one.aptitudes.length < caps.aptitudes
        ? null
        : barred('limit-reached', `There is room for ${caps.aptitudes} Aptitudes.`, {
            instead: 'Specialize one of them.',
            rule: 'TABLE-012',
          })),
    ways: (context, one) => ({
      ...inShop(context, one),
      label: 'd8: a new Aptitude',
      fields: [textField('text', 'What are they apt in now?', 120, '', true)],
    }),
    do(play, { text }, _, one) {
      useTag(play, one, 8);
      addAptitude(play, one, text);
    },
  }),
  move(command('shop.specialize', { character: id, aptitude: id, ...specializationShape }), {
    unless: (context, sent, one) =>
      unlessTag(8)(context, sent, one) ??
      (sent.aptitude === undefined
        ? null
        : cannotSpecialize(one, sent.aptitude, sent.specialization)),
    ways(context, one) {
      const plain = one.aptitudes.filter(({ specialization }) => specialization === null);
      if (plain.length === 0) return null;
      const options = plain.map(({ id: value, text: label }) => ({ value, label }));
      return {
        ...inShop(context, one),
        label: 'd8: specialize an Aptitude',
        fields: [choiceField('aptitude', 'Which Aptitude?', options), ...specializationFields(one)],
      };
    },
    do(play, { aptitude, ...parts }, _, one) {
      specialize(play, one, aptitude, parts);
      useTag(play, one, 8);
    },
  }),
]);

/** How many Dedications the table lets somebody have. */
const hasDedication = (state: HumanityState, { dedication }: Character): boolean =>
  dedication !== null && ruleOf(state, 'dedications') === 'one';

/** With a d10: something gained that is exceptional, or a Dedication (HUM-1508, 1509). */
const large = moves.about(shopping, 'shop', (move) => [
  move(command('shop.gain', { character: id, gain: id }), {
    unless: unlessTag(10),
    ways(context, one) {
      const plain = one.gains.filter(({ exceptional }) => !exceptional);
      if (plain.length === 0) return null;
      const options = plain.map(({ id: value, kind, text: label }) => ({
        value,
        label,
        detail: gainWords[kind],
      }));
      return {
        ...inShop(context, one),
        label: 'd10: something gained is exceptional',
        detail: 'On Checks that it helps with, 6 and 7 count as 8.',
        fields: [choiceField('gain', 'Which one?', options)],
      };
    },
    do(play, { gain }, _, one) {
      useTag(play, one, 10);
      makeExceptional(play, one, gain);
      const { text } = one.gains.find(({ id: own }) => own === gain) ?? { text: '' };
      play.say(`“${text}” of ${one.name} is exceptional.`, {
        beat: { kind: 'exceptional', about: [one.id] },
      });
    },
  }),
  move(command('shop.dedicate', { character: id, dedication: z.enum(dedications) }), {
    unless(context, { dedication }, one) {
      const none = unlessTag(10)(context, {}, one);
      if (none) return none;
      if (hasDedication(context.state, one)) {
        return barred('already-done', `${one.name} is dedicated already.`, {
          instead: 'Make something gained exceptional.',
          rule: 'HUM-1511',
        });
      }
      if (dedication === undefined) return null;
      return one.motivation !== null && dedicationsOf[one.motivation].includes(dedication)
        ? null
        : barred('not-allowed', 'That Dedication does not go with their Motivation.', {
            instead: 'Choose one that does.',
            rule: 'HUM-1509',
          });
    },
    ways(context, one) {
      const open = one.motivation === null ? [] : dedicationsOf[one.motivation];
      const left = open.filter((each) => each !== one.dedication);
      if (left.length === 0) return null;
      const options = left.map((value) => ({ value, label: dedicationNames[value] }));
      return {
        ...inShop(context, one),
        label: 'd10: a Dedication',
        fields: [choiceField('dedication', 'To what?', options)],
      };
    },
    do(play, { dedication }, _, one) {
      useTag(play, one, 10);
      const exchanged = one.banked ? { banked: { count: 0, from: {} } } : {};
      change(play, one, { dedication, ...exchanged });
      play.say(`${one.name} is dedicated to ${dedicationNames[dedication]}.`, {
        beat: { kind: 'dedication', about: [one.id] },
      });
    },
  }),
]);

export const tagged = [small, middle, large] as const;

import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import { answersFor, isDown } from '../characters/find';
import { gainHope, lacksHope, spendHope } from '../characters/vitals';
import { barred } from '../game';
import { traits, traitWords } from '../vocabulary';
import { succeeds } from './duality';
import { dualityWith, givenEdges } from './edges';
import { difficultyOf, hasNoDifficulty } from './leading';
import {
  experienceFields,
  lacksHopeFor,
  partOf,
  payExperience,
  said,
  saidFields,
  traitField,
  weaponField,
  weaponOf,
} from './parts';
import type { GroupHelp } from './roll';
import type { DefineOnRoll, OnRoll } from './standing';
import { answered, forgetTagTeam, hasFallen, isOf, takesPart, update } from './standing';
import { throwDuality } from './throw';

const trait = z.enum(traits);

/** Whoever is asked to a Tag Team says yes, with a trait or a weapon of their own, or no (DGH-301). */
export const answering = (move: DefineOnRoll) =>
  [
    move(command('roll.join', { roll: id, character: id, trait, ...said }), {
      unless: (_, { experience }, about) =>
        cannotJoin(about) ?? lacksHopeFor(about.one, experience, 'DGH-106'),
      ways: (context, { one }) => ({
        with: { character: one.id },
        label: 'Join with a trait',
        fields: [traitField(one), ...saidFields(one)],
        ...answersFor(context, one, 'tag-team'),
      }),
      do: (play, command, _, { roll, one }) =>
        answered(play, roll, {
          parts: [...roll.parts, partOf(play, one, command.trait, null, command)],
        }),
    }),
    move(command('roll.join-attack', { roll: id, character: id, weapon: id, ...said }), {
      unless: (_, { experience }, about) =>
        cannotJoin(about) ??
        (about.roll.target === null
          ? barred('not-allowed', 'That roll is no attack.', {
              instead: 'Join with a trait.',
              rule: 'DGH-305',
            })
          : null) ??
        lacksHopeFor(about.one, experience, 'DGH-106'),
      ways: (context, { one }) =>
        one.weapons.length === 0
          ? null
          : {
              with: { character: one.id },
              label: 'Join with a weapon',
              fields: [weaponField(one, false), ...saidFields(one)],
              ...answersFor(context, one, 'tag-team'),
            },
      do(play, command, _, { roll, one }) {
        const weapon = weaponOf(one, command.weapon);
        const part = partOf(play, one, weapon.trait, weapon.id, command);
        answered(play, roll, { parts: [...roll.parts, part] });
      },
    }),
    // Nothing was used.
    move(command('roll.decline', { roll: id, character: id }), {
      unless: (_, __, about) => hasFallen(about.roll) ?? notAsked(about),
      ways: (context, { one }) => ({
        with: { character: one.id },
        label: 'Not now',
        ...answersFor(context, one, 'tag-team'),
      }),
      do(play, _, __, { roll }) {
        // A third who declines leaves the two as they are (DGH-307).
        if (roll.parts.length === 1) forgetTagTeam(play, roll);
        answered(play, roll);
      },
    }),
  ] as const;

/** Helping whoever rolls. */
export const helping = (move: DefineOnRoll) =>
  [
    // In a group action a reaction helps, which gives neither Hope nor Fear (DGH-203, 204).
    move(rolling('roll.assist', { roll: id, character: id, trait, experience: id.optional() }), {
      unless: (_, { experience }, about) =>
        hasFallen(about.roll) ??
        isDown(about.one) ??
        notAwaited(about) ??
        hasNoDifficulty(about.roll) ??
        lacksHopeFor(about.one, experience, 'DGH-403'),
      ways: (context, { roll, one }) => ({
        with: { character: one.id },
        label: 'Help with a roll',
        fields: [traitField(one), ...experienceFields(one)],
        rolls: dualityWith(givenEdges(roll.helpEdges?.[one.id] ?? {})),
        ...answersFor(context, one, 'group'),
      }),
      do(play, command, { state }, { roll, one }) {
        const { name } = traitWords[command.trait];
        const experience = payExperience(play, one, command.experience, 'DGH-403');
        const { fallen, record } = throwDuality(play, {
          title: `${one.name} helps: ${name}`,
          edges: givenEdges(roll.helpEdges?.[one.id] ?? {}),
          points: [
            { source: name, value: one.traits[command.trait], unit: 'total' },
            ...(experience
              ? [{ source: experience.name, value: experience.bonus, unit: 'total' as const }]
              : []),
          ],
          difficulty: difficultyOf(state, roll),
          open: roll.difficulty !== null,
          word: (outcome) => (succeeds(outcome) ? 'Helps: +1' : 'Gets in the way: −1'),
        });
        const how: GroupHelp = succeeds(fallen.outcome) ? 'success' : 'failure';
        update(play, roll, { group: { ...roll.group, [one.id]: how } });
        play.say(`${one.name} helps with ${name}: ${record.reading.word}.`, {
          roll: record,
          beat: { kind: 'group-help', about: [one.id] },
        });
      },
    }),
    // Somebody does not help after all, or the GM goes on without them.
    move(command('roll.waive', { roll: id, character: id }), {
      unless: (_, __, about) => hasFallen(about.roll) ?? notAwaited(about),
      ways: (context, { one }) => ({
        with: { character: one.id },
        label: 'Go on without',
        ...answersFor(context, one, 'group'),
      }),
      do: (play, _, __, { roll, one }) =>
        update(play, roll, { group: { ...roll.group, [one.id]: 'waived' } }),
    }),
    move(command('roll.unhelp', { roll: id, character: id }), {
      unless: (_, __, { roll, one }) =>
        hasFallen(roll) ??
        (roll.parts.every(({ helpers }) => !helpers.some(isOf(one.id)))
          ? barred('not-found', 'There is no such help in that roll.', {
              instead: 'Choose one that is there.',
              rule: 'TABLE-005',
            })
          : null),
      ways: ({ seat }, { one }) =>
        one.owner === seat.id
          ? { with: { character: one.id }, label: 'Do not help after all', group: one.name }
          : null,
      do(play, _, __, { roll, one }) {
        gainHope(play, one.id, 1);
        update(play, roll, {
          parts: roll.parts.map((part) => ({
            ...part,
            helpers: part.helpers.filter((helper) => !isOf(one.id)(helper)),
          })),
        });
      },
    }),
    // A Hope gives another's roll an advantage die; each helps once (DGH-402).
    move(command('roll.help', { roll: id, part: id, character: id, how: sentence.default('') }), {
      unless: (_, __, { roll, one }) =>
        hasFallen(roll) ??
        isDown(one) ??
        (takesPart(roll, one.id)
          ? barred('already-done', `${one.name} has a part in this roll already.`, {
              instead: 'Let somebody else help.',
              rule: 'DGH-402',
            })
          : null) ??
        lacksHope(one, 1, 'To help', 'DGH-402'),
      ways: ({ state, seat }, { roll, one }) =>
        one.owner !== seat.id
          ? null
          : roll.parts.map(({ character: part }) => ({
              with: { character: one.id, part },
              label: `Help ${state.public.characters[part]?.name ?? 'them'}`,
              group: one.name,
              fields: [textField('how', 'How do you help?', 300, '')],
              cost: '1 Hope',
              detail: 'They roll an advantage die more.',
            })),
      do(play, { part: helped, how }, _, { roll, one }) {
        spendHope(play, one.id, 1, 'To help', 'DGH-402');
        const helper = { character: one.id, how };
        update(play, roll, {
          parts: roll.parts.map((part) =>
            part.character === helped ? { ...part, helpers: [...part.helpers, helper] } : part,
          ),
        });
      },
    }),
  ] as const;

const cannotJoin = (about: OnRoll): Refusal | null =>
  hasFallen(about.roll) ?? notAsked(about) ?? isDown(about.one);

const notAsked = ({ roll, one }: OnRoll): Refusal | null =>
  roll.asked !== one.id
    ? barred('wrong-moment', 'Nobody asks for that now.', {
        instead: 'Help with the roll, or wait for the next one.',
        rule: 'DGH-301',
      })
    : null;

const notAwaited = ({ roll, one }: OnRoll): Refusal | null =>
  roll.group?.[one.id] !== 'waiting'
    ? barred('already-done', 'Nobody waits for that help.', {
        instead: 'Let whoever leads roll.',
        rule: 'DGH-203',
      })
    : null;

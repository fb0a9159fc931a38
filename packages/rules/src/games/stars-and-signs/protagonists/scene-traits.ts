import { z } from 'zod';
import type { Field, Offer, Refusal } from '../../../engine';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, needed, sentence } from '../../../table/command';
import type { StarsContext } from '../game';
import { barred, moves, refereesMoves } from '../game';
import type { Alignment } from '../vocabulary';
import { alignments, alignmentWords } from '../vocabulary';
import { acting, asOptions, cast, changeTrait, protagonistOf } from './find';
import { TRAIT_WORDS } from './own-traits';
import { hasRoomFor, haveRoom } from './room';
import type { Trait } from './trait';
import { called, newTrait } from './trait';

/** How many free invokes a Trait is given at once. */
const MOST_FREE = 5;
const NOBODY = 'scene';
/** The drawer of forms that change what lies there, two for each of them. */
const FORMS = 'trait-forms';
const text = needed(TRAIT_WORDS);
const alignment = z.enum(alignments);
const lastings = ['temporary', 'permanent'] as const;
const lasting = z.enum(lastings).default('temporary');
const free = z.int().min(0).max(MOST_FREE).default(0);

const kinder = ['positive', 'neutral'] as const;
const alignmentOptions = kinder.map((value) => ({ value, label: alignmentWords[value] }));
const lastingOptions = [
  { value: 'temporary', label: 'Temporary', detail: 'Until the fiction is done with it.' },
  { value: 'permanent', label: 'Permanent', detail: 'Until somebody says otherwise.' },
];

const wordsField = (trait?: Trait) =>
  textField('text', 'In a few words', TRAIT_WORDS, trait?.text ?? '', true);
const restOf = (trait?: Trait): Field[] => [
  { ...textField('on', 'On a place, a foe or a thing', 300, trait?.on ?? ''), folded: true },
  {
    ...choiceField('lasting', 'How long', lastingOptions, trait?.lasting ?? 'temporary'),
    folded: true,
  },
];

/** A Trait that can help, with its free invokes; and one that can only hinder, which has none (SNS-704, 717). */
const waysOf = (
  labels: { helps: string; hinders: string },
  more: Pick<Offer, 'group' | 'detail'>,
  also: Field[],
  trait?: Trait,
) => [
  {
    ...more,
    label: labels.helps,
    fields: [
      wordsField(trait),
      choiceField('alignment', 'What it is', alignmentOptions, trait?.alignment ?? 'neutral'),
      ...restOf(trait),
      { ...numberField('free', 'Free invokes', MOST_FREE, trait?.free ?? 0), folded: true },
      ...also,
    ],
  },
  {
    ...more,
    with: { alignment: 'negative' as const, free: 0 },
    label: labels.hinders,
    fields: [wordsField(trait), ...restOf(trait), ...also],
  },
];

/** What bars free invokes on a Negative Trait (SNS-717). */
const carriesNone = (of?: Alignment, count = 0): Refusal | null =>
  of === 'negative' && count > 0
    ? barred('not-allowed', 'A Negative Trait carries no free invokes.', {
        instead: 'Give it none, or make it Neutral.',
        rule: 'SNS-717',
      })
    : null;

const laying = refereesMoves('lay Traits on the table').once('traits', (move) => [
  move(
    command('trait.lay', {
      text,
      of: id.default(NOBODY),
      on: sentence.default(''),
      alignment,
      lasting,
      free,
    }),
    {
      unless({ state }, { of, alignment: wanted, free: count }) {
        const refused = carriesNone(wanted, count);
        // As long as nobody has said whose, whoever has room may be chosen.
        if (refused || of === undefined) return refused;
        const one = of === NOBODY ? null : (state.public.protagonists[of] ?? null);
        return hasRoomFor(state, one);
      },
      ways({ state }) {
        const { scene, people } = haveRoom(state, cast(state));
        const owners = [
          ...(scene ? [{ value: NOBODY, label: 'Nobody’s: of the scene' }] : []),
          ...asOptions(people),
        ];
        const [first] = owners;
        if (!first) return [];
        return waysOf(
          { helps: 'A Trait', hinders: 'A Negative Trait' },
          {
            detail:
              'Of the scene and what is in it, or something that is so about somebody for now.',
          },
          [{ ...choiceField('of', 'Whose', owners, first.value), folded: true }],
        );
      },
      do(play, { text: said, of, on, ...rest }) {
        const owner = of === NOBODY ? null : protagonistOf(play, of).id;
        const kind = owner === null ? 'scene' : 'temporary';
        const trait = newTrait(play.id('trait'), kind, said, {
          ...rest,
          ...{ of: owner, on: owner === null ? on : '' },
        });
        play.emit({ type: 'traitSet', trait });
        play.say(`A Trait is there: “${said}”${on && owner === null ? ` (${on})` : ''}.`, {
          beat: { kind: 'trait', about: owner === null ? [] : [owner] },
        });
      },
    },
  ),
]);

/** What lies on the table and is no part of who somebody is. */
const loose = {
  part: 'trait',
  what: 'Trait on the table',
  all: ({ state }: StarsContext) =>
    Object.values(state.public.traits).filter(
      ({ kind }) => kind === 'scene' || kind === 'temporary',
    ),
  idOf: ({ id: of }: Trait) => of,
} as const;

const keeping = refereesMoves('change Traits on the table').about(loose, 'traits', (move) => [
  move(
    command('trait.change', {
      trait: id,
      text,
      on: sentence.default(''),
      alignment,
      lasting,
      free,
    }),
    {
      drawer: FORMS,
      unless: (_, { alignment: wanted, free: count }) => carriesNone(wanted, count),
      ways: (_, trait) =>
        waysOf(
          { helps: `Change “${trait.text}”`, hinders: `“${trait.text}” is Negative` },
          { group: trait.text },
          [],
          trait,
        ),
      do(play, { text: said, on, alignment: now, lasting: long, free: count }, _, trait) {
        const { text: before } = trait;
        changeTrait(play, trait, { text: said, on, alignment: now, lasting: long, free: count });
        play.say(`“${before}” is ${alignmentWords[now]} now: “${said}”.`);
      },
    },
  ),
  // The fiction is done with it (SNS-702); a Permanent one goes only when somebody says so (SNS-703).
  move(command('trait.end', { trait: id }), {
    ways: (_, trait) => ({ label: `“${trait.text}” is over`, group: trait.text }),
    do(play, _, __, trait) {
      play.emit({ type: 'traitRemoved', id: trait.id });
      play.say(`“${trait.text}” is over.`, { beat: { kind: 'trait-ends', about: [] } });
    },
  }),
]);

/** Who may use the free invokes of a Trait: who holds them, or whose it is. */
export const holderOf = ({ holder, of }: Pick<Trait, 'holder' | 'of'>): string | null =>
  holder ?? of;

/** Traits whose free invokes somebody holds and can pass on; those of Affinities stay with their owner (SNS-715). */
const held = {
  part: 'trait',
  what: 'Trait with a free invoke of yours',
  all: ({ state, seat }: StarsContext) =>
    Object.values(state.public.traits).filter(
      (trait) =>
        trait.free > 0 &&
        trait.kind !== 'affinity' &&
        state.public.protagonists[holderOf(trait) ?? '']?.owner === seat.id,
    ),
  idOf: ({ id: of }: Trait) => of,
} as const;

const passing = moves.about(held, 'traits', (move) => [
  move(command('trait.pass', { trait: id, to: id }), {
    unless: (_, __, { passed, ...trait }) =>
      passed
        ? barred('already-done', `“${called({ ...trait, passed })}” was passed on before.`, {
            instead: 'Use it.',
            rule: 'SNS-715',
          })
        : null,
    ways({ state }, trait) {
      const others = acting(state).filter(({ id: of }) => of !== holderOf(trait));
      if (others.length === 0) return null;
      return {
        label: `Pass on “${called(trait)}”`,
        detail: 'Its free invokes; whoever has them uses them.',
        fields: [choiceField('to', 'To whom', asOptions(others))],
      };
    },
    do(play, { to }, _, trait) {
      const { name } = protagonistOf(play, to);
      changeTrait(play, trait, { holder: to, passed: true });
      play.say(`“${called(trait)}” is ${name}’s to invoke.`, {
        beat: { kind: 'passed-on', about: [to] },
      });
    },
  }),
]);

/** Traits in play, and who holds their free invokes (SNS-702, 715, 2407). */
export const sceneTraits = [laying, keeping, passing] as const;

import { z } from 'zod';
import type { Refusal } from '../../../engine';
import { numberField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves } from '../game';
import { aspects, aspectWords, caps } from '../vocabulary';
import { affinityOf, gainAffinity } from './affinities';
import { addAgenda, ending } from './agendas';
import { gainAnchor } from './anchors';
import { aspectOf, writeAspect } from './aspects';
import { changeTrait, decidedFor } from './find';
import { wordsOf } from './kept';
import { passStep, SHEET } from './making';
import type { Protagonist } from './protagonist';
import { hasRoomFor } from './room';
import type { Trait } from './trait';
import { countOf, written } from './written';

const drawer = SHEET;
/** How long the words of a Trait may be, and how many Agendas and Anchors somebody begins with (SNS-1301, 1403). */
export const TRAIT_WORDS = 120;
const BEGINS_WITH = 2;
const text = needed(TRAIT_WORDS);
const textOf = (label: string, now = '') => textField('text', label, TRAIT_WORDS, now, true);

/** What a protagonist begins with, written down one by one (SNS-1202, 1301, 1403, 1501). */
const beginning = moves.about(decidedFor, 'making', (move) => [
  move(
    command('trait.aspect', {
      protagonist: id,
      aspect: z.enum(aspects),
      text,
      kept: z.boolean().default(false),
    }),
    {
      drawer,
      ways: (context, one) =>
        aspects.map((aspect) => {
          const now = aspectOf(context.state, one.id, aspect);
          const { name, means } = aspectWords[aspect];
          return {
            with: { aspect },
            label: name,
            detail: means,
            group: one.name,
            fields: [
              textOf('In a few words', now ? wordsOf(context, now) : ''),
              {
                ...{ name: 'kept', kind: 'switch' as const },
                label: 'Keep it to yourself and the referee',
                initial: now?.text === '',
              },
            ],
            ...(now ? {} : { primary: true }),
          };
        }),
      do: (play, { aspect, text: said, kept }, _, one) =>
        writeAspect(play, one, aspect, said, kept),
    },
  ),
  move(command('trait.agenda', { protagonist: id, text }), {
    drawer,
    unless: ({ state }, _, one) =>
      hasBegun(state, one, 'agenda', 'SNS-1301', 'more of them come at Major Milestones'),
    ways: (_, one) => ({
      label: 'An Agenda',
      detail: 'A goal of their own, narrow or wide. They begin with two.',
      group: one.name,
      fields: [textOf('What they want')],
    }),
    do(play, { text: said }, _, one) {
      addAgenda(play, one.id, said);
      pastTwo(play, one, 'agenda');
    },
  }),
  move(command('trait.anchor', { protagonist: id, text }), {
    drawer,
    unless: ({ state }, _, one) =>
      hasBegun(state, one, 'anchor', 'SNS-1403', 'an Agenda that advances may bring another'),
    ways: (_, one) => ({
      label: 'An Anchor',
      detail:
        'Somebody, a place or a habit of the ordinary world; nothing magical. They begin with two.',
      group: one.name,
      fields: [textOf('What holds them')],
    }),
    do(play, { text: said }, _, one) {
      gainAnchor(play, one.id, said);
      play.say(`${one.name} has an Anchor: “${said}”.`);
      pastTwo(play, one, 'anchor');
    },
  }),
  move(
    command('trait.affinity', {
      protagonist: id,
      text,
      rank: z.int().min(1).max(caps.rank).default(1),
      magical: z.boolean().default(false),
    }),
    {
      drawer,
      unless: ({ state }, { text: said }, one) =>
        said !== undefined && affinityOf(state, one.id, said) ? null : hasRoomFor(state, one),
      ways: (_, one) => ({
        label: 'An Affinity',
        detail:
          'A subject or a way that they know well. One that they have already rises by so many ranks.',
        group: one.name,
        fields: [
          textOf('In what'),
          numberField('rank', 'Ranks', caps.rank, 1, 1),
          {
            ...{ name: 'magical', kind: 'switch' as const },
            ...{ label: 'Magical: invoked only while Transformed', initial: false },
          },
        ],
      }),
      do(play, { text: said, rank: ranks, magical }, _, one) {
        const { name, rank } = gainAffinity(play, one.id, said, { ranks, magical });
        passStep(play, one, 'affinities');
        play.say(`${one.name}: Affinity for ${name}, rank ${rank}.`);
      },
    },
  ),
]);

const stepOf = { agenda: 'agendas', anchor: 'anchors' } as const;

/** Two are there: what is gone later is gained anew, and not written down. */
function pastTwo(play: StarsPlay, one: Protagonist, kind: 'agenda' | 'anchor'): void {
  if (countOf(play.state, one.id, kind) >= BEGINS_WITH) passStep(play, one, stepOf[kind]);
}

/** What bars a third of what people begin with: it is not written down, it is gained (SNS-1301, 1403). */
function hasBegun(
  state: StarsContext['state'],
  { id: of, name, made }: Protagonist,
  kind: 'agenda' | 'anchor',
  rule: 'SNS-1301' | 'SNS-1403',
  how: string,
): Refusal | null {
  if (!made.includes(stepOf[kind]) && countOf(state, of, kind) < BEGINS_WITH) return null;
  const what = kind === 'agenda' ? 'Agendas' : 'Anchors';
  return barred('limit-reached', `${name} begins with ${BEGINS_WITH} ${what}.`, {
    instead: `Change the words of one; ${how}.`,
    rule,
  });
}

const connections = written(({ kind }) => kind === 'connection');
const reworded = written(({ kind }) => ['agenda', 'anchor', 'affinity'].includes(kind));

/** What people mean to each other, in words (SNS-1205): what of it is good or bad, Memories decide. */
const tied = moves.about(connections, 'making', (move) => [
  move(command('trait.connection', { trait: id, text }), {
    drawer,
    ways: ({ state }, { trait, one }) => {
      const whom = state.public.protagonists[trait.towards ?? '']?.name ?? 'somebody';
      const open = trait.text === whom;
      return {
        label: `What ${whom} is to them`,
        group: one.name,
        fields: [textOf('In a few words', open ? '' : trait.text)],
        ...(open ? { primary: true } : {}),
      };
    },
    do(play, { text: said }, _, { trait, one }) {
      changeTrait(play, trait, { text: said });
      play.say(`${one.name}: “${said}”.`);
    },
  }),
]);

/** Permanent Traits stay until somebody says otherwise (SNS-703). */
const changing = moves.about(reworded, 'making', (move) => [
  move(command('trait.write', { trait: id, text }), {
    drawer,
    unless: ({ state }, { text: said }, { trait, one }) =>
      said !== undefined && trait.kind === 'affinity' ? isTaken(state, one, trait, said) : null,
    ways: (_, { trait, one }) => ({
      label: `Other words for “${trait.text}”`,
      group: one.name,
      fields: [textOf('In a few words', trait.text)],
    }),
    do(play, { text: said }, _, { trait, one }) {
      const { text: before } = trait;
      changeTrait(play, trait, { text: said });
      play.say(`${one.name}: “${before}” reads “${said}” now.`);
    },
  }),
]);

/** What bars two Affinities of one name: gaining one again raises its rank (SNS-1502). */
function isTaken(
  state: StarsContext['state'],
  one: Protagonist,
  { id: own }: Trait,
  said: string,
): Refusal | null {
  const other = affinityOf(state, one.id, said);
  if (!other || other.id === own) return null;
  return barred('name-taken', `${one.name} has an Affinity of that name.`, {
    instead: 'Raise its rank, or call this one something else.',
    rule: 'SNS-1502',
  });
}

/** The Traits of protagonists, as their players write them down. */
export const ownTraits = [beginning, tied, changing, ending] as const;

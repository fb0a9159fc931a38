import { z } from 'zod';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import { rolling } from '../../../table/dice/typed';
import type { Character } from '../characters/character';
import { answersFor, asOptions, notTheirs, party } from '../characters/find';
import { traitOptions } from '../characters/forms';
import type { DhContext, DhPlay } from '../game';
import { barred, moves, notGm } from '../game';
import { DUALITY, traits, traitWords } from '../vocabulary';
import { succeeds } from './duality';
import { dualityWith, givenEdges } from './edges';
import { against, againstFields, edgeFields, givenEdge } from './framing';
import { experienceFields, lacksHopeFor, payExperience } from './parts';
import type { Reaction } from './roll';
import { DIFFICULTY } from './roll';
import { dualityGroup, throwDuality } from './throw';

/** How many reactions wait at once, and how many are asked for at once. */
const ROOM = { all: 24, once: 12 };

/** The GM asks for reaction rolls, each against a Difficulty that is open or kept (DGH-201). */
export const askingForReactions = moves.once('rolls', (move) => [
  move(
    command('reaction.ask', {
      characters: z.array(id).min(1).max(ROOM.once),
      trait: z.enum(traits),
      ...against,
      ...givenEdge,
      what: sentence.default(''),
    }),
    {
      unless: (context, { characters = [''] }) =>
        notGm(context, 'ask for a reaction roll') ??
        (characters.length > roomIn(context)
          ? barred('limit-reached', `${ROOM.all} reactions wait already.`, {
              instead: 'Let those be rolled first.',
              rule: 'TABLE-012',
            })
          : null),
      ways(context) {
        const able = asOptions(party(context.state));
        if (able.length === 0) return null;
        const max = Math.min(ROOM.once, able.length, roomIn(context));
        const who = { kind: 'choices', label: 'Who reacts', options: able, min: 1, max } as const;
        return {
          label: 'Ask for reaction rolls',
          fields: [
            { name: 'characters', ...who },
            choiceField('trait', 'Trait', traitOptions, 'agility'),
            ...againstFields(DIFFICULTY.usual, false),
            textField('what', 'What happens', 300, ''),
            ...foldedAway(edgeFields({})),
          ],
        };
      },
      do(play, { characters, trait, difficulty, kept, what, advantage, disadvantage }) {
        const shown = kept ? null : difficulty;
        const edges = {
          ...(advantage > 0 ? { advantage } : {}),
          ...(disadvantage > 0 ? { disadvantage } : {}),
        };
        for (const character of new Set(characters)) {
          const reaction = {
            id: play.id('reaction'),
            character,
            trait,
            difficulty: shown,
            what,
            ...edges,
          };
          play.emit({ type: 'reactionSet', reaction, asked: kept ? { difficulty } : null });
        }
      },
    },
  ),
]);

const roomIn = ({ state }: DhContext): number =>
  ROOM.all - Object.keys(state.public.reactions).length;

/** A reaction, and whom it waits for. */
interface Awaited {
  reaction: Reaction;
  one: Character;
}

const awaited = {
  part: 'reaction',
  what: 'reaction that is asked for',
  all: ({ state: { public: shared } }: DhContext): Awaited[] =>
    Object.values(shared.reactions).flatMap((reaction) => {
      const one = shared.characters[reaction.character];
      return one ? [{ reaction, one }] : [];
    }),
  idOf: ({ reaction }: Awaited) => reaction.id,
} as const;

/** The GM goes on without a reaction. */
export const droppingReactions = moves.about(awaited, 'answers', (move) => [
  move(command('reaction.drop', { reaction: id }), {
    unless: (context) => notGm(context, 'go on without a reaction'),
    ways: (_, { one }) => ({ label: 'Go on without their reaction', group: one.name }),
    do: (play, { reaction }) => play.emit({ type: 'reactionRemoved', id: reaction }),
  }),
]);

/** The same dice as an action, and neither Hope nor Fear nor a move comes of it (DGH-201, 202). */
export const reacting = moves.about(awaited, 'answers', (move) => [
  move(rolling('reaction.roll', { reaction: id, experience: id.optional() }), {
    unless: (context, { experience }, { one }) =>
      notTheirs(context, one) ?? lacksHopeFor(one, experience, 'DGH-403'),
    ways: (context, { reaction, one }) => ({
      label: `React with ${traitWords[reaction.trait].name}`,
      fields: experienceFields(one),
      primary: true,
      rolls: dualityWith(givenEdges(reaction)),
      ...answersFor(context, one, `reaction:${reaction.id}`),
    }),
    do: (play, { experience }, _, { reaction, one }) => react(play, one, reaction, experience),
  }),
]);

function react(play: DhPlay, one: Character, reaction: Reaction, wanted: string | undefined): void {
  const { id, trait, difficulty, what } = reaction;
  const experience = payExperience(play, one, wanted, 'DGH-403');
  const { name } = traitWords[trait];
  const points = [
    { source: name, value: one.traits[trait] },
    ...(experience ? [{ source: experience.name, value: experience.bonus }] : []),
  ];
  const { fallen, record } = throwDuality(play, {
    title: what || `${one.name} reacts: ${name}`,
    edges: givenEdges(reaction),
    points: points.map((point) => ({ ...point, unit: 'total' })),
    difficulty: difficulty ?? play.state.director.askedReactions[id]?.difficulty ?? 0,
    open: difficulty !== null,
    word: (outcome) =>
      outcome === 'critical' ? 'Critical Success' : succeeds(outcome) ? 'Success' : 'Failure',
  });
  play.emit({ type: 'reactionRemoved', id });
  play.say(`${one.name} reacts with ${name}: ${record.reading.word}.`, {
    notes: fallen.outcome === 'critical' ? ['Nothing bad comes of it.'] : [],
    roll: record,
    beat: { kind: 'reaction', about: [one.id] },
  });
}

const fateDice = [
  { value: 'hope', label: 'The Hope die' },
  { value: 'fear', label: 'The Fear die' },
];

/** One duality die leaves it to chance, and nothing else comes of it: anybody rolls it (DGH-205). */
export const fate = moves.once('fate', (move) => [
  move(
    rolling('fate.roll', {
      die: z.enum(['hope', 'fear']),
      most: z
        .int()
        .min(1)
        .max(DUALITY - 1),
      stakes: sentence.default(''),
    }),
    {
      ways: () => ({
        label: 'Leave it to fate',
        fields: [
          choiceField('die', 'Which die', fateDice, 'fear'),
          numberField('most', 'It happens on this or less', DUALITY - 1, 4, 1),
          textField('stakes', 'What is at stake', 300, ''),
        ],
        rolls: { dice: 1, modifiers: [] },
      }),
      do(play, { die, most, stakes }, { seat }) {
        const title = stakes || 'Fate';
        const { faces, proof } = play.roll([DUALITY], title);
        const [face = 1] = faces;
        const happens = face <= most;
        const how = happens ? 'it happens' : 'it does not';
        play.say(`${seat.name} leaves it to fate: ${face}, ${how}.`, {
          roll: {
            title,
            groups: [dualityGroup(die === 'hope' ? 'Hope' : 'Fear', face)],
            modifiers: [],
            total: face,
            reading: {
              word: happens ? 'It happens' : 'It does not happen',
              tone: 'neutral',
              text: `On ${most} or less.`,
            },
            proof,
          },
          beat: { kind: 'fate', about: [seat.id] },
        });
      },
    },
  ),
]);

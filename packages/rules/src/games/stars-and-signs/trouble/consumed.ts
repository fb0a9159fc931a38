import { z } from 'zod';
import type { Refusal } from '../../../engine';
import type { StandingPrompt } from '../../../table';
import { choiceField } from '../../../table';
import { command, id } from '../../../table/command';
import type { Counter } from '../counters/counter';
import type { StarsContext, StarsPlay } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { anchorsOf, lastAnchor } from '../protagonists/anchors';
import {
  acting,
  answersFor,
  cast,
  change,
  changeTrait,
  notTheirs,
  traitsOf,
} from '../protagonists/find';
import { wordsOf } from '../protagonists/kept';
import type { Protagonist } from '../protagonists/protagonist';
import type { Trait } from '../protagonists/trait';
import type { StarsState } from '../state';
import { clearCorruption } from './corruption';
import { setTemptations } from './temptations';

/** How many slots of Corruption a way out clears (SNS-1908), and how many Memories are drained (SNS-1910). */
const CLEARED = 5;
const DRAINED = 5;
/** How many slots whoever fights for somebody has to fill (SNS-1911). */
const CONFRONTATION = 10;

/** Who is Consumed and has still to choose; at a Minor Milestone alone (SNS-1907, 1908). */
const consumedOf = (state: Pick<StarsState, 'public'>): Protagonist[] =>
  cast(state).filter(({ consumed, confrontation }) => consumed && confrontation === null);

const consumed = {
  part: 'protagonist',
  what: 'protagonist who is Consumed',
  all: ({ state }: StarsContext) => consumedOf(state),
  idOf: ({ id: of }: Protagonist) => of,
} as const;

const promptOf = ({ id: of }: Protagonist) => `consumed:${of}`;

const notNow = (context: StarsContext, one: Protagonist): Refusal | null =>
  notTheirs(context, one) ??
  (context.state.public.milestone === null
    ? barred('wrong-moment', `${one.name} is Consumed until the next Minor Milestone.`, {
        instead: 'Play on until it comes.',
        rule: 'SNS-1908',
      })
    : null);

/** The Memories that can be drained: of Aspects, Connections and Agendas alone (SNS-1910). */
function memoriesOf(context: StarsContext, one: Protagonist) {
  return drainable(context.state, one.id).flatMap((trait) =>
    trait.memories.map(({ text }, at) => ({
      value: `${trait.id}/${at}`,
      label: text || `A Memory of ${wordsOf(context, trait)}`,
      detail: wordsOf(context, trait),
    })),
  );
}

const drainable = (state: Pick<StarsState, 'public'>, of: string): Trait[] =>
  traitsOf(state, of).filter(({ kind }) => ['aspect', 'connection', 'agenda'].includes(kind));

/** Four ways out (SNS-1909…1912). Each clears five slots, when it is chosen. */
const ways = moves.about(consumed, 'answers', (move) => [
  move(command('corruption.burn', { protagonist: id, anchor: id }), {
    unless: (context, _, one) =>
      notNow(context, one) ?? lastAnchor(one, anchorsOf(context.state, one.id)),
    ways: (context, one) => ({
      label: 'Burn an Anchor',
      detail: 'It is gone for good; how it broke is still to be shown.',
      fields: [
        choiceField(
          'anchor',
          'Which',
          anchorsOf(context.state, one.id).map((anchor) => ({
            value: anchor.id,
            label: wordsOf(context, anchor),
          })),
        ),
      ],
      ...answersFor(context, one, promptOf(one)),
    }),
    do(play, { anchor }, _, one) {
      const text = play.state.public.traits[anchor]?.text ?? '';
      play.emit({ type: 'traitRemoved', id: anchor });
      const owed = { id: play.id('owed'), kind: 'anchor', of: one.id, from: text } as const;
      play.emit({ type: 'owedSet', owed });
      freed(play, one, `burns an Anchor: “${text}”`);
    },
  }),
  move(
    command('corruption.drain', {
      protagonist: id,
      memories: z.array(z.string().max(80)).max(DRAINED),
    }),
    {
      unless: (context, { memories }, one) =>
        notNow(context, one) ?? tooFew(context, one, memories),
      ways: (context, one) => ({
        label: 'Drain Memories',
        detail: 'Five of them are lost.',
        fields: [
          {
            ...{ name: 'memories', kind: 'choices', label: 'Which are lost' },
            ...{ options: memoriesOf(context, one), min: DRAINED, max: DRAINED },
          },
        ],
        ...answersFor(context, one, promptOf(one)),
      }),
      do(play, { memories }, _, one) {
        for (const trait of drainable(play.state, one.id)) {
          const left = trait.memories.filter((__, at) => !memories.includes(`${trait.id}/${at}`));
          if (left.length < trait.memories.length) changeTrait(play, trait, { memories: left });
        }
        freed(play, one, 'loses five Memories');
      },
    },
  ),
  move(command('corruption.confront', { protagonist: id }), {
    unless: (context, _, one) => notNow(context, one) ?? alone(context.state, one),
    ways: (context, one) => ({
      label: 'Let it erupt',
      detail: 'The others fight for you: a Progress Counter of ten slots. If they lose, you fall.',
      ...answersFor(context, one, promptOf(one)),
    }),
    do(play, _, __, one) {
      const counter: Counter = {
        id: play.id('counter'),
        name: `Save ${one.name}`,
        kind: 'progress',
        slots: CONFRONTATION,
        filled: 0,
        each: 0,
        brings: `${one.name} is saved.`,
      };
      play.emit({ type: 'counterSet', secret: false, counter });
      change(play, one, { confrontation: counter.id });
      clearCorruption(play, one.id, CLEARED);
      play.say(`The Corruption of ${one.name} erupts: the others fight for them.`, {
        beat: { kind: 'confrontation', about: [one.id] },
      });
    },
  }),
  move(command('corruption.fall', { protagonist: id }), {
    unless: (context, _, one) => notNow(context, one),
    ways: (context, one) => ({
      label: 'Fall to Darkness',
      detail: 'They are lost, and the referee’s from now on. You bring somebody new.',
      ...answersFor(context, one, promptOf(one)),
    }),
    do: (play, _, __, one) => fall(play, one),
  }),
]);

/** What bars a drain: there are not five Memories, or not five of them were chosen (SNS-1910). */
function tooFew(
  context: StarsContext,
  one: Protagonist,
  chosen?: readonly string[],
): Refusal | null {
  const all = memoriesOf(context, one).length;
  const enough = chosen === undefined || new Set(chosen).size === DRAINED;
  if (all >= DRAINED && enough) return null;
  return barred(
    'not-allowed',
    `Draining takes ${DRAINED} Memories; there are ${all} to choose from.`,
    {
      instead: all >= DRAINED ? `Choose ${DRAINED} of them.` : 'Choose another way.',
      rule: 'SNS-1910',
    },
  );
}

/** What bars a Confrontation: nobody is left to fight it (SNS-1911). */
const alone = (state: StarsState, { id: of, name }: Protagonist): Refusal | null =>
  acting(state).some((other) => other.id !== of && !other.consumed)
    ? null
    : barred('not-allowed', `Nobody is left to fight for ${name}.`, {
        instead: 'Choose another way.',
        rule: 'SNS-1911',
      });

function freed(play: StarsPlay, one: Protagonist, how: string): void {
  clearCorruption(play, one.id, CLEARED);
  change(play, one, { consumed: false });
  play.say(`${one.name} ${how}, and is no longer Consumed.`, {
    beat: { kind: 'way-out', about: [one.id] },
  });
}

/** Lost: a Signbearer of the referee’s from now on (SNS-1912). */
function fall(play: StarsPlay, one: Protagonist): void {
  clearCorruption(play, one.id, CLEARED);
  change(play, one, {
    ...{ standing: 'gone', consumed: false, confrontation: null },
    successorWaits: true,
  });
  play.say(`${one.name} falls to darkness: a Signbearer, and the referee’s.`, {
    beat: { kind: 'leaves', about: [one.id] },
    notes: ['Their player brings somebody new at the next Minor Milestone.'],
  });
}

const outcomes = ['won', 'yielded', 'defeated'] as const;
const outcomeWords = {
  won: { label: 'They are saved', detail: 'The Counter is full.' },
  yielded: { label: 'The others yield', detail: 'Whom they fought for falls to darkness.' },
  defeated: { label: 'All are Defeated', detail: 'Whom they fought for falls to darkness.' },
} as const;

const confronted = {
  part: 'protagonist',
  what: 'protagonist who is fought for',
  all: ({ state }: StarsContext) =>
    cast(state).filter(({ confrontation }) => confrontation !== null),
  idOf: ({ id: of }: Protagonist) => of,
} as const;

/** How a Dramatic Confrontation ends, the referee enters (SNS-1911). */
const ending = refereesMoves('say how a Confrontation ends').about(
  confronted,
  'trouble',
  (move) => [
    move(command('corruption.settle', { protagonist: id, outcome: z.enum(outcomes) }), {
      ways: (_, { name: group }) =>
        outcomes.map((outcome) => ({ with: { outcome }, ...outcomeWords[outcome], group })),
      do(play, { outcome }, _, one) {
        const counter = one.confrontation ?? '';
        if (play.state.public.counters[counter]) {
          play.emit({ type: 'counterRemoved', secret: false, id: counter });
        }
        if (outcome !== 'won') {
          fall(play, one);
          return;
        }
        change(play, one, { consumed: false, confrontation: null });
        setTemptations(play, one.id, 0);
        play.say(`${one.name} is saved.`, { beat: { kind: 'way-out', about: [one.id] } });
      },
    }),
  ],
);

export const waysOut = [ways, ending] as const;

/** What asks whoever is Consumed. */
export function consumedPrompts(state: StarsState): StandingPrompt[] {
  if (state.public.milestone === null) return [];
  return consumedOf(state).map((one) => ({
    id: promptOf(one),
    to: [one.owner],
    title: `${one.name} is Consumed`,
    text: 'Choose a way out. Each clears five slots of Corruption.',
  }));
}

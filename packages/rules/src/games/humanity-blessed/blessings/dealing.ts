import { z } from 'zod';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, needed, reason, sentence } from '../../../table/command';
import { arbitersMoves } from '../arbiter';
import { cast, characterOf } from '../characters/find';
import type { HumanityContext } from '../game';
import { barred } from '../game';
import type { HumanityState } from '../state';
import type { Dealing } from './blessing';
import { newFaction } from './dues';
import { owe } from './gaining';
import { changeReputation, REPUTATION } from './reputation';
import { BLESSINGS } from './spending';

const drawer = BLESSINGS;
const MOST = { blessings: 6, dealings: 60 };
const kinds = ['debt', 'deal'] as const;

const someone = (state: HumanityState) =>
  choiceField(
    'character',
    'Who?',
    cast(state).map(({ id: value, name: label }) => ({ value, label })),
  );

const tables = arbitersMoves('say what stands between people');

/** Debts and deals, and what a debt brings in a Dark story (HUM-104, 609). */
const dealings = tables.once('character', (move) => [
  move(
    command('dealing.add', {
      character: id,
      kind: z.enum(kinds),
      with: needed(80),
      what: sentence.default(''),
      blessings: z.int().min(0).max(MOST.blessings).default(0),
    }),
    {
      drawer,
      unless({ state: { public: shared } }, { kind, blessings = 0 }) {
        if (Object.keys(shared.dealings).length >= MOST.dealings) {
          return barred('limit-reached', `There is room for ${MOST.dealings} debts and deals.`, {
            instead: 'Settle some of them first.',
            rule: 'TABLE-012',
          });
        }
        if (blessings === 0 || (kind === 'debt' && shared.atmosphere === 'dark')) return null;
        return barred('not-allowed', 'Debts bring Blessings in a Dark story alone.', {
          instead: 'Write it down without Blessings.',
          rule: 'HUM-609',
        });
      },
      *ways({ state }) {
        if (cast(state).length === 0) return;
        const dark = state.public.atmosphere === 'dark';
        for (const kind of kinds) {
          const debt = kind === 'debt';
          yield {
            with: { kind },
            label: debt ? 'Write down a debt' : 'Write down a deal',
            fields: [
              someone(state),
              textField('with', debt ? 'To whom?' : 'With whom?', 80, '', true),
              textField('what', 'What is it about?', 300, ''),
              ...(debt && dark
                ? [numberField('blessings', 'Blessings that it brings', MOST.blessings, 1)]
                : []),
            ],
          };
        }
      },
      do(play, { character, kind, with: whom, what, blessings }, context) {
        const one = characterOf(context, character);
        const dealing = { id: play.id('dealing'), kind, of: one.id, with: whom, what };
        play.emit({ type: 'dealingSet', dealing: { ...dealing, worth: blessings } });
        if (blessings > 0) {
          owe(play, one, 'gain', { source: 'debt', count: blessings, what: `A debt to ${whom}` });
        }
        const does = kind === 'debt' ? 'is in debt to' : 'has a deal with';
        play.say(`${one.name} ${does} ${whom}.`, {
          beat: { kind: 'dealing', about: [one.id], ...(what === '' ? {} : { fiction: what }) },
        });
      },
    },
  ),
]);

const settling = tables.about(
  {
    part: 'dealing',
    what: 'debt or deal',
    all: ({ state }: HumanityContext): readonly Dealing[] => Object.values(state.public.dealings),
    idOf: (one: Dealing) => one.id,
  },
  'character',
  (move) => [
    move(command('dealing.settle', { dealing: id }), {
      drawer,
      ways: (_, one) => ({ label: `Settled: ${dealingWords(one)}` }),
      do(play, _, { state }, one) {
        play.emit({ type: 'dealingRemoved', id: one.id });
        const name = state.public.characters[one.of]?.name ?? 'Somebody';
        play.say(`${name}: settled with ${one.with || 'them'}.`);
      },
    }),
  ],
);

/** A debt, deal or donation in a few words. */
export const dealingWords = ({ kind, with: whom, what }: Dealing): string => {
  const first = { debt: 'debt to', deal: 'deal with', donation: 'donation at' }[kind];
  return `${first} ${whom || 'somebody'}${what ? `, ${what}` : ''}`;
};

/** Whose opinion matters (HUM-610, Q30). */
const naming = tables.once('character', (move) => [
  move(command('faction.add', { name: needed(60) }), {
    drawer,
    unless: ({ state }) =>
      Object.keys(state.public.factions).length < REPUTATION.factions
        ? null
        : barred('limit-reached', `There is room for ${REPUTATION.factions} factions.`, {
            instead: 'Take one away that the story is done with.',
            rule: 'TABLE-012',
          }),
    ways: () => ({
      label: 'Add a faction',
      fields: [textField('name', 'Whose opinion matters?', 60, '', true)],
    }),
    do(play, { name }, { state }) {
      newFaction(play, state, name);
      play.say(`${name} may have an opinion of people now.`);
    },
  }),
]);

const factions = tables.about(
  {
    part: 'faction',
    what: 'faction',
    all: ({ state }: HumanityContext) => Object.values(state.public.factions),
    idOf: (one) => one.id,
  },
  'character',
  (move) => [
    move(
      command('faction.reputation', {
        faction: id,
        character: id,
        by: z.int().min(-20).max(20),
        reason,
      }),
      {
        drawer,
        ways: ({ state }, one) =>
          cast(state).length === 0
            ? null
            : {
                label: `A name with ${one.name}`,
                fields: [
                  someone(state),
                  numberField('by', 'By how much?', 20, 1, -20),
                  textField('reason', 'Why (everybody reads it)', 300, ''),
                ],
              },
        do(play, { character, by, reason: why }, context, one) {
          const of = characterOf(context, character);
          const { value } = changeReputation(play, one, of, by);
          play.say(`${of.name}’s name with ${one.name}: ${value}.`, {
            beat: {
              kind: 'reputation',
              about: [of.id],
              ...(why === '' ? {} : { fiction: why }),
            },
          });
        },
      },
    ),
    move(command('faction.remove', { faction: id }), {
      drawer,
      ways: (_, one) => ({ label: `Take ${one.name} away`, order: 9 }),
      do(play, _, __, one) {
        play.emit({ type: 'factionRemoved', id: one.id });
        play.say(`${one.name} has no opinion of anybody any more.`);
      },
    }),
  ],
);

export const dealing = [dealings, settling, naming, factions] as const;

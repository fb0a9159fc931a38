import { z } from 'zod';
import type { StandingPrompt } from '../../../table';
import { choiceField, textField } from '../../../table';
import { command, id, sentence } from '../../../table/command';
import type { Character } from '../characters/character';
import { change } from '../characters/find';
import { beyondLimits } from '../characters/limits';
import { raisedBy } from '../characters/making';
import type { HumanityBrings, HumanityContext, HumanityPlay } from '../game';
import { barred, managersMoves, moves } from '../game';
import { resized } from '../numbers';
import type { HumanityState } from '../state';
import type { Motivation } from '../vocabulary';
import { motivations, motivationWords, statWords } from '../vocabulary';
import { endOfSession, listOf, openShop, setList, settleRest, startOfSession } from './lists';
import type { Rumor } from './shop';
import { atItsDoor, inShop, promptOf, shopping, upgrading } from './stats';
import { tagged } from './tags';

/** The drawer with what the arbiter knows of rumors. */
export const RUMORS = 'rumors';

const opening = managersMoves('open the Session Shop').once('session', (move) => [
  move(command('shop.open', {}), {
    unless: ({ state: { public: shared } }) =>
      shared.table.session.open
        ? null
        : barred('already-done', 'It has opened when the session ended.', {
            instead: 'Choose upgrades, or start the next session.',
            rule: 'HUM-1501',
          }),
    ways({ state: { public: shared } }) {
      const { number } = shared.table.session;
      const ready = Object.values(shared.shop).some(({ session }) => session === number);
      if (ready || Object.keys(shared.characters).length === 0) return null;
      return {
        label: 'Open the Session Shop',
        detail: 'Each has one free upgrade. It opens by itself when the session ends.',
      };
    },
    do(play) {
      openShop(play);
      play.say('The Session Shop is open: each has one free upgrade.');
    },
  }),
]);

/** The new sizes of somebody Lost who has found another Motivation (HUM-219). */
function found(one: Character, motivation: Motivation): Character['stats'] {
  const stats = { ...one.stats };
  for (const stat of raisedBy(motivation, one.larger ? null : one.highest)) {
    const die = stats[stat];
    if (die) stats[stat] = { ...die, size: resized(die.size, 1) };
  }
  return stats;
}

const ending = moves.about(shopping, 'shop', (move) => [
  move(command('shop.motivation', { character: id, motivation: z.enum(motivations) }), {
    unless(_, { motivation }, one) {
      if (one.motivation !== 'lost') {
        return barred('not-allowed', 'Only whoever is Lost finds another Motivation.', {
          instead: 'Keep yours.',
          rule: 'HUM-208',
        });
      }
      if (motivation === undefined) return null;
      if (motivation === 'lost') {
        return barred('malformed', `${one.name} is Lost already.`, {
          instead: 'Choose any other Motivation.',
          rule: 'HUM-208',
        });
      }
      return beyondLimits(found(one, motivation));
    },
    ways(context, one) {
      const open = motivations.filter(
        (value) => value !== 'lost' && beyondLimits(found(one, value)) === null,
      );
      if (open.length === 0) return null;
      const options = open.map((value) => {
        const { name: label, raises } = motivationWords[value];
        return { value, label, detail: raises.map((stat) => statWords[stat].name).join(' and ') };
      });
      return {
        ...inShop(context, one),
        label: 'Lost no more',
        detail: 'Another Motivation, and what it raises; once.',
        fields: [choiceField('motivation', 'What drives them now?', options)],
      };
    },
    do(play, { motivation }, _, one) {
      change(play, one, { motivation, wasLost: true, stats: found(one, motivation) });
      play.say(`${one.name} is Lost no more: ${motivationWords[motivation].name}.`, {
        beat: { kind: 'found', about: [one.id] },
      });
    },
  }),
  move(command('shop.done', { character: id }), {
    ways: (context, one) => {
      const list = listOf(context.state, one);
      const left = (list?.free ?? 0) + (list?.tags.length ?? 0);
      return {
        ...atItsDoor(context, one),
        label: 'Done with the Session Shop',
        ...(left === 0 ? {} : { detail: 'What is left is left out.' }),
        order: 9,
      };
    },
    do(play, _, { state }, one) {
      const list = listOf(state, one);
      if (!list) return;
      setList(play, one, { ...list, free: 0, tags: [], done: true });
      const notes = state.public.table.session.open ? [] : settleRest(play, one);
      play.say(`${one.name} is done with the Session Shop.`, { notes });
    },
  }),
]);

/** What whoever directs knows of a rumor (HUM-1506, 1808). */
const truths = moves
  .where(({ director }) =>
    director
      ? null
      : barred('not-allowed', 'Whoever directs knows what is true.', {
          instead: 'Find out in play.',
          rule: 'HUM-1808',
        }),
  )
  .about(
    {
      part: 'rumor',
      what: 'rumor',
      all: ({ state }: HumanityContext) => Object.values(state.public.rumors),
      idOf: (one: Rumor) => one.id,
    },
    'notes',
    (move) => [
      move(command('rumor.truth', { rumor: id, truth: sentence }), {
        drawer: RUMORS,
        ways: ({ state }, one) => ({
          label: `What is true of “${one.text}”`,
          fields: [
            textField('truth', 'Only you read it', 300, state.director.rumors?.[one.id] ?? ''),
          ],
        }),
        do: (play, { truth }, _, one) =>
          play.emit({
            type: 'rumorTruthSet',
            rumor: one.id,
            truth: truth === '' ? null : truth,
          }),
      }),
    ],
  );

/** The Session Shop: a list for each character, which outlasts the break (HUM-1501…1512). */
export const shop = {
  ...moves.area(opening, upgrading, ...tagged, ending, truths),
  betweenSessions: true,
  apart: true,
  prompts,
  evolves: {
    shopSet({ public: { shop: lists } }, { character, list }) {
      if (list) lists[character] = list;
      else delete lists[character];
    },
    rumorSet({ public: { rumors } }, { rumor }) {
      rumors[rumor.id] = rumor;
    },
    rumorTruthSet({ director }, { rumor, truth }) {
      director.rumors ??= {};
      if (truth === null) delete director.rumors[rumor];
      else director.rumors[rumor] = truth;
    },
  },
  after(play: HumanityPlay, sent: { type: string }) {
    if (sent.type === 'session.end' && !play.state.public.table.session.open) endOfSession(play);
    if (sent.type === 'session.start') startOfSession(play);
  },
} satisfies HumanityBrings;

/** Each goes through a list of their own, in their own time: nothing waits for it. */
function prompts(state: HumanityState): StandingPrompt[] {
  return Object.entries(state.public.shop).flatMap(([character, list]): StandingPrompt[] => {
    const one = state.public.characters[character];
    if (!one || one.owner === null || one.standing === 'gone' || list.done) return [];
    const sizes = ([6, 8, 10] as const).flatMap((size) => {
      const count = list.tags.filter((tag) => tag.size === size).length;
      return count === 0 ? [] : [{ label: `Upgrades with d${size}: ${count}`, done: false }];
    });
    const lost = one.motivation === 'lost' ? [{ label: 'Another Motivation', done: false }] : [];
    return [
      {
        id: promptOf(one),
        to: [one.owner],
        title: `Session Shop: ${one.name}`,
        text: list.settled
          ? 'What you have earned and not chosen waits for you.'
          : 'A Stat that becomes a d6, d8 or d10 brings an upgrade of that size. What you do not spend goes as the Atmosphere has it.',
        waits: false,
        checklists: {
          [one.owner]: [
            { label: 'The free upgrade', done: list.free === 0 },
            ...sizes,
            ...lost,
            { label: 'Done', done: false },
          ],
        },
      },
    ];
  });
}

import { z } from 'zod';
import { put } from '../../../engine';
import { command, id } from '../../../table/command';
import { form, named, number, oneOf, usually, words } from '../../../table/form';
import type { StarsBrings, StarsContext } from '../game';
import { barred, moves, refereesMoves } from '../game';
import { optionsOf, SCALE } from '../vocabulary';
import type { DeskCard } from './card';
import { cardKinds, cardWords } from './card';

/** How much lies on the desk at once. */
const MOST = 60;
/** The drawer with what the referee has ready. */
export const DESK = 'desk-cards';
const drawer = DESK;

const card = form({
  kind: usually('person', oneOf('What it is', cardKinds, optionsOf(cardKinds, cardWords))),
  name: named(),
  text: words('What you want to remember', 2000),
  scale: usually(0, number('Scale', SCALE.most)),
});

const writing = refereesMoves('prepare anything').once('desk', (move) => [
  move(command('desk.prepare', card.shape), {
    drawer,
    unless: ({ state }) =>
      Object.keys(state.director.cards).length < MOST
        ? null
        : barred('limit-reached', `${MOST} cards lie on the desk.`, {
            instead: 'Strike one first.',
            rule: 'TABLE-012',
          }),
    ways: () => ({
      label: 'Prepare something',
      detail: 'Nobody else learns of it until you use it.',
      fields: card.fields(),
    }),
    do: (play, { type: _, ...set }) =>
      play.emit({ type: 'cardSet', card: { id: play.id('card'), ...set } }),
  }),
]);

const prepared = {
  part: 'card',
  what: 'card on the desk',
  all: ({ state }: StarsContext) => Object.values(state.director.cards),
  idOf: ({ id: own }: DeskCard) => own,
} as const;

const using = refereesMoves('use what is prepared').about(prepared, 'desk', (move) => [
  move(command('desk.change', { card: id, ...card.shape }), {
    drawer,
    ways: (_, one) => ({
      label: `Change “${one.name}”`,
      group: cardWords[one.kind].name,
      fields: card.fields({ ...one }),
    }),
    do: (play, { type: _, card: own, ...set }) =>
      play.emit({ type: 'cardSet', card: { id: own, ...set } }),
  }),
  move(command('desk.strike', { card: id }), {
    drawer,
    ways: (_, { name, kind }) => ({
      label: `Strike out “${name}”`,
      group: cardWords[kind].name,
    }),
    do: (play, { card: own }) => play.emit({ type: 'cardRemoved', id: own }),
  }),
  // Somebody comes into the scene: all hear the name, and the rest only if the referee says so.
  move(command('desk.show', { card: id, all: z.boolean().default(false) }), {
    drawer,
    ways: (_, { kind, name, text }) =>
      kind !== 'person'
        ? null
        : {
            label: `“${name}” comes on the scene`,
            group: cardWords.person.name,
            fields:
              text === ''
                ? []
                : [{ name: 'all', kind: 'switch', label: 'Read out what it says', initial: false }],
          },
    do(play, { all }, _, { name, text }) {
      play.say(`${name} is there.`, {
        beat: { kind: 'person', about: [], fiction: all ? text : '' },
        reveals: true,
      });
    },
  }),
]);

/** What lies on the desk until it is wanted: nobody else learns of it. */
export const preparing = {
  ...moves.area(writing, using),
  betweenSessions: true,
  evolves: {
    cardSet: ({ director: { cards } }, { card: one }) => put(cards, one.id, one),
    cardRemoved({ director: { cards } }, { id: own }) {
      delete cards[own];
    },
  },
} satisfies StarsBrings;

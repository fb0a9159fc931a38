import { z } from 'zod';
import type { Audience, Field } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, foldedAway, privateTo, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import { readByAnybody } from '../anybody';
import type { AnyContext, AnyPlay } from '../game';
import { moves, tell } from '../game';
import { full, placesOf, seenBy } from '../items';
import type { SavedRoll } from '../state';
import { asks } from '../state';
import { dice, diceField } from './dice-field';
import { readingBy, readingField } from './readings';

const SAVED = 'Saved';
/** What a saved roll is. */
const written = {
  name: needed(80),
  expression: dice,
  ask: z.enum(asks).default('nothing'),
  reading: id.optional(),
};
type Written = z.infer<z.ZodObject<typeof written>>;
const saveCommand = command('roll.save', { ...written, shared: z.boolean().default(false) });

export const saving = moves.once('dice', (move) => [
  move(saveCommand, {
    unless: ({ state, seat }, { shared }) =>
      full(state, 'saved', shared ? 'public' : privateTo(seat)),
    ways: (context) =>
      placesOf(context).map(
        (on): WayToMove<z.infer<typeof saveCommand>> => ({
          with: { shared: on === 'public' },
          label: on === 'public' ? 'Save dice for everybody' : 'Save dice for yourself',
          group: SAVED,
          fields: fields(context),
        }),
      ),
    do(play, { type: _, shared, ...said }, context) {
      const on = shared ? 'public' : privateTo(context.seat);
      setRoll(play, on, play.id('saved'), said);
      tell(play, on, `Saved to be rolled: ${said.name}, ${said.expression}.`);
    },
  }),
]);

/** Dice that are rolled more than once. */
export const saved = moves.about(
  {
    part: 'saved',
    what: 'saved roll',
    all: (context) => seenBy(context, 'saved'),
    idOf: ({ item }) => item.id,
  },
  'dice',
  (move) => [
    move(command('roll.discard', { saved: id }), {
      drawer: 'rolls',
      ways: (_, { item }) => ({ label: `Discard ${item.name}`, group: SAVED }),
      do(play, _, __, { on, item }) {
        play.emit({ type: 'itemRemoved', on, kind: 'saved', id: item.id });
        tell(play, on, `${item.name} is no longer saved.`);
      },
    }),
    move(command('roll.change', { saved: id, ...written }), {
      drawer: 'rolls',
      ways: (context, { item }) => ({
        label: `Change ${item.name}`,
        group: SAVED,
        fields: fields(context, item),
      }),
      do(play, { type: _, saved: __, ...said }, ___, { on, item }) {
        setRoll(play, on, item.id, said);
        tell(play, on, `Saved to be rolled: ${said.name}, ${said.expression}.`);
      },
    }),
  ],
);

/** Saves dice that can be rolled, whoever rolls them. */
export function setRoll(play: AnyPlay, on: Audience, id: string, said: Written): void {
  const { name, expression, ask, reading } = said;
  readByAnybody(expression);
  const item: SavedRoll = {
    ...{ id, name, expression },
    ...(ask === 'nothing' ? {} : { ask }),
    ...(reading ? { reading } : {}),
  };
  play.emit({ type: 'itemSet', on, kind: 'saved', item });
}

const askOptions = [
  { value: 'nothing', label: 'Nothing: one tap rolls' },
  { value: 'total', label: 'A number to add' },
  { value: 'dice', label: 'Dice more or fewer' },
];

function fields(context: AnyContext, item?: SavedRoll): Field[] {
  const reading = readingBy(context.state, item?.reading)?.id;
  const ask = choiceField('ask', 'Asked each time', askOptions, item?.ask ?? 'nothing');
  return [
    textField('name', 'Name', 80, item?.name ?? '', true),
    diceField(context, item?.expression),
    ...foldedAway([ask, ...readingField(context.state, reading)]),
  ];
}

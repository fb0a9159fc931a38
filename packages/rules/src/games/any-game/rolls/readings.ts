import { z } from 'zod';
import type { Field } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, textField } from '../../../table';
import { command, id, needed } from '../../../table/command';
import type { AnyPlay } from '../game';
import { moves } from '../game';
import { full } from '../items';
import type { AnyState, Reading } from '../state';
import { itemsOn } from '../state';
import type { Best } from './bands';
import { bests, readBands } from './bands';
import { bandsTold } from './read';
import { bandLines } from './writing';

/** Long enough for as many lines as there may be. */
const LINES = 1200;
const written = { name: needed(60), lines: needed(LINES), best: z.enum(bests).default('high') };
type Written = z.infer<z.ZodObject<typeof written>>;

/** The readings of a table: they lie open, so that everybody knows what is a hit. */
export const readingsOf = ({ public: shared }: Pick<AnyState, 'public'>): Reading[] =>
  Object.values(shared.readings ?? {});

/** The reading of an id; nothing where it was removed since. */
export const readingBy = (
  { public: shared }: Pick<AnyState, 'public'>,
  reading: string | undefined,
): Reading | undefined => (reading === undefined ? undefined : shared.readings?.[reading]);

/** Asks by which reading a total is read; nothing where the table has none. */
export function readingField(state: AnyState, initial?: string): Field[] {
  const options = readingsOf(state).map((one) => ({
    ...{ value: one.id, label: one.name },
    detail: bandsTold(one),
  }));
  if (options.length === 0) return [];
  const read = { name: 'reading', kind: 'choice', label: 'Read by', options } as const;
  return [{ ...read, required: false, ...(initial === undefined ? {} : { initial }) }];
}

const GROUP = 'Readings';

export const made = moves.once('rolls', (move) => [
  move(command('reading.create', written), {
    unless: ({ state }) => full(state, 'readings', 'public'),
    ways: (): WayToMove<Written> => ({
      label: 'New reading',
      detail: 'Ranges of totals, each with its word. Rolls that are read so say it, in its colour.',
      group: GROUP,
      fields: fields(),
    }),
    do: (play, command) => setReading(play, play.id('reading'), command),
  }),
]);

export const kept = moves.about(
  {
    part: 'reading',
    what: 'reading',
    all: ({ state }) => itemsOn(state, 'public', 'readings'),
    idOf: (one) => one.id,
  },
  'rolls',
  (move) => [
    move(command('reading.remove', { reading: id }), {
      drawer: 'rolls',
      ways: (_, { name }) => ({ label: `Remove “${name}”`, group: GROUP }),
      do(play, _, __, one) {
        play.emit({ type: 'itemRemoved', on: 'public', kind: 'readings', id: one.id });
        play.say(`Nothing is read by “${one.name}” any more.`);
      },
    }),
    move(command('reading.change', { reading: id, ...written }), {
      drawer: 'rolls',
      ways: (_, one) => ({ label: `Change “${one.name}”`, group: GROUP, fields: fields(one) }),
      do: (play, command, _, one) => setReading(play, one.id, command),
    }),
  ],
);

/** Lays a reading down as it is written. */
export function setReading(
  play: AnyPlay,
  id: string,
  { name, lines, best }: Pick<Written, 'name' | 'lines' | 'best'>,
): void {
  const item = { id, name, ...readBands(lines, best) };
  play.emit({ type: 'itemSet', on: 'public', kind: 'readings', item });
  play.say(`Totals can be read by “${name}”: ${bandsTold(item)}.`);
}

const bestOptions: { value: Best; label: string }[] = [
  { value: 'high', label: 'High is good' },
  { value: 'low', label: 'Low is good' },
  { value: 'none', label: 'None is better' },
];

function fields(one?: Reading): Field[] {
  const lines = textField('lines', 'A line for each range', LINES, one ? bandLines(one) : '', true);
  const hint =
    'Such as “6- Miss”, “7-9 Weak hit”, “10+ Strong hit”. A line without a number is for all else; (bad), (mixed), (good) or (great) behind one is its colour.';
  return [
    textField('name', 'Name', 60, one?.name ?? '', true),
    { ...lines, hint },
    choiceField('best', 'Colours', bestOptions, 'high'),
  ];
}

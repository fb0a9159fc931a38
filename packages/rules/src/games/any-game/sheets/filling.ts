import { z } from 'zod';
import type { Field, FieldOption } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, numberField, textField } from '../../../table';
import { command, id, typedUpTo } from '../../../table/command';
import { readByAnybody } from '../anybody';
import type { AnyContext, AnyPlay } from '../game';
import { barred, moves, refuse, tell } from '../game';
import type { Found } from '../items';
import { ownCard, ownCards } from '../items';
import { keyOf } from '../naming';
import type { AnyState, Sheet, SheetField, Template } from '../state';
import { bounds, itemsOn } from '../state';
import { sheetBounds } from './lines';
import type { SheetOnCard } from './sheets';
import { ownSheet, ownSheets, sheetOf } from './sheets';
import { templatesToTake } from './templates';
import type { CountingField } from './values';
import { countOf, filledBefore, holdSame, isCounting, lineCalled, wordsOf } from './values';

/** Asks which kind of sheet a card has; nothing where there is none. */
export function templateField(state: AnyState, initial?: string, required = false): Field[] {
  const options = templatesToTake(state).map(({ id: value, name: label }) => ({ value, label }));
  if (options.length === 0) return [];
  if (required) return [choiceField('template', 'Which sheet', options)];
  const field = { name: 'template', kind: 'choice', label: 'Its sheet', options } as const;
  return [{ ...field, required: false, ...(initial === undefined ? {} : { initial }) }];
}

/** Puts a sheet on a card: what is known by the same names is carried over (ANY-SHT-007). */
export function putSheet(play: AnyPlay, found: Found<'cards'>, template: Template): void {
  const { on, item } = found;
  const before = sheetOf(play.state, found);
  const values: Sheet['values'] = { ...before?.sheet.values };
  const counters = itemsOn(play.state, on, 'counters').filter(({ card }) => card === item.id);
  for (const field of template.fields) {
    if (values[field.id] !== undefined) continue;
    const known = before ? lineCalled(before.template, field.name) : undefined;
    const filled = known && holdSame(known, field) ? before?.sheet.values[known.id] : undefined;
    if (filled !== undefined) values[field.id] = filled;
    if (filled !== undefined || !isCounting(field)) continue;
    const counter = counters.find(({ name }) => keyOf(name) === keyOf(field.name));
    if (!counter) continue;
    values[field.id] = counter.value;
    play.emit({ type: 'itemRemoved', on, kind: 'counters', id: counter.id });
  }
  setSheet(play, found, { id: item.id, template: template.id, values });
}

/** Fills a sheet in, as far as it has room: what is no longer on it takes some of that. */
function setSheet(play: AnyPlay, { on }: Found<'cards'>, item: Sheet): void {
  const length = JSON.stringify(item.values).length;
  if (length > sheetBounds.filled) {
    refuse(
      'limit-reached',
      `A sheet has room for ${sheetBounds.filled} letters, and it would be ${length}.`,
      {
        instead: 'Write less, or strike out what is no longer on it.',
        rule: 'ANY-SHT-004',
      },
    );
  }
  play.emit({ type: 'itemSet', on, kind: 'sheets', item });
}

const taken = moves.about(
  { part: 'card', what: 'card', all: ownCards, find: ownCard, idOf: ({ item }) => item.id },
  'sheets',
  (move) => [
    move(command('sheet.take', { card: id, template: id }), {
      drawer: 'cards',
      ways({ state }, found) {
        const { name: group } = found.item;
        const its = sheetOf(state, found)?.template.id;
        const [field] = templateField(state, undefined, true);
        if (field?.kind !== 'choice') return null;
        const options = field.options.filter(({ value }) => value !== its);
        if (options.length === 0) return null;
        const detail = 'What is called alike is carried over, counters too.';
        const label = its === undefined ? `A sheet for “${group}”` : `Another sheet for “${group}”`;
        return { label, group, detail, fields: [{ ...field, options }] };
      },
      do(play, { template }, { state }, found) {
        const wanted = templatesToTake(state).find((one) => one.id === template);
        if (!wanted) return;
        putSheet(play, found, wanted);
        tell(play, found.on, `“${found.item.name}” has the sheet “${wanted.name}”.`);
      },
    }),
  ],
);

const sheet = {
  part: 'card',
  what: 'sheet',
  all: ownSheets,
  find: ownSheet,
  idOf: ({ item }: SheetOnCard) => item.id,
} as const;

const fillCommand = command('sheet.fill', {
  card: id,
  line: id,
  number: z.int().min(-bounds.farthest).max(bounds.farthest).optional(),
  words: typedUpTo(sheetBounds.written).optional(),
  expression: z.string().trim().max(2000).optional(),
});
type Fill = z.infer<typeof fillCommand>;

/** Whether it is counted on by a tap: whoever referees fills in that of a player line by line. */
const isAtHand = ({ state, seat }: AnyContext, { on, item: { owner } }: SheetOnCard): boolean =>
  on !== 'public' ||
  owner === null ||
  owner === seat.id ||
  state.public.table.seats[owner]?.vacant !== false;

const atHand = {
  ...sheet,
  all: (context: AnyContext) => ownSheets(context).filter((one) => isAtHand(context, one)),
  find(context: AnyContext, card: string) {
    const one = ownSheet(context, card);
    if (isAtHand(context, one)) return one;
    return refuse('not-allowed', `“${one.item.name}” is counted by whoever plays them.`, {
      instead: 'Fill in the line by itself.',
      rule: 'ANY-SHT-012',
    });
  },
} as const;

const counted = moves.about(atHand, 'sheets', (move) => [
  move(command('sheet.step', { card: id, line: id, by: z.union([z.literal(1), z.literal(-1)]) }), {
    unless(_, { by, line }, one) {
      if (by === undefined || line === undefined) return null;
      const field = one.template.fields.find((each) => each.id === line);
      if (!field || !isCounting(field) || canStep(one, field, by)) return null;
      return barred(
        'limit-reached',
        `“${field.name}” cannot go beyond ${countOf(field, one.sheet)}.`,
        {
          instead: 'Change its bounds, or leave it there.',
          rule: 'ANY-SHT-003',
        },
      );
    },
    ways: (_, one) => ([1, -1] as const).flatMap((by) => waysToStep(one, by)),
    do(play, { line, by }, _, one) {
      const field = one.template.fields.find((each) => each.id === line);
      if (field && isCounting(field)) count(play, one, field, countOf(field, one.sheet) + by);
    },
  }),
]);

const filled = moves.about(sheet, 'sheets', (move) => [
  move(fillCommand, {
    drawer: 'sheets',
    ways: (_, one) => one.template.fields.flatMap((field) => wayToFill(one, field)),
    do(play, said, _, one) {
      const field = one.template.fields.find((each) => each.id === said.line);
      if (!field) return;
      if (isCounting(field)) count(play, one, field, said.number ?? field.start);
      else write(play, one, field, (field.is === 'dice' ? said.expression : said.words) ?? '');
    },
  }),
  move(command('sheet.strike-out', { card: id }), {
    drawer: 'sheets',
    ways({ state }, { item: { name }, template, sheet: its }) {
      const templates = itemsOn(state, 'public', 'templates');
      if (filledBefore(template, its, templates).length === 0) return null;
      return { label: `Strike out what is no longer on the sheet of “${name}”`, group: name };
    },
    do(play, _, __, one) {
      const lines = new Set(one.template.fields.map((each) => each.id));
      const left = Object.entries(one.sheet.values).filter(([line]) => lines.has(line));
      setSheet(play, one, { ...one.sheet, values: Object.fromEntries(left) });
    },
  }),
]);

/** Sheets on cards: chosen, filled in, counted up and down. */
export const fillingMoves = [taken, counted, filled] as const;

function canStep({ sheet: its }: SheetOnCard, field: CountingField, by: 1 | -1): boolean {
  const next = countOf(field, its) + by;
  return next <= field.max && next >= field.min;
}

/** One way up and one down for all lines together: a sheet may have sixty. */
function waysToStep(one: SheetOnCard, by: 1 | -1): WayToMove<{ by: 1 | -1; line: string }>[] {
  const options: FieldOption[] = [];
  for (const field of one.template.fields) {
    if (isCounting(field) && canStep(one, field, by))
      options.push({ value: field.id, label: field.name });
  }
  if (options.length === 0) return [];
  const label = `“${one.item.name}” ${by > 0 ? '+' : '−'}1`;
  return [{ with: { by }, label, fields: [choiceField('line', 'Which line', options)] }];
}

function wayToFill({ item, sheet: its }: SheetOnCard, field: SheetField): WayToMove<Fill>[] {
  const { id: line, name } = field;
  const way = (asked: Field): WayToMove<Fill>[] => [
    {
      with: { line },
      variant: line,
      label: `Fill in “${name}”`,
      group: item.name,
      fields: [asked],
    },
  ];
  if (isCounting(field)) {
    return way(numberField('number', name, field.max, countOf(field, its), field.min));
  }
  const { written, dice } = sheetBounds;
  switch (field.is) {
    case 'text':
      return way({ ...textField('words', name, written, wordsOf(field, its)), multiline: true });
    case 'list':
      return way({
        ...textField('words', name, written, wordsOf(field, its)),
        hint: 'One a line.',
      });
    case 'dice':
      return way({
        ...textField('expression', name, dice, wordsOf(field, its)),
        hint: `Left empty, it is ${field.dice}.`,
      });
    default:
      return [];
  }
}

/** Sets a number, within its bounds; what is at its start needs no place. */
function count(play: AnyPlay, one: SheetOnCard, field: CountingField, wanted: number): void {
  const before = countOf(field, one.sheet);
  const value = Math.max(field.min, Math.min(field.max, wanted));
  const { [field.id]: _, ...others } = one.sheet.values;
  const values = value === field.start ? others : { ...others, [field.id]: value };
  setSheet(play, one, { ...one.sheet, values });
  if (before === value) return;
  const said =
    field.is === 'check'
      ? `“${field.name}” is ${value === 1 ? 'ticked' : 'no longer ticked'}`
      : `“${field.name}” ${before} → ${value}${field.is === 'track' ? ` of ${field.max}` : ''}`;
  tell(play, one.on, `${one.item.name}: ${said}.`, {
    beat: { kind: 'counter', about: [one.item.id] },
  });
}

/** Writes words or dice; what is left empty needs no place. */
function write(play: AnyPlay, one: SheetOnCard, field: SheetField, words: string): void {
  if (field.is === 'dice' && words !== '') {
    if (words.length > sheetBounds.dice) {
      refuse('limit-reached', `Dice are written in at most ${sheetBounds.dice} letters.`, {
        instead: 'Write fewer of them.',
        rule: 'ANY-SHT-004',
      });
    }
    readByAnybody(words);
  }
  const { [field.id]: _, ...others } = one.sheet.values;
  const values = words === '' ? others : { ...others, [field.id]: words };
  setSheet(play, one, { ...one.sheet, values });
  tell(play, one.on, `${one.item.name}: “${field.name}” is filled in.`);
}

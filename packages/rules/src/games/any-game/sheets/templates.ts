import { z } from 'zod';
import type { Field } from '../../../engine';
import type { WayToMove } from '../../../table';
import { choiceField, foldedAway, numberField, textField } from '../../../table';
import { command, id, needed, typedUpTo } from '../../../table/command';
import type { AnyPlay } from '../game';
import { barred, moves } from '../game';
import { full } from '../items';
import { freeName, keyOf } from '../naming';
import type { AnyState, Template } from '../state';
import { bounds, itemsOn } from '../state';
import { formulaNotation } from './formula';
import {
  boxesOf,
  checkLines,
  diceOf,
  linesNotation,
  nameOf,
  neededIn,
  readLines,
  sheetBounds,
  withIds,
} from './lines';
import type { WrittenField } from './writing';
import { templateLines } from './writing';

/** What is pasted may be longer than what there is room for: then it is said how long it is. */
const PASTED = 8000;
const NAME = 60;
const written = { name: needed(NAME), lines: typedUpTo(PASTED).default('') };

/** Kinds of sheets that can be taken. */
export const templatesToTake = (state: AnyState): Template[] =>
  itemsOn(state, 'public', 'templates').filter(({ away }) => !away);

const made = moves.once('templates', (move) => [
  move(command('template.create', written), {
    drawer: 'new-template',
    unless: ({ state }) => full(state, 'templates', 'public'),
    ways: () => ({ label: 'New kind of sheet', fields: fieldsOf() }),
    do(play, { name, lines }) {
      const item = { id: play.id('template'), name, fields: [] };
      setTemplate(play, item, readLines(lines));
      play.say(`There are sheets to fill in: “${name}”.`);
    },
  }),
]);

const kinds = ['number', 'track', 'check', 'text', 'list', 'dice', 'computed', 'heading'] as const;
type Kind = (typeof kinds)[number];
const kindWords: Readonly<Record<Kind, string>> = {
  number: 'Add a number',
  track: 'Add a row of boxes',
  check: 'Add a box to tick',
  text: 'Add words',
  list: 'Add a list',
  dice: 'Add dice to roll',
  computed: 'Add what is computed',
  heading: 'Add a heading',
};
const far = z.int().min(-bounds.farthest).max(bounds.farthest);
const addCommand = command('template.add-line', {
  template: id,
  is: z.enum(kinds),
  name: needed(sheetBounds.name),
  start: far.default(0),
  min: far.default(0),
  max: far.default(0),
  expression: z.string().trim().max(2000).default(''),
});
type Add = z.infer<typeof addCommand>;

/** What is asked for with a line of each kind, besides its name. */
function askedFor(is: Kind): Field[] {
  const { farthest: most, boxes } = bounds;
  switch (is) {
    case 'number':
      return [
        numberField('start', 'At first', most, 0, -most),
        ...foldedAway([
          numberField('min', 'At least', most, 0, -most),
          numberField('max', 'At most', most, most, -most),
        ]),
      ];
    case 'track':
      return [numberField('max', 'How many boxes', boxes, 6, 1)];
    case 'dice':
      return [
        textField('expression', 'Dice, with names of other lines', sheetBounds.dice, '2d6', true),
      ];
    case 'computed':
      return [
        {
          ...textField('expression', 'Of what', sheetBounds.dice, '1+1', true),
          hint: formulaNotation,
        },
      ];
    default:
      return [];
  }
}

/** A line that is added by tapping. What lies beyond a bound is at the bound. */
function lineOf({ is, name, start, min, max, expression }: Add): WrittenField {
  switch (is) {
    case 'number': {
      const most = Math.max(min, max);
      return { name, is, min, max: most, start: Math.max(min, Math.min(most, start)) };
    }
    case 'track':
    case 'check':
      return { name, ...boxesOf(is === 'check' ? 1 : max, 0, `“${name}”`) };
    case 'dice':
      return { name, ...diceOf(expression, `“${name}”`) };
    case 'computed':
      return { name, is, formula: expression };
    default:
      return { name, is };
  }
}

const lineField = ({ fields }: Template): Field =>
  choiceField(
    'line',
    'Which line',
    fields.map(({ id: value, name: label }) => ({ value, label })),
  );

const kept = moves.about(
  {
    part: 'template',
    what: 'kind of sheet',
    all: ({ state }) => itemsOn(state, 'public', 'templates'),
    idOf: (one) => one.id,
  },
  'templates',
  (move) => [
    move(addCommand, {
      drawer: 'templates',
      ways: (_, one) =>
        kinds.map(
          (is): WayToMove<Add> => ({
            with: { is },
            variant: is,
            label: kindWords[is],
            group: one.name,
            fields: [
              textField('name', 'What it is called', sheetBounds.name, '', true),
              ...askedFor(is),
            ],
          }),
        ),
      do(play, said, { seat }, one) {
        const isTaken = (called: string) =>
          one.fields.some(({ is, name }) => is !== 'heading' && keyOf(name) === keyOf(called));
        const name = said.is === 'heading' ? said.name : freeName(said.name, isTaken);
        setTemplate(play, one, [...one.fields.map(withoutId), lineOf({ ...said, name })]);
        play.say(`${seat.name} adds a line to the sheet “${one.name}”: ${name}.`);
      },
    }),
    move(command('template.drop-line', { template: id, line: id }), {
      drawer: 'templates',
      ways(_, one) {
        const inUse = neededIn(one.fields);
        const fields = one.fields.filter((line) => !inUse.has(line.id));
        if (fields.length === 0) return null;
        return {
          label: `Take a line off “${one.name}”`,
          group: one.name,
          detail: 'What was filled in there is kept, below the others.',
          fields: [lineField({ ...one, fields })],
        };
      },
      do(play, { line }, { seat }, one) {
        const left = one.fields.filter(({ id: its }) => its !== line);
        setTemplate(play, one, left.map(withoutId));
        play.say(`${seat.name} takes a line off the sheet “${one.name}”.`);
      },
    }),
    move(command('template.change', { template: id, ...written }), {
      drawer: 'templates',
      ways: (_, one) => ({
        label: `Write “${one.name}” anew`,
        group: one.name,
        fields: fieldsOf(one),
      }),
      do(play, { name, lines }, _, one) {
        setTemplate(play, { ...one, name }, readLines(lines));
        play.say(`The sheet “${name}” is written anew.`);
      },
    }),
    move(command('template.put-away', { template: id, away: z.boolean() }), {
      drawer: 'templates',
      unless: (_, { away }, one) =>
        away === undefined || away !== (one.away === true)
          ? null
          : barred('already-done', `“${one.name}” is ${away ? 'put away' : 'there'} already.`, {
              instead: away ? 'Bring it back, if it is needed.' : 'Choose it for a card.',
              rule: 'ANY-SHT-006',
            }),
      ways: (_, { name: group, away }): WayToMove<{ away: boolean }> => ({
        with: { away: !away },
        group,
        ...(away
          ? { label: `Bring “${group}” back` }
          : { label: `Put “${group}” away`, detail: 'Sheets that are there keep it.' }),
      }),
      do(play, { away }, { seat }, { away: _, ...one }) {
        const item: Template = away ? { ...one, away } : one;
        play.emit({ type: 'itemSet', on: 'public', kind: 'templates', item });
        play.say(
          `${seat.name} ${away ? 'puts' : 'brings'} the sheet “${one.name}” ${away ? 'away' : 'back'}.`,
        );
      },
    }),
  ],
);

/** Kinds of sheets: written, tapped together, written anew, put away. */
export const templateMoves = [made, kept] as const;

const withoutId = ({ id: _, ...line }: Template['fields'][number]): WrittenField => line;

/** Lays a template down with these lines; those that were there keep what is filled in. */
export function setTemplate(play: AnyPlay, one: Template, lines: readonly WrittenField[]): void {
  for (const { name } of lines) nameOf(name, `“${name}”`);
  checkLines(lines);
  const { former: _, ...bare } = one;
  const item: Template = { ...bare, ...withIds(lines, one, () => play.id('l')) };
  play.emit({ type: 'itemSet', on: 'public', kind: 'templates', item });
}

function fieldsOf(one?: Template): Field[] {
  const lines = textField('lines', 'A line for each thing', PASTED, one ? templateLines(one) : '');
  return [
    textField('name', 'What the sheet is called', NAME, one?.name ?? '', true),
    { ...lines, hint: linesNotation },
  ];
}

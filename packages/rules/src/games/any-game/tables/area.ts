import { z } from 'zod';
import type { Audience, Field, OfferedRoll, RollRecord } from '../../../engine';
import {
  isDirected,
  parseDice,
  privateTo,
  sayRoll,
  tableBeat,
  textField,
  throwBy,
} from '../../../table';
import { command, id, needed } from '../../../table/command';
import { audienceField, seenOn } from '../audiences';
import type { AnyPlay } from '../game';
import { barred, moves, refuse, tell } from '../game';
import { full, placesOf, seenBy } from '../items';
import { keyOf } from '../naming';
import type { AnyState, RandomTable } from '../state';
import { itemsOn, rollAudiences } from '../state';
import { circleOf } from './circles';
import type { FindTable } from './falling';
import { rollOn } from './falling';
import { readTable, tableBounds } from './lines';
import { tableLines } from './writing';

/** What is pasted may be longer than what there is room for: then it is said how long it is. */
const PASTED = 30_000;
const written = { name: needed(80), lines: needed(PASTED) };
/** As much of a line as is shown as the result itself. */
const WORD = 90;

const made = moves.once('tables', (move) => [
  move(command('random-table.create', { ...written, private: z.boolean().default(false) }), {
    unless: ({ state, seat }, { private: hidden }) =>
      full(state, 'tables', hidden ? privateTo(seat) : 'public'),
    ways: (context) =>
      placesOf(context).map((on) => ({
        with: { private: on !== 'public' },
        label: on === 'public' ? 'New table to roll on' : 'New table for you alone',
        fields: fields(),
      })),
    do(play, { name, lines, private: hidden }, { seat }) {
      setTable(play, hidden ? privateTo(seat) : 'public', play.id('table'), name, lines);
    },
  }),
]);

const some = ({ dice }: RandomTable): OfferedRoll => ({
  dice: parseDice(dice).groups.reduce((sum, { count }) => sum + count, 0),
  modifiers: [],
});

const kept = moves.about(
  {
    part: 'table',
    what: 'table to roll on',
    all: (context) => seenBy(context, 'tables'),
    idOf: ({ item }) => item.id,
  },
  'tables',
  (move) => [
    move(command('random-table.roll', { table: id, to: z.enum(rollAudiences).default('all') }), {
      unless({ state }, { to }) {
        if (to !== 'director' || isDirected(state)) return null;
        return barred('not-allowed', 'Nobody referees at this table.', {
          instead: 'Roll for everybody, or for yourself alone.',
          rule: 'ANY-ROLL-003',
        });
      },
      ways: (context, { on, item }) => ({
        label: `Roll on “${item.name}”`,
        fields: [audienceField(context, on === 'public' ? undefined : 'self')],
        rolls: some(item),
      }),
      do(play, { to }, { state, seat }, { on, item }) {
        const audience = seenOn(to, seat);
        const rolling = rollOn(item, findIn(state, on));
        const { fell, proof } = throwBy(play, rolling, { title: item.name, on: audience });
        if (!proof) throw new Error(`“${item.name}” rolls no die.`);
        const { groups, text, total } = fell;
        const record: RollRecord = {
          ...{ title: item.name, groups, modifiers: [], total, proof },
          reading: { ...wordOf(text), tone: 'neutral' },
        };
        const line = `${seat.name} rolls on “${item.name}”: ${text}`;
        sayRoll(play, audience, line, record, { beat: tableBeat('dice', seat.id) });
      },
    }),
    move(command('random-table.remove', { table: id }), {
      drawer: 'tables',
      ways: (_, { item }) => ({ label: `Remove “${item.name}”`, group: item.name }),
      do(play, _, __, { on, item }) {
        play.emit({ type: 'itemRemoved', on, kind: 'tables', id: item.id });
        tell(play, on, `The table “${item.name}” is removed.`);
      },
    }),
    move(command('random-table.change', { table: id, ...written }), {
      drawer: 'tables',
      ways: (_, { item }) => ({
        label: `Rewrite “${item.name}”`,
        group: item.name,
        fields: fields(item),
      }),
      do: (play, { name, lines }, _, { on, item }) => setTable(play, on, item.id, name, lines),
    }),
  ],
);

/** Tables to roll on, in the open or before one person alone. */
export const tables = moves.area(made, kept);

/** A short line is the result; of a longer one its beginning, and all of it beside. */
function wordOf(text: string): { word: string; text?: string } {
  if (text.length <= WORD) return { word: text };
  const cut = text.slice(0, WORD);
  return { word: `${cut.slice(0, Math.max(1, cut.lastIndexOf(' ')))}…`, text };
}

/**
 * What a table leads to lies beside it, or in the open: so one that everybody sees never leads to what somebody has
 * in private.
 */
function findIn(state: AnyState, on: Audience): FindTable {
  const places: Audience[] = on === 'public' ? [on] : [on, 'public'];
  return (name) => {
    const wanted = keyOf(name);
    for (const place of places) {
      const found = itemsOn(state, place, 'tables').find((one) => keyOf(one.name) === wanted);
      if (found) return found;
    }
    return undefined;
  };
}

/** Lays a table down as it is written, where it leads round in no circle and there is room for it. */
export function setTable(
  play: AnyPlay,
  on: Audience,
  id: string,
  name: string,
  written: string,
): void {
  const item: RandomTable = { id, name, ...readTable(written) };
  const others = findIn(play.state, on);
  const circle = circleOf(item, (wanted) => {
    if (keyOf(wanted) === keyOf(name)) return item;
    const found = others(wanted);
    return found?.id === id ? undefined : found;
  });
  if (circle) {
    refuse(
      'malformed',
      `It would go round in a circle: ${circle.map((one) => `“${one}”`).join(' → ')}.`,
      {
        instead: 'Let one of them end in words.',
        rule: 'ANY-TBL-006',
      },
    );
  }
  checkRoom(play, on, item);
  play.emit({ type: 'itemSet', on, kind: 'tables', item });
  const count = item.lines.length;
  tell(
    play,
    on,
    `A table to roll on: “${name}”, ${item.dice}, ${count === 1 ? 'one line' : `${count} lines`}.`,
  );
}

/** All tables of a compartment together are sent to whoever sees them, so there is an end to their length. */
const TOGETHER = 40_000;

function checkRoom(play: AnyPlay, on: Audience, item: RandomTable): void {
  const all = [...itemsOn(play.state, on, 'tables').filter(({ id }) => id !== item.id), item];
  const length = all.reduce(
    (sum, { lines }) => sum + lines.reduce((own, { text }) => own + text.length, 0),
    0,
  );
  if (length <= TOGETHER) return;
  refuse(
    'limit-reached',
    `All tables here have ${TOGETHER} characters together, and there would be ${length}.`,
    {
      instead: 'Remove one that is no longer needed.',
      rule: 'ANY-TBL-003',
    },
  );
}

function fields(item?: RandomTable): Field[] {
  const { lines: most } = tableBounds;
  const lines = textField(
    'lines',
    'A line for each result',
    PASTED,
    item ? tableLines(item) : '',
    true,
  );
  const hint = `Up to ${most}, pasted or written: “1-3 Nothing”, “4. A dog”; or without numbers, “×2” behind one that is twice as likely. [Weather] leads on to that table, [2d6] is rolled.`;
  return [textField('name', 'Name', 80, item?.name ?? '', true), { ...lines, hint }];
}

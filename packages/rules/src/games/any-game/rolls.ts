import { z } from 'zod';
import type { Field, OfferedRoll, RollRecord, Seat } from '../../engine';
import { latest, same } from '../../engine';
import type { Brings, HeldKind, WayToMove } from '../../table';
import {
  choiceField,
  isDirected,
  keepShown,
  limits,
  lostWords,
  movedWords,
  notation,
  parseDice,
  privateTo,
  refuseTyped,
  rollDice,
  sayRoll,
  tableBeat,
  textField,
  throwBy,
  typedDice,
  typedWay,
} from '../../table';
import { command, id, needed, word } from '../../table/command';
import { kindPart } from '../../table/held/parts';
import type { AnyEvent } from './events';
import type { AnyContext, AnyPlay } from './game';
import { barred, moves, tell, words } from './game';
import { holding } from './holding';
import { countsTyped } from './house-rules';
import { full, placesOf, seenBy } from './items';
import type { AnyState } from './state';
import { rollAudiences } from './state';

const kept: Brings<AnyState, AnyEvent> = {
  evolves: {
    rolledLast(state, { seat: id, last }) {
      const seat = state.seats[id];
      if (!seat) return;
      if (!last) delete seat.last;
      // Most roll the same again: it is not taken for something new.
      else if (!same(latest(seat).last, last)) seat.last = last;
    },
  },
  // It may have been in private, and what for says what somebody had in mind (TABLE-084).
  onPassedOn(play, seat) {
    if (play.state.seats[seat]?.last) play.emit({ type: 'rolledLast', seat, last: null });
  },
};

/** Dice as they are written. */
export const dice = z.string().max(2000);
const rollCommand = command('roll', {
  expression: dice,
  label: word.default(''),
  to: z.enum(rollAudiences).default('all'),
  typed: typedDice,
  keep: kindPart.kind.optional(),
});
type Roll = z.infer<typeof rollCommand>;

const thrown = moves.once('dice', (move) => [
  move(rollCommand, {
    unless({ state }, { to, typed }) {
      if (to === 'director' && !isDirected(state)) {
        return barred('not-allowed', 'Nobody referees at this table.', {
          instead: 'Roll for everybody, or for yourself alone.',
          rule: 'ANY-ROLL-003',
        });
      }
      if (typed !== undefined && !countsTyped(state)) refuseTyped(state, words);
      return null;
    },
    ways: waysToRoll,
    do: roll,
  }),
  move(
    command('roll.save', {
      name: needed(80),
      expression: dice,
      shared: z.boolean().default(false),
    }),
    {
      unless: ({ state, seat }, { shared }) =>
        full(state, 'saved', shared ? 'public' : privateTo(seat)),
      ways: (context) =>
        placesOf(context).map((on) => ({
          with: { shared: on === 'public' },
          label: on === 'public' ? 'Save dice for everybody' : 'Save dice for yourself',
          group: SAVED,
          fields: [textField('name', 'Name', 80, '', true), diceField(context)],
        })),
      do(play, { name, expression, shared }, { seat }) {
        parseDice(expression);
        const on = shared ? 'public' : privateTo(seat);
        const item = { id: play.id('saved'), name, expression };
        play.emit({ type: 'itemSet', on, kind: 'saved', item });
        tell(play, on, `Saved to be rolled: ${name}, ${expression}.`);
      },
    },
  ),
]);

const SAVED = 'Saved';

/** Dice that are rolled more than once. */
const saved = moves.about(
  {
    part: 'saved',
    what: 'saved roll',
    all: (context) => seenBy(context, 'saved'),
    idOf: ({ item }) => item.id,
  },
  'dice',
  (move) => [
    move(command('roll.discard', { saved: id }), {
      ways: (_, { item }) => ({ label: `Discard ${item.name}`, group: SAVED }),
      do(play, _, __, { on, item }) {
        play.emit({ type: 'itemRemoved', on, kind: 'saved', id: item.id });
        tell(play, on, `${item.name} is no longer saved.`);
      },
    }),
  ],
);

/** Rolling dice, in the open or not, and dice that are kept to be rolled again. */
export const rolls = { ...kept, ...moves.area(thrown, saved) };

/**
 * Rolls an expression with the dice of those who see it: the table's, those of the desk, or one's
 * own. So nobody else learns that there was a roll, not even by counting.
 */
function roll(
  play: AnyPlay,
  { expression, label, to, typed, keep }: Roll,
  { state, seat }: AnyContext,
): void {
  const on = to === 'all' ? 'public' : to === 'director' ? 'director' : privateTo(seat);
  const title = label || expression;
  const { fell, proof } = throwBy(play, rollDice(parseDice(expression)), { title, on, typed });
  if (!proof) throw new Error(`“${expression}” rolls no die.`);
  const record: RollRecord = { title, ...fell, proof };
  const line = `${seat.name} rolls ${expression}${label ? ` (${label})` : ''}: ${record.reading.word}.`;
  sayRoll(play, on, line, record, { beat: tableBeat('dice', seat.id) });
  const kind = diceKinds(state).find(({ id: one }) => one === keep);
  if (kind) keepValues(play, kind, seat, record);
  play.emit({ type: 'rolledLast', seat: seat.id, last: { expression, label, to } });
}

/** The kinds of dice that keep what they show. */
const diceKinds = (state: AnyState): HeldKind[] =>
  holding.kinds(state).filter(({ sides }) => sides !== undefined);

/** Keeps what each die shows before whoever rolled them (TABLE-208). */
function keepValues(play: AnyPlay, kind: HeldKind, seat: Seat, record: RollRecord): void {
  const gained = keepShown(play, kind, seat.id, record);
  play.say(`${seat.name} keeps ${movedWords(kind, gained)}.`, {
    notes: lostWords(kind, gained.lost),
    beat: tableBeat('held', seat.id),
  });
}

/** Dice of which it is known only when they are read how many there are. */
const some: OfferedRoll = { dice: 2, modifiers: [] };

const handHint = 'A number for each die in the order in which they are written, such as 4 2 6.';

/** Anything to roll, the same again, and what was saved. */
function* waysToRoll(context: AnyContext): Iterable<WayToMove<Roll>> {
  const { state, seat } = context;
  const last = state.seats[seat.id]?.last;
  const label = textField('label', 'What for', 80, '');
  const fields = [diceField(context), label, audienceField(context)];
  yield { label: 'Roll', fields, primary: true, rolls: some };
  if (countsTyped(state)) {
    const asked = { label: '', fields: [diceField(context), label] };
    const way = typedWay(asked, { hint: handHint });
    yield { ...way, with: { to: 'all' }, label: 'Type in dice of your own' };
  }
  const kinds = diceKinds(state).map(({ id: value, some: name }) => ({ value, label: name }));
  if (kinds.length > 0) {
    const keep = choiceField('keep', 'As what', kinds);
    yield {
      with: { to: 'all' },
      variant: 'keep',
      label: 'Roll, and keep what the dice show',
      fields: [diceField(context), label, keep],
      rolls: some,
    };
  }
  if (last) {
    const what = [last.expression, last.label].filter(Boolean).join(' · ');
    yield { with: last, label: `Again: ${what}`, variant: 'again', rolls: some };
  }
  for (const { item } of seenBy(context, 'saved')) {
    yield {
      with: { expression: item.expression, label: item.name },
      label: `${item.name}: ${item.expression}`,
      variant: item.id,
      group: SAVED,
      fields: [audienceField(context)],
      rolls: some,
    };
  }
}

function diceField({ state, seat }: AnyContext): Field {
  const initial = state.seats[seat.id]?.last?.expression ?? '2d6';
  const { length: max } = limits;
  const words = { label: 'Dice', hint: notation };
  return { name: 'expression', kind: 'text', ...words, max, required: true, initial };
}

const everybody = { value: 'all', label: 'Everybody' };
const oneself = { value: 'self', label: 'Only you' };
const referee = { value: 'director', label: 'Only the referee (not even you)' };

function audienceField({ state, seat, director }: AnyContext): Field {
  const blind = isDirected(state) && !director ? [referee] : [];
  const options = [everybody, ...blind, oneself];
  // As the last time: who rolls in secret twice should not do it in the open by mistake.
  return choiceField('to', 'Who sees it', options, state.seats[seat.id]?.last?.to ?? 'all');
}

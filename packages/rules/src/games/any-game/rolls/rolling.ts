import { z } from 'zod';
import type { OfferedRoll, RollReading, RollRecord, Seat } from '../../../engine';
import { latest, same } from '../../../engine';
import type { Brings, HeldKind, WayToMove } from '../../../table';
import {
  choiceField,
  foldedAway,
  isDirected,
  keepShown,
  lostWords,
  movedWords,
  parseDice,
  refuseTyped,
  rollDice,
  sayRoll,
  tableBeat,
  textField,
  throwBy,
  typedDice,
  typedWay,
} from '../../../table';
import { command, id, word } from '../../../table/command';
import { kindPart } from '../../../table/held/parts';
import { audienceField, seenOn } from '../audiences';
import { enoughAt, isReadOn, readingOnEnough } from '../enough';
import type { AnyEvent } from '../events';
import type { AnyContext, AnyPlay } from '../game';
import { barred, moves, words } from '../game';
import { holding } from '../holding';
import { countsTyped } from '../house-rules';
import { seenBy } from '../items';
import { sheetRolls } from '../sheets/sheets';
import type { AnyState, LastRoll, RollAudience } from '../state';
import { rollAudiences } from '../state';
import { dice, diceField } from './dice-field';
import { askedFields, extraParts, readIfRollable, withExtras } from './extras';
import { numbersOf } from './numbers';
import { readingOf } from './read';
import { readingBy, readingField } from './readings';

/** What somebody rolled last, and what becomes of it. */
export const lastRolled: Brings<AnyState, AnyEvent> = {
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

const rollCommand = command('roll', {
  expression: dice,
  label: word.default(''),
  to: z.enum(rollAudiences).default('all'),
  typed: typedDice,
  keep: kindPart.kind.optional(),
  reading: id.optional(),
  ...extraParts,
});
type Roll = z.infer<typeof rollCommand>;

/** Rolling dice, in the open or not. */
export const thrown = moves.once('dice', (move) => [
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
]);

/**
 * Rolls an expression with the dice of those who see it: the table's, those of the desk, or one's
 * own. So nobody else learns that there was a roll, not even by counting.
 */
function roll(play: AnyPlay, command: Roll, context: AnyContext): void {
  const { expression, label, to, typed, keep } = command;
  const { state, seat } = context;
  const on = seenOn(to, seat);
  const title = label || expression;
  const written = parseDice(expression, numbersOf(context, to));
  const { dice, reasons } = withExtras(written, command);
  const { fell, proof } = throwBy(play, rollDice(dice), { title, on, typed });
  if (!proof) throw new Error(`“${expression}” rolls no die.`);
  const read = fell.total === undefined ? null : readingAt(state, command, fell.total);
  const record: RollRecord = {
    ...{ title, ...fell, proof },
    modifiers: [...reasons, ...fell.modifiers],
    ...(read ? { reading: read } : {}),
  };
  const told = read ? `${read.word}, on ${fell.total}` : record.reading.word;
  const line = `${seat.name} rolls ${expression}${label ? ` (${label})` : ''}: ${told}.`;
  sayRoll(play, on, line, record, { beat: tableBeat('dice', seat.id) });
  const kind = diceKinds(state).find(({ id: one }) => one === keep);
  if (kind) keepValues(play, kind, seat, record);
  play.emit({ type: 'rolledLast', seat: seat.id, last: lastOf(command) });
}

/** How a total reads: by the ranges that were chosen, else by what is enough in a ready-made evening. */
function readingAt(
  state: AnyState,
  { expression, reading }: Roll,
  total: number,
): RollReading | null {
  const by = readingBy(state, reading);
  if (by) return readingOf(by, total);
  const enough = enoughAt(state.public);
  return enough && isReadOn(enough, expression) ? readingOnEnough(enough, total) : null;
}

/** A roll to be made again as it was; what it has not is left out. */
function lastOf({ expression, label, to, modifier, more, reading }: Roll): LastRoll {
  return {
    ...{ expression, label, to },
    ...(modifier === 0 ? {} : { modifier }),
    ...(more === 0 ? {} : { more }),
    ...(reading === undefined ? {} : { reading }),
  };
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
  const reading = foldedAway(readingField(state, readingBy(state, last?.reading)?.id));
  const shown = [diceField(context), label, ...reading];
  yield { label: 'Roll', fields: [...shown, audienceField(context)], primary: true, rolls: some };
  if (countsTyped(state)) {
    const way = typedWay({ label: '', fields: shown }, { hint: handHint });
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
  if (last && readIfRollable(last.expression, numbersOf(context, last.to))) {
    const what = [last.expression, last.label].filter(Boolean).join(' · ');
    yield { with: { ...last }, label: `Again: ${what}`, variant: 'again', rolls: some };
  }
  yield* waysOfSaved(context);
}

/** Dice on one’s sheets, and those that are saved: each by one tap, for whom its numbers are known (ANY-ROLL-010). */
function* waysOfSaved(context: AnyContext): Iterable<WayToMove<Roll>> {
  const numbers = new Map(rollAudiences.map((to) => [to, numbersOf(context, to)]));
  const saved = seenBy(context, 'saved').map(({ item }) => item);
  for (const item of [...sheetRolls(context), ...saved]) {
    const read = (to: RollAudience) => {
      const known = numbers.get(to);
      return known ? readIfRollable(item.expression, known) : null;
    };
    const to = audienceField(context, undefined, (one) => read(one) !== null);
    const [first] = to.kind === 'choice' ? to.options : [];
    const rollable = first && (read('all') ?? read('self'));
    if (!rollable) continue;
    const { id: reading } = readingBy(context.state, item.reading) ?? {};
    yield {
      with: { expression: item.expression, label: item.name, ...(reading ? { reading } : {}) },
      label: `${item.name}: ${item.expression}`,
      variant: item.id,
      group: 'Saved',
      fields: [...askedFields(item, rollable), to],
      rolls: some,
    };
  }
}

import type { Audience, Field, OfferedRoll, RollRecord } from '../../engine';
import { missing } from '../../engine';
import {
  choiceField,
  isDirected,
  limits,
  notation,
  parseDice,
  readTyped,
  refuseTyped,
  rollDice,
  tableBeat,
  textField,
  typedWay,
} from '../../table';
import type { AnyArea, AnyOffers, AnyPlay, CommandOf } from './game';
import { offering, privateTo, refuse, tell, words } from './game';
import { countsTyped } from './house-rules';
import { find, refuseMore, room } from './items';
import { compartment, itemsOn } from './state';

const everybody = { value: 'all', label: 'Everybody' };
const oneself = { value: 'self', label: 'Only you' };
const referee = { value: 'director', label: 'Only the referee (not even you)' };

/** Rolling dice, in the open or not, and dice that are kept to be rolled again. */
export const rolls: AnyArea = {
  handlers: {
    roll,
    'roll.show': showRoll,
    'roll.save': saveRoll,
    'roll.discard': discardRoll,
  },
  offers: rollOffers,
};

/**
 * Rolls an expression with the dice of those who see it: the table's, those of the desk, or one's
 * own. So nobody else learns that there was a roll, not even by counting.
 */
function roll(play: AnyPlay, { expression, label, to, typed }: CommandOf<'roll'>): void {
  const seat = play.seat();
  if (to === 'director' && !isDirected(play.state)) {
    refuse('not-allowed', 'Nobody referees at this table.', {
      instead: 'Roll for everybody, or for yourself alone.',
      rule: 'ANY-ROLL-003',
    });
  }
  const on = to === 'all' ? 'public' : to === 'director' ? 'director' : privateTo(seat);
  if (typed !== undefined && !countsTyped(play.state)) refuseTyped(play.state, words);
  const record = throwDice(play, { on, expression, typed, title: label || expression });
  const line = `${seat.name} rolls ${expression}${label ? ` (${label})` : ''}: ${record.reading.word}.`;
  if (on !== 'public') {
    const kept = { id: play.id('roll'), at: play.context.now, by: seat.id, record };
    play.emit({ type: 'rollKept', on, roll: kept });
  }
  tell(play, on, line, { roll: record, beat: tableBeat('dice', seat.id) });
  play.emit({ type: 'rolledLast', seat: seat.id, last: { expression, label, to } });
}

interface Throw {
  on: Audience;
  expression: string;
  title: string;
  /** What dice show that somebody has rolled in their hand. */
  typed: string | undefined;
}

/** Asks the fair dice, or those of one's own, for one face after the other, as the expression needs them. */
function throwDice(play: AnyPlay, { on, expression, title, typed }: Throw): RollRecord {
  const rolling = rollDice(parseDice(expression));
  let step = rolling.next();
  const asked = () => (step.done ? undefined : step.value);
  if (typed !== undefined) play.typeDice(readTyped(typed, () => asked()?.names));
  const { proof } = play.roll([], title, on, (faces) => {
    const face = faces.at(-1);
    if (face !== undefined) step = rolling.next(face);
    return asked()?.sides ?? null;
  });
  if (!step.done) throw new Error(`The dice of “${expression}” never came to rest.`);
  return { title, ...step.value, proof };
}

/** Shows a private roll as it fell. Its number stays unsaid: it would tell how much was rolled before. */
function showRoll(play: AnyPlay, command: CommandOf<'roll.show'>): void {
  const seat = play.seat();
  const on = privateTo(seat);
  const kept =
    compartment(play.state, on).rolls?.find(({ id }) => id === command.roll) ??
    missing('There is no such roll.', 'Choose one of those that you have kept.');
  const { stream, session } = kept.record.proof;
  const by = play.state.public.table.seats[kept.by]?.name;
  play.emit({ type: 'rollShown', on, id: kept.id });
  play.say(`${seat.name} shows what ${by} rolled in private: ${kept.record.reading.word}.`, {
    roll: { ...kept.record, proof: { stream, session } },
    beat: tableBeat('dice', kept.by),
    reveals: true,
  });
}

function saveRoll(play: AnyPlay, { name, expression, shared }: CommandOf<'roll.save'>): void {
  parseDice(expression);
  const on = shared ? 'public' : privateTo(play.seat());
  refuseMore(play, 'saved', on);
  const item = { id: play.id('saved'), name, expression };
  play.emit({ type: 'itemSet', on, kind: 'saved', item });
  tell(play, on, `Saved to be rolled: ${name}, ${expression}.`);
}

function discardRoll(play: AnyPlay, { saved }: CommandOf<'roll.discard'>): void {
  const { on, item } = find(play, 'saved', saved);
  play.emit({ type: 'itemRemoved', on, kind: 'saved', id: item.id });
  tell(play, on, `${item.name} is no longer saved.`);
}

/** Dice of which it is known only when they are read how many there are. */
const some: OfferedRoll = { dice: 2, modifiers: [] };

const handHint = 'A number for each die in the order in which they are written, such as 4 2 6.';

/** Anything to roll, the same again, what was saved, and what may be shown to the others. */
function rollOffers(c: AnyOffers): void {
  const { state, seat } = c;
  const offer = offering(c, 'dice');
  const last = state.seats[seat.id]?.last;
  const dice = diceField(last?.expression ?? '2d6');
  const label = textField('label', 'What for', 80, '');
  offer('roll', {}, 'Roll', [dice, label, audienceField(c)], { primary: true, rolls: some });
  if (countsTyped(state)) {
    const rolled = { command: 'roll', with: { to: 'all' }, place: 'dice', label: '' };
    const way = typedWay({ ...rolled, fields: [dice, label] }, { hint: handHint });
    c.add({ ...way, label: 'Type in dice of your own' });
  }
  if (last) {
    const what = [last.expression, last.label].filter(Boolean).join(' · ');
    offer('roll', { ...last }, `Again: ${what}`, [], { variant: 'again', rolls: some });
  }
  savedOffers(c, dice);
  const offerKept = offering(c, 'dice', 'Private rolls');
  for (const { id, record } of compartment(state, privateTo(seat)).rolls ?? []) {
    offerKept('roll.show', { roll: id }, `Show “${record.title}”: ${record.reading.word}`);
  }
}

function savedOffers(c: AnyOffers, dice: Field): void {
  const offer = offering(c, 'dice', 'Saved');
  for (const on of ['public', privateTo(c.seat)] as const) {
    const saved = itemsOn(c.state, on, 'saved');
    for (const { id, name, expression } of saved) {
      const settled = { expression, label: name };
      offer('roll', settled, `${name}: ${expression}`, [audienceField(c)], {
        variant: id,
        rolls: some,
      });
      offer('roll.discard', { saved: id }, `Discard ${name}`);
    }
    if (saved.length >= room.saved) continue;
    const fields = [textField('name', 'Name', 80, '', true), dice];
    const label = on === 'public' ? 'Save dice for everybody' : 'Save dice for yourself';
    offer('roll.save', { shared: on === 'public' }, label, fields);
  }
}

function diceField(initial: string): Field {
  const { length: max } = limits;
  const words = { label: 'Dice', hint: notation };
  return { name: 'expression', kind: 'text', ...words, max, required: true, initial };
}

function audienceField({ state, seat, director }: AnyOffers): Field {
  const blind = isDirected(state) && !director ? [referee] : [];
  const options = [everybody, ...blind, oneself];
  // As the last time: who rolls in secret twice should not do it in the open by mistake.
  return choiceField('to', 'Who sees it', options, state.seats[seat.id]?.last?.to ?? 'all');
}

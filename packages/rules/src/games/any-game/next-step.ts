import type { NextStep, StepOf } from '../../table';
import { gathering, inARow, isDirected, nextStepOf, takingStep } from '../../table';
import { enoughAt, enoughWords } from './enough';
import { words } from './game';
import { mind } from './learning/guidance';
import { playedBy } from './starts/area';
import type { AnyState } from './state';

/** What happens now at a table of this game (TABLE-127). */
export const nextStep = (state: AnyState): NextStep =>
  nextStepOf<AnyState>(state, words, [gathering, turn, taking, emptyTable, happening], playing);

/** Somebody does something; where the evening is a ready-made one, with what is enough on its dice. */
function playing({ public: shared }: AnyState): NextStep {
  const enough = enoughAt(shared);
  return {
    title: 'Play on',
    text: enough
      ? `Say what you do. Open how it ends? Roll: ${enoughWords(enough)}.`
      : 'Say what you do, and roll when it is open how it ends.',
    advice: mind('playing'),
  };
}

/** Somebody acts in the turn order. */
const turn: StepOf<AnyState> = ({ public: { turns } }) => {
  const acting = turns.entries.find(({ id }) => id === turns.current);
  if (!acting) return turns.free ? freeTurn(turns) : null;
  return {
    title: `Round ${turns.round}`,
    text: `${acting.name} acts now. ${turns.free ? 'Then whoever likes of those who have not.' : 'Then the turn goes on to the next.'}`,
    advice: mind('turns', 'playing'),
  };
};

/** Nobody acts yet: whoever likes takes their turn (TABLE-256). */
const freeTurn = ({ entries, round }: AnyState['public']['turns']): NextStep => ({
  title: `Round ${round}`,
  text: `Whoever likes acts next: ${inARow(entries.flatMap(({ name, acted }) => (acted ? [] : name)))}.`,
  advice: mind('turns', 'playing'),
});

/** Somebody has still to take one of the ready-made people; then the first scene is read. */
const taking = takingStep<AnyState>(
  ({ public: { start } }) => start !== undefined,
  (state, seat) => playedBy(state, seat) !== null,
  {
    take: 'Take somebody to play',
    gather: 'People gather',
    next: (state) =>
      `${isDirected(state) ? 'The referee' : 'One of you'} reads aloud how it begins. Then say what you do, and roll.`,
    advice: mind('first-scene', 'playing'),
  },
);

/** A clock that lies open is full: what it stood for happens, and whoever does not know that waits for nothing. */
const happening: StepOf<AnyState> = ({ public: { clocks } }) => {
  const full = Object.values(clocks).filter(({ marked, segments }) => marked >= segments);
  if (full.length === 0) return null;
  const names = inARow(full.map(({ name }) => `“${name}”`));
  return {
    title: `${names} ${full.length === 1 ? 'is' : 'are'} full`,
    text: 'It happens now: say how, and play on. Then put the clock away, or begin it anew.',
    advice: mind('clock', 'playing'),
  };
};

/** Nothing lies on the table yet: what it is for is said. */
const emptyTable: StepOf<AnyState> = ({ public: { cards, counters, clocks, boards, table } }) => {
  const lying = Object.keys({ ...cards, ...counters, ...clocks, ...boards }).length;
  if (lying > 0 || table.dice.rolls > 0) return null;
  return {
    title: 'The table is yours',
    text: 'Roll dice, put a card on the table for somebody or something, lay out a board, or start a clock.',
    advice: mind('beginning'),
  };
};

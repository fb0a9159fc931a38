import type { NextStep, StepOf } from '../../table';
import { gathering, inARow, nextStepOf, takingStep } from '../../table';
import { isOut } from './characters/character';
import { words } from './game';
import { mind } from './learning/guidance';
import { MOVES } from './rests/rest';
import { playedBy } from './starts/area';
import type { DaggerheartState } from './state';

type Step = StepOf<DaggerheartState>;

/** What happens now at a table of this game (TABLE-127). */
export const nextStep = (state: DaggerheartState): NextStep =>
  nextStepOf<DaggerheartState>(
    state,
    words,
    [gathering, dying, struck, reacting, damage, rolling, resting, taking, nobody, newcomers],
    spotlight,
  );

const nameIn = ({ public: { characters, adversaries } }: DaggerheartState, id: string): string =>
  (characters[id] ?? adversaries[id])?.name ?? 'Somebody';

/** Their names in a row, in the order of the alphabet: that in which they came about changes when a step is taken back. */
const namesIn = (state: DaggerheartState, ids: Iterable<string>): string =>
  inARow([...new Set([...ids].map((id) => nameIn(state, id)))].sort());

const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const charactersOf = (all: readonly { character: string }[]) =>
  all.map(({ character }) => character);

const living = ({ public: { characters } }: DaggerheartState) =>
  Object.values(characters).filter((one) => !isOut(one));

/** Somebody has still to take one of the ready-made characters; then the GM reads how it begins. */
const taking = takingStep<DaggerheartState>(
  ({ public: { start } }) => start !== undefined,
  (state, seat) => playedBy(state, seat) !== null,
  {
    take: 'Take your characters',
    gather: 'The party gathers',
    next: 'The GM reads aloud how it begins; then whoever has an idea says what they do.',
    advice: mind('first-scene', 'asking'),
  },
);

/** Nobody has made a character yet. */
const nobody: Step = (state) =>
  living(state).length > 0
    ? null
    : {
        title: 'Make your characters',
        text: 'Each player makes one on their own sheet; a name is enough to begin with.',
        advice: mind('beginning'),
      };

/** Somebody has still nobody to play, and nothing has been rolled: the others wait for them. */
const newcomers: Step = (state) => {
  if (state.public.spotlight.rolls > 0) return null;
  const owners = new Set(living(state).map(({ owner }) => owner));
  const late = seatsWhoPlay(state).filter(({ id }) => !owners.has(id));
  if (late.length === 0) return null;
  const who = inARow(late.map(({ name }) => name).sort());
  return {
    title: 'Make your characters',
    text: `Still to come: ${who}. A name is enough to begin with.`,
    advice: mind('beginning'),
  };
};

const seatsWhoPlay = ({ public: { table } }: DaggerheartState) =>
  Object.values(table.seats).filter(({ role, vacant }) => role === 'protagonist' && !vacant);

/** Somebody has marked their last HP. */
const dying: Step = (state) => {
  const all = living(state).filter(({ life }) => life === 'dying');
  if (all.length === 0) return null;
  const who = namesIn(state, idsOf(all));
  return {
    title: 'A death move',
    text: `${who} ${all.length === 1 ? 'is' : 'are'} at the last HP: their player chooses how it ends.`,
    advice: mind('death'),
  };
};

/** A blow has fallen, and whoever it strikes says how they take it. */
const struck: Step = (state) => {
  const hits = Object.values(state.public.hits);
  if (hits.length === 0) return null;
  const who = namesIn(state, charactersOf(hits));
  return { title: 'A blow lands', text: `How it is taken is up to whoever plays ${who}.` };
};

/** Reaction rolls are asked for. */
const reacting: Step = (state) => {
  const all = Object.values(state.public.reactions);
  if (all.length === 0) return null;
  const who = namesIn(state, charactersOf(all));
  return { title: 'Reaction rolls', text: `Still to react: ${who}.`, advice: mind('reactions') };
};

/** A hit whose damage is not rolled. */
const damage: Step = (state) => {
  const { damage: pending } = state.public;
  if (!pending) return null;
  const who = namesIn(state, charactersOf(pending.dealers));
  const whom = inARow([pending.target, ...(pending.others ?? [])].map((id) => nameIn(state, id)));
  return { title: 'A hit', text: `${who} hits ${whom}: roll the damage.` };
};

/** A roll lies on the table; whoever it waits for is named. */
const rolling: Step = (state) => {
  const { roll } = state.public;
  const first = roll?.parts[0];
  if (!roll || !first) return null;
  const who = nameIn(state, first.character);
  const title = `${who} wants to act`;
  if (roll.asked !== undefined) {
    return { title, text: `${nameIn(state, roll.asked)} is asked to act together with them.` };
  }
  if (roll.parts.every(({ fallen }) => fallen !== null)) {
    return { title: 'The dice lie there', text: 'Choose which of them count.' };
  }
  if (roll.against?.talked === false) {
    return { title, text: 'It is against one of the party: the two players talk about it first.' };
  }
  const helping = Object.entries(roll.group ?? {}).filter(([, how]) => how === 'waiting');
  if (helping.length > 0) {
    const names = namesIn(
      state,
      helping.map(([id]) => id),
    );
    return { title, text: `Still to roll for the group: ${names}.` };
  }
  if (!roll.kept && roll.difficulty === null) {
    const text = 'The GM says the Difficulty; then the dice fall.';
    return { title, text, advice: mind('difficulty') };
  }
  return { title, text: `All is said: ${who} rolls when they are ready.` };
};

/** The party rests. */
const resting: Step = (state) => {
  const { rest } = state.public;
  if (!rest) return null;
  const left = living(state).filter(({ id }) => (rest.picks[id]?.length ?? 0) < MOVES);
  const who = namesIn(state, idsOf(left));
  return {
    title: rest.kind === 'long' ? 'A long rest' : 'A short rest',
    text: who
      ? `Each chooses ${MOVES} moves. Still to choose: ${who}.`
      : 'Everybody has chosen: the GM ends the rest.',
    advice: mind('rest'),
  };
};

/** What a GM keeps in mind while the players have the spotlight. */
const PLAYERS = mind('asking', 'interrupting');

/** Who has the spotlight, and why. */
function spotlight(state: DaggerheartState): NextStep {
  const { side, holder, owed, moves } = state.public.spotlight;
  if (side === 'gm') {
    const title = 'The GM has the spotlight';
    if (moves < 1) {
      const text = 'The GM has made a move, and gives it back, or keeps it for a Fear.';
      return { title, text, advice: mind('turn', 'fear') };
    }
    return {
      title,
      text: owed
        ? `A roll has brought it there: the GM makes a ${owed} move.`
        : 'The GM makes a move, and then gives it back or keeps it.',
      advice: mind(owed ?? 'turn', 'fear'),
    };
  }
  if (holder) {
    const who = nameIn(state, holder);
    return { title: `The spotlight is on ${who}`, text: `Say what ${who} does.`, advice: PLAYERS };
  }
  const next = namesIn(state, Object.keys(state.public.intentions ?? {}));
  return {
    title: 'The players have the spotlight',
    text: next ? `Ready to act: ${next}.` : 'Whoever has an idea says what they do.',
    advice: PLAYERS,
  };
}

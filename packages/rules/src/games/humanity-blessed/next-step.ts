import type { NextStep, StepOf } from '../../table';
import { gathering, makingSteps, nextStepOf, takingStep } from '../../table';
import { lastWord } from './arbiter';
import { protagonists } from './characters/find';
import { frameWords } from './checks/framing';
import { falters } from './checks/rolling';
import { running } from './endeavors/find';
import { waitsFor } from './endeavors/waiting';
import { words } from './game';
import { mind } from './learning/guidance';
import { playedBy } from './starts/area';
import type { HumanityState } from './state';

type Step = StepOf<HumanityState>;

/** What happens now at a table of this game (TABLE-127). */
export const nextStep = (state: HumanityState): NextStep =>
  nextStepOf<HumanityState>(
    state,
    words,
    [gathering, checking, owing, inEndeavor, taking, ...making],
    playing,
  );

/** Who has the last word, by name. */
function arbiterName(state: HumanityState): string {
  const names = lastWord(state).map((seat) => state.public.table.seats[seat]?.name ?? 'somebody');
  return names.length === 1 ? (names[0] ?? 'somebody') : 'the table';
}

/** An action lies on the table; whoever it waits for is named. */
const checking: Step = (state) => {
  const { check, characters } = state.public;
  const one = check && characters[check.leader];
  if (!check || !one) return null;
  const title = `${one.name} acts`;
  if (check.frame === null) {
    const text = check.proposed
      ? `The table votes: ${frameWords(check.proposed).join('. ')}?`
      : `It is for ${arbiterName(state)} to say what it takes; then the dice fall.`;
    return { title, text, advice: mind('framing') };
  }
  const { part, frame, done } = check;
  if (part === null) {
    if (falters(state, check)) {
      const text = 'No Stat is left for its next Check: somebody else acts with them, or it fails.';
      return { title, text };
    }
    const more = frame.needed > 1 ? ` Check ${done.length + 1} of ${frame.needed}.` : '';
    return { title, text: `All is said: roll when you are ready.${more}` };
  }
  const name = characters[part.character]?.name ?? 'Somebody';
  return part.atRest
    ? { title, text: 'The dice lie there: step in, or let them stand.' }
    : { title, text: `The first die lies there: ${name} sparks, or leaves it.` };
};

/** Boons and busts wait for their words: play goes on all the same. */
const owing: Step = (state) => {
  const count = Object.keys(state.public.owed).length;
  if (count === 0 || state.public.endeavor !== null) return null;
  return {
    title: 'What comes of it?',
    text: `Boons and busts that are still to be told, by ${arbiterName(state)}: ${count}. Play goes on meanwhile.`,
    advice: mind('wording'),
  };
};

/** Somebody has still to take one of the ready-made people; then it begins. */
const taking = takingStep<HumanityState>(
  ({ public: { start } }) => start !== undefined,
  (state, seat) => playedBy(state, seat) !== null,
  {
    take: 'Take your characters',
    gather: 'The characters gather',
    next: 'One of you reads aloud how it begins; then whoever has an idea says what they do.',
  },
);

/** Who has still to make somebody. */
const making = makingSteps<HumanityState>(
  (state) => protagonists(state).map(({ owner }) => owner),
  'Make your characters',
);

/** An Endeavor is played: what it waits for. */
const inEndeavor: Step = (state) => {
  const endeavor = running(state);
  if (!endeavor) return null;
  return {
    title: endeavor.name,
    text: waitsFor(state, endeavor),
    advice: mind('endeavor'),
  };
};

/** Whoever speaks acts: there are no turns outside Endeavors (HUM-1804). */
const playing = (): NextStep => ({
  title: 'What do you do?',
  text: 'Whoever has an idea says what they want to reach, and how.',
  advice: mind('playing'),
});

import type { NextStep, StepOf } from '../../table';
import { gathering, inARow, makingSteps, nextStepOf, takingStep } from '../../table';
import type { Owed } from './checks/check';
import { reachOf } from './checks/scale';
import { openOf } from './checks/settled';
import { words } from './game';
import { mind } from './learning/guidance';
import { kindWords, stepNow, travellers } from './milestones/progress';
import { cast } from './protagonists/find';
import { playedBy } from './starts/area';
import type { StarsState } from './state';
import { compelledNow } from './trouble/answering';

type Step = StepOf<StarsState>;

/** What happens now at a table of this game (TABLE-127). */
export const nextStep = (state: StarsState): NextStep =>
  nextStepOf<StarsState>(
    state,
    words,
    [gathering, checking, testing, growing, compelled, taking, ...making, due],
    playing,
  );

/** A Check lies on the table; whoever it waits for is named. */
const checking: Step = (state) => {
  const { check, protagonists } = state.public;
  const one = check && protagonists[check.protagonist];
  if (!check || !one) return null;
  const { name } = one;
  const title = `${name} acts`;
  const { settling } = check;
  if (settling) {
    const [open] = openOf(check);
    if (open === undefined) return null;
    const who = settling.due === 'cost' && settling.costKind === null ? name : 'the referee';
    return { title, text: `Still to be said: ${open}, by ${who}.`, advice: mind('settling') };
  }
  if (check.fallen) {
    return { title, text: `The dice lie there: ${name} adds to them, or lets them stand.` };
  }
  if (check.action === null) {
    const text = 'The referee names the Action, and what is at stake; then the dice fall.';
    return { title, text, advice: mind('framing') };
  }
  const waiting = Object.entries(check.cooperation ?? {}).filter(
    ([, { result }]) => result === 'waiting',
  );
  if (waiting.length > 0) {
    const names = waiting.map(([id]) => protagonists[id]?.name ?? 'somebody').sort();
    return { title, text: `The referee rolls the Support Tests of ${inARow(names)}.` };
  }
  if (reachOf(state, check) === 'impossible') {
    const text = 'It is out of reach: raise the Scale of the Action, or try something else.';
    return { title, text, advice: mind('scale') };
  }
  return { title, text: `All is said: ${name} rolls when they are ready.` };
};

/** Tests that were announced wait for the referee. */
const testing: Step = ({ public: { tests, protagonists } }) => {
  const names = Object.values(tests).map(
    ({ protagonist }) => protagonists[protagonist]?.name ?? 'somebody',
  );
  if (names.length === 0) return null;
  const who = inARow([...new Set(names)].sort());
  return { title: 'A Test', text: `The referee rolls for ${who}; a Trait may be invoked first.` };
};

/** A Milestone is under way: whoever has something to choose is named. */
const growing: Step = (state) => {
  const { milestone } = state.public;
  if (!milestone) return null;
  const names = travellers(state)
    .filter((one) => stepNow(state, one) !== null)
    .map(({ name }) => name);
  const text = `Each goes through their list; still on it: ${inARow(names.sort())}.`;
  return { title: `A ${kindWords[milestone.kind]}`, text, advice: mind('milestone') };
};

/** A compel waits for an answer: a button that accepts something says what. */
const compelled: Step = (state) => {
  const text = compelledNow(state);
  return text === null ? null : { title: 'A compel', text };
};

/** A Milestone was put off to this session. */
const due: Step = ({ public: { milestoneDue } }) =>
  milestoneDue === null
    ? null
    : {
        title: `A ${kindWords[milestoneDue]} is due`,
        text: 'The referee begins it before play goes on.',
        advice: mind('milestone'),
      };

/** Somebody has still to take one of the ready-made people; then the referee reads how it begins. */
const taking = takingStep<StarsState>(
  ({ public: { start } }) => start !== undefined,
  (state, seat) => playedBy(state, seat) !== null,
  {
    take: 'Take your protagonists',
    gather: 'The protagonists gather',
    next: 'The referee reads aloud how it begins; then whoever has an idea says what they do.',
  },
);

/** Who has still to make somebody. */
const making = makingSteps<StarsState>(
  (state) => cast(state).map(({ owner }) => owner),
  'Make your protagonists',
);

/** Whoever has an idea acts: there is no initiative (SNS-2403). What is owed hangs over it, and bars nothing (SNS-313, 1913). */
const playing = (state: StarsState): NextStep => ({
  title: 'What do you do?',
  text: [...hanging(state), 'Whoever has an idea says what they want to reach, and how.'].join(' '),
  advice: mind('playing'),
});

/** What the referee owes the table, a sentence each: of whom, by name. */
function hanging({ public: { owed, protagonists } }: StarsState): string[] {
  const of = (kind: Owed['kind']) =>
    inARow([
      ...new Set(
        Object.values(owed)
          .filter((one) => one.kind === kind)
          .map(({ of: who }) => protagonists[who]?.name ?? 'somebody'),
      ),
    ]);
  const [complication, anchor] = [of('complication'), of('anchor')];
  return [
    ...(complication === '' ? [] : [`A Complication hangs over ${complication}.`]),
    ...(anchor === '' ? [] : [`It is still untold how a tie of ${anchor} broke.`]),
  ];
}

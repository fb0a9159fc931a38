import type { StandingPrompt } from '../game';
import { whyNoStress } from '../sheet/stress';
import type { ActionRoll, GbmState, ProtagonistId } from '../state';
import { directorSeats, nameById } from '../table/lookups';
import { titled } from '../vocabulary';
import { costs, outcomeOf } from './outcomes';
import { acceptedPromise } from './promised';

export const judgePrompt = 'roll:judge';
/** Somebody is asked for a roll. */
export const callPrompt = (id: ProtagonistId) => `roll:call:${id}`;
/** Somebody’s turn has come, for what they handed in. */
export const turnPrompt = (id: ProtagonistId) => `roll:turn:${id}`;
export const promisePrompt = 'roll:promise';
/** The director is asked what a roll costs. */
export const consequencePrompt = 'roll:consequences';
export const setUpPrompt = 'roll:set-up';

/** What the roll on the table waits for. */
export function actionPrompts(state: GbmState): StandingPrompt[] {
  const { roll, setUps, consequences } = state.public;
  if (!roll) return [...callPrompts(state), ...turnPrompts(state)];
  const name = nameById(state, roll.roller);
  const self = state.public.protagonists[roll.roller];
  const roller = self?.status === 'active' ? self.seat : null;
  const prompts: StandingPrompt[] = [];
  if (roll.stage === 'framing') {
    prompts.push({
      id: judgePrompt,
      to: directorSeats(state),
      title: `${name} wants to ${titled(roll.action).toLowerCase()}`,
      text: `“${roll.goal}” How dangerous is it, and how much can it achieve?`,
    });
  }
  const open = roll.promises.find(({ status }) => status === 'offered');
  if (open && roll.stage !== 'rolled' && roller) {
    prompts.push({
      id: promisePrompt,
      to: [roller],
      title: 'A poisoned promise is offered',
      text: `${state.public.table.seats[open.by]?.name ?? 'Somebody'}: “${open.text}” Take it for +1d? It happens whatever the dice show.`,
    });
  }
  if (roll.stage !== 'rolled' || !roll.band) return prompts;
  if (roller && setUps[roll.id]?.benefit === null) {
    prompts.push({
      id: setUpPrompt,
      to: [roller],
      title: 'What does your set-up give?',
      text: 'Whoever follows up gets it.',
    });
  }
  if (costs(roll) && Object.keys(consequences).length === 0) {
    const promise = acceptedPromise(roll);
    const due = promise ? ` The poisoned promise comes true: ${promise.text}` : '';
    prompts.push({
      id: consequencePrompt,
      to: directorSeats(state),
      title: `${name}’s roll has a price`,
      text: `${resultOf(roll)} Describe what happens, then assign consequences, or finish the roll.${due}`,
    });
  }
  return prompts;
}

/** What fell and what it means, so that nobody has to look it up beneath the question. */
function resultOf({ rolled, band }: ActionRoll): string {
  if (!rolled || !band) return '';
  const { word, text } = outcomeOf(rolled.position, band);
  return `${word}, ${rolled.position}. ${text}`;
}

/** Who is asked for a roll, until there is one on the table. */
function callPrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.calls).flatMap(({ protagonist, goal, position, effect }) => {
    const self = state.public.protagonists[protagonist];
    if (!self?.seat || self.status !== 'active') return [];
    const what = goal === '' ? '' : `“${goal}” `;
    return {
      id: callPrompt(protagonist),
      to: [self.seat],
      title: 'The director asks you for a roll',
      text: `${what}${titled(position)} position, ${effect} effect. With what do you do it?`,
    };
  });
}

/** Whoever waits for their turn, now that the table is free (TABLE-058). */
function turnPrompts(state: GbmState): StandingPrompt[] {
  return Object.values(state.public.intentions).flatMap(({ protagonist, goal, action }) => {
    const self = state.public.protagonists[protagonist];
    if (!self?.seat || self.status !== 'active' || whyNoStress(state, self)) return [];
    return {
      id: turnPrompt(protagonist),
      to: [self.seat],
      title: `${titled(action)} next?`,
      text: `${goal === '' ? '' : `“${goal}” `}The table is free: it is what you handed in.`,
    };
  });
}

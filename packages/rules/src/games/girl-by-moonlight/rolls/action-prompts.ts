import type { StandingPrompt } from '../game';
import { directorSeats, nameById } from '../lookups';
import type { ActionRoll, Consequence, GbmState, ProtagonistId } from '../state';
import { titled } from '../vocabulary';
import { promiseDice } from './action-pool';
import { hasBorne } from './borne';
import { describe } from './consequence-effects';
import { costs, outcomeOf } from './outcomes';
import { promisedTo, promisesOnOffer, promisesOwed } from './promised';

export const judgePrompt = 'roll:judge';
/** A promise is offered to somebody who takes part. */
export const promisePrompt = ({ roller }: ActionRoll, id: ProtagonistId) =>
  id === roller ? 'roll:promise' : `roll:promise:${id}`;
/** The director is asked what a roll costs, and once something has come of it, whether that is all. */
export const pricePrompt = (roll: ActionRoll): string =>
  hasBorne(roll) ? 'roll:more' : 'roll:consequences';
export const setUpPrompt = 'roll:set-up';

/** What the roll on the table waits for. */
export function actionPrompts(state: GbmState): StandingPrompt[] {
  const { roll, setUps, consequences } = state.public;
  if (!roll) return [];
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
  if (roll.stage !== 'rolled') prompts.push(...promisePrompts(state, roll));
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
    prompts.push({
      id: pricePrompt(roll),
      to: directorSeats(state),
      ...(hasBorne(roll) ? whetherMore(state, roll) : price(name, roll)),
    });
  }
  return prompts;
}

type Question = Pick<StandingPrompt, 'title' | 'text'>;

function price(name: string, roll: ActionRoll): Question {
  const how = 'Describe what happens, then assign consequences, or finish the roll.';
  const text = [resultOf(roll), how, ...owedOf(roll)].join(' ');
  return { title: `${name}’s roll has a price`, text };
}

/** One consequence is enough, unless a promise is still to come true (AMB-101). */
function whetherMore(state: GbmState, roll: ActionRoll): Question {
  const owed = owedOf(roll);
  const more = ['One is enough; assign another only if the story asks for more.'];
  return {
    title: `Is there more to ${nameById(state, roll.roller)}’s roll?`,
    text: [soFar(state, roll), ...(owed.length > 0 ? owed : more)].join(' '),
  };
}

const owedOf = (roll: ActionRoll): string[] =>
  promisesOwed(roll).map(({ text }) => `The poisoned promise comes true: ${text}`);

/** What has come of the dice, and of whom, for whoever says whether there is more to it (GBM-CON-026). */
function soFar(state: GbmState, { borne = [] }: ActionRoll): string {
  const each = borne.map((one) => `${nameById(state, one.target)}, ${ended(state, one)}`);
  return `So far: ${each.join('; ')}.`;
}

/** How a consequence ended, in words: what was left of it, and what met it. */
function ended(state: GbmState, one: Consequence): string {
  const by = [one.resisted ? 'resisted' : [], one.armoured ? 'met with armour' : []].flat();
  const spared = one.protecting ? [`in place of ${nameById(state, one.protecting)}`] : [];
  const came = one.avoided ? ['nothing came of it'] : [];
  return [describe(state, one), ...spared, ...by, ...came].join(', ');
}

/** Whoever is offered a promise is asked; of several, for the first. */
function promisePrompts(state: GbmState, roll: ActionRoll): StandingPrompt[] {
  const offered = promisesOnOffer(roll);
  const asked = [...new Set(offered.map((one) => promisedTo(roll, one)))];
  return asked.flatMap((id): StandingPrompt[] => {
    const self = state.public.protagonists[id];
    const open = offered.find((one) => promisedTo(roll, one) === id);
    if (!open || !self?.seat || self.status !== 'active') return [];
    const dice = promiseDice(state, roll, id);
    return [
      {
        id: promisePrompt(roll, id),
        to: [self.seat],
        title: 'A poisoned promise is offered',
        text: `${state.public.table.seats[open.by]?.name ?? 'Somebody'}: “${open.text}” Take it for +${dice}d? It happens whatever the dice show.`,
      },
    ];
  });
}

/** What fell and what it means, so that nobody has to look it up beneath the question. */
function resultOf({ rolled, band }: ActionRoll): string {
  if (!rolled || !band) return '';
  const { word, text } = outcomeOf(rolled.position, band);
  return `${word}, ${rolled.position}. ${text}`;
}

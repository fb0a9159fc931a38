import type { Field } from '../../../engine';
import type { OfferContext } from '../game';
import { cast, nameOf } from '../lookups';
import type { ActionRoll, GbmState, Protagonist } from '../state';
import { pricePrompt, setUpPrompt } from './action-prompts';
import { hasBorne } from './borne';
import { mayJoin } from './joining';
import { mayJudgeAgain } from './judged-again';
import { judgingOffers, offerJudgingAgain } from './judging-offers';
import { flashbackFirst } from './opening';
import { costs, hasConsequences } from './outcomes';
import { acceptedPromises, promisesOwed } from './promised';
import { actionField, offerInRoll } from './roll-offer';
import { offerBeforeDice } from './shaping-offers';
import { waitingOffers } from './waiting-offers';

/** What each seat may do about the action roll. */
export function actionOffers(c: OfferContext): void {
  const { roll, phase } = c.state.public;
  if (phase === 'creation') return;
  judgingOffers(c);
  waitingOffers(c);
  if (c.self?.status === 'active' && mayHandIn(c.state, c.self)) offerProposal(c, c.self);
  if (!roll) return;
  if (roll.stage === 'rolled') offerAfterDice(c, roll);
  else offerBeforeDice(c, roll);
}

/** Whoever’s own roll is on the table has that to do, unless their flashback comes first. */
function mayHandIn(state: GbmState, self: Protagonist): boolean {
  const { roll, eclipses } = state.public;
  if (eclipses[self.id]) return false;
  return roll?.roller !== self.id || flashbackFirst(state, roll, self);
}

/** The same whether or not it has to wait: nobody who writes in it loses it, and nothing moves. */
function offerProposal(c: OfferContext, self: Protagonist): void {
  const others = cast(c.state).filter((one) => one.id !== self.id && mayJoin(c.state, one));
  const goal: Field = {
    name: 'goal',
    kind: 'text',
    label: 'What do you want to achieve?',
    max: 300,
    required: false,
  };
  c.add({
    command: 'roll.propose',
    with: { protagonist: self.id },
    label: 'Make an action roll',
    detail: 'Say your goal and choose an action. The director then judges position and effect.',
    place: 'act',
    primary: isUnderWay(c.state),
    order: 1,
    fields: [
      goal,
      actionField(asThen(c.state, self)),
      {
        name: 'purpose',
        kind: 'choice',
        label: 'What is it for?',
        required: true,
        initial: 'overcome',
        options: [
          { value: 'overcome', label: 'Overcome something' },
          {
            value: 'set-up',
            label: 'Set up an ally',
            detail: 'On 4 or better, whoever follows up gains effect or position.',
          },
          { value: 'gather-information', label: 'Gather information in danger' },
        ],
      },
      {
        name: 'group',
        kind: 'choices',
        label: 'Lead a group action with',
        min: 0,
        max: others.length,
        options: others.map((one) => ({ value: one.id, label: nameOf(one) })),
      },
    ],
  });
}

/** Before all else that one may do after the dice. */
const FIRST = 1;

/** In a mission acting is what leads on, until it is over. */
const isUnderWay = ({ public: { phase, episode } }: GbmState): boolean =>
  phase === 'mission' && episode.mission?.stage !== 'over';

/** Whoever acts in a flashback, as they were then (GBM-FLB-005). */
function asThen({ public: { flashback } }: GbmState, self: Protagonist): Protagonist {
  if (flashback?.by !== self.id || !flashback.accepted) return self;
  return { ...self, transcendence: { ...self.transcendence, active: flashback.transcended } };
}

function offerAfterDice(c: OfferContext, roll: ActionRoll): void {
  const mine = c.self?.id === roll.roller;
  const free = !costs(roll);
  const waiting =
    Object.keys(c.state.public.consequences).length + Object.keys(c.state.public.eclipses).length >
    0;
  const setUp = c.state.public.setUps[roll.id];
  if (setUp?.benefit === null) {
    if (!mine && !c.director) return;
    for (const [benefit, label] of [
      ['effect', '+1 effect'],
      ['position', 'Better position'],
    ] as const) {
      c.add({
        command: 'roll.set-up-benefit',
        with: { benefit },
        label: mine ? label : `Settle what the set-up gives: ${label}`,
        ...(mine ? { place: 'prompt', prompt: setUpPrompt } : { place: 'director', order: 85 }),
      });
    }
    if (!waiting) offerWithdrawal(c, roll, mine);
    return;
  }
  if (waiting) return;
  if (c.director && mayJudgeAgain(c.state, roll)) offerJudgingAgain(c, roll);
  if (mine && roll.retryAt && c.self?.status === 'active') {
    offerInRoll(c, 'roll.retry', {}, `Press on from a ${roll.retryAt} position`, 5, {
      primary: true,
    });
  }
  offerWithdrawal(c, roll, mine);
  if (c.director || (mine && free)) {
    const asked = !free && Object.keys(c.state.public.consequences).length === 0;
    const enough = hasBorne(roll);
    const ends = enough ? 'That is all: finish the roll' : 'No consequences: finish the roll';
    offerInRoll(c, 'roll.finish', {}, free ? 'Done' : ends, enough ? FIRST : 60, {
      primary: free || (enough && promisesOwed(roll).length === 0),
      ...(asked ? { place: 'prompt', prompt: pricePrompt(roll) } : {}),
    });
  }
}

/** From a controlled position, or where it can be tried again, one may leave it (GBM-ARP-039, 040). */
function offerWithdrawal(c: OfferContext, roll: ActionRoll, mine: boolean) {
  const { retryAt, rolled, band } = roll;
  if (acceptedPromises(roll).length > 0) return;
  const costly = band !== null && hasConsequences(band);
  if (!mine || !(retryAt || (rolled?.position === 'controlled' && costly))) return;
  offerInRoll(c, 'roll.give-up', {}, 'Withdraw and try another way', 6);
}

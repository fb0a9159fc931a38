import type { MakingStepId, Protagonist } from '@moonlit/rules/girl-by-moonlight';
import type { ShownStep } from '../../../shell/making/made';
import { StepBody } from '../../../shell/making/step-body';
import { OfferList } from '../../../shell/offers/offer-list';
import { playbookFacts } from '../sheet/playbook-facts';
import type { OpenOffer } from '../view';
import { protagonistName, useTable } from '../view';
import { IntroSheet } from './intro-sheet';
import { AbilityLine } from './playbook-cards';
import { SeriesNotes } from './series-notes';

interface StepProps {
  one: Protagonist;
  step: ShownStep;
  /** What can be done in this step. */
  offers: readonly OpenOffer[];
  /** What belongs to the introductions. */
  extra: readonly OpenOffer[];
  next(): void;
}

/** Steps of several parts: keeping one of them does not lead on. */
const ofSeveral: readonly string[] = ['abilities', 'people', 'promises'] satisfies MakingStepId[];

/** One step of making a protagonist: what it is about, and what there is to do. */
export function ProtagonistStep({ one, step, offers, extra, next }: StepProps) {
  // What one must have, such as a traitor, is said before anybody is chosen.
  const must = step.id === 'people' ? offers.find(({ detail }) => detail)?.detail : undefined;
  return (
    <StepBody
      step={step}
      offers={offers}
      next={next}
      several={ofSeveral.includes(step.id)}
      detailed={step.id === 'abilities'}
    >
      {must ? <p class="notice">{must}</p> : null}
      {step.id === 'series' ? <SeriesNotes /> : null}
      {step.id === 'abilities' ? <Beginning one={one} /> : null}
      {step.id === 'introduction' ? (
        <>
          <OfferList offers={extra} />
          <IntroSheet one={one} />
        </>
      ) : null}
      {step.id === 'promises' ? <OthersPromises one={one} /> : null}
    </StepBody>
  );
}

/** The ability that the playbook begins with, and whether there is nothing transcendent to choose. */
function Beginning({ one }: { one: Protagonist }) {
  const facts = playbookFacts(useTable().public.value, one.playbook);
  const [start] = facts?.special ?? [];
  if (!facts || !start) return null;
  return (
    <>
      <p class="notice">
        You begin with <AbilityLine ability={start} />
      </p>
      {facts.transcendent.length === 0 ? (
        <p class="notice">
          {facts.name} begins without a transcendent ability: there is none to choose now.
        </p>
      ) : null}
    </>
  );
}

/** What the others have promised so far: promises that clash are welcome (GBM-PRM-004). */
function OthersPromises({ one }: { one: Protagonist }) {
  const state = useTable().public.value;
  const others = Object.values(state.protagonists).filter(
    ({ id, status, promises }) => id !== one.id && status !== 'lost' && promises.length > 0,
  );
  if (others.length === 0) return null;
  return (
    <details class="drawer">
      <summary>What the others promise</summary>
      <ul class="plain-list">
        {others.flatMap(({ id, promises }) =>
          promises.map((promise) => (
            <li key={promise.id}>
              <b>{protagonistName(state, id)}</b>, of{' '}
              {promise.with.map((name) => protagonistName(state, name)).join(' and ')}:{' '}
              {promise.text}
            </li>
          )),
        )}
      </ul>
    </details>
  );
}

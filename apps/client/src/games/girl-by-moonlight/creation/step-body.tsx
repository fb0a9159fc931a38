import type { MakingStep, MakingStepId, Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { typedFor } from '../../../shell/offers/form-state';
import { OfferControl, OfferForm } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import { playbookFacts } from '../sheet/playbook-facts';
import type { OpenOffer } from '../view';
import { protagonistName, useTable } from '../view';
import { ActionPicker } from './action-picker';
import { IntroSheet } from './intro-sheet';
import { keptWords } from './making';
import { AbilityLine } from './playbook-cards';
import { SeriesNotes } from './series-notes';

interface StepBodyProps {
  one: Protagonist;
  step: MakingStep;
  /** What can be done in this step. */
  offers: readonly OpenOffer[];
  /** What belongs to the introductions. */
  extra: readonly OpenOffer[];
  next(): void;
}

/** A word on each step, in plain language. */
const hints: Record<MakingStepId, string> = {
  series:
    'Read once more what you have said together. What in it would you like to see through your protagonist’s eyes?',
  roles:
    'The role you chose in the series, in your own words now; and what comes of your shared origin for you.',
  obligation: 'What everybody has to do in everyday life, and what is special about yours.',
  actions:
    'Two actions are marked already. Raise a third: what do you look forward to seeing them do?',
  abilities:
    'What only they can do. If a word is new to you, ask: somebody at the table will know.',
  people:
    'Two people with a tie to yours: family, friend, rival, mentor. Say aloud whom you think of; others may know them too. The director will play them.',
  names: 'Hints and lists are there to start from. You need not keep to them.',
  introduction:
    'When everybody has come this far, the table goes round and meets its protagonists. This is what the others will read.',
  promises:
    'What your protagonist means to do, or never to do, because of how they feel about somebody. Nobody in the story has to hear it; everybody at the table may.',
};

/** Steps of several parts: keeping one of them does not lead on. */
const ofSeveral: readonly MakingStepId[] = ['abilities', 'people', 'promises'];

/** One step of making a protagonist: what it is about, and what there is to do. */
export function StepBody({ one, step, offers, extra, next }: StepBodyProps) {
  // What one must have, such as a traitor, is said before anybody is chosen.
  const must = step.id === 'people' ? offers.find(({ detail }) => detail)?.detail : undefined;
  return (
    <div class="stack">
      <p>{hints[step.id]}</p>
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
      {offers.map((offer) =>
        ofSeveral.includes(step.id) || offers.length > 1 ? (
          <Part key={offer.key} offer={step.id === 'abilities' ? offer : undetailed(offer)} />
        ) : (
          <StepForm key={offer.key} offer={undetailed(offer)} submit="Keep and go on" sent={next} />
        ),
      )}
    </div>
  );
}

/** The step says it all already. */
function undetailed({ detail: _, ...offer }: OpenOffer): OpenOffer {
  return offer;
}

/** One of several things in a step: open until it is on the sheet, then folded with what it says. */
function Part({ offer }: { offer: OpenOffer }) {
  const kept = keptWords(offer);
  if (kept !== null && !typedFor(offer.key)) {
    const summary = kept.startsWith(offer.label) ? kept : `${offer.label}: ${kept}`;
    return <OfferControl offer={undetailed(offer)} summary={summary} />;
  }
  return (
    <section class="card" aria-label={offer.label}>
      <p class="card-title">{offer.label}</p>
      <StepForm offer={offer} submit="Keep" />
    </section>
  );
}

function StepForm(props: { offer: OpenOffer; submit: string; sent?: () => void }) {
  const { offer, submit, sent } = props;
  const [field] = offer.fields ?? [];
  const settled = sent !== undefined && keptWords(offer) !== null && !typedFor(offer.key);
  return (
    <OfferForm
      offer={offer}
      submit={settled ? 'Go on' : submit}
      settled={settled}
      {...(sent ? { sent } : {})}
    >
      {offer.command === 'character.raise-action' && field?.kind === 'choice' ? (
        <ActionPicker offer={offer.key} field={field} />
      ) : undefined}
    </OfferForm>
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

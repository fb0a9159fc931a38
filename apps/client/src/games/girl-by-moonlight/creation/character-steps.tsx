import type { MakingStep, Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../design/icon';
import { Panel } from '../../../design/panel';
import { OfferList } from '../../../shell/offers/offer-list';
import { playbookName } from '../texts';
import type { OpenOffer } from '../view';
import { ownProtagonist, protagonistName, useOffers, useTable } from '../view';
import { IntroSheet } from './intro-sheet';
import { currentStep, goTo, unsent } from './making';
import { PlaybookCards } from './playbook-cards';
import { SeriesNotes } from './series-notes';
import { StepBody } from './step-body';
import { StepList } from './step-list';

/** Making a protagonist, one step after the other, in any order. */
export function CharacterSteps() {
  const table = useTable();
  const one = ownProtagonist(table);
  const offers = useOffers('creation');
  if (offers.length === 0) return null;
  const choosing = offers.filter(({ command }) => command === 'character.create');
  if (choosing.length > 0) {
    const rest = offers.filter((offer) => !choosing.includes(offer));
    return (
      <Panel title="Choose your playbook" kicker="Your protagonist">
        <p>
          Take the one that excites you: it may fit your role, or turn it upside down. Tap a name to
          read on.
        </p>
        <PlaybookCards offers={choosing} />
        <OfferList offers={rest} />
        <SeriesDrawer />
      </Panel>
    );
  }
  const steps = one ? table.public.value.derived.protagonists[one.id]?.making : null;
  if (!one || !steps) {
    return (
      <Panel title="Protagonists in the making">
        <OfferList offers={offers} />
      </Panel>
    );
  }
  return <Guide one={one} steps={steps} offers={offers} />;
}

interface GuideProps {
  one: Protagonist;
  steps: MakingStep[];
  offers: OpenOffer[];
}

function Guide({ one, steps, offers }: GuideProps) {
  const state = useTable().public.value;
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const now = currentStep(one.id, steps);
  const index = steps.findIndex(({ id }) => id === now?.id);
  const under = (step: MakingStep) => offers.filter(({ group }) => group === step.title);
  const ready = offers.filter(({ command }) => command === 'character.ready');
  const changing = offers.filter(({ command }) => command === 'character.change-playbook');
  const done = steps.filter((step) => step.state === 'done').length;
  const go = (to: number) => {
    const step = steps[to];
    if (!step) return;
    moved.current = true;
    goTo(one.id, step.id);
  };
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    const heading = panel.current?.querySelector<HTMLElement>('.step-title');
    heading?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, [now?.id]);
  if (!now) return null;
  const number = index + 1;
  return (
    <div ref={panel} class="guide">
      <Panel
        title={protagonistName(state, one.id)}
        kicker={`Your protagonist: ${playbookName(state, one.playbook)}`}
        aside={<span class="badge">{`${done} of ${steps.length} done`}</span>}
      >
        <StepList
          steps={steps}
          now={now.id}
          unsent={steps.filter((step) => unsent(under(step))).map(({ id }) => id)}
          go={go}
        />
        <section class="step" aria-label={`Step ${number} of ${steps.length}`}>
          <h3 class="step-title" tabIndex={-1}>
            <small>
              {number} of {steps.length}
              <span class="sr-only">: </span>
            </small>
            {now.title}
          </h3>
          {now.note ? (
            <p class={`step-note step-note-${now.state}`} role="status">
              {now.note}
            </p>
          ) : null}
          <StepBody
            key={now.id}
            one={one}
            step={now}
            offers={under(now)}
            extra={offers.filter(({ command }) => command === 'introductions.begin')}
            next={() => go(index + 1)}
          />
        </section>
        <div class="step-nav">
          <button
            type="button"
            class="btn"
            aria-disabled={index === 0}
            onClick={() => go(index - 1)}
          >
            <Icon name="back" />
            Back
          </button>
          <button
            type="button"
            class="btn"
            aria-disabled={number === steps.length}
            onClick={() => go(index + 1)}
          >
            Next
            <Icon name="forth" />
          </button>
        </div>
        {ready.length > 0 ? (
          <div class="step-ready">
            <p>
              {ready.some(({ primary }) => primary)
                ? 'Everything is there. You can still change it until you say so.'
                : 'You need not choose everything now.'}
            </p>
            <OfferList offers={ready} />
          </div>
        ) : one.name === '' && now.id !== 'names' ? (
          <div class="step-ready">
            <p>In a hurry? A name is enough to play; all else can be chosen later.</p>
            <button
              type="button"
              class="btn"
              onClick={() => go(steps.findIndex(({ id }) => id === 'names'))}
            >
              Go to the name
              <Icon name="forth" />
            </button>
          </div>
        ) : null}
      </Panel>
      <details class="panel drawer">
        <summary>{protagonistName(state, one.id)} so far</summary>
        <IntroSheet one={one} />
      </details>
      {now.id === 'series' ? null : <SeriesDrawer />}
      {changing.length > 0 ? (
        <details class="panel drawer">
          <summary>Choose another playbook</summary>
          <p class="hint">What you chose from this one is cleared; what you wrote stays.</p>
          <PlaybookCards offers={changing} />
        </details>
      ) : null}
    </div>
  );
}

/** What the table has said of its series, at hand on every step (GBM-CHR-002). */
function SeriesDrawer() {
  return (
    <details class="panel drawer">
      <summary>Our series</summary>
      <SeriesNotes />
    </details>
  );
}

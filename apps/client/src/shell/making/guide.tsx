import './making.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../design/icon';
import { Panel } from '../../design/panel';
import type { OpenOffer } from '../state';
import type { Made, ShownStep } from './made';
import { offersOf } from './made';
import { currentStep, goTo, isPutOff, setPutOff, unsent } from './progress';
import { StepList } from './step-list';

interface GuideProps {
  made: Made;
  title: ComponentChildren;
  kicker: string;
  /** What can be done in any of the steps. */
  offers: readonly OpenOffer[];
  /** Steps that the table may have answered for before anybody has begun. */
  begun?: readonly string[];
  /** Draws what there is to do in a step. */
  children(step: ShownStep, offers: readonly OpenOffer[], next: () => void): ComponentChildren;
  /** Stands below the steps: what leads out of them. */
  end?(go: (step: string) => void, now: ShownStep): ComponentChildren;
  /** Stands under the panel: what is looked up beside a step. */
  below?(now: ShownStep): ComponentChildren;
  /** It can be put away until its player takes it up again. */
  later?: boolean;
}

/** The making of somebody, one step after the other, in any order; on each device one goes on where one was. */
export function Guide(props: GuideProps) {
  const { made, later } = props;
  if (later && isPutOff(made.being)) return <PutOff made={made} title={props.title} />;
  return <Steps {...props} />;
}

function Steps(props: GuideProps) {
  const { made, title, kicker, offers, begun, children, end, below, later } = props;
  const { being, steps } = made;
  const panel = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const now = currentStep(being, made, begun);
  const index = steps.findIndex(({ id }) => id === now?.id);
  const number = index + 1;
  const go = (to: number) => {
    const step = steps[to];
    if (!step) return;
    moved.current = true;
    goTo(being, step.id);
  };
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    if (panel.current) toItsHead(panel.current);
  }, [now?.id]);
  if (!now) return null;
  return (
    <div ref={panel} class="guide">
      <Panel title={title} kicker={kicker} aside={<span class="badge">{progressWords(made)}</span>}>
        <StepList
          steps={steps}
          now={now.id}
          unsent={steps.filter((step) => unsent(offersOf(step, offers))).map(({ id }) => id)}
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
              {made.plays ? `Still open: ${now.note}.` : now.note}
            </p>
          ) : null}
          {children(now, offersOf(now, offers), () => go(index + 1))}
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
          {later ? (
            <button type="button" class="btn" onClick={() => setPutOff(being, true)}>
              Later
            </button>
          ) : null}
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
        {end?.((id) => go(steps.findIndex((step) => step.id === id)), now)}
      </Panel>
      {below?.(now)}
    </div>
  );
}

/** Takes the eye and the keyboard to the head of the step that is looked at. */
export function toItsHead(guide: Element): void {
  const heading = guide.querySelector<HTMLElement>('.step-title');
  heading?.focus({ preventScroll: true });
  const show = () => guide.scrollIntoView({ block: 'start' });
  show();
  // What was held in its place until now may have moved it as it was drawn.
  requestAnimationFrame(() => {
    if (document.activeElement === heading) show();
  });
}

/** A making that waits: what it takes to go on, and how far it is. */
function PutOff({ made, title }: Pick<GuideProps, 'made' | 'title'>) {
  return (
    <div class="guide-later">
      <button type="button" class="btn" onClick={() => setPutOff(made.being, false)}>
        <span>
          Go on making {title}
          <small>{progressWords(made)}</small>
        </span>
        <Icon name="forth" />
      </button>
    </div>
  );
}

const progressWords = ({ steps }: Made): string =>
  `${steps.filter(({ state }) => state === 'done').length} of ${steps.length} done`;

import './making.css';
import type { ComponentChildren } from 'preact';
import { Panel } from '../../design/panel';
import type { OpenOffer } from '../state';
import type { Made, ShownStep } from './made';
import { offersOf, openSteps } from './made';
import { unsent } from './progress';

interface StillOpenProps {
  made: Made | null;
  /** What the viewer may choose of it now. */
  offers: readonly OpenOffer[];
  children(step: ShownStep, offers: readonly OpenOffer[]): ComponentChildren;
}

/**
 * What somebody who plays has left for later, on their own side: each step with what there is to choose in it. Nothing
 * of it has to be done.
 */
export function StillOpen({ made, offers, children }: StillOpenProps) {
  const steps = openSteps(made);
  if (!made?.plays || steps.length === 0) return null;
  return (
    <Panel
      title="Still to choose"
      kicker="Whenever you like"
      aside={<span class="badge">{steps.length} open</span>}
    >
      <p class="hint">
        You play with what is there. All of this can be chosen later as well. {made.held}
      </p>
      <div class="guide still-open">
        {steps.map((step, index) => {
          const under = offersOf(step, offers);
          return (
            <details
              key={step.id}
              class="drawer"
              open={(index === 0 && under.length > 0) || unsent(under)}
            >
              <summary>
                {step.title}
                <small class="still-open-note"> {step.note}</small>
              </summary>
              {children(step, under)}
            </details>
          );
        })}
      </div>
    </Panel>
  );
}

import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../design/panel';
import { isStillOpen, useStillOpen } from '../sheet/open-steps';
import { unsent } from './making';
import { StepBody } from './step-body';

/**
 * What somebody has left for later, on their own side: each step with what there is to choose in it. Nothing
 * of it has to be done.
 */
export function StillToChoose({ one }: { one: Protagonist }) {
  const { steps, offers } = useStillOpen(one);
  if (steps.length === 0) return null;
  const counted = offers.length > 0;
  return (
    <Panel
      title="Still to choose"
      kicker="Whenever you like"
      aside={<span class="badge">{steps.length} open</span>}
    >
      <p class="hint">
        You play with what is there. All of this can be chosen later as well
        {counted ? '.' : ': once what is on the table is settled.'}
      </p>
      <div class="guide still-open">
        {steps.map((step, index) => {
          const under = offers.filter((offer) => isStillOpen(offer, step));
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
              <StepBody one={one} step={step} offers={under} extra={[]} next={() => {}} />
            </details>
          );
        })}
      </div>
    </Panel>
  );
}

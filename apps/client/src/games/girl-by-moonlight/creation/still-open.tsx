import type { Protagonist } from '@moonlit/rules/girl-by-moonlight';
import { useMade } from '../../../shell/making/made';
import { StillOpen } from '../../../shell/making/still-open';
import { useOffers } from '../view';
import { ProtagonistStep } from './step-body';

/** What somebody who plays has left for later, on their own side. */
export function StillToChoose({ one }: { one: Protagonist }) {
  return (
    <StillOpen made={useMade(one.id)} offers={useOffers('sheet')}>
      {(step, offers) => (
        <ProtagonistStep one={one} step={step} offers={offers} extra={[]} next={() => {}} />
      )}
    </StillOpen>
  );
}

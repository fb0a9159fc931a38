import type { ComponentChildren } from 'preact';
import { Panel } from '../../design/panel';
import { list } from '../../design/words';
import { OfferList } from '../offers/offer-list';
import { personName, useOffers, useTable } from './view';

/** What the table does now, whom it waits for, and the button for it. A game adds what helps there. */
export function NextStep({ children }: { children?: ComponentChildren }) {
  const { nextStep } = useTable().public.value.derived;
  const offers = useOffers('next-step');
  if (!nextStep && offers.length === 0) return null;
  return (
    <Panel
      id="next-step"
      tone="moon"
      kicker="What happens now"
      title={nextStep?.title ?? 'The next step'}
    >
      {nextStep?.text ? <p>{nextStep.text}</p> : null}
      <WaitingFor />
      {children}
      <OfferList offers={offers} eager />
    </Panel>
  );
}

/** Questions that others have to answer before play goes on. */
function WaitingFor() {
  const table = useTable();
  const state = table.public.value;
  const others = Object.entries(state.derived.prompts).filter(
    ([, { to }]) => to.length > 0 && !to.includes(table.viewer.seat),
  );
  if (others.length === 0) return null;
  return (
    <ul class="waiting">
      {others.map(([id, { to, title }]) => (
        <li key={id}>
          Waiting for <b>{list(to.map((seat) => personName(state, seat)))}</b>: {title}
        </li>
      ))}
    </ul>
  );
}

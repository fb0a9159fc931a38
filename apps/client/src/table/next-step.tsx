import type { Moment, PublicState } from '@moonlit/rules';
import { OfferList } from '../offers/offer-list';
import { Panel } from '../ui/panel';
import { list } from '../ui/words';
import { Advice } from './advice';
import { Reminders } from './reminders';
import { personName, useOffers, useTable } from './view';

/** What the table does now, whom it waits for, and the button for it. */
export function NextStep() {
  const table = useTable();
  const state = table.public.value;
  const { nextStep } = state.derived;
  const offers = useOffers('next-step');
  return (
    <Panel id="next-step" tone="moon" kicker="What happens now" title={nextStep.title}>
      {nextStep.text ? <p>{nextStep.text}</p> : null}
      <WaitingFor />
      <Reminders when={momentsHere(state)} />
      {table.viewer.role === 'director' ? (
        <Advice topics={[state.phase]} title="What to keep in mind" />
      ) : null}
      <OfferList offers={offers} eager />
    </Panel>
  );
}

/** The moments that no other part of the table shows now. */
function momentsHere({ roll, eclipses }: PublicState): Moment[] {
  return [
    'mission',
    'downtime',
    ...(roll ? [] : (['transcend'] as const)),
    ...(Object.keys(eclipses).length > 0 ? [] : (['eclipse'] as const)),
  ];
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

import type { Clock } from '@moonlit/rules';
import { OfferList } from '../offers/offer-list';
import { ClockPie } from '../ui/clock-pie';
import { Panel } from '../ui/panel';
import { useOffers, useTable } from './view';

const kinds: Record<Clock['kind'], string> = {
  threat: 'Threat',
  progress: 'Progress',
  project: 'Project',
  room: 'Hideout',
};

/** Clocks with what can be done to each beside it. */
export function ClockList({ clocks }: { clocks: readonly Clock[] }) {
  const offers = useOffers('clocks');
  return (
    <ul class="clocks">
      {clocks.map((clock) => {
        const own = offers.filter((offer) => offer.with.clock === clock.id);
        return (
          <li key={clock.id} class={`clock clock-${clock.kind}`}>
            <ClockPie marked={clock.marked} segments={clock.segments} />
            <div class="clock-text">
              <p class="clock-name">{clock.name}</p>
              <p class="hint">
                {kinds[clock.kind]}
                {clock.outcome ? `: ${clock.outcome}` : ''}
              </p>
            </div>
            {own.length > 0 ? (
              <details class="clock-more">
                <summary class="btn btn-small">
                  Change<span class="sr-only"> “{clock.name}”</span>
                </summary>
                <OfferList offers={own} />
              </details>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The clocks that everybody sees. */
export function ClocksPanel() {
  const table = useTable();
  const clocks = Object.values(table.public.value.clocks);
  const secret = table.director.value?.clocks ?? {};
  const loose = useOffers('clocks').filter(({ with: { clock } }) => {
    return typeof clock !== 'string' || !(clock in table.public.value.clocks || clock in secret);
  });
  if (clocks.length === 0 && loose.length === 0) return null;
  return (
    <Panel title="Clocks">
      {clocks.length > 0 ? (
        <ClockList clocks={clocks} />
      ) : (
        <p class="empty">No clock is running.</p>
      )}
      <OfferList offers={loose} />
    </Panel>
  );
}

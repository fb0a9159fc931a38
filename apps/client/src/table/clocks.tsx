import type { Clock } from '@moonlit/rules';
import { OfferControl } from '../offers/offer-control';
import { OfferList } from '../offers/offer-list';
import { ClockPie } from '../ui/clock-pie';
import { Panel } from '../ui/panel';
import { signed } from '../ui/words';
import type { OpenOffer } from './view';
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
        const ticks = own.filter(({ command }) => command === 'clock.tick');
        const rest = own.filter((offer) => !ticks.includes(offer));
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
              <div class="clock-hands">
                {ticks.map((offer) => (
                  <Tick key={offer.key} offer={offer} />
                ))}
                <details class="clock-more">
                  <summary class="btn btn-small">
                    More<span class="sr-only"> for “{clock.name}”</span>
                  </summary>
                  <OfferList offers={rest} />
                </details>
              </div>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** Moves a clock with one tap, the reason being said aloud. */
function Tick({ offer }: { offer: OpenOffer }) {
  return (
    <OfferControl offer={{ ...offer, fields: [] }} summary={signed(Number(offer.with.by ?? 0))} />
  );
}

/** The clocks that everybody sees. */
export function ClocksPanel() {
  const clocks = Object.values(useTable().public.value.clocks);
  if (clocks.length === 0) return null;
  return (
    <Panel title="Clocks">
      <ClockList clocks={clocks} />
    </Panel>
  );
}

import type { Clock, VeiledClock } from '@moonlit/rules';
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
  'tug-of-war': 'Tug-of-war',
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
              {tiesOf(clock, clocks).map((tie) => (
                <p key={tie} class="hint">
                  {tie}
                </p>
              ))}
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

/** How a clock stands to others, its other end, and what the table does not see of it. */
function tiesOf(clock: Clock, clocks: readonly Clock[]): string[] {
  const { id, race, after, emptied, shows } = clock;
  const rivals = clocks.filter((other) => other.id !== id && race && other.race === race);
  const first = clocks.find((other) => other.id === after);
  const hidden = [
    ...(shows && !shows.name ? ['its name'] : []),
    ...(shows && !shows.size ? ['its size'] : []),
    ...(shows && !shows.progress ? ['how far it is'] : []),
  ];
  return [
    ...(emptied ? [`When it is empty: ${emptied}`] : []),
    ...(rivals.length > 0 ? [`Races ${rivals.map(({ name }) => `“${name}”`).join(' and ')}`] : []),
    ...(first && first.marked < first.segments ? [`Begins when “${first.name}” is full`] : []),
    ...(hidden.length > 0 ? [`The table sees it, but not ${hidden.join(' nor ')}`] : []),
  ];
}

/** Moves a clock with one tap, the reason being said aloud. */
function Tick({ offer }: { offer: OpenOffer }) {
  return (
    <OfferControl offer={{ ...offer, fields: [] }} summary={signed(Number(offer.with.by ?? 0))} />
  );
}

/** The clocks that everybody sees, and those of which they see something. */
export function ClocksPanel() {
  const { clocks, veiled } = useTable().public.value;
  const open = Object.values(clocks);
  const hidden = Object.values(veiled);
  if (open.length + hidden.length === 0) return null;
  return (
    <Panel title="Clocks">
      <ClockList clocks={open} />
      {hidden.length > 0 ? (
        <ul class="clocks">
          {hidden.map((clock) => (
            <Veiled key={clock.id} clock={clock} />
          ))}
        </ul>
      ) : null}
    </Panel>
  );
}

/** A clock of which the director hides something: drawn where its size is known, in words where not. */
function Veiled({ clock: { name, segments, marked } }: { clock: VeiledClock }) {
  return (
    <li class="clock clock-veiled">
      {segments !== null && marked !== null ? (
        <ClockPie marked={marked} segments={segments} />
      ) : (
        <span class="pie">
          <svg viewBox="-22 -22 44 44" aria-hidden="true">
            <circle class="pie-veiled" r="20" />
            <text class="pie-mark" text-anchor="middle" dominant-baseline="central">
              {marked ?? '?'}
            </text>
          </svg>
          <span class="pie-words">{veiledCount(segments, marked)}</span>
        </span>
      )}
      <div class="clock-text">
        <p class="clock-name">{name ?? 'Something is coming'}</p>
        <p class="hint">The director hides {name === null ? 'what it is' : 'part of it'}.</p>
      </div>
    </li>
  );
}

function veiledCount(segments: number | null, marked: number | null): string {
  if (marked !== null) return `${marked} marked`;
  return segments === null ? 'nobody knows how far' : `of ${segments}`;
}

import { Panel } from '../../design/panel';
import { Track } from '../../design/track';
import { OfferControl } from '../../shell/offers/offer-control';
import type { SharedPart } from './view';
import { about, doing, useOffers, useTable } from './view';

type Countdown = SharedPart['countdowns'][string];

const kindWords: Readonly<Record<Countdown['kind'], string>> = {
  standard: 'with every roll',
  progress: 'with success',
  consequence: 'with failure and Fear',
  longTerm: 'long-term',
  project: 'a project',
  plain: '',
};

/** What comes nearer, for everybody to see. */
export function CountdownPanel() {
  const all = Object.values(useTable().public.value.countdowns);
  const [start] = doing(useOffers('countdowns'), 'countdown.start');
  if (all.length === 0 && !start) return null;
  return (
    <Panel id="countdowns" title="Countdowns">
      {all.length === 0 ? <p class="empty">Nothing comes nearer.</p> : null}
      <CountdownList of={all} />
      {start ? <OfferControl offer={start} /> : null}
    </Panel>
  );
}

export function CountdownList({ of }: { of: readonly Countdown[] }) {
  const offers = useOffers('countdowns');
  return (
    <ul class="dh-countdowns">
      {of.map((countdown) => {
        const { id, name, left, from, over, kind } = countdown;
        const words = over
          ? 'over'
          : `${left} left${kindWords[kind] ? `, ${kindWords[kind]}` : ''}`;
        return (
          <li key={id}>
            <Track label={name} value={left} max={Math.max(from, left)} words={words} tone="rose" />
            <div class="acts-row">
              {about(offers, 'countdown', id).map((offer) => (
                <OfferControl key={offer.key} offer={offer} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

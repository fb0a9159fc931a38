import { counterWords } from '@moonlit/rules/stars-and-signs/vocabulary';
import { Panel } from '../../design/panel';
import { Track } from '../../design/track';
import { Written } from '../../design/written';
import { OfferControl } from '../../shell/offers/offer-control';
import { capitalised } from '../../shell/people/role-words';
import type { Counter } from './view';
import { about, useOffers, useTable } from './view';

/** What fills up before everybody’s eyes; every slot is worth five points. */
export function CountersPanel() {
  const all = Object.values(useTable().public.value.counters);
  const starting = useOffers('counters').filter(({ with: { counter } }) => counter === undefined);
  if (all.length === 0 && starting.length === 0) return null;
  return (
    <Panel id="counters" title="Counters">
      {all.length === 0 ? <p class="empty">Nothing is counted.</p> : null}
      <CounterList of={all} />
      {starting.map((offer) => (
        <OfferControl key={offer.key} offer={offer} />
      ))}
    </Panel>
  );
}

const tones = {
  progress: 'gold',
  danger: 'rose',
  defeat: 'rose',
  resource: 'silver',
  timer: 'violet',
} as const satisfies Record<Counter['kind'], string>;

export function CounterList({ of }: { of: readonly Counter[] }) {
  const offers = useOffers('counters');
  return (
    <ul class="stack">
      {of.map((counter) => {
        const { id, name, kind, slots, filled, each, brings } = counter;
        const full = filled >= slots;
        const { name: kindName, full: ends } = counterWords[kind];
        return (
          <li key={id} class="ss-counter" data-kind={kind} data-full={full}>
            <p class="kicker">
              {kindName}
              {kind === 'timer' && each > 0 ? `, ${each} with each Action` : ''}
              {full ? ' · full' : ''}
            </p>
            <Track
              label={name}
              value={filled}
              max={slots}
              words={`${filled} of ${slots} slots`}
              tone={tones[kind]}
            />
            {brings || full ? (
              <p class="hint">{brings ? <Written>{brings}</Written> : ends}</p>
            ) : null}
            <div class="acts-row">
              {about(offers, 'counter', id).map((offer) => (
                <OfferControl key={offer.key} offer={offer} {...shortOf(offer.label, name)} />
              ))}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** What is done to a Counter, without its name, which stands above. */
const shortOf = (label: string, name: string) =>
  label.startsWith(`${name}: `)
    ? { summary: capitalised(label.slice(name.length + 2)), about: name }
    : {};

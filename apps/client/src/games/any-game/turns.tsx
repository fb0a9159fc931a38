import { useState } from 'preact/hooks';
import { Empty, Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { OfferControl } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { Step } from './step';
import { about, doing, useOffers, useTable } from './view';

/** What brings them into another order. */
const ORDERS = ['turn.by-name', 'turn.by-roll', 'turn.by-cards', 'turn.by-sides', 'turn.free'];

/** Who acts one after the other, kept by hand. */
export function TurnPanel() {
  const { entries, current, round, free } = useTable().public.value.turns;
  const offers = useOffers('turns');
  const [arranging, arrange] = useState(false);
  if (entries.length + offers.length === 0) return null;
  const [next, back] = doing(offers, 'turn.step');
  const ways = offers.filter(({ command }) => ORDERS.includes(command));
  return (
    <Panel id="turns" title="Turn order" aside={<span class="badge">Round {round}</span>}>
      {entries.length === 0 ? <Empty>Nobody is in it. Add whoever acts in turn.</Empty> : null}
      <ol class="any-turns">
        {entries.map(({ id, name, drew, side, acted }) => (
          <li key={id} class="any-turn" aria-current={id === current ? 'true' : undefined}>
            <span class="any-turn-name">
              <Written>{name}</Written>
              {id === current ? <small> acts now</small> : null}
              {acted ? <small class="any-turn-acted"> has acted</small> : null}
              {side || drew ? (
                <span class="any-turn-why">
                  {drew ? <Written class="badge">{drew}</Written> : null}{' '}
                  <Written>{side ?? ''}</Written>
                </span>
              ) : null}
            </span>
            <TurnTools offers={about(offers, 'entry', id)} arranging={arranging} />
          </li>
        ))}
      </ol>
      {next && !back ? <OfferControl offer={next} /> : null}
      {free && current === null && entries.length > 0 ? (
        <p class="hint">Whoever has not acted in this round yet may be next.</p>
      ) : null}
      {next && back ? (
        <div class="any-turn-steps">
          <OfferControl offer={back} summary="Back" />
          <OfferControl offer={next} />
        </div>
      ) : null}
      <div class="any-pair">
        <OfferList offers={doing(offers, 'turn.add')} eager />
        <OfferList offers={doing(offers, 'turn.enlist')} />
      </div>
      {ways.length > 0 ? (
        <details class="any-more">
          <summary class="btn btn-small">Another order</summary>
          <OfferList offers={ways} />
        </details>
      ) : null}
      {entries.length > 0 && offers.length > 0 ? (
        <div class="offer-buttons">
          <button
            type="button"
            class="btn btn-small"
            aria-pressed={arranging}
            onClick={() => arrange(!arranging)}
          >
            Arrange
          </button>
          {arranging ? <OfferList offers={doing(offers, 'turn.clear')} /> : null}
        </div>
      ) : null}
    </Panel>
  );
}

function TurnTools({ offers, arranging }: { offers: readonly OpenOffer[]; arranging: boolean }) {
  const [give] = doing(offers, 'turn.give');
  const [remove] = doing(offers, 'turn.remove');
  const [side] = doing(offers, 'turn.side');
  const moves = doing(offers, 'turn.move');
  if (!arranging) return give ? <OfferControl offer={give} summary="Give the turn" /> : null;
  return (
    <span class="any-steps">
      <Step offer={moves.find(({ with: { by } }) => by === -1)} words="↑" />
      <Step offer={moves.find(({ with: { by } }) => by === 1)} words="↓" />
      <Step offer={remove} words="✕" />
      {side ? <OfferControl offer={side} summary="Side" /> : null}
    </span>
  );
}

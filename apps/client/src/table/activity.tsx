import { actionName, titled } from '../api/content';
import { OfferList } from '../offers/offer-list';
import { Panel } from '../ui/panel';
import { Track } from '../ui/track';
import { PoolView } from './pool';
import { protagonistName, useOffers, useTable } from './view';

/** Downtime: whose turn is left, and the activity on the table. */
export function DowntimePanel() {
  const table = useTable();
  const state = table.public.value;
  const offers = useOffers('downtime');
  const { activity } = state;
  if (state.phase !== 'downtime' && !activity && offers.length === 0) return null;
  const turns = Object.entries(state.episode.downtime).filter(
    ([id]) => state.protagonists[id]?.status === 'active',
  );
  return (
    <Panel title="Downtime">
      {activity ? (
        <div class="card">
          <p class="card-title">
            {protagonistName(state, activity.by)}: {titled(activity.activity)}
            {activity.with ? ` with ${protagonistName(state, activity.with)}` : ''}
            {activity.clock ? ` on “${state.clocks[activity.clock]?.name ?? 'a project'}”` : ''}
          </p>
          {activity.description ? <p>{activity.description}</p> : null}
          {activity.action ? <p class="hint">With {actionName(activity.action)}.</p> : null}
          {state.derived.activity ? <PoolView pool={state.derived.activity.pool} /> : null}
        </div>
      ) : null}
      <div class="turns">
        {turns.map(([id, { left, extras }]) => (
          <p key={id}>
            <b>{protagonistName(state, id)}</b>: {left === 0 ? 'done' : `${left} to take`}
            {extras.length > 0 ? <small> ({extras.join(', ')})</small> : null}
          </p>
        ))}
      </div>
      <OfferList offers={offers} />
    </Panel>
  );
}

/** Somebody remembers something that happened before. */
export function FlashbackPanel() {
  const state = useTable().public.value;
  const { flashback } = state;
  if (!flashback) return null;
  return (
    <Panel title="Flashback" kicker={protagonistName(state, flashback.by)}>
      <p>{flashback.text}</p>
      <p class="hint">
        {flashback.price === null
          ? 'The director sets its price.'
          : `Price: ${flashback.price} stress.`}
        {flashback.roll ? ' It asks for a roll.' : ''}
        {flashback.transcended ? ' Remembered as the transcended self.' : ''} {flashback.note}
      </p>
    </Panel>
  );
}

/** Where the dark stands, and what is known of it. */
export function SeriesTracks({ lengths }: { lengths: { segmentsPerTier: number; tiers: number } }) {
  const { series, derived } = useTable().public.value;
  const max = lengths.segmentsPerTier * lengths.tiers;
  const words = (value: number, tierNow: number) =>
    `${value} of ${max}, tier ${['0', 'I', 'II', 'III'][tierNow] ?? tierNow}`;
  return (
    <div class="series-tracks">
      <Track
        label="Adversary"
        tone="rose"
        value={series.adversary}
        max={max}
        group={lengths.segmentsPerTier}
        words={words(series.adversary, derived.tiers.adversary)}
      />
      <Track
        label="Investigation"
        tone="silver"
        value={series.investigation}
        max={max}
        group={lengths.segmentsPerTier}
        words={words(series.investigation, derived.tiers.investigation)}
      />
    </div>
  );
}

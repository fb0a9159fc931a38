import { Panel } from '../../../design/panel';
import { Track } from '../../../design/track';
import { useFollow } from '../../../design/use-follow';
import { count } from '../../../design/words';
import { OfferList } from '../../../shell/offers/offer-list';
import { actionName, attributeName, playsetOf, titled } from '../api/content';
import { ownProtagonist, protagonistName, useOffers, useTable } from '../view';
import { PoolView } from './pool';

/** Downtime: the activity on the table, and those to choose from. */
export function DowntimePanel() {
  const table = useTable();
  const state = table.public.value;
  const offers = useOffers('downtime');
  const { activity } = state;
  const mine = activity !== null && activity.by === ownProtagonist(table)?.id;
  const card = useFollow<HTMLDivElement>(activity?.activity ?? null, mine, 'center');
  const extra = Object.entries(state.phase === 'downtime' ? state.episode.downtime : {}).filter(
    ([id, { extras }]) => extras.length > 0 && state.protagonists[id]?.status === 'active',
  );
  if (!activity && offers.length + extra.length === 0) return null;
  return (
    <Panel title="Time for each other">
      {activity ? (
        <div class="card" ref={card}>
          <p class="card-title">
            {protagonistName(state, activity.by)}:{' '}
            {state.derived.activity?.name ?? titled(activity.activity)}
            {activity.with ? ` with ${protagonistName(state, activity.with)}` : ''}
            {activity.clock ? ` on “${state.clocks[activity.clock]?.name ?? 'a project'}”` : ''}
          </p>
          {activity.description ? <p>{activity.description}</p> : null}
          {activity.action ? <p class="hint">With {actionName(activity.action)}.</p> : null}
          {activity.opposed && activity.with ? (
            <p class="hint">
              {protagonistName(state, activity.with)}’s heart is
              {activity.opposed.heart ? '' : ' not'} in this fight; they answer with{' '}
              {attributeName(activity.opposed.attribute)}.
            </p>
          ) : null}
          {state.derived.activity ? <PoolView pool={state.derived.activity.pool} /> : null}
        </div>
      ) : null}
      {extra.map(([id, { left, extras }]) => (
        <p key={id} class="hint">
          <b>{protagonistName(state, id)}</b> has {count(left, 'action', 'actions')} left (
          {extras.join(', ')})
        </p>
      ))}
      <OfferList offers={offers} />
    </Panel>
  );
}

/** Somebody remembers something that happened before. */
export function FlashbackPanel() {
  const table = useTable();
  const state = table.public.value;
  const { flashback } = state;
  const mine = flashback !== null && flashback.by === ownProtagonist(table)?.id;
  const text = useFollow<HTMLParagraphElement>(flashback ? flashback.text : null, mine, 'center');
  if (!flashback) return null;
  return (
    <Panel title="Flashback" kicker={protagonistName(state, flashback.by)}>
      <p ref={text}>{flashback.text}</p>
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
export function SeriesTracks() {
  const { series, derived } = useTable().public.value;
  const { lengths } = derived;
  const max = lengths.segmentsPerTier * lengths.tiers;
  const playset = playsetOf(series.playset);
  const words = (value: number, tierNow: number) =>
    `${value} of ${max}, tier ${['0', 'I', 'II', 'III'][tierNow] ?? tierNow}`;
  return (
    <div class="series-tracks">
      <Track
        label={playset?.adversary.track ?? 'Adversary'}
        tone="rose"
        value={series.adversary}
        max={max}
        group={lengths.segmentsPerTier}
        words={words(series.adversary, derived.tiers.adversary)}
      />
      <Track
        label={playset?.investigation.track ?? 'Investigation'}
        tone="silver"
        value={series.investigation}
        max={max}
        group={lengths.segmentsPerTier}
        words={words(series.investigation, derived.tiers.investigation)}
      />
    </div>
  );
}

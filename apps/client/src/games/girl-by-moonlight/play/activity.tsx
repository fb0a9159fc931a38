import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../design/panel';
import { Track } from '../../../design/track';
import { useFollow } from '../../../design/use-follow';
import { count, tier } from '../../../design/words';
import { OfferList } from '../../../shell/offers/offer-list';
import { actionName, attributeName, playsetOf, titled } from '../api/content';
import { Said, Term } from '../learning/term';
import { ownProtagonist, protagonistName, useOffers, useTable } from '../view';
import { PoolView } from './pool';
import { StakesOf } from './stakes';

/** What somebody does in downtime, from its choice to its dice. */
export function ActivityPanel() {
  const table = useTable();
  const state = table.public.value;
  const offers = useOffers('downtime');
  const { activity } = state;
  const mine = activity !== null && activity.by === ownProtagonist(table)?.id;
  const card = useFollow<HTMLDivElement>(activity?.activity ?? null, mine, 'center');
  if (!activity) return null;
  return (
    <Panel title={activityTitle(state)} kicker="Time for each other">
      <div class="stack" ref={card}>
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
        {activity.rolled ? null : <StakesOf command="downtime.roll" />}
      </div>
      <OfferList offers={offers} />
    </Panel>
  );
}

/** Who does what, with whom, on which project. */
export function activityTitle(state: PublicState): string {
  const { activity } = state;
  if (!activity) return '';
  const what = state.derived.activity?.name ?? titled(activity.activity);
  const friend = activity.with ? ` with ${protagonistName(state, activity.with)}` : '';
  const project = activity.clock
    ? ` on “${state.clocks[activity.clock]?.name ?? 'a project'}”`
    : '';
  return `${protagonistName(state, activity.by)}: ${what}${friend}${project}`;
}

/** Who may do more in this downtime than is usual. */
export function MoreActions() {
  const state = useTable().public.value;
  const extra = Object.entries(state.phase === 'downtime' ? state.episode.downtime : {}).filter(
    ([id, { extras }]) => extras.length > 0 && state.protagonists[id]?.status === 'active',
  );
  return (
    <>
      {extra.map(([id, { left, extras }]) => (
        <p key={id} class="hint">
          <b>{protagonistName(state, id)}</b> has {count(left, 'action', 'actions')} left (
          {extras.join(', ')})
        </p>
      ))}
    </>
  );
}

/** Somebody remembers something that happened before. */
export function FlashbackPanel() {
  const table = useTable();
  const state = table.public.value;
  const { flashback } = state;
  const terms = state.derived.flashback;
  const mine = flashback !== null && flashback.by === ownProtagonist(table)?.id;
  const text = useFollow<HTMLParagraphElement>(flashback ? flashback.text : null, mine, 'center');
  if (!flashback) return null;
  return (
    <Panel title={<Said>Flashback</Said>} kicker={protagonistName(state, flashback.by)}>
      <p ref={text}>{flashback.text}</p>
      <p class="hint">
        {terms ? `Price: ${terms.terms}.` : 'The director sets its price.'}
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
  const words = (value: number, tierNow: number) => `${value} of ${max}, tier ${tier(tierNow)}`;
  return (
    <div class="series-tracks">
      <Track
        label={playset?.adversary.track ?? 'Adversary'}
        term={<Term id="adversary">{playset?.adversary.track ?? 'Adversary'}</Term>}
        tone="rose"
        value={series.adversary}
        max={max}
        group={lengths.segmentsPerTier}
        words={words(series.adversary, derived.tiers.adversary)}
      />
      <Track
        label={playset?.investigation.track ?? 'Investigation'}
        term={<Term id="investigation">{playset?.investigation.track ?? 'Investigation'}</Term>}
        tone="silver"
        value={series.investigation}
        max={max}
        group={lengths.segmentsPerTier}
        words={words(series.investigation, derived.tiers.investigation)}
      />
    </div>
  );
}

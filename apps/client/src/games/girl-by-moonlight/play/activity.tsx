import type { DowntimeActivity, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { Panel } from '../../../design/panel';
import { useFollow } from '../../../design/use-follow';
import { count, tier } from '../../../design/words';
import { HandTrack } from '../../../shell/by-hand/hand-track';
import { numberByHand } from '../../../shell/by-hand/pips';
import { StakesOf } from '../../../shell/learning/stakes';
import { Said, Term } from '../../../shell/learning/term';
import { OfferList } from '../../../shell/offers/offer-list';
import { actionName, attributeName, playsetOf, titled } from '../api/content';
import { Face, heroColour } from '../faces/face';
import type { OpenOffer } from '../view';
import { ownProtagonist, protagonistName, useOffers, useTable } from '../view';
import { PoolView } from './pool';

/** What everybody does in downtime, each in a card of their own, from its choice to its dice. */
export function Activities() {
  const { activities } = useTable().public.value;
  const offers = useOffers('activity');
  return (
    <>
      {Object.values(activities).map((one) => (
        <ActivityCard
          key={one.id}
          activity={one}
          offers={offers.filter((offer) => offer.with.protagonist === one.by)}
        />
      ))}
    </>
  );
}

interface ActivityCardProps {
  activity: DowntimeActivity;
  /** What the viewer may do about it. */
  offers: readonly OpenOffer[];
}

function ActivityCard({ activity, offers }: ActivityCardProps) {
  const table = useTable();
  const state = table.public.value;
  const mine = activity.by === ownProtagonist(table)?.id;
  const card = useFollow<HTMLDivElement>(activity.id, mine, 'center');
  const pool = state.derived.activities[activity.by]?.pool;
  return (
    <Panel
      title={activityTitle(state, activity)}
      kicker="Time for each other"
      aside={
        <span data-hero={heroColour(state, activity.by)}>
          <Face id={activity.by} size="s" />
        </span>
      }
    >
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
        {pool ? <PoolView pool={pool} /> : null}
        {activity.rolled ? null : (
          <StakesOf command={{ type: 'downtime.roll', protagonist: activity.by }} />
        )}
      </div>
      <OfferList offers={offers} />
    </Panel>
  );
}

/** Who does what, with whom, on which project. */
export function activityTitle(state: PublicState, activity: DowntimeActivity): string {
  const what = state.derived.activities[activity.by]?.name ?? titled(activity.activity);
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

/** What sets a track of the series. */
const setBy = (track: string) => (offers: readonly OpenOffer[]) =>
  numberByHand(
    offers.filter((offer) => offer.with.track === track),
    'value',
  );

/** Where the dark stands, and what is known of it. */
export function SeriesTracks() {
  const { series, derived } = useTable().public.value;
  const { lengths } = derived;
  const max = lengths.segmentsPerTier * lengths.tiers;
  const playset = playsetOf(series.playset);
  return (
    <div class="series-tracks">
      {(['adversary', 'investigation'] as const).map((track) => {
        const name = playset?.[track].track ?? titled(track);
        return (
          <HandTrack
            key={track}
            about={track}
            find={setBy(track)}
            label={name}
            term={<Term id={track}>{name}</Term>}
            tone={track === 'adversary' ? 'rose' : 'silver'}
            value={series[track]}
            max={max}
            group={lengths.segmentsPerTier}
            words={`${series[track]} of ${max}, tier ${tier(derived.tiers[track])}`}
          />
        );
      })}
    </div>
  );
}

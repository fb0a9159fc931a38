import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import './sky.css';
import { useState } from 'preact/hooks';
import { Panel } from '../../../../design/panel';
import { OfferList } from '../../../../shell/offers/offer-list';
import { playsetOf } from '../../api/content';
import { isFate, personName, useOffers, useTable } from '../../view';
import { FateDetail } from './fate-detail';
import { FateMap } from './fate-map';
import { FateWords } from './fate-words';
import { standingOf } from './standing';

/** The deadly bargains of the series: both paths, what is open, and what each one costs. */
export function CursedFates() {
  const state = useTable().public.value;
  const fates = playsetOf(state.series.playset)?.fates ?? [];
  const offers = useOffers('series').filter(isFate);
  const [chosen, choose] = useState<string | null>(null);
  const { sky } = state;
  if (!sky || fates.length === 0 || state.phase === 'creation') return null;
  const first = fates.find((fate) => standingOf(fate, sky) === 'open');
  const selected = chosen ?? sky.proposal?.fate ?? first?.id ?? null;
  const fate = fates.find(({ id }) => id === selected);
  const used = fates.filter(({ id }) => sky.fates[id]).length;
  return (
    <Panel
      title="Cursed fates"
      aside={<span class="badge">{`${used} of ${fates.length} used`}</span>}
    >
      <p class="hint">{moment(state)}</p>
      <Proposal state={state} />
      <FateMap fates={fates} sky={sky} selected={selected} choose={choose} />
      {fate ? (
        <FateDetail fate={fate} offers={offers.filter((offer) => offer.with.fate === fate.id)} />
      ) : null}
      <OfferList offers={offers.filter((offer) => offer.with.fate === undefined)} />
      <FateWords fates={fates} sky={sky} />
    </Panel>
  );
}

/** What is under discussion, for everybody. */
function Proposal({ state }: { state: PublicState }) {
  const proposal = state.sky?.proposal;
  if (!proposal) return null;
  const { by, why, withoutBenefit } = proposal;
  const name = playsetOf(state.series.playset)?.fates?.find(({ id }) => id === proposal.fate)?.name;
  return (
    <p class="notice">
      <b>{personName(state, by)}</b> proposes {name}
      {withoutBenefit ? ' without its benefit' : ''}. Talk it over; somebody else commits the group.
      {why ? ` “${why}”` : ''}
    </p>
  );
}

/** Whether one can be used now, in a sentence. */
function moment({ sky, episode, phase }: PublicState): string {
  const now = Object.values(sky?.fates ?? {}).some((used) => used.episode === episode.number);
  if (now) return 'One was used in this episode; the next can follow in the next one.';
  return phase === 'obligation' || phase === 'downtime'
    ? 'One an episode, if you want it: a benefit, and a price. Never compulsory.'
    : 'They are used in obligation or downtime, one an episode.';
}

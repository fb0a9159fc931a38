import { Panel } from '../../../design/panel';
import { ChoiceButtons } from '../../../shell/offers/choice-buttons';
import { OfferForm } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { doing, useOffers, useOwn, useTable } from '../view';

const WAITS =
  'Another Check lies on the table. Say what you do next: it waits with your name on it, and is a tap when its turn comes.';

/** What somebody can begin outside turns: an action, going on with one, a Rest, their luck. */
export function ActPanel() {
  const own = useOwn();
  const { viewer, public: shared } = useTable();
  const all = useOffers('check').filter(({ with: { check } }) => check === undefined);
  const proposals = doing(all, 'check.propose');
  const [propose] = proposals;
  const others = all.filter((offer) => !proposals.includes(offer) || offer !== propose);
  if (viewer.role !== 'protagonist' || own.length === 0 || all.length === 0) return null;
  const waits = shared.value.check !== null;
  return (
    <Panel id="act" tone="moon" title="Act">
      {waits && propose ? <p class="hint">{WAITS}</p> : null}
      {propose ? (
        <Propose
          offer={propose}
          legend={waits ? 'Say what I do next, with' : 'Put it on the table, with'}
        />
      ) : null}
      <OfferList offers={others} />
    </Panel>
  );
}

/** What one wants to reach, if it is to be written, and the Stat that puts it on the table at one tap. */
function Propose({ offer, legend }: { offer: OpenOffer; legend: string }) {
  const field = offer.fields?.find(({ name }) => name === 'stat');
  if (field?.kind !== 'choice') return <OfferForm offer={offer} />;
  const buttons = <ChoiceButtons offer={offer} field={field} legend={legend} detailed />;
  return <OfferForm offer={offer} by={{ field, buttons }} />;
}

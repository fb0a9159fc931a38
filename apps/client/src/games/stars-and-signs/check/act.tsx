import { isSettled } from '@moonlit/rules/stars-and-signs/settled';
import { Panel } from '../../../design/panel';
import { OfferForm } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
import type { OpenOffer } from '../../../shell/state';
import { SkillButtons } from '../skill-field';
import { doing, useOffers, useOwn, useTable } from '../view';

const WAITS =
  'Another Check lies on the table. Say what you do next: it waits with your name on it, and is a tap when its turn comes.';

/** What somebody can begin: an Action, by what they are good at; magic, and what they let go wrong. */
export function ActPanel() {
  const own = useOwn();
  const { viewer, public: shared } = useTable();
  const check = useOffers('check');
  const magic = useOffers('magic').filter(({ command }) => command.startsWith('magic.'));
  const others = useOffers('act');
  const proposals = doing(check, 'check.propose');
  if (viewer.role !== 'protagonist' || own.length === 0) return null;
  const { check: now } = shared.value;
  // One of which all is told gives way to the next.
  const waits = now !== null && !isSettled(now);
  if (proposals.length + magic.length + others.length === 0) return null;
  return (
    <Panel id="act" tone="moon" title="Act">
      {waits && proposals.length > 0 ? <p class="hint">{WAITS}</p> : null}
      {proposals.map((offer) => (
        <Propose
          key={offer.key}
          offer={offer}
          legend={`${waits ? 'Say what I do next' : 'Put it on the table'}${proposals.length > 1 ? ` as ${offer.group}` : ''}, with`}
        />
      ))}
      <OfferList offers={[...magic, ...others]} />
    </Panel>
  );
}

/** What one wants, if it is to be written, and the Skill that puts it on the table at one tap. */
function Propose({ offer, legend }: { offer: OpenOffer; legend: string }) {
  const field = offer.fields?.find(({ name }) => name === 'skill');
  if (field?.kind !== 'choice') return <OfferForm offer={offer} />;
  const buttons = <SkillButtons offer={offer} field={field} legend={legend} />;
  return <OfferForm offer={offer} by={{ field, buttons }} />;
}

import { Panel } from '../../../design/panel';
import { OfferForm } from '../../../shell/offers/offer-control';
import { OfferList } from '../../../shell/offers/offer-list';
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
  const [propose] = doing(check, 'check.propose');
  if (viewer.role !== 'protagonist' || own.length === 0) return null;
  const waits = shared.value.check !== null;
  if (!propose && magic.length + others.length === 0) return null;
  return (
    <Panel id="act" tone="moon" title="Act">
      {waits && propose ? <p class="hint">{WAITS}</p> : null}
      {propose ? (
        <OfferForm offer={propose} submit={waits ? 'Say what I do next' : 'Put it on the table'} />
      ) : null}
      <OfferList offers={[...magic, ...others]} />
    </Panel>
  );
}

import { useState } from 'preact/hooks';
import { Panel } from '../../design/panel';
import { DrawerNotice, useDrawer, useHasDrawer } from '../offers/drawer';
import { OfferList } from '../offers/offer-list';
import { PORTRAIT } from '../table/commands';
import { BringPicture } from './bring-picture';

/** Portraits of those that one decides for, with what to choose them from (TABLE-260). */
export function PortraitsPanel() {
  const [unfolded, unfold] = useState(false);
  if (!useHasDrawer('pictures')) return null;
  return (
    <Panel title="Portraits">
      <details class="drawer" onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
        <summary>A picture instead of a drawn face</summary>
        <div class="stack">{unfolded ? <Choosing /> : null}</div>
      </details>
    </Panel>
  );
}

function Choosing() {
  const drawer = useDrawer('pictures');
  const offers = (drawer.offers ?? []).filter(({ command }) => command === PORTRAIT);
  return (
    <>
      <DrawerNotice drawer={drawer} />
      <OfferList offers={offers} />
      <BringPicture />
    </>
  );
}

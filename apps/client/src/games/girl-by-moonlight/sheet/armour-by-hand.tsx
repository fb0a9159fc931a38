import { Popover } from '../../../design/popover';
import { DrawerNotice, useDrawer, useHasDrawer } from '../../../shell/offers/drawer';
import { useSendFilled } from '../../../shell/offers/use-send-filled';
import { BY_HAND } from '../../../shell/table/commands';
import type { OpenOffer } from '../view';

/** What marks each kind of armour as used, or as ready again. */
const KINDS = [
  ['armourUsed', 'Armour'],
  ['specialArmourUsed', 'Special armour'],
] as const;

interface ArmourProps {
  /** All that sets somebody right by hand. */
  offers: readonly OpenOffer[];
  done?(): void;
}

/** A button for each kind of armour, which takes it or gives it back at a tap (TABLE-019). */
export function ArmourButtons({ offers, done }: ArmourProps) {
  const send = useSendFilled();
  return (
    <div class="offer-buttons">
      {KINDS.map(([name, label]) => {
        const offer = offers.find((one) => one.with[name] !== undefined);
        if (!offer) return null;
        const turn = async () => {
          if (await send(offer, {})) done?.();
        };
        return (
          <button key={name} type="button" class="btn btn-small" onClick={() => void turn()}>
            {label}: {offer.with[name] === true ? 'mark as used' : 'ready again'}
          </button>
        );
      })}
    </div>
  );
}

/** Lies over the line of somebody’s armour: a tap opens what sets it. Nothing for whoever may not. */
export function ArmourByHand({ protagonist }: { protagonist: string }) {
  if (!useHasDrawer(BY_HAND)) return null;
  return (
    <Popover class="slot-tap" label="Armour: set by hand" title="Armour by hand">
      {(close) => <Choice protagonist={protagonist} close={close} />}
    </Popover>
  );
}

function Choice({ protagonist, close }: { protagonist: string; close(): void }) {
  const drawer = useDrawer(BY_HAND, true, protagonist);
  return (
    <>
      <p class="popover-head">
        <b>Armour</b>
      </p>
      <DrawerNotice drawer={drawer} />
      {drawer.offers ? <ArmourButtons offers={drawer.offers} done={close} /> : null}
    </>
  );
}

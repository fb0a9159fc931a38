import { Popover } from '../../../design/popover';
import { DrawerNotice, useDrawer, useHasDrawer } from '../../../shell/offers/drawer';
import { formOf } from '../../../shell/offers/form-state';
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
  done?: (() => void) | undefined;
}

/** A button for each kind of armour, which takes it or gives it back at a tap (TABLE-019). */
export function ArmourButtons({ offers, done }: ArmourProps) {
  return (
    <div class="offer-buttons">
      {KINDS.map(([name, label]) => {
        const offer = offers.find((one) => one.with[name] !== undefined);
        if (!offer) return null;
        const to = offer.with[name] === true ? 'mark as used' : 'ready again';
        return <Turn key={name} offer={offer} label={`${label}: ${to}`} done={done} />;
      })}
    </div>
  );
}

interface TurnProps extends Pick<ArmourProps, 'done'> {
  offer: OpenOffer;
  label: string;
}

function Turn({ offer, label, done }: TurnProps) {
  const send = useSendFilled();
  const { pending, refusal } = formOf(offer.key);
  const turn = async () => {
    if (await send(offer, {})) done?.();
  };
  return (
    <div>
      <button
        type="button"
        class="btn btn-small"
        aria-busy={pending.value}
        onClick={() => void turn()}
      >
        {label}
      </button>
      <p role="alert">{refusal.value?.message}</p>
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

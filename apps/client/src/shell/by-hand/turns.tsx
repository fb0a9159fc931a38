import { Popover } from '../../design/popover';
import { DrawerNotice, useDrawer, useHasDrawer } from '../offers/drawer';
import { formOf } from '../offers/form-state';
import { useSendFilled } from '../offers/use-send-filled';
import type { OpenOffer } from '../state';
import { BY_HAND } from '../table/commands';

/** A value that is so or not: the part of the command that sets it, what it is called, and what a tap makes of it. */
export interface Turned {
  name: string;
  label: string;
  on: string;
  off: string;
}

interface TurnsProps {
  values: readonly Turned[];
  /** All that sets somebody or something right by hand. */
  offers: readonly OpenOffer[];
  done?: (() => void) | undefined;
}

/** A button for each value, which turns it at a tap (TABLE-019). */
export function Turns({ values, offers, done }: TurnsProps) {
  return (
    <div class="offer-buttons">
      {values.map(({ name, label, on, off }) => {
        const offer = offers.find((one) => one.with[name] !== undefined);
        if (!offer) return null;
        const to = offer.with[name] === true ? on : off;
        return <Turn key={name} offer={offer} label={`${label}: ${to}`} done={done} />;
      })}
    </div>
  );
}

interface TurnProps extends Pick<TurnsProps, 'done'> {
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

interface HandTurnsProps extends Pick<TurnsProps, 'values'> {
  /** What all offers settle that are about these values, such as whose they are. */
  about: string;
  /** What they are called together. */
  title: string;
}

/** Lies over where the values stand: a tap opens what turns them. Nothing for whoever may not. */
export function HandTurns({ values, about, title }: HandTurnsProps) {
  if (!useHasDrawer(BY_HAND)) return null;
  return (
    <Popover class="slot-tap" label={`${title}: set by hand`} title={`${title} by hand`}>
      {(close) => <Opened values={values} about={about} title={title} close={close} />}
    </Popover>
  );
}

function Opened({ values, about, title, close }: HandTurnsProps & { close(): void }) {
  const drawer = useDrawer(BY_HAND, true, about);
  return (
    <>
      <p class="popover-head">
        <b>{title}</b>
      </p>
      <DrawerNotice drawer={drawer} />
      {drawer.offers ? <Turns values={values} offers={drawer.offers} done={close} /> : null}
    </>
  );
}

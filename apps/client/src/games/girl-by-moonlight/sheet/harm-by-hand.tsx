import { Popover } from '../../../design/popover';
import { DrawerNotice, useDrawer } from '../../../shell/offers/drawer';
import { OfferForm } from '../../../shell/offers/offer-control';
import { useSendFilled } from '../../../shell/offers/use-send-filled';
import { BY_HAND } from '../../../shell/table/commands';
import type { OpenOffer } from '../view';

const isHarm = ({ command }: OpenOffer): boolean => command === 'override.harm';

/** What changes a harm that somebody has, one for each. */
export const harmOf = (offers: readonly OpenOffer[]): OpenOffer[] =>
  offers.filter((offer) => isHarm(offer) && offer.with.harm !== undefined);

/** What gives somebody another harm. */
export const moreHarm = (offers: readonly OpenOffer[]): OpenOffer | undefined =>
  offers.find((offer) => isHarm(offer) && offer.with.harm === undefined);

/** What a harm is called that an offer changes. */
export function wordsOf({ fields }: OpenOffer): string {
  const what = fields?.find(({ name }) => name === 'text');
  return what?.kind === 'text' ? (what.initial ?? '') : '';
}

/** Takes a harm away at a tap. */
export function Heal({ offer, done }: { offer: OpenOffer; done?: () => void }) {
  const send = useSendFilled();
  const heal = async () => {
    if (await send(offer, { level: 0 })) done?.();
  };
  return (
    <button type="button" class="btn btn-small" onClick={() => void heal()}>
      Heal<span class="sr-only"> “{wordsOf(offer)}”</span>
    </button>
  );
}

interface SlotProps {
  /** Whose harm it is. */
  protagonist: string;
  level: number;
  /** The harm that is in the slot; without, it is free. */
  harm?: { id: string; text: string };
}

/** Lies over a slot of the ladder: a tap heals or changes what is in it, or adds harm there. */
export function SlotByHand({ protagonist, level, harm }: SlotProps) {
  return (
    <Popover
      class="slot-tap"
      label={harm ? `“${harm.text}”: change by hand` : `Add harm of level ${level} by hand`}
      title={harm ? `“${harm.text}” by hand` : 'Harm by hand'}
    >
      {(close) => <Slot protagonist={protagonist} level={level} harm={harm?.id} close={close} />}
    </Popover>
  );
}

interface OpenSlotProps {
  protagonist: string;
  level: number;
  harm: string | undefined;
  close(): void;
}

function Slot({ protagonist, level, harm, close }: OpenSlotProps) {
  const drawer = useDrawer(BY_HAND, true, protagonist);
  const offers = drawer.offers ?? [];
  const offer = harm
    ? harmOf(offers).find((one) => one.with.harm === harm)
    : beginningAt(moreHarm(offers), level);
  return (
    <>
      <DrawerNotice drawer={drawer} />
      {offer && harm ? (
        <p class="popover-head">
          <Heal offer={offer} done={close} />
        </p>
      ) : null}
      {offer ? <OfferForm offer={offer} sent={close} /> : null}
      {drawer.offers && !offer ? <p class="hint">That cannot be set now.</p> : null}
    </>
  );
}

/** An offer of harm whose level begins at that of the slot. */
function beginningAt(offer: OpenOffer | undefined, level: number): OpenOffer | undefined {
  if (!offer) return undefined;
  const { fields = [] } = offer;
  const begun = fields.map((field) =>
    field.kind === 'number' && field.name === 'level'
      ? { ...field, initial: Math.min(level, field.max) }
      : field,
  );
  return { ...offer, fields: begun };
}

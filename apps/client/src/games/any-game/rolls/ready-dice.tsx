import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { useOwnPlace, useTable } from '../view';
import { FoldedReadings } from './folded-readings';

/** The same dice again, and those that are saved, one’s own first: a tap each, seen by whom the form says. */
export function ReadyDice({ offers, to }: { offers: readonly OpenOffer[]; to: unknown }) {
  const { saved = {} } = useOwnPlace();
  const isOwn = ({ variant = '' }: OpenOffer) =>
    variant === 'again' || isOfSheet(variant) || Object.hasOwn(saved, variant);
  const all = [...offers.filter(isOwn), ...offers.filter((offer) => !isOwn(offer))];
  return (
    <>
      <ul class="any-ready" aria-label="Roll with one tap" data-first>
        {all.map((offer) => {
          const shown = seenBy(offer, to);
          const again = offer.variant === 'again' ? againWords(offer) : undefined;
          // Whoever rolls for everybody is told where a roll is for them alone.
          const alone = to !== 'self' && shown.with.to === 'self' ? ' (only you)' : '';
          return (
            <li key={offer.key}>
              <OfferControl offer={shown} summary={again ?? `${offer.label}${alone}`} />
            </li>
          );
        })}
      </ul>
      {all.length > FEW ? <WhatTheyBring offers={all} /> : null}
    </>
  );
}

/** Beside so many each says what it may bring; of more that stands once, below them (see the style sheet). */
const FEW = 3;

/** Dice on a sheet are named by their card and their line. */
const isOfSheet = (variant: string): boolean => variant.includes(':');

/** By what ranges dice are read, once for all that are read by them. */
function WhatTheyBring({ offers }: { offers: readonly OpenOffer[] }) {
  const { readings = {} } = useTable().public.value;
  const used = new Set(offers.map(({ with: { reading } }) => reading));
  return <FoldedReadings readings={Object.values(readings).filter(({ id }) => used.has(id))} />;
}

/**
 * An offer of which it is settled who sees it: those the form says, or where its numbers are known to one alone, that
 * one. What else it asks for stays to be filled in.
 */
export function seenBy(offer: OpenOffer, to: unknown): OpenOffer {
  const { fields = [] } = offer;
  const asked = fields.find(({ name }) => name === 'to');
  const options = asked?.kind === 'choice' ? asked.options.map(({ value }) => value) : [];
  const seen = options.find((value) => value === to) ?? options[0];
  return {
    ...offer,
    with: { ...offer.with, ...(seen === undefined ? {} : { to: seen }) },
    fields: fields.filter((field) => field !== asked),
  };
}

/** A roll that is made again is seen by the same people, so a private one says that it is. */
function againWords({ label, with: { to } }: OpenOffer): string {
  return `↻ ${label}${to === 'all' ? '' : to === 'self' ? ' (only you)' : ' (in secret)'}`;
}

import type { Field } from '@moonlit/rules';
import { useState } from 'preact/hooks';
import { Panel } from '../../design/panel';
import type { FormState } from '../../shell/offers/form-state';
import { fillIn, formOf, heldIn } from '../../shell/offers/form-state';
import { OfferControl, OfferForm } from '../../shell/offers/offer-control';
import { OfferList } from '../../shell/offers/offer-list';
import type { OpenOffer } from '../../shell/state';
import { withDie, withPoint } from './expression';
import { NewestRolls } from './rolls';
import { doing, useOffers, useOwnPlace } from './view';

/** What the button says of those who will see the roll, where that is not everybody. */
const unseen: Record<string, string> = { self: ' for yourself', director: ' for the referee' };

const dice = ['d4', 'd6', 'd8', 'd10', 'd12', 'd20', 'd%'];

/** Where dice are rolled: how the newest fell, and all that it takes to roll the next. */
export function DiceTray() {
  const offers = useOffers('dice');
  const all = doing(offers, 'roll');
  const others = all.filter(({ variant }) => variant === 'typed' || variant === 'keep');
  const rolls = all.filter((offer) => !others.includes(offer));
  const free = rolls.find(({ with: { expression } }) => expression === undefined);
  return (
    <Panel id="dice" tone="moon" title="Dice">
      {free ? (
        <RollForm offer={free} ready={rolls.filter((offer) => offer !== free)} />
      ) : (
        <p class="hint">Nobody rolls now: dice are for those who play, while a session is open.</p>
      )}
      <OfferList offers={others} />
      <NewestRolls />
      <SavedDice offers={offers} />
    </Panel>
  );
}

/** Dice by their notation or by taps, what they are for and who sees them. */
function RollForm({ offer, ready }: { offer: OpenOffer; ready: readonly OpenOffer[] }) {
  const [said, say] = useState('');
  const to = offer.fields?.find(({ name }) => name === 'to');
  const seenBy = to ? heldIn(formOf(offer.key), to) : null;
  const inSecret = seenBy === 'director' ? 'Rolled. Whoever runs the table sees it.' : '';
  return (
    // Who is led here comes to the ready dice first, if there are any: they need no word of the notation.
    <div class="any-tray" data-offer={offer.key}>
      {ready.length > 0 ? <ReadyDice offers={ready} to={seenBy} /> : null}
      <OfferForm
        offer={offer}
        submit={`Roll${unseen[String(seenBy)] ?? ''}`}
        sent={() => say(inSecret)}
        beneath={(field, form) =>
          field.name === 'expression' ? <Keys field={field} form={form} /> : null
        }
      />
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}

/** Puts an expression together by taps, beginning with the one that stands there. */
function Keys({ field, form }: { field: Field; form: FormState }) {
  const text = String(heldIn(form, field) ?? '');
  const keys = [
    ...dice.map((die) => [die, `One ${die} more`, withDie(text, die)] as const),
    ['+1', '+1: one more', withPoint(text, 1)] as const,
    ['−1', '−1: one less', withPoint(text, -1)] as const,
    ['⌫', '⌫ Clear the dice', ''] as const,
  ];
  return (
    <fieldset class="any-keys">
      <legend class="sr-only">Put dice together</legend>
      {keys.map(([key, name, next]) => (
        <button
          key={key}
          type="button"
          class="btn"
          aria-label={name}
          onClick={() => fillIn(form, field, next)}
        >
          {key}
        </button>
      ))}
    </fieldset>
  );
}

/** The same dice again, and those that are saved, one’s own first: a tap each, seen by whom the form says. */
function ReadyDice({ offers, to }: { offers: readonly OpenOffer[]; to: unknown }) {
  const { saved = {} } = useOwnPlace();
  const isOwn = ({ variant = '' }: OpenOffer) =>
    variant === 'again' || Object.hasOwn(saved, variant);
  const all = [...offers.filter(isOwn), ...offers.filter((offer) => !isOwn(offer))];
  return (
    <ul class="any-ready" aria-label="Roll with one tap" data-first>
      {all.map((offer) => {
        const seenBy = typeof to === 'string' && offer.fields?.length ? { to } : {};
        const ready = { ...offer, with: { ...offer.with, ...seenBy }, fields: [] };
        const again = offer.variant === 'again' ? againWords(offer) : undefined;
        return (
          <li key={offer.key}>
            <OfferControl offer={ready} summary={again ?? offer.label} />
          </li>
        );
      })}
    </ul>
  );
}

/** A roll that is made again is seen by the same people, so a private one says that it is. */
function againWords({ label, with: { to } }: OpenOffer): string {
  return `↻ ${label}${to === 'all' ? '' : to === 'self' ? ' (only you)' : ' (in secret)'}`;
}

function SavedDice({ offers }: { offers: readonly OpenOffer[] }) {
  const saving = [...doing(offers, 'roll.save'), ...doing(offers, 'roll.discard')];
  if (saving.length === 0) return null;
  return (
    <details class="drawer">
      <summary>Save dice for later</summary>
      <OfferList offers={saving} />
    </details>
  );
}

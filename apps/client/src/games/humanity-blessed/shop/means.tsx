import { dieWords } from '@moonlit/rules/held';
import { statWords } from '@moonlit/rules/humanity-blessed/vocabulary';
import { useState } from 'preact/hooks';
import { ChoiceButtons } from '../../../shell/offers/choice-buttons';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import { heldDice } from '../blessings';
import type { Character } from '../view';
import { useTable } from '../view';

const fieldOf = ({ fields = [] }: OpenOffer, wanted: string) =>
  fields.find(({ name }) => name === wanted);

/**
 * An upgrade for Blessings of any worth (HUM-1502): those that are worth least pay for it, at the tap on a Stat; whoever
 * would rather pay with others picks them in the form.
 */
export function Paying({ one, offers }: { one: Character; offers: readonly OpenOffer[] }) {
  const dice = heldDice(useTable().public.value, one.id);
  const [offer] = offers;
  const stat = offer && fieldOf(offer, 'stat');
  const pays = offer && fieldOf(offer, 'dice');
  if (!offer || stat?.kind !== 'choice' || pays?.kind !== 'choices') return null;
  const least = [...dice].sort((a, b) => a.value - b.value).slice(0, pays.min);
  return (
    <>
      <ChoiceButtons
        offer={offer}
        field={stat}
        also={{ dice: least.map(({ id }) => id) }}
        legend={`For the Blessings worth ${dieWords(least)}, a tap each:`}
        detailed
      />
      {dice.length > pays.min ? (
        <OfferControl offer={offer} summary="Pay with other Blessings" />
      ) : null}
    </>
  );
}

/** An upgrade for another Stat, which becomes a d2 (HUM-1502): first the one that drops, then a tap on the one that rises. */
export function Dropping({ offers }: { offers: readonly OpenOffer[] }) {
  const [chosen, setChosen] = useState('');
  const lowers = (offer: OpenOffer) => String(offer.with.lower);
  const [only, ...more] = offers;
  const offer = more.length === 0 ? only : offers.find((each) => lowers(each) === chosen);
  const stat = offer && fieldOf(offer, 'stat');
  return (
    <>
      <fieldset class="choice-buttons choice-groups">
        <legend class="hint">Which d4 becomes a d2?</legend>
        {offers.map((each) => (
          <button
            key={each.key}
            type="button"
            class="btn"
            aria-pressed={each === offer}
            onClick={() => setChosen(lowers(each))}
          >
            {nameOf(lowers(each))}
          </button>
        ))}
      </fieldset>
      {offer && stat?.kind === 'choice' ? (
        <ChoiceButtons
          offer={offer}
          field={stat}
          legend={`${nameOf(lowers(offer))} drops, and which rises?`}
          detailed
        />
      ) : null}
    </>
  );
}

const isStat = (name: string): name is keyof typeof statWords => name in statWords;

const nameOf = (stat: string): string => (isStat(stat) ? statWords[stat].name : stat);

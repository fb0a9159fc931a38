import { Track } from '../../design/track';
import { OfferControl } from '../../shell/offers/offer-control';
import type { OpenOffer } from '../../shell/state';
import type { Character } from './view';
import { about, hopeSlots, useOffers } from './view';

const tracks = [
  ['hope', 'Hope', 'gold'],
  ['hp', 'HP', 'rose'],
  ['stress', 'Stress', 'violet'],
  ['armour', 'Armour', 'silver'],
] as const;

/** What a character has left, with a step up and down beside each. */
export function OwnTracks({ one }: { one: Character }) {
  const offers = about(useOffers('tracks'), 'character', one.id);
  return (
    <ul class="dh-tracks">
      {tracks.map(([track, name, tone]) => {
        const steps = about(offers, 'track', track);
        const [value, max] =
          track === 'hope'
            ? [one.hope.held, hopeSlots(one)]
            : [one[track].marked, one[track].slots];
        return (
          <li key={track} class="dh-track">
            <Step offer={steps.find(({ with: { by } }) => by === -1)} words="−" />
            <Track label={name} value={value} max={max} tone={tone} />
            <Step offer={steps.find(({ with: { by } }) => by === 1)} words="+" />
          </li>
        );
      })}
    </ul>
  );
}

/** A step by one; where there is none to go its place stays, so that nothing jumps under a thumb. */
export function Step({ offer, words }: { offer: OpenOffer | undefined; words: string }) {
  return offer ? (
    <OfferControl offer={offer} summary={words} />
  ) : (
    <span class="dh-step-none" aria-hidden="true">
      {words}
    </span>
  );
}

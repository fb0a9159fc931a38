import { kindWords } from '@moonlit/rules/daggerheart/kinds';
import { Part } from '../../../design/part';
import { Written } from '../../../design/written';
import { OfferControl } from '../../../shell/offers/offer-control';
import type { OpenOffer } from '../../../shell/state';
import type { FoundEntry } from './found';
import { lineOf } from './lines';

/** What a button says where the name stands above it. */
const brief: Readonly<Record<string, string>> = {
  'library.place': 'Put on the desk',
  'library.remove': 'Remove',
  'library.take': 'Take',
  'library.give': 'Give',
  'environment.reveal': 'Reveal',
};

interface EntryProps {
  one: FoundEntry;
  /** What can be done with it. */
  offers: readonly OpenOffer[];
  /** All that there is to read of it is folded: one chooses among many. */
  brief?: boolean;
}

/** An entry of the library: what one reads of it, and what can be done with it. */
export function Entry({ one, offers, brief: isBrief }: EntryProps) {
  const { name, facts, text, features, more } = lineOf(one);
  const inside = [...features.map((each) => each.name), ...more.map((each) => each.name)];
  return (
    <article class="dh-card dh-entry" aria-label={name}>
      <h3>
        <Written>{name}</Written>
        <small>
          {' '}
          {kindWords[one.shelf][0]}
          {facts ? ' · ' : ''}
          <Written>{facts}</Written>
        </small>
      </h3>
      {text && !isBrief ? (
        <Written as="p" class="hint dh-words">
          {text}
        </Written>
      ) : null}
      {inside.length > 0 || (isBrief && text) ? (
        <details>
          <summary>{isBrief ? `Read of ${name}` : inWords(features.length, more.length)}</summary>
          {isBrief && text ? (
            <Written as="p" class="dh-words">
              {text}
            </Written>
          ) : null}
          {features.map((each) => (
            <Part key={each.name} title={each.type ? `${each.name} (${each.type})` : each.name}>
              <Written as="p" class="dh-words">
                {each.text}
              </Written>
            </Part>
          ))}
          {more.map((each) => (
            <Part key={each.name} title={each.name}>
              <Written as="p" class="dh-words">
                {each.text}
              </Written>
            </Part>
          ))}
        </details>
      ) : null}
      {offers.length > 0 ? (
        <div class="acts-row">
          {offers.map((offer) => {
            const summary = brief[offer.command];
            return summary ? (
              <OfferControl key={offer.key} offer={offer} summary={summary} about={name} />
            ) : (
              <OfferControl key={offer.key} offer={offer} />
            );
          })}
        </div>
      ) : null}
    </article>
  );
}

const inWords = (features: number, more: number): string =>
  features > 0 ? `Features: ${features}` : `More to read: ${more}`;

import { stakesOf } from '@moonlit/rules/humanity-blessed/stakes';
import { Icon } from '../../design/icon';
import { useMedia } from '../../design/use-media';
import { OfferControl } from '../../shell/offers/offer-control';
import { leadTo } from '../../shell/places/lead';
import type { OpenOffer } from '../../shell/state';
import { unfolded } from '../../shell/table/opened';
import { about, doing, useOffers, useTable } from './view';

/** What one does on a turn of an Endeavor, its end aside. */
const ACTS = ['endeavor.act', 'endeavor.shine', 'endeavor.continue'] as const;
/** What answers nothing of what dice that lie there ask: they stand with them for whoever has the last word. */
const CLOSES = 'check.close';

/**
 * What a question is about, where that stands with the table and not with the question: one’s turn in an Endeavor, dice
 * that one may step into. A tap leads to its form beside the board, or does it where nothing is left to choose.
 */
export function AskedElsewhere({ prompt }: { prompt: string }) {
  const table = useTable();
  const inEndeavor = doing(useOffers('endeavor'), ...ACTS);
  const onCheck = useOffers('check').filter(({ command }) => command !== CLOSES);
  const beside = useMedia('(min-width: 62.5rem)');
  const offers = prompt.startsWith('endeavor-turn-')
    ? inEndeavor
    : prompt === 'window'
      ? about(onCheck, 'check', table.public.value.check?.id ?? '')
      : [];
  if (offers.length === 0) return null;
  // What its dice may bring is read where it stands, before they fall.
  const hasStakes = ({ command: type, with: settled }: OpenOffer): boolean =>
    stakesOf(table.public.value, { ...settled, type }) !== null;
  const go = (offer: OpenOffer) => {
    // On a phone the question lies over what it leads to.
    if (!beside) unfolded.value = false;
    leadTo(table, offer);
  };
  return (
    <div class="hb-asked">
      {offers.map((offer) =>
        offer.fields?.length || hasStakes(offer) ? (
          <button key={offer.key} type="button" class="btn" onClick={() => go(offer)}>
            <span>{offer.label}</span>
            <Icon name="forth" />
          </button>
        ) : (
          <OfferControl key={offer.key} offer={bare(offer)} />
        ),
      )}
    </div>
  );
}

/** What it does is read where it stands. */
const bare = ({ detail: _, ...offer }: OpenOffer): OpenOffer => offer;

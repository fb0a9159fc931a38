import { reading } from '../learning/reading';
import { OfferControl } from '../offers/offer-control';
import { useOffers, useTable } from '../table/view';

/** What stands at the end of “More” of what happens now, whatever that is: how an evening ends, and how to play. */
export function Besides() {
  return (
    <>
      <EndOfEvening />
      <HowToPlayButton />
    </>
  );
}

/** How an evening ends, for whoever may end it: whoever has never run a table would look for it in vain. */
function EndOfEvening() {
  const [end] = useOffers('session').filter(({ command }) => command === 'session.end');
  if (!end) return null;
  return (
    <section class="stack" aria-label="When the evening is over">
      <h3>When the evening is over</h3>
      <OfferControl offer={end} />
    </section>
  );
}

/** How to play, for whoever knows no word of what stands above. */
function HowToPlayButton() {
  if (!useTable().game.learning) return null;
  const read = () => {
    reading.value = true;
  };
  return (
    <button type="button" class="btn btn-small" onClick={read}>
      How to play
    </button>
  );
}

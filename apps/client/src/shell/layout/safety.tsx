import { useState } from 'preact/hooks';
import { Dialog } from '../../design/dialog';
import { Icon } from '../../design/icon';
import { lazy } from '../../design/lazy';
import { sendOffer } from '../offers/form-state';
import { OfferList } from '../offers/offer-list';
import { PAUSE } from '../table/commands';
import { useOffers, useTable } from '../table/view';

const LimitsList = lazy(
  () => import('../limits/limits-list').then((module) => module.LimitsList),
  null,
);

/** Stops play at once, for anybody and without a name. */
export function PauseButton() {
  const table = useTable();
  const offers = useOffers('safety');
  const [open, setOpen] = useState(false);
  if (table.public.value.paused || table.viewer.seat === '') return null;
  const [pause] = offers.filter((offer) => offer.command === PAUSE);
  const stop = async () => {
    if (pause) await sendOffer(table, pause);
    else await table.send({ type: PAUSE });
    setOpen(false);
  };
  return (
    <>
      <button type="button" class="btn btn-icon pause" onClick={() => setOpen(true)}>
        <Icon name="pause" />
        <span class="btn-word">Pause</span>
      </button>
      {open ? (
        <Dialog title="Pause the table?" onClose={() => setOpen(false)}>
          <p>
            Everybody sees at once that somebody asked to pause. Nobody is told who it was, and you
            need not explain.
          </p>
          <button type="button" class="btn btn-primary" onClick={() => void stop()}>
            Pause for everybody
          </button>
          <LimitsList />
        </Dialog>
      ) : null}
    </>
  );
}

/** Says that play is paused, and how it goes on. */
export function PausedBanner() {
  const table = useTable();
  const offers = useOffers('safety').filter(({ command }) => command !== PAUSE);
  return (
    <div class="sticky-top">
      {table.public.value.paused ? (
        <section class="paused" aria-label="The table is paused">
          <p>
            <b>The table is paused.</b> Somebody would like to stop for a moment. Take a breath,
            talk about what is needed, change or skip what does not feel good.
          </p>
          <OfferList offers={offers} />
        </section>
      ) : null}
    </div>
  );
}

import { useState } from 'preact/hooks';
import { playsetOf, titled } from '../api/content';
import { dicePath, seatLink } from '../connection/links';
import { OfferList } from '../offers/offer-list';
import { telling } from '../story/telling';
import { CopyLink } from '../ui/copy-link';
import { Dialog } from '../ui/dialog';
import { Icon } from '../ui/icon';
import { lazy } from '../ui/lazy';
import { useOffers, useTable } from './view';

const Qr = lazy(() => import('../ui/qr').then(({ Qr }) => Qr));

/** What belongs to the seat rather than to play: its link, the session, the dice, the credits. */
export function Menu() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn btn-icon" onClick={() => setOpen(true)}>
        <Icon name="menu" />
        <span class="btn-word">Menu</span>
      </button>
      {open ? (
        <Dialog title="This table" onClose={() => setOpen(false)}>
          <MenuBody />
        </Dialog>
      ) : null}
    </>
  );
}

function MenuBody() {
  const table = useTable();
  const session = useOffers('session');
  const { table: info, series } = table.public.value;
  const playset = playsetOf(series.playset)?.name ?? titled(series.playset);
  const [showCode, setShowCode] = useState(false);
  const link = table.token ? seatLink(table.id, table.token) : null;
  return (
    <div class="stack">
      <p>
        You sit at “{info.name}” as <b>{table.viewer.name}</b>. Session {info.session.number}{' '}
        {info.session.open ? 'is open.' : 'has ended.'}
      </p>
      <OfferList offers={session} />
      {link ? (
        <section class="stack" aria-label="Your private link">
          <CopyLink label="Your private link" url={link} />
          <p class="hint">
            It leads straight to your seat, so keep it to yourself. Open it on another device to go
            on there.
          </p>
          <button
            type="button"
            class="btn"
            aria-expanded={showCode}
            onClick={() => setShowCode(!showCode)}
          >
            Continue on another device
          </button>
          {showCode ? <Qr url={link} label="QR code of your private link" /> : null}
        </section>
      ) : null}
      <button
        type="button"
        class="btn"
        onClick={() => {
          telling.value = true;
        }}
      >
        The story so far
      </button>
      <p class="hint">
        This table plays {playset}. All that was made rests on it, so it stays; for another playset,
        open another table from the start page.
      </p>
      <ul class="plain-list">
        <li>
          <a href={dicePath(table.id, Math.max(1, info.session.number))}>Check the dice</a>
        </li>
        <li>
          <a href="/about">About and credits</a>
        </li>
        <li>
          <a href="/">Leave the table</a> (your seat stays yours)
        </li>
      </ul>
    </div>
  );
}

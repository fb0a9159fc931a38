import { useState } from 'preact/hooks';
import { CopyLink } from '../../design/copy-link';
import { lazy } from '../../design/lazy';
import { sayError } from '../api/http';
import { openScreen } from '../api/tables';
import { keepScreen, screenOf } from '../connection/kept-screens';
import { screenLink } from '../connection/links';
import { useTable } from '../table/view';

const Qr = lazy(() => import('../../design/qr').then(({ Qr }) => Qr));

/** The link that shows the table on a television or in a stream: whoever watches shares their own. */
export function ShareScreen() {
  const table = useTable();
  const { token, viewer } = table;
  const own = viewer.role === 'spectator' ? token : null;
  const [screen, setScreen] = useState(own ?? screenOf(table.id) ?? null);
  const [said, say] = useState('');
  if (!token) return null;
  const make = async () => {
    say('One moment…');
    try {
      const { token: made } = await openScreen(table.id, token);
      keepScreen(table.id, made);
      setScreen(made);
      say('');
    } catch (error) {
      say(sayError(error));
    }
  };
  const link = screen && screenLink(table.id, screen);
  return (
    <div class="stack">
      <p>
        For a television or a stream: what everybody sees, as a stage without buttons. It is a seat
        that watches; nothing private is ever sent to it.
      </p>
      {link ? (
        <>
          <CopyLink label="Link for the shared screen" url={link} />
          <Qr url={link} label="QR code of the link for the shared screen" />
        </>
      ) : null}
      <div class="offer-buttons">
        {link ? (
          <a class="btn btn-primary" href={link} target="_blank" rel="noreferrer">
            Open it here
          </a>
        ) : null}
        {own ? null : (
          <button type="button" class="btn" onClick={() => void make()}>
            {link ? 'New link; the old one goes dark' : 'Make a link'}
          </button>
        )}
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}

import { useState } from 'preact/hooks';
import { CopyLink } from '../../design/copy-link';
import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { sayError } from '../api/http';
import { changeInvite } from '../api/tables';
import { inviteLink } from '../connection/links';
import { savedSeat, saveSeat } from '../connection/saved-seats';
import { useTable } from '../table/view';
import { playersAt, putInviteAway } from './invite-out';

const Reach = lazy(() => import('./reach').then(({ Reach }) => Reach));
const Qr = lazy(() => import('../../design/qr').then(({ Qr }) => Qr));

/** The link that lets people in: to copy, to show as a code, to renew or to close. */
export function Invite() {
  const table = useTable();
  const { token } = table;
  const saved = token ? savedSeat(table.id, token) : undefined;
  const [invite, setInvite] = useState<string | null>(saved?.invite ?? null);
  const [showCode, setShowCode] = useState(false);
  const [said, say] = useState('');
  if (!token) return null;
  const change = async (open: boolean) => {
    say('One moment…');
    try {
      const { invite: changed } = await changeInvite(table.id, token, open);
      setInvite(changed);
      if (saved) saveSeat({ ...saved, invite: changed ?? '' });
      say(changed ? 'There is a new invite link; the old one is dead.' : 'The invite is closed.');
    } catch (error) {
      say(sayError(error));
    }
  };
  const link = invite ? inviteLink(invite) : null;
  return (
    <div class="stack">
      {link ? (
        <>
          <CopyLink label="Invite link" url={link} />
          <Reach />
          {showCode ? <Qr url={link} label="QR code of the invite link" /> : null}
        </>
      ) : (
        <p class="hint">This device knows no open invite link.</p>
      )}
      <div class="offer-buttons">
        {link ? (
          <button
            type="button"
            class="btn btn-small"
            aria-expanded={showCode}
            onClick={() => setShowCode(!showCode)}
          >
            QR code
          </button>
        ) : null}
        <details class="invite-more">
          <summary class="btn btn-small">
            More<span class="sr-only"> about the invite</span>
          </summary>
          <p class="hint">
            Whoever opens the link gives a name and takes a seat. A new link ends the old one.
          </p>
          <div class="offer-buttons">
            <button type="button" class="btn btn-small" onClick={() => void change(true)}>
              New invite link
            </button>
            <button type="button" class="btn btn-small" onClick={() => void change(false)}>
              Close the invite
            </button>
          </div>
        </details>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}

/** The invite in sight until everybody is there: as high with nobody as with all of them. */
export function InvitePanel() {
  const table = useTable();
  const players = playersAt(table.public.value);
  const others = players.filter(({ id }) => id !== table.viewer.seat).map(({ name }) => name);
  return (
    <Panel
      tone="moon"
      kicker={
        <span class="one-line">
          {players.length === 0 ? 'Nobody yet' : `${players.length} here`}
          {others.length > 0 ? `: ${others.join(', ')}` : ''}
        </span>
      }
      title={table.viewer.role === 'director' ? 'Invite your players' : 'Invite the others'}
      aside={
        <button type="button" class="btn btn-small" onClick={() => putInviteAway(table.id)}>
          Put away<span class="sr-only"> the invite</span>
        </button>
      }
    >
      <Invite />
    </Panel>
  );
}

import { useState } from 'preact/hooks';
import { CopyLink } from '../../design/copy-link';
import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { sayError } from '../api/http';
import { changeInvite } from '../api/tables';
import { inviteLink } from '../connection/links';
import { savedSeat, saveSeat } from '../connection/saved-seats';
import { useTable } from '../table/view';
import { putInviteAway } from './invite-out';

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
        <button type="button" class="btn btn-small" onClick={() => void change(true)}>
          New invite link
        </button>
        <button type="button" class="btn btn-small" onClick={() => void change(false)}>
          Close the invite
        </button>
      </div>
      <p class="said" role="status">
        {said}
      </p>
    </div>
  );
}

/** The invite as the first thing to see at an empty table. */
export function InvitePanel() {
  const table = useTable();
  const directs = table.viewer.role === 'director';
  const others = Object.keys(table.public.value.table.seats).length - 1;
  return (
    <Panel
      tone="moon"
      kicker={others === 0 ? 'Nobody else is here yet' : `${others} more at the table`}
      title={directs ? 'Invite your players' : 'Invite the others'}
    >
      <p>Share this link. Whoever opens it gives a name and sits at the table.</p>
      <Invite />
      {others === 0 ? null : (
        <button type="button" class="btn btn-small" onClick={putInviteAway}>
          Put the invite away
        </button>
      )}
    </Panel>
  );
}

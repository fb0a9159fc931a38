import { namesApart } from '@moonlit/rules/naming';
import { useState } from 'preact/hooks';
import { CopyLink } from '../../design/copy-link';
import { lazy } from '../../design/lazy';
import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { sayError } from '../api/http';
import { freeSeat, newSeatLink } from '../api/tables';
import { sharedSeatLink } from '../connection/links';
import { aloneAtTable, useTable } from '../table/view';
import { Invite } from './invite';
import { useInviteOut } from './invite-out';

const Qr = lazy(() => import('../../design/qr').then(({ Qr }) => Qr));

/** The way in: the invite, and each seat's link. */
export function SeatsPanel() {
  const table = useTable();
  const seats = Object.values(table.public.value.table.seats);
  const names = namesApart(seats);
  const [said, say] = useState('');
  const out = useInviteOut();
  const run = (work: () => Promise<string>) => {
    say('One moment…');
    work().then(say, (error: unknown) => say(sayError(error)));
  };
  const { token } = table;
  if (!token || (out && aloneAtTable(table))) return null;
  return (
    <Panel tone="desk" title="Invite and seats">
      {out ? null : <Invite />}
      <ul class="seats">
        {seats
          .filter(({ id }) => id !== table.viewer.seat)
          .map((seat) => (
            <SeatRow
              key={seat.id}
              seat={{ ...seat, name: names[seat.id] ?? seat.name }}
              token={token}
              run={run}
            />
          ))}
      </ul>
      <p class="said" role="status">
        {said}
      </p>
    </Panel>
  );
}

interface RowProps {
  seat: { id: string; name: string; vacant: boolean };
  token: string;
  run(work: () => Promise<string>): void;
}

/** One seat: a new link for who lost theirs, or the seat set free. */
function SeatRow({ seat, token, run }: RowProps) {
  const table = useTable();
  const [link, setLink] = useState<string | null>(null);
  const [asking, setAsking] = useState<'link' | 'free' | null>(null);
  const renew = () =>
    run(async () => {
      const { token: fresh } = await newSeatLink(table.id, seat.id, token);
      setLink(sharedSeatLink(table.id, fresh));
      setAsking(null);
      return `Give ${seat.name} this link. The one they had is dead.`;
    });
  const free = () =>
    run(async () => {
      await freeSeat(table.id, seat.id, token);
      setAsking(null);
      return `${seat.name}’s seat is free. Whoever joins can take it over.`;
    });
  const toggle = (what: 'link' | 'free') => setAsking(asking === what ? null : what);
  return (
    <li class="card">
      <p class="card-title">
        <Written>{seat.name}</Written>
        {seat.vacant ? <small> seat is free</small> : null}
      </p>
      {seat.vacant ? null : (
        <div class="offer-buttons">
          <button
            type="button"
            class="btn btn-small"
            aria-expanded={asking === 'link'}
            onClick={() => toggle('link')}
          >
            New link
            <span class="sr-only">
              {' '}
              for <Written>{seat.name}</Written>
            </span>
          </button>
          <button
            type="button"
            class="btn btn-small"
            aria-expanded={asking === 'free'}
            onClick={() => toggle('free')}
          >
            Free the seat
            <span class="sr-only">
              {' '}
              of <Written>{seat.name}</Written>
            </span>
          </button>
        </div>
      )}
      {asking === 'link' ? (
        <p>
          The link that <Written>{seat.name}</Written> has is dead from then on, on every device.{' '}
          <button type="button" class="btn btn-small btn-primary" onClick={renew}>
            Yes, make a new link
          </button>
        </p>
      ) : null}
      {asking === 'free' ? (
        <p>
          <Written>{seat.name}</Written> will be sent away; whom they play stays.{' '}
          <button type="button" class="btn btn-small btn-primary" onClick={free}>
            Yes, free it
          </button>
        </p>
      ) : null}
      {link && !seat.vacant ? (
        <>
          <CopyLink label={`Private link for ${seat.name}`} url={link} />
          <Qr url={link} label={`QR code of the private link for ${seat.name}`} />
        </>
      ) : null}
    </li>
  );
}

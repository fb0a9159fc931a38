import { useEffect, useRef, useState } from 'preact/hooks';
import { CopyLink } from '../../design/copy-link';
import { lazy } from '../../design/lazy';
import { letters } from '../../design/letters';
import { Written } from '../../design/written';
import { dicePath, sharedSeatLink } from '../connection/links';
import { isOwnAct } from '../focus/own-act';
import { reading } from '../learning/reading';
import { NoticesChoice } from '../notices/notices-choice';
import { OfferList } from '../offers/offer-list';
import { turnSounds } from '../stage/cue-switch';
import { sounds } from '../stage/sound-setting';
import type { OpenOffer } from '../state';
import { telling } from '../story/telling';
import { useOffers, useTable } from '../table/view';
import { LevelChoice } from '../voice/level-choice';
import { AskButton } from '../words/ask-button';

const TableData = lazy(() => import('./table-data').then((module) => module.TableData));
const ShareScreen = lazy(() =>
  import('../people/share-screen').then((module) => module.ShareScreen),
);
const TravelPanel = lazy(() =>
  import('../travel/travel-panel').then((module) => module.TravelPanel),
);
const Qr = lazy(() => import('../../design/qr').then(({ Qr }) => Qr));

interface MenuBodyProps {
  /** Whoever has ended the session from here is led to what the table does now: it lies beneath the menu. */
  sessionEnded(): void;
}

/** What is in the menu, fetched when somebody opens it. */
export function MenuBody({ sessionEnded }: MenuBodyProps) {
  const table = useTable();
  const session = useOffers('session');
  useOnceEnded(session, sessionEnded);
  const { table: info } = table.public.value;
  const { MenuItems } = table.game;
  const [showCode, setShowCode] = useState(false);
  const [sharing, share] = useState(false);
  const [travelling, travel] = useState(false);
  const link = table.token ? sharedSeatLink(table.id, table.token) : null;
  return (
    <div class="stack">
      <p>
        You sit at “<Written>{info.name}</Written>” as{' '}
        <b>
          <Written>{table.viewer.name}</Written>
        </b>
        . Session {info.session.number} {info.session.open ? 'is open.' : 'has ended.'}
      </p>
      <AskButton />
      {table.game.learning ? (
        <button
          type="button"
          class="btn"
          onClick={() => {
            reading.value = true;
          }}
        >
          How to play
        </button>
      ) : null}
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
      {MenuItems ? <MenuItems /> : null}
      {table.game.story ? (
        <button
          type="button"
          class="btn"
          onClick={() => {
            telling.value = true;
          }}
        >
          The story so far
        </button>
      ) : null}
      {table.game.travel && table.viewer.role === 'protagonist' ? (
        <details class="drawer" onToggle={({ currentTarget }) => travel(currentTarget.open)}>
          <summary>From table to table</summary>
          {travelling ? <TravelPanel /> : null}
        </details>
      ) : null}
      {table.token ? (
        <details class="drawer" onToggle={({ currentTarget }) => share(currentTarget.open)}>
          <summary>On a shared screen</summary>
          {sharing ? <ShareScreen /> : null}
        </details>
      ) : null}
      <label class="switch">
        <input
          type="checkbox"
          checked={sounds.now.value === 'on'}
          onChange={({ currentTarget }) => turnSounds(currentTarget.checked)}
        />
        Sound on this device
      </label>
      <NoticesChoice />
      <label class="switch">
        <input
          type="checkbox"
          checked={letters.now.value === 'large'}
          onChange={({ currentTarget }) => letters.set(currentTarget.checked ? 'large' : 'usual')}
        />
        Large, plain letters on this device
      </label>
      <LevelChoice />
      <TableData />
      <ul class="plain-list">
        {table.token ? (
          <li>
            <a href={dicePath(table.id, Math.max(1, info.session.number))}>Check the dice</a>
          </li>
        ) : null}
        <li>
          <a href="/mine">What is yours on this device</a>
        </li>
        <li>
          <a href="/about">About and credits</a>
        </li>
        <li>
          <a href="/">Leave the table</a> (
          {table.token ? 'your seat stays yours' : 'it stays as it is'})
        </li>
      </ul>
    </div>
  );
}

/** Calls when ending the session, which was offered here, has been done from here. */
function useOnceEnded(session: readonly OpenOffer[], then: () => void): void {
  const ends = session.some(({ command }) => command === 'session.end');
  const could = useRef(ends);
  useEffect(() => {
    const ended = could.current && !ends && isOwnAct();
    could.current = ends;
    if (ended) then();
  }, [ends]);
}

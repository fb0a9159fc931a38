import { useEffect, useRef, useState } from 'preact/hooks';
import { Written } from '../../design/written';
import { RequestFailed, sayError } from '../api/http';
import { endReturn, lookAtReturn } from '../api/tables';
import { seatLink } from '../connection/links';
import { saveSeat, useInTab } from '../connection/saved-seats';
import { layLinkOut } from '../people/link-out';
import type { KeptReturn } from '../returning/kept-return';
import { forgetReturn } from '../returning/kept-return';
import { Page } from './page';

/** How often it is asked how it stands, milliseconds: while somebody is likely to look, and later. */
const OFTEN_MS = 3_000;
const SELDOM_MS = 8_000;
const OFTEN_FOR_MS = 120_000;

type Standing = 'waiting' | 'in' | 'away' | 'over';

interface LetInProps {
  asked: KeptReturn;
  /** It has just been asked: the keyboard was on what asked it. */
  arrives: boolean;
  back(): void;
}

/**
 * Waits until somebody lets one in to one's seat, and sits down. A page that sleeps or is loaded anew goes
 * on: what was asked stands at the table, and on this device.
 */
export function LetIn({ asked, arrives, back }: LetInProps) {
  const [standing, setStanding] = useState<Standing>('waiting');
  const [problem, setProblem] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (arrives || standing !== 'waiting') heading.current?.focus();
  }, [standing]);
  useEffect(() => follow(asked, setStanding, setProblem), [asked]);
  const giveUp = () => {
    // Where that does not arrive, the question goes by itself after a while.
    endReturn(asked).catch(() => undefined);
    forgetReturn();
    back();
  };
  return (
    <Page title={asked.tableName} look={asked.look}>
      <section class="panel panel-moon stack" aria-labelledby="let-in">
        <h2 id="let-in" tabIndex={-1} ref={heading}>
          {titles[standing]}
        </h2>
        <div role="status" class="stack">
          {standing === 'waiting' ? (
            <>
              <p>
                {asked.asked} can let you in as{' '}
                <b>
                  <Written>{asked.person}</Written>
                </b>{' '}
                now. As soon as that has happened, you sit in your seat again.
              </p>
              <p class="hint">
                You can lock your phone meanwhile, or load this page anew: it goes on waiting.
              </p>
            </>
          ) : null}
          {standing === 'in' ? <p>One moment…</p> : null}
          {standing === 'away' ? (
            <p>Ask them for your private link, or sit down beside them under another name.</p>
          ) : null}
          {standing === 'over' ? (
            <p>Nobody is asked any more: it has taken too long, or the seat was set free.</p>
          ) : null}
          {standing === 'waiting' && problem ? <p class="hint">{problem}</p> : null}
        </div>
        {standing === 'waiting' ? (
          <button type="button" class="btn" onClick={giveUp}>
            Give up
          </button>
        ) : null}
        {standing === 'away' || standing === 'over' ? (
          <button type="button" class="btn btn-primary" onClick={back}>
            Back to the invitation
          </button>
        ) : null}
      </section>
    </Page>
  );
}

const titles: Readonly<Record<Standing, string>> = {
  waiting: 'Waiting to be let in',
  in: 'You are let in',
  away: 'You were not let in',
  over: 'That question is over',
};

/** Asks again and again how it stands, while the page is looked at; ends by what is returned. */
function follow(
  asked: KeptReturn,
  tell: (standing: Standing) => void,
  sayProblem: (problem: string) => void,
): () => void {
  const begun = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over = false;
  let asking = false;
  const later = () => {
    clearTimeout(timer);
    if (over || document.visibilityState === 'hidden') return;
    timer = setTimeout(look, Date.now() - begun < OFTEN_FOR_MS ? OFTEN_MS : SELDOM_MS);
  };
  const look = () => {
    if (asking || over) return;
    asking = true;
    lookAtReturn(asked)
      .then((now) => {
        asking = false;
        if (over) return;
        sayProblem('');
        if (now.state === 'waiting') return later();
        over = true;
        forgetReturn();
        tell(now.state);
        if (now.state === 'in') sitDown(asked, now.key);
      })
      .catch((error: unknown) => {
        asking = false;
        if (over) return;
        // The table is gone, with all that was asked there.
        if (error instanceof RequestFailed && error.code === 'not-found') {
          over = true;
          forgetReturn();
          tell('over');
        } else {
          sayProblem(sayError(error));
          later();
        }
      });
  };
  const woken = () => {
    if (document.visibilityState === 'visible') look();
  };
  document.addEventListener('visibilitychange', woken);
  addEventListener('online', woken);
  look();
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', woken);
    removeEventListener('online', woken);
  };
}

type Key = Extract<Awaited<ReturnType<typeof lookAtReturn>>, { state: 'in' }>['key'];

function sitDown({ tableName, person, system, setup }: KeptReturn, key: Key): void {
  saveSeat({
    ...key,
    tableName,
    personName: person,
    system,
    ...(setup ? { setup } : {}),
    lastSeen: Date.now(),
  });
  useInTab(key.table, key.token);
  layLinkOut(key.table);
  location.assign(seatLink(key.table, key.token));
}

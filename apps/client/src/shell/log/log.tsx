import type { LogEntry } from '@moonlit/rules';
import { useRef, useState } from 'preact/hooks';
import { useArrows } from '../../design/arrows';
import { Panel } from '../../design/panel';
import { Roll } from '../../design/roll';
import { count, when } from '../../design/words';
import { Written } from '../../design/written';
import { sayError } from '../api/http';
import { olderLog } from '../api/tables';
import { isOwnAct } from '../focus/own-act';
import type { Stop } from '../offers/offer-control';
import { OfferControl } from '../offers/offer-control';
import { OfferList } from '../offers/offer-list';
import { atStep, isAboutStep } from '../offers/values';
import { chapterSentences } from '../stage/chapter-words';
import type { OpenOffer } from '../state';
import type { TableView } from '../table/view';
import { personName, useOffers, useTable } from '../table/view';
import { alsoTaken } from './also-taken';
import type { Newest } from './log-pages';
import { beginning, follow, newestOf, shownUpTo, turn, unread } from './log-pages';

/** What takes the command of a line back, for whoever may do that: the offer that asks for a line. */
function takeBack(table: TableView, seq: number): OpenOffer | null {
  for (const offer of table.offers.value) {
    const settled = atStep(offer, seq);
    if (!settled) continue;
    const all = [...newestLines(table, 'public'), ...newestLines(table, 'director')];
    const also = alsoTaken(
      all.map(([, line]) => line),
      seq,
    );
    return also ? { ...settled, detail: also } : settled;
  }
  return null;
}

/** The lines of a log that the table holds, newest first, by their numbers. */
export function newestLines(table: TableView, audience: 'public' | 'director'): Newest {
  const log = audience === 'public' ? table.public.value.log : table.director.value?.log;
  const { next, entries } = log ?? { next: 0, entries: [] };
  // They stand in a ring, where a new line takes the place of the oldest.
  return entries.flatMap((_, back) => {
    const number = next - 1 - back;
    const entry = entries[number % entries.length];
    return entry ? [[number, entry] as const] : [];
  });
}

interface LogProps {
  audience?: 'public' | 'director';
  title?: string;
}

/** The table's story: who did what, with which dice, and what was taken back. Newest first. */
export function LogPanel({ audience = 'public', title = 'Log' }: LogProps) {
  const table = useTable();
  // What asks for a line stands beside the lines.
  const sayings = useOffers('log').filter((offer) => !isAboutStep(offer));
  const [said, say] = useState('');
  const pages = useRef(unread);
  pages.current = follow(pages.current, newestLines(table, audience));
  const { newest: all, older, more } = pages.current;
  const { list, newest, waiting, show } = useWaitingLines(all);
  const undos = newest.flatMap(([number, entry], index) => {
    const first = newest[index - 1]?.[1].seq !== entry.seq;
    const undo = first && !entry.undone ? takeBack(table, entry.seq) : null;
    return undo ? [[String(number), undo] as const] : [];
  });
  // One stop for the keyboard: arrows go from line to line.
  const { map, tabIndex } = useArrows(
    undos.map(([number]) => number),
    null,
  );
  const load = async () => {
    const from = beginning(pages.current);
    if (!from || !table.token) return;
    pages.current = { ...pages.current, reading: true };
    say('Fetching…');
    try {
      const page = await olderLog(table.id, table.token, audience, from);
      pages.current = turn(pages.current, from, page);
      say(page.more ? '' : 'That was all.');
    } catch (error) {
      say(sayError(error));
    }
  };
  return (
    <Panel
      title={title}
      id={audience === 'public' && table.viewer.seat !== '' ? 'log' : undefined}
      aside={
        <button
          type="button"
          class={waiting > 0 ? 'btn btn-small log-news' : 'btn btn-small log-no-news'}
          onClick={show}
        >
          {waiting > 0 ? `Show ${count(waiting, 'new line', 'new lines')}` : 'No new lines'}
        </button>
      }
    >
      {audience === 'public' ? <OfferList offers={sayings} /> : null}
      {newest.length === 0 ? <p class="empty">Nothing has happened yet.</p> : null}
      <ol class="log" reversed ref={list} {...map}>
        {newest.map(([number, entry]) => {
          const place = String(number);
          const undo = undos.find(([one]) => one === place)?.[1] ?? null;
          const stop = { 'data-place': place, tabIndex: tabIndex(place) };
          return <Line key={number} entry={entry} undo={undo} stop={stop} />;
        })}
        {older.map((entry, index) => (
          <Line key={`older-${index}`} entry={entry} undo={null} />
        ))}
      </ol>
      {more && table.token ? (
        <button type="button" class="btn" onClick={() => void load()}>
          Earlier lines
        </button>
      ) : null}
      <p class="said" role="status">
        {said}
      </p>
    </Panel>
  );
}

/**
 * The lines to draw. While somebody reads them, what others do waits above, so that no line slips
 * away under their eyes; on a wide screen they read when they point there.
 */
function useWaitingLines(all: Newest) {
  const list = useRef<HTMLOListElement>(null);
  const [, draw] = useState(0);
  const top = newestOf(all);
  const shown = useRef(top);
  shown.current = shownUpTo(all, shown.current, isOwnAct() || !isRead(list.current));
  return {
    list,
    newest: all.filter(([number]) => number <= shown.current),
    waiting: top - shown.current,
    show: () => {
      shown.current = top;
      draw((times) => times + 1);
    },
  };
}

function isRead(list: HTMLElement | null): boolean {
  if (!list) return false;
  return list.closest('.column') === null || list.matches(':hover, :focus-within');
}

interface LineProps {
  entry: LogEntry;
  /** The way to take its command back, which the newest line of the command bears. */
  undo: OpenOffer | null;
  stop?: Stop;
}

function Line({ entry, undo, stop }: LineProps) {
  const table = useTable();
  const { LogRoll = Roll, Face } = table.game;
  const state = table.public.value;
  const hero = entry.by ? table.game.heroColour?.(state, entry.by) : undefined;
  return (
    <li
      class={entry.undone ? 'line line-undone' : undo ? 'line line-mine' : 'line'}
      data-hero={hero}
    >
      <p class="line-head">
        <span class="line-who">
          {entry.by && Face ? <Face id={entry.by} /> : null}
          <Written>{entry.by ? personName(state, entry.by) : 'The table'}</Written>
        </span>
        <time dateTime={new Date(entry.at).toISOString()}>{when(entry.at, table.serverNow())}</time>
      </p>
      <p>
        {entry.undone ? (
          <>
            <s>{entry.text}</s> <b class="line-back">taken back</b>
          </>
        ) : (
          entry.text
        )}
      </p>
      {entry.beat?.fiction ? (
        <p class="line-note">
          <Written>{entry.beat.fiction}</Written>
        </p>
      ) : null}
      {entry.beat?.chapter
        ? chapterSentences(table, entry.beat.chapter).map((said) => (
            <p key={said} class="line-note">
              <Written>{said}</Written>
            </p>
          ))
        : null}
      {entry.roll ? <LogRoll roll={entry.roll} /> : null}
      {entry.notes?.map((note) => (
        <p key={note} class="line-note">
          {note}
        </p>
      ))}
      {entry.reason ? (
        <p class="line-note">
          Because: <Written>{entry.reason}</Written>
        </p>
      ) : null}
      {undo ? (
        <div class="line-undo">
          <OfferControl offer={undo} summary="Take back" about={entry.text} stop={stop} />
        </div>
      ) : null}
    </li>
  );
}

import type { LogEntry } from '@moonlit/rules';
import { useState } from 'preact/hooks';
import { sayError } from '../api/http';
import { olderLog } from '../api/tables';
import { OfferControl } from '../offers/offer-control';
import { atStep } from '../offers/values';
import { Announcer } from '../ui/announcer';
import { Dice } from '../ui/dice';
import { Panel } from '../ui/panel';
import { when } from '../ui/words';
import { PoolLines } from './pool';
import type { OpenOffer, TableView } from './view';
import { personName, useTable } from './view';

/** What takes the command of a line back, for whoever may do that. */
function takeBack(table: TableView, seq: number): OpenOffer | null {
  const offer = table.offers.value.find(({ command }) => command === 'table.undo');
  return offer ? atStep(offer, seq) : null;
}

/** The lines of a log that the state holds, newest first, with the numbers they are kept under. */
function newestLines(table: TableView, audience: 'public' | 'director'): [string, LogEntry][] {
  const log = audience === 'public' ? table.public.value.log : table.director.value?.log;
  return Object.entries(log?.entries ?? {}).sort(([a], [b]) => Number(b) - Number(a));
}

interface LogProps {
  audience?: 'public' | 'director';
  title?: string;
}

/** The table's story: who did what, with which dice, and what was taken back. Newest first. */
export function LogPanel({ audience = 'public', title = 'Log' }: LogProps) {
  const table = useTable();
  const [older, setOlder] = useState<LogEntry[]>([]);
  const [more, setMore] = useState(true);
  const [said, say] = useState('');
  const lines = newestLines(table, audience);
  const known = [...lines.map(([, entry]) => entry), ...older];
  const oldest = known.at(-1);
  const load = async () => {
    if (!oldest || !table.token) return;
    say('Fetching…');
    const have = known.filter(({ seq }) => seq === oldest.seq).length;
    try {
      const page = await olderLog(table.id, table.token, audience, { before: oldest.seq, have });
      setOlder([...older, ...page.entries]);
      setMore(page.more);
      say(page.more ? '' : 'That was all.');
    } catch (error) {
      say(sayError(error));
    }
  };
  return (
    <Panel title={title}>
      {lines.length === 0 ? <p class="empty">Nothing has happened yet.</p> : null}
      <ol class="log" reversed>
        {lines.map(([key, entry], index) => (
          <Line key={key} entry={entry} first={lines[index - 1]?.[1].seq !== entry.seq} />
        ))}
        {older.map((entry, index) => (
          <Line key={`older-${index}`} entry={entry} first={false} />
        ))}
      </ol>
      {more && table.token && (oldest?.seq ?? 0) > 1 ? (
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

/** `first`: the newest line of its command, which bears the way to take the command back. */
function Line({ entry, first }: { entry: LogEntry; first: boolean }) {
  const table = useTable();
  const state = table.public.value;
  const undo = first && !entry.undone ? takeBack(table, entry.seq) : null;
  return (
    <li class={entry.undone ? 'line line-undone' : 'line'}>
      <p class="line-head">
        <span>{entry.by ? personName(state, entry.by) : 'The table'}</span>
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
      {entry.roll ? (
        <details class="line-roll">
          <summary>
            <Dice result={entry.roll.result} small />
            <b>{entry.roll.word}</b>
          </summary>
          <p class="hint">{entry.roll.title}</p>
          <PoolLines lines={entry.roll.lines} />
        </details>
      ) : null}
      {entry.notes?.map((note) => (
        <p key={note} class="line-note">
          {note}
        </p>
      ))}
      {entry.reason ? <p class="line-note">Because: {entry.reason}</p> : null}
      {undo ? (
        <div class="line-undo">
          <OfferControl offer={undo} summary="Take back" />
        </div>
      ) : null}
    </li>
  );
}

/** Reads out each new line of the public log. */
export function LogAnnouncer() {
  const table = useTable();
  const [newest] = newestLines(table, 'public');
  const entry = newest?.[1];
  const who = entry?.by ? `${personName(table.public.value, entry.by)}: ` : '';
  return <Announcer text={entry ? `${who}${entry.text}` : ''} />;
}

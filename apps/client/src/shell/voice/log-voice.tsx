import type { Log } from '@moonlit/rules';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../design/voice';
import { linesFrom } from '../beats/stage-beat';
import { useTable } from '../table/view';
import { isHeard, isPause } from './concerns';
import { level } from './levels';
import { news } from './news';
import { spokenLine } from './spoken-line';
import { useTurnVoice } from './turn-voice';

interface LogVoiceProps {
  /** The number of the first line that is new. */
  from: number;
  /** The same of the desk, for whoever directs. */
  deskFrom: number;
}

/** Reads out what happens: each line of a log, once, as a whole sentence; and whose turn it is then. */
export function LogVoice({ from, deskFrom }: LogVoiceProps) {
  const table = useTable();
  useNewLines(table.public.value.log, from, (lines) => {
    const { before, lines: fresh } = news(lines, table.serverNow());
    if (before) say(before);
    for (const line of fresh) {
      if (isHeard(table, line, level.now.peek())) say(spokenLine(table, line), isPause(line));
    }
  });
  useNewLines(table.director.value?.log, deskFrom, (lines) => {
    for (const line of news(lines, table.serverNow()).lines)
      say(`Only you see this: ${spokenLine(table, line)}`);
  });
  useTurnVoice();
  return null;
}

function useNewLines(
  log: Log | undefined,
  from: number,
  tell: (lines: ReturnType<typeof linesFrom>) => void,
): void {
  const next = useRef(from);
  useEffect(() => {
    if (!log) return;
    const first = next.current;
    next.current = log.next;
    tell(linesFrom(log, first));
  }, [log?.next]);
}

import type { LogEntry } from '@moonlit/rules';
import { figureOf } from '../table/figures';
import type { TableView } from '../table/view';
import type { Level } from './levels';
import type { Told } from './spoken-line';
import { names } from './spoken-line';

/** What is said at once, and to everybody: the pause is for their safety. */
export const isPause = ({ beat }: LogEntry): boolean => beat?.kind === 'pause';

/** Beats in which nothing comes to a result. */
const NO_RESULT: readonly string[] = ['joined', 'left', 'turn', 'pause-ends'];

/** Whether somebody who wants to hear this much hears a line. */
export function isHeard(table: Told & Pick<TableView, 'viewer'>, line: LogEntry, level: Level) {
  if (level === 'all' || isPause(line)) return true;
  return level === 'results' ? isResult(line) : isAbout(table, line);
}

const isResult = ({ roll, beat }: LogEntry): boolean =>
  roll !== undefined || (beat !== undefined && !NO_RESULT.includes(beat.kind));

/** Whether a line is of the viewer or whom they play, or of the whole table. */
function isAbout(
  table: Told & Pick<TableView, 'viewer'>,
  { by, beat, roll, text, notes = [] }: LogEntry,
): boolean {
  const { seat } = table.viewer;
  const own = [seat, ...(table.game.playedBy?.(table.public.value, seat) ?? [])];
  const about = [
    ...(by === null ? [] : [by]),
    ...(beat?.about ?? []),
    ...(beat?.changes ?? []).flatMap(({ of }) => of ?? []),
    ...(roll?.modifiers ?? []).flatMap(({ by }) => by ?? []),
  ];
  if (about.some((id) => own.includes(id))) return true;
  if (beat && beat.about.length === 0) return true;
  const called = own.flatMap((id) => figureOf(table, id)?.name ?? []);
  return [text, ...notes].some((one) => called.some((name) => names(one, name)));
}

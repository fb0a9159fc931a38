import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Content } from '../../api/content';
import type { GbmTable } from '../../view';

export type Question = Content['playsets'][string]['questions'][number];

/** The page after the last question. */
export const END = 'end';

/** Where somebody is among the questions of their series: one's own way, that no other ever turns. */
interface Going {
  /** A question, or `END`; `null` before one has begun. */
  at: string | null;
  /** What one has left for later, in that order. */
  later: readonly string[];
}

const KEY = 'moonlit.going.';
const known = new Map<string, Signal<Going>>();

/** The way of this table's viewer. It survives a reload of the page; another device begins anew. */
export function goingOf({ id, viewer }: GbmTable): Signal<Going> {
  const key = `${KEY}${id}.${viewer.seat}`;
  let going = known.get(key);
  if (!going) {
    going = signal(stored(key));
    going.subscribe((value) => store(key, value));
    known.set(key, going);
  }
  return going;
}

/** Turns to a question. */
export function goTo(table: GbmTable, at: string): void {
  const going = goingOf(table);
  going.value = { ...going.peek(), at };
}

/** Leaves a question for later: it comes back when nothing else is open. */
export function leave(table: GbmTable, question: string, questions: readonly Question[]): void {
  const going = goingOf(table);
  const later = [...going.peek().later.filter((id) => id !== question), question];
  going.value = { at: next(table, question, questions, later), later };
}

/** What comes after a question for the viewer of a table; see `following`. */
export function next(
  table: GbmTable,
  from: string | null,
  questions: readonly Question[],
  later: readonly string[] = goingOf(table).peek().later,
): string {
  const all = questions.map(({ id }) => id);
  const open = questions.filter((one) => isOpen(table, one)).map(({ id }) => id);
  return following(from, { all, open, later });
}

/**
 * What comes after a question: what is open in the book's order and from its beginning, then what was left
 * for later, in that order; `END` when nothing is.
 */
export function following(
  from: string | null,
  { all, open, later }: Record<'all' | 'open' | 'later', readonly string[]>,
): string {
  const place = from === null ? -1 : all.indexOf(from);
  const around = [...all.slice(place + 1), ...all.slice(0, Math.max(0, place))];
  const ahead = around.filter((id) => open.includes(id));
  const left = later.filter((id) => ahead.includes(id));
  return ahead.find((id) => !later.includes(id)) ?? left[0] ?? END;
}

/** Whether the viewer could still answer a question that has no answer. */
export function isOpen(table: GbmTable, { id, each }: Question): boolean {
  if (each && table.viewer.role !== 'protagonist') return false;
  return table.public.value.series.answers[each ? `${id}:${table.viewer.seat}` : id] === undefined;
}

function stored(key: string): Going {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return { at: null, later: [] };
    const [at, later] = ['at' in value ? value.at : null, 'later' in value ? value.later : []];
    return {
      at: typeof at === 'string' ? at : null,
      later: Array.isArray(later) ? later.filter((id) => typeof id === 'string') : [],
    };
  } catch {
    return { at: null, later: [] };
  }
}

function store(key: string, going: Going): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(going));
  } catch {
    // Without storage a reload begins with the first open question.
  }
}

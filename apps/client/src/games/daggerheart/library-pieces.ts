/** The longest text that one import takes, and what a message of it may come to: quotes take two characters there. */
const TEXT_MOST = 28_000;
const MESSAGE_MOST = 32_000;

/**
 * A file as texts that can be imported one after the other, each whole in itself and without spaces. What cannot be
 * read, or does not fit because a single entry is too long, stays as it is: the rules say what is wrong.
 */
export function piecesOf(file: string): string[] {
  const whole = parsed(file);
  if (Array.isArray(whole)) return grouped(whole.map((entry) => ['', entry] as const)).map(listOf);
  if (typeof whole !== 'object' || whole === null) return [file];
  const lists = Object.entries(whole);
  const odd = lists.filter(([, entries]) => !Array.isArray(entries));
  if (odd.some(([name]) => name !== '$schema')) return [file];
  const entries = lists.flatMap(([name, list]) =>
    Array.isArray(list) ? list.map((entry) => [name, entry] as const) : [],
  );
  return grouped(entries).map(listsOf);
}

type Named = readonly [string, unknown];

function parsed(file: string): unknown {
  try {
    return JSON.parse(file);
  } catch {
    return undefined;
  }
}

const listOf = (entries: readonly Named[]): string =>
  JSON.stringify(entries.map(([, entry]) => entry));

function listsOf(entries: readonly Named[]): string {
  const lists: Record<string, unknown[]> = {};
  for (const [name, entry] of entries) lists[name] = [...(lists[name] ?? []), entry];
  return JSON.stringify(lists);
}

/** Entries in the order of the file, as many together as fit. */
function grouped(entries: readonly Named[]): Named[][] {
  const groups: Named[][] = [];
  let [text, message] = [0, 0];
  for (const one of entries) {
    const own = JSON.stringify(one);
    const quoted = JSON.stringify(own).length;
    const last = groups.at(-1);
    if (last && text + own.length <= TEXT_MOST && message + quoted <= MESSAGE_MOST) last.push(one);
    else {
      groups.push([one]);
      [text, message] = [0, 200];
    }
    text += own.length;
    message += quoted;
  }
  return groups.length > 0 ? groups : [[]];
}

import { record, text } from '../api/parse';

const KEY = 'moonlit.screens';

const parseScreens = record(text);

/** The links of shared screens that this device knows: the token of each, by table. */
function screens(): Readonly<Record<string, string>> {
  try {
    return parseScreens(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** The token of the shared screen of a table, where this device knows one. */
export const screenOf = (table: string): string | undefined => screens()[table];

/** Keeps the token of a shared screen, or forgets it (`null`). Tells whether it was kept. */
export function keepScreen(table: string, token: string | null): boolean {
  const { [table]: _, ...others } = screens();
  try {
    const all = token === null ? others : { ...others, [table]: token };
    localStorage.setItem(KEY, JSON.stringify(all));
    return true;
  } catch {
    return false;
  }
}

import { cleanText } from '@moonlit/rules';

/** Nothing that the protocol knows is as deep. */
const DEEPEST = 24;

/**
 * What came from outside with each text in it made fit for other people's eyes (`cleanText`),
 * whatever field it stands in: so no schema, of the protocol or of a game, can forget to. What needs
 * no change is given back as it is.
 *
 * @returns `undefined` for what is nested too deeply to be a message.
 */
export function cleanInput(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  if (depth === DEEPEST) return undefined;
  const inner = (one: unknown) => cleanInput(one, depth + 1);
  if (Array.isArray(value)) {
    const cleaned = value.map(inner);
    return cleaned.some((one, at) => one !== value[at]) ? cleaned : value;
  }
  const entries = Object.entries(value);
  const cleaned = entries.map(([key, one]) => [cleanText(key), inner(one)] as const);
  const changed = cleaned.some(
    ([key, one], at) => key !== entries[at]?.[0] || one !== entries[at][1],
  );
  return changed ? Object.fromEntries(cleaned) : value;
}

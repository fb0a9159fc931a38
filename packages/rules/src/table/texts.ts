import type { Texts } from '../engine';

/** The texts of a game by their parts, of which a page fetches what it needs; without a part, all of them together. */
export const textsByPart = (parts: Readonly<Record<string, object>>): Texts => ({
  parts: Object.keys(parts),
  of: (part) =>
    part === undefined ? Object.assign({}, ...Object.values(parts)) : (parts[part] ?? {}),
});

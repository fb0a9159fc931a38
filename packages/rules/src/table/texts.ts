import type { Texts } from '../engine';

/**
 * The texts of a game by their parts, of which a page fetches what it needs; without a part, all of them together.
 *
 * @param laid what the game lays on a table by itself: see `Texts`.
 */
export const textsByPart = (parts: Readonly<Record<string, object>>, laid: object = {}): Texts => ({
  parts: Object.keys(parts),
  of: (part) =>
    part === undefined ? Object.assign({}, ...Object.values(parts)) : (parts[part] ?? {}),
  laid: () => laid,
});

import { z } from 'zod';
import { IMPORT_MOST } from './entry';
import type { LibraryKind } from './kinds';
import { isDeskKind } from './kinds';

/** Under which a piece of an import says which it is. */
export const PIECE = '$piece';

/**
 * Which piece of an import this is, how many there are, and whether it is the last with something in the open. Only that
 * one tells everybody, so that nobody learns of what comes in secret.
 */
export const whichPiece = z.strictObject({
  at: z.int().min(1).max(500),
  of: z.int().min(1).max(500),
  tells: z.boolean().optional(),
});
export type WhichPiece = z.infer<typeof whichPiece>;

/** What a message of an import may come to: quotes take two characters there. */
const MESSAGE_MOST = 31_500;
/** What stands around the entries of a piece. */
const AROUND = 200;

type InLists = readonly (readonly [LibraryKind, readonly Record<string, unknown>[]])[];

/** A text that can be imported, and how many entries are in it. */
export interface Piece {
  text: string;
  entries: number;
}

/**
 * Entries in the own form as texts that can be imported one after the other, each whole in itself, as many entries
 * together as fit into a message.
 */
export function piecesOf(lists: InLists): Piece[] {
  const pieces: { kind: LibraryKind; written: string }[][] = [];
  let [text, message] = [0, 0];
  for (const [kind, entries] of lists) {
    for (const entry of entries) {
      const written = JSON.stringify(entry);
      const quoted = JSON.stringify(written).length;
      const last = pieces.at(-1);
      const fits = text + written.length <= IMPORT_MOST && message + quoted <= MESSAGE_MOST;
      if (last && fits) last.push({ kind, written });
      else {
        pieces.push([{ kind, written }]);
        [text, message] = [AROUND, AROUND];
      }
      // A comma, and the name of a list that begins.
      text += written.length + 1;
      message += quoted + 1;
    }
  }
  const tells = pieces.findLastIndex((piece) => piece.some(({ kind }) => !isDeskKind(kind)));
  return pieces.map((piece, index) => {
    const which: WhichPiece = {
      ...{ at: index + 1, of: pieces.length },
      ...(index === tells ? { tells: true } : {}),
    };
    return { text: textOf(piece, which), entries: piece.length };
  });
}

function textOf(
  piece: readonly { kind: LibraryKind; written: string }[],
  which: WhichPiece,
): string {
  const lists = new Map<LibraryKind, string[]>();
  for (const { kind, written } of piece) {
    const list = lists.get(kind);
    if (list) list.push(written);
    else lists.set(kind, [written]);
  }
  const all = [...lists].map(([kind, entries]) => `"${kind}":[${entries.join(',')}]`);
  return `{"${PIECE}":${JSON.stringify(which)},${all.join(',')}}`;
}

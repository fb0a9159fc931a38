import type { Texts } from '../../engine';
import type { Learning } from '../../table';
import { LEARNING } from '../../table';
import { example } from './example';
import { glossary, howToPlay } from './glossary';
import { usualNumbers } from './house-rules';
import { allPlaysets } from './library/registry';
import { publicContent } from './public-content';
import { partOf, readyOf } from './tonight/told';

const learning: Learning = { howToPlay, example, glossary, usual: usualNumbers() };

/** The texts of the game: by playset, and apart from those its ready-made series; or all there are. */
export function gameTexts(ids: readonly string[]): Texts {
  const ready = new Map(ids.map((id) => [partOf(id), id]));
  return {
    parts: [...ids, ...ready.keys(), LEARNING],
    of(part) {
      if (part === LEARNING) return learning;
      const playset = part === undefined ? undefined : ready.get(part);
      if (playset !== undefined) return { starts: [readyOf(playset)] };
      if (part !== undefined) return publicContent(part);
      return {
        ...publicContent(),
        ...learning,
        starts: ids.map(readyOf),
      };
    },
    laid: () => ids.map((id) => allPlaysets()[id]?.tonight ?? {}),
  };
}

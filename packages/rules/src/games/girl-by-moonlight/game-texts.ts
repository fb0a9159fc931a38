import type { Texts } from '../../engine';
import type { Learning } from '../../table';
import { LEARNING } from '../../table';
import { example } from './example';
import { glossary, howToPlay } from './glossary';
import { usualNumbers } from './house-rules';
import { allPlaysets } from './library/registry';
import { publicContent } from './public-content';
import type { ReadySeries } from './ready-made';

/**
 * What of a ready-made series is read before it is played. Everybody may read it, so nothing else is in
 * it: a clock that begins on the director's desk stays with the rules.
 */
export type ReadyText = Pick<ReadySeries, 'name' | 'opening' | 'firsts' | 'heroes'> & {
  /** Of the first mission. */
  mission: Pick<ReadySeries['mission'], 'type'>;
};

/** The texts of a ready-made series. Only whoever may begin or join one fetches them. */
export interface TonightContent {
  tonight: ReadyText;
}

const learning: Learning = { howToPlay, example, glossary, usual: usualNumbers() };

/** The part of the texts that has the ready-made series of a playset. */
const partOf = (playset: string): string => `tonight.${playset}`;

function tonightContent(playset: string): TonightContent {
  const ready = allPlaysets()[playset]?.tonight;
  if (!ready) throw new Error(`No such playset: ${playset}`);
  const { name, opening, firsts, heroes, mission } = ready;
  return { tonight: { name, opening, firsts, heroes, mission: { type: mission.type } } };
}

/** The texts of the game: by playset, and apart from those its ready-made series; or all there are. */
export function gameTexts(ids: readonly string[]): Texts {
  const ready = new Map(ids.map((id) => [partOf(id), id]));
  return {
    parts: [...ids, ...ready.keys(), LEARNING],
    of(part) {
      if (part === LEARNING) return learning;
      const playset = part === undefined ? undefined : ready.get(part);
      if (playset !== undefined) return tonightContent(playset);
      if (part !== undefined) return publicContent(part);
      return {
        ...publicContent(),
        ...learning,
        tonight: ids.map((id) => tonightContent(id).tonight),
      };
    },
    laid: () => ids.map((id) => allPlaysets()[id]?.tonight ?? {}),
  };
}

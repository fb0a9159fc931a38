import type { Bar } from '../../../engine';
import { barred } from '../game';
import type { HumanityState } from '../state';
import type { Character } from './character';
import { cast } from './find';
import { marksOf } from './marks';

/** The companion of somebody, if one is there. */
export const companionOf = (
  state: Pick<HumanityState, 'public'>,
  { id: of }: Pick<Character, 'id'>,
): Character | undefined => cast(state).find(({ companion }) => companion?.of === of);

/** Why a companion does not act so, if so: it acts by its Aptitudes, so often a session (HUM-1606). */
export function companionCannot(
  state: Pick<HumanityState, 'public'>,
  { id: own, name, companion }: Character,
  aptitude: string | null,
): Bar | null {
  if (!companion) return null;
  if (aptitude === null) {
    return barred('not-allowed', `${name} acts by its Aptitudes alone.`, {
      instead: 'Name the Aptitude that it acts by.',
      rule: 'HUM-1606',
    });
  }
  const done = marksOf(state, own).limits?.[aptitude] ?? 0;
  return done < (companion.limits[aptitude] ?? 0)
    ? null
    : barred('limit-reached', `${name} has acted so as often as it can this session.`, {
        instead: 'Let it act by another Aptitude.',
        rule: 'HUM-1606',
      });
}

import type { Silhouette } from '@moonlit/rules/girl-by-moonlight';
import type { FaceSize } from '../../../design/face';
import { Roundel } from '../../../design/face';
import { Bust } from './drawing';
import { hair } from './silhouettes';

/**
 * The silhouette of somebody whom nobody has chosen one for: always the same of the same id, so that
 * one knows them again.
 */
export function silhouetteOf(id: string): Exclude<Silhouette, 'emblem'> {
  const all = Object.keys(hair).filter((one): one is keyof typeof hair => one in hair);
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return all[sum % all.length] ?? 'long';
}

/** A face of somebody who is no hero: in silver. */
export function SilverFace({ id, size = 's' }: { id: string; size?: FaceSize }) {
  return (
    <Roundel hero="silver" size={size}>
      <Bust silhouette={silhouetteOf(id)} />
    </Roundel>
  );
}

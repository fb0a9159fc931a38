import type { FaceSize } from '../face';
import { Roundel } from '../face';
import type { Hair } from './silhouettes';
import { bust, hair, isHair } from './silhouettes';

/** A head in profile. */
export function Bust({ silhouette }: { silhouette: Hair }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={bust} />
      <path class="face-hair" d={hair[silhouette]} />
    </svg>
  );
}

/**
 * The silhouette of somebody whom nobody has chosen one for: always the same of the same id, so that
 * one knows them again.
 */
export function silhouetteOf(id: string): Hair {
  const all = Object.keys(hair).filter(isHair);
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return all[sum % all.length] ?? 'long';
}

interface FaceProps {
  id: string;
  size?: FaceSize | undefined;
  /** One of the colours in `css/heroes.css`. */
  hero?: string | undefined;
  /** Read out, where no name stands beside it. */
  name?: string | undefined;
}

/** A face of somebody for whom none is drawn: in silver, unless they have a colour of their own. */
export function AnyFace({ id, size = 's', hero = 'silver', name }: FaceProps) {
  return (
    <Roundel hero={hero} size={size} name={name}>
      <Bust silhouette={silhouetteOf(id)} />
    </Roundel>
  );
}

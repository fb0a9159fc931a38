import type { Silhouette } from '@moonlit/rules/girl-by-moonlight';
import { anyEmblem, emblems } from './emblems';
import { bust, hair } from './silhouettes';

/** The emblem of a playbook; one that the table has written itself has the moon. */
export function Emblem({ playbook }: { playbook: string }) {
  const { fill, line } = emblems[playbook] ?? anyEmblem;
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      {fill ? <path fill-rule="evenodd" d={fill} /> : null}
      {line ? <path class="face-line" d={line} /> : null}
    </svg>
  );
}

/** A head in profile. */
export function Bust({ silhouette }: { silhouette: Exclude<Silhouette, 'emblem'> }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path d={bust} />
      <path class="face-hair" d={hair[silhouette]} />
    </svg>
  );
}

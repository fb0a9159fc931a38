import type { Silhouette } from '@moonlit/rules/girl-by-moonlight';
import { Bust } from '../../../design/faces/anybody';
import { anyEmblem, emblems } from './emblems';

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

/** Somebody’s silhouette, or the emblem of their playbook. */
export function Portrait({ playbook, silhouette }: { playbook: string; silhouette: Silhouette }) {
  return silhouette === 'emblem' ? (
    <Emblem playbook={playbook} />
  ) : (
    <Bust silhouette={silhouette} />
  );
}

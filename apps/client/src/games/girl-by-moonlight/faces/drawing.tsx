import { Figure } from '../../../shell/faces/figure';
import { anyEmblem, emblems } from './emblems';
import type { Drawn } from './shapes';
import { headOf, mundane, transcended } from './shapes';

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

/** Somebody who is drawn, and the playbook whose emblem stands for them where they would rather have that. */
export type Portrayed = Drawn & { playbook: string };

interface PortraitProps {
  one: Portrayed;
  /** The head alone, where there is room for no more. */
  small?: boolean | undefined;
  /** The playset whose gifts they have just now. */
  gifted?: string | undefined;
}

/** Somebody as they are put together, or the emblem of their playbook. */
export function Portrait({ one, small = false, gifted }: PortraitProps) {
  if (one.silhouette === 'emblem') return <Emblem playbook={one.playbook} />;
  if (gifted !== undefined && !small) {
    return <Figure shapes={transcended(one, gifted)} crop="risen" />;
  }
  return small ? (
    <Figure shapes={headOf(one)} crop="head" />
  ) : (
    <Figure shapes={mundane(one)} crop="bust" />
  );
}

import type { FaceSize } from '../../design/face';
import { Roundel } from '../../design/face';
import type { Sign } from './signs';
import { pathOf, starPath, starsOf } from './signs';
import { heroColour, heroOf, signOf, useTable } from './view';

interface FaceProps {
  /** A protagonist, or the seat of whoever plays one. */
  id: string;
  size?: FaceSize;
  /** Read out, where no name stands beside it. */
  name?: string;
}

/** The sign that somebody stands under, in their colour; nothing for anybody else. */
export function Face({ id, size = 's', name }: FaceProps) {
  const shared = useTable().public.value;
  const one = heroOf(shared, id);
  if (!one) return null;
  return (
    <Roundel hero={heroColour(shared, id)} size={size} name={name} emblem>
      <Emblem sign={signOf(shared, one.id)} />
    </Roundel>
  );
}

/** A sign in one colour: its lines, and its stars. */
function Emblem({ sign }: { sign: Sign }) {
  return (
    <svg viewBox="-4 -4 108 108" aria-hidden="true">
      <path class="ss-emblem-line" d={pathOf(sign)} />
      <path
        d={starsOf(sign)
          .map((point, at) => starPath(point, at === 0 ? 15 : 10))
          .join('')}
      />
    </svg>
  );
}

import type { FaceSize } from '../../design/face';
import { Roundel } from '../../design/face';
import { Figure } from '../../shell/faces/figure';
import { Portrait, portraitOf } from '../../shell/pictures/portrait';
import { byDay, underTheirSign } from './faces/shapes';
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

/** Somebody, or in a line of words the sign that they stand under, in their colour; nothing for anybody else. */
export function Face({ id, size = 's', name }: FaceProps) {
  const shared = useTable().public.value;
  const one = heroOf(shared, id);
  if (!one) return null;
  const hero = heroColour(shared, id);
  const picture = portraitOf(shared, one.id);
  if (picture !== undefined) {
    return (
      <Portrait picture={picture} hero={hero} size={size} name={name}>
        <Figure shapes={byDay(one)} crop="bust" />
      </Portrait>
    );
  }
  // In a line of words there is room for the sign; who they are is seen where they stand larger.
  if (size === 's') {
    return (
      <Roundel hero={hero} size={size} name={name} emblem>
        <Emblem sign={signOf(shared, one.id)} />
      </Roundel>
    );
  }
  const risen = Boolean(one.transformed);
  return (
    <Roundel hero={hero} size={size} name={name}>
      <Figure shapes={risen ? underTheirSign(one) : byDay(one)} crop={risen ? 'risen' : 'bust'} />
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

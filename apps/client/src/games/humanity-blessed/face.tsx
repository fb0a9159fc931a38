import type { DieSize } from '@moonlit/rules/humanity-blessed/vocabulary';
import type { FaceSize } from '../../design/face';
import { Roundel } from '../../design/face';
import { Portrait, portraitOf } from '../../shell/pictures/portrait';
import { statsOf } from './figures';
import type { Character, SharedPart } from './view';
import { heroColour, heroOf, useTable } from './view';

interface FaceProps {
  /** A character, or the seat of whoever plays one. */
  id: string;
  size?: FaceSize;
  /** Read out, where no name stands beside it. */
  name?: string;
}

/** The shape of somebody’s largest die with raised dots, as a mark that can be told by touch; nothing for anybody else. */
export function Face({ id, size = 's', name }: FaceProps) {
  const shared = useTable().public.value;
  const one = heroOf(shared, id);
  if (!one) return null;
  const hero = heroColour(shared, id);
  const mark = <Mark size={largest(shared, one)} dots={dotsOf(one.id)} />;
  const picture = portraitOf(shared, one.id);
  return picture === undefined ? (
    <Roundel hero={hero} size={size} name={name} emblem>
      {mark}
    </Roundel>
  ) : (
    <Portrait picture={picture} hero={hero} size={size} name={name}>
      {mark}
    </Portrait>
  );
}

/** The largest die that somebody has. */
const largest = (shared: SharedPart, one: Character): DieSize =>
  statsOf(shared, one).reduce<DieSize>(
    (most, { size }) => (size > most ? (size as DieSize) : most),
    2,
  );

const CELLS = 6;

/** Which of six dots are raised: never none, and the same for the same person. */
function dotsOf(id: string): boolean[] {
  const sum = [...id].reduce((so, letter) => (so * 31 + letter.charCodeAt(0)) % 63, 7) + 1;
  return Array.from({ length: CELLS }, (_, at) => Math.floor(sum / 2 ** at) % 2 === 1);
}

const outlines: Readonly<Record<DieSize, string>> = {
  2: 'M50 6A44 44 0 1 0 50 94A44 44 0 1 0 50 6Z',
  4: 'M50 2L98 88H2Z',
  6: 'M14 14H86V86H14Z',
  8: 'M50 2L96 50L50 98L4 50Z',
  10: 'M50 2L94 42L78 92H22L6 42Z',
};

/** Where each of the six dots lies: two columns of three, low enough for a triangle. */
const cells = Array.from({ length: CELLS }, (_, at) => [
  at < 3 ? 40 : 60,
  40 + (at % 3) * 17,
]) as readonly (readonly [number, number])[];

function Mark({ size, dots }: { size: DieSize; dots: readonly boolean[] }) {
  return (
    <svg viewBox="-6 -6 112 112" aria-hidden="true">
      <path class="hb-mark" d={outlines[size]} />
      {cells.map(([x, y], at) => (
        <circle key={at} class={dots[at] ? 'hb-dot hb-dot-on' : 'hb-dot'} cx={x} cy={y} r={6} />
      ))}
    </svg>
  );
}

import type { BaseState, FieldOption, SeatId } from '../../engine';

/** Emblems that a client draws, by what they are called. */
export const emblems = {
  blade: 'A blade',
  shield: 'A shield',
  crown: 'A crown',
  tower: 'A tower',
  key: 'A key',
  flame: 'A flame',
  leaf: 'A leaf',
  wave: 'A wave',
  moon: 'A moon',
  star: 'A star',
  eye: 'An eye',
  skull: 'A skull',
} as const;
export type Emblem = keyof typeof emblems;

/** How an emblem is written where a picture is said; any other is the id of a picture of somebody’s own. */
const EMBLEM = 'emblem:';

/** The emblem that a picture is; `null` where it is none. */
export function emblemIn(picture: string): Emblem | null {
  const name = picture.startsWith(EMBLEM) ? picture.slice(EMBLEM.length) : '';
  return isEmblem(name) ? name : null;
}

const isEmblem = (name: string): name is Emblem => Object.hasOwn(emblems, name);

/** Pictures of one’s own that somebody has brought, by their ids, the newest last; missing where there are none. */
export interface WithPictures extends BaseState {
  seats: Record<SeatId, BaseState['seats'][string] & { pictures?: string[] }>;
}

/** What somebody chooses a picture from: none, the emblems, and what they have brought. */
export const pictureOptions = (
  { seats }: WithPictures,
  seat: SeatId,
  now: string | undefined,
): FieldOption[] => {
  const own = seats[seat]?.pictures ?? [];
  // What is there already stays to be chosen, whoever has brought it.
  const other = now !== undefined && emblemIn(now) === null && !own.includes(now) ? [now] : [];
  return [
    { value: 'none', label: 'None' },
    ...Object.entries(emblems).map(([name, label]) => ({ value: `${EMBLEM}${name}`, label })),
    ...other.map((value) => ({ value, label: 'The picture that it has' })),
    ...own.map((value, at) => ({ value, label: `Your picture ${at + 1}` })),
  ];
};

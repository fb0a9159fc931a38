import type { HumanityPlay } from '../game';
import type { HumanityState } from '../state';
import type { Character } from './character';
import type { Marks } from './mark';

const NOTHING: Marks = {};

export const marksOf = ({ public: { marks } }: Pick<HumanityState, 'public'>, id: string): Marks =>
  marks[id] ?? NOTHING;

/** Records what is different about somebody's marks. */
export function setMarks(
  play: HumanityPlay,
  { id }: Pick<Character, 'id'>,
  set: Partial<Marks>,
): void {
  play.emit({ type: 'marksChanged', id, set });
}

/** What is as new when a session ends (HUM-1512, 1618). */
export const freshSession: Partial<Marks> = {
  major: false,
  uses: {},
  acted: {},
  calm: null,
  vanity: false,
  limits: {},
};

/** Whether any of it is different from that. */
export const isMarked = (marks: Marks): boolean =>
  Boolean(marks.major || marks.calm || marks.vanity) ||
  [marks.uses, marks.acted, marks.limits].some((all) => all && Object.keys(all).length > 0);

import { type Compared, compare, pace } from './comparing';
import { floor, ours, type Start } from './contenders';
import { missionSample } from './tables';

/** Our server beside the floor, at *Girl by Moonlight* in mid-mission. */

export interface Course {
  databaseUrl: string;
  start: Start;
  /** Options of Node for our server. */
  profile: readonly string[];
  /** How often each stretch is measured at each server. */
  rounds: number;
  /** How long a stretch takes. */
  seconds: number;
}

/** How long rolls are played before they are measured: less than a minute, and their code is still being compiled. */
const ROLLS_WARM_SECONDS = 60;

export const scenarios = {
  /** One table alone, as fast as it goes. */
  one: (course: Course) =>
    beside(course, 1, [
      {
        title: 'One table, ticks as fast as answered',
        play: (load, move) => load.ask('hurry', { seconds: course.seconds, move }),
      },
    ]),

  /** One table again, with the longest exchange there is. */
  rolls: (course: Course) =>
    beside(course, 1, [
      {
        title: 'One table, whole action rolls',
        play: (load) => load.ask('roll', { seconds: course.seconds }),
        warmUp: (load) => load.ask('roll', { seconds: ROLLS_WARM_SECONDS }),
      },
    ]),

  many: (course: Course) =>
    beside(course, 200, [
      pace('200 tables, 1 tick a second each', 1, course.seconds),
      pace('200 tables, 5 ticks a second each', 5, course.seconds),
    ]),

  thousand: (course: Course) =>
    beside(course, 1_000, [pace('1,000 tables, 1 tick a second each', 1, course.seconds)]),
} as const satisfies Record<string, (course: Course) => Promise<Compared[]>>;

function beside(
  { databaseUrl, start, profile, rounds }: Course,
  count: number,
  stretches: Parameters<typeof compare>[2]['stretches'],
): Promise<Compared[]> {
  const sample = missionSample();
  const contenders = [
    floor(databaseUrl, start, sample),
    ours(databaseUrl, start, sample, { profile }),
  ];
  return compare(start, contenders, { count, rounds, stretches });
}

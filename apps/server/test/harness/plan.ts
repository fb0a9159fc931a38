import { numbersFrom } from '@moonlit/rules/testing';

/** A clock that is wrong: by how much, and by how much more it is set after so many milliseconds. */
export interface WrongClock {
  offset: number;
  after: number;
  step: number;
}

/** One thing that is done to the servers, the database or the line while people play. */
export type Step =
  /**
   * A server ends without a word and comes back with a clock; `all`: none is left for a moment. Before
   * that, people must have been answered so many commands since the last time.
   */
  | {
      kind: 'kill';
      slot: number;
      all: boolean;
      answered: number;
      delay: number;
      clocks: WrongClock[];
    }
  /** A server stands still and goes on, as one that swaps or whose machine sleeps. */
  | { kind: 'freeze'; slot: number; ms: number }
  /** Every connection to the database ends. */
  | { kind: 'cut-connections' }
  /** PostgreSQL is killed, and started again by whoever looks after it. */
  | { kind: 'kill-database' }
  /** PostgreSQL answers nobody for a while. */
  | { kind: 'freeze-database'; ms: number }
  /** Some people's sockets read nothing for a while. */
  | { kind: 'deaf'; share: number; ms: number }
  /** Some people's lines are cut. */
  | { kind: 'cut-lines'; share: number }
  /** Frames that no client of ours would send. */
  | { kind: 'fuzz'; slot: number; seed: number; frames: number }
  /** An attack of those that `scripts/flood.mjs` measures. */
  | { kind: 'flood'; slot: number; attack: string; ms: number };

export interface Terms {
  seed: number;
  kills: number;
  slots: number;
  /** How often what happens besides kills, a kill. */
  besides: Partial<Record<Exclude<Step['kind'], 'kill'>, number>>;
  attacks: readonly string[];
}

/** Milliseconds by which clocks are wrong: right, seconds, minutes, hours. */
const OFFSETS = [0, 0, 0, 2_000, -2_000, 300_000, -300_000, 5_400_000, -5_400_000];

/** What is done in a run, in order: the same for the same terms. */
export function planOf({ seed, kills, slots, besides, attacks }: Terms): Step[] {
  const next = numbersFrom(seed);
  const pick = (limit: number) => next() % limit;
  const clock = (): WrongClock => ({
    offset: OFFSETS[pick(OFFSETS.length)] ?? 0,
    after: 200 + pick(1_500),
    step: pick(3) === 0 ? (OFFSETS[pick(OFFSETS.length)] ?? 0) : 0,
  });
  const make: { [K in keyof Terms['besides']]-?: () => Step } = {
    freeze: () => ({ kind: 'freeze', slot: pick(slots), ms: 300 + pick(2_500) }),
    'cut-connections': () => ({ kind: 'cut-connections' }),
    'kill-database': () => ({ kind: 'kill-database' }),
    'freeze-database': () => ({ kind: 'freeze-database', ms: 500 + pick(6_000) }),
    deaf: () => ({ kind: 'deaf', share: 1 + pick(3), ms: 500 + pick(4_000) }),
    'cut-lines': () => ({ kind: 'cut-lines', share: 1 + pick(3) }),
    fuzz: () => ({ kind: 'fuzz', slot: pick(slots), seed: pick(1 << 30), frames: 60 }),
    flood: () => ({
      kind: 'flood',
      slot: pick(slots),
      attack: attacks[pick(attacks.length)] ?? 'strangers',
      ms: 2_000 + pick(3_000),
    }),
  };
  const steps: Step[] = [];
  for (let killed = 0; killed < kills; ) {
    const all = pick(8) === 0 && kills - killed >= slots;
    const clocks = Array.from({ length: slots }, clock);
    // One after the other, so that none has to wait until the same one is up again.
    const [slot, answered, delay] = [killed % slots, 2 + pick(12), pick(120)];
    steps.push({ kind: 'kill', slot, all, answered, delay, clocks });
    killed += all ? slots : 1;
    for (const [kind, share] of Object.entries(besides)) {
      if (pick(10_000) < 10_000 * share) steps.push(make[kind as keyof typeof make]());
    }
  }
  return steps;
}

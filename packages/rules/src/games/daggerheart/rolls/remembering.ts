import { latest } from '../../../engine';
import { characterOf } from '../characters/find';
import type { Countdown } from '../countdowns/countdown';
import { isAs } from '../countdowns/countdown';
import { allCountdowns } from '../countdowns/ticking';
import type { DhPlay } from '../game';
import type { Condition, Range } from '../vocabulary';
import type { Fallen, TableRoll } from './roll';
import type { Lit, Moved, Settled, SettledOnDesk } from './settled';

// What a roll brings is kept until play goes on, so that a die that is rolled again can correct it (DGH-119).

/** How things stood before a roll brought anything. */
interface Before {
  asked: SettledOnDesk['asked'];
  held: Record<string, { hope: number; stress: number }>;
  fear: number;
  lit: Lit;
  countdowns: Map<string, Countdown>;
  ended?: Condition;
  from?: Range;
}

/** Looks at all that a roll may change. */
export function before(play: DhPlay, { parts, clears, moves }: TableRoll): Before {
  const { public: shared, director } = play.state;
  const [leader = ''] = parts.map(({ character }) => character);
  const ended = characterOf(play, leader).conditions.find(({ id }) => id === clears);
  const from = moves && shared.adversaries[moves.adversary]?.bands[leader];
  return {
    asked: director.asked && { ...director.asked },
    held: Object.fromEntries(parts.map(({ character }) => [character, heldBy(play, character)])),
    fear: shared.fear,
    lit: litNow(play),
    countdowns: new Map(
      allCountdowns(play.state).map(({ countdown }) => [countdown.id, { ...countdown }]),
    ),
    ...(ended ? { ended: { ...ended } } : {}),
    ...(from ? { from } : {}),
  };
}

/** Keeps what a roll has brought. */
export function remember(
  play: DhPlay,
  roll: TableRoll,
  { part, fallen, hit, was }: { part: string; fallen: Fallen; hit: string[]; was: Before },
): void {
  const { public: shared } = play.state;
  const moved = (secret: boolean): Moved[] =>
    allCountdowns(play.state).flatMap((found): Moved[] => {
      const begun = was.countdowns.get(found.countdown.id);
      const now = { ...found.countdown };
      if (found.secret !== secret || !begun || isAs(begun, now)) return [];
      // A loop that has come to 0 begins again, so that more are left than before.
      return [{ before: begun, after: now, ended: endsBy(begun, now) }];
    });
  const gained = roll.parts.map(({ character: id }) => {
    const now = heldBy(play, id);
    const { hope, stress } = was.held[id] ?? now;
    return [id, { hope: now.hope - hope, stress: stress - now.stress }] as const;
  });
  const settled: Settled = {
    id: play.id('settled'),
    roll: {
      ...roll,
      parts: roll.parts.map((one) => (one.character === part ? { ...one, fallen } : one)),
    },
    part,
    gained: Object.fromEntries(gained),
    fear: shared.fear - was.fear,
    ...{ before: was.lit, after: litNow(play), rolls: shared.spotlight.rolls },
    countdowns: moved(false),
    ...(was.ended ? { ended: was.ended } : {}),
    ...(was.from ? { from: was.from } : {}),
    hit,
    ...(shared.damage ? { damage: shared.damage.id } : {}),
  };
  const onDesk = { asked: was.asked, countdowns: moved(true), struck: [] };
  play.emit({ type: 'settledSet', settled, onDesk });
}

/** There is nothing to correct any more, if there was. */
export function forget(play: DhPlay): void {
  if (play.state.public.settled) play.emit({ type: 'settledSet', settled: null, onDesk: null });
}

/** Whose the spotlight is now. */
export function litNow(play: Pick<DhPlay, 'state'>): Lit {
  const { side, moves, owed } = latest(play.state.public.spotlight);
  return { side, moves, owed };
}

const heldBy = (play: DhPlay, id: string) => {
  const { hope, stress } = characterOf(play, id);
  return { hope: hope.held, stress: stress.marked };
};

/** Whether it has come to 0 between the two; what a rival has stopped has not. */
const endsBy = (one: Countdown, { left, from, over, loop }: Countdown): boolean =>
  loop === 'none' ? over && left === 0 : left > one.left || from !== one.from;

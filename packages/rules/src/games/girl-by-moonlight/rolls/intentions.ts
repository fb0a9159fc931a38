import type { IntentionWords } from '../../../table';
import type { GbmPlay } from '../game';
import { nameById, nameOf } from '../lookups';
import { returnGifts } from '../sheet/gifts';
import type { ActionRoll, GbmState, Intention } from '../state';
import { titled } from '../vocabulary';
import { diceFell } from './before-dice';
import { typedGoal } from './goal';
import { mayJoin } from './joining';

/** What somebody hands in, apart from whose and when. */
export type HandedIn = Pick<Intention, 'goal' | 'action' | 'purpose' | 'group'>;

/** How what people want to do next is told of (TABLE-058). */
export const intentionWords: IntentionWords<GbmState, 'protagonist', Intention> = {
  part: 'protagonist',
  nameOf: nameById,
  does: (_, { action }) => titled(action).toLowerCase(),
  said: ({ goal }) => goal,
};

/** What somebody wants to do next, as it waits from now on. */
export function intended(state: GbmState, id: string, now: HandedIn): Intention {
  const { goal, action, purpose, group } = now;
  return {
    protagonist: id,
    ...{ goal, action, purpose },
    group: group.filter((one) => one !== id),
    during: timeOf(state),
    past: tellsThePast(state, id),
  };
}

/** Whether what somebody does now is the roll that their flashback asks for (GBM-FLB-004). */
export const tellsThePast = ({ public: { flashback } }: GbmState, id: string): boolean =>
  flashback?.by === id && flashback.accepted;

/** Whether a roll can wait for another: its dice have not fallen, and none fell in an attempt before. */
export const canWait = (roll: ActionRoll): boolean =>
  roll.stage !== 'rolled' && roll.retries === 0 && !diceFell(roll);

/**
 * Lets the roll on the table wait for another that comes first, such as that of a flashback or of an ally
 * who sets it up (TABLE-059). Nothing has been paid; what the director has said of it stands.
 */
export function letWait(play: GbmPlay, roll: ActionRoll): void {
  const { roller, action, purpose, judgement, group, past } = roll;
  play.emit({ type: 'rollClosed' });
  const along = (group ?? []).map(({ protagonist: id }) => id);
  play.emit({
    type: 'intentionSet',
    intention: {
      ...intended(play.state, roller, { goal: typedGoal(roll), action, purpose, group: along }),
      ...(group ? { leads: true } : {}),
      past: past !== null,
      ...(judgement ? { judgement: { ...judgement } } : {}),
    },
  });
  play.say(`${nameById(play.state, roller)}’s roll waits for another that comes first.`, {
    notes: returnGifts(play, roll),
  });
}

/** Those of its group who can still act along. */
export function followers(state: GbmState, { group }: Pick<Intention, 'group'>): string[] {
  return group.filter((id) => {
    const one = state.public.protagonists[id];
    return one !== undefined && mayJoin(state, one);
  });
}

/** When something is handed in: what ends before it is taken up, ends it too. */
function timeOf({ public: { phase, episode } }: GbmState): Intention['during'] {
  return phase === 'mission' && episode.mission?.stage === 'over' ? 'aftermath' : phase;
}

/** Why the turn of what waits will not come. A mission, a protagonist and a flashback end in many ways. */
export function whyPointless(state: GbmState, one: Intention): string | null {
  const self = state.public.protagonists[one.protagonist];
  if (self?.status === 'out-of-action') return `${nameOf(self)} is out of action`;
  if (self?.status !== 'active') return `${nameById(state, one.protagonist)} is gone`;
  if (one.during !== timeOf(state)) return ends[one.during];
  return one.past && !tellsThePast(state, self.id) ? 'the flashback is over' : null;
}

const ends: Readonly<Record<Intention['during'], string>> = {
  creation: 'the series has begun',
  obligation: 'obligation is over',
  downtime: 'downtime is over',
  mission: 'the mission has ended',
  aftermath: 'the time after the mission is over',
  fallout: 'fallout is over',
  interlude: 'the time between seasons is over',
  epilogue: 'the epilogue is over',
};

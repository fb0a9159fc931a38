import { handIn } from '../../../table';
import type { GbmPlay } from '../game';
import { nameOf } from '../lookups';
import { hasSegmentLeft } from '../sheet/transcendence';
import type { ActionRoll, GbmState, Judgement, Protagonist, Standing } from '../state';
import { saying } from '../telling/saying';
import { effectWords, titled } from '../vocabulary';
import { blankJudgement, blankRoll } from './blanks';
import type { HandedIn } from './intentions';
import { canWait, intended, intentionWords, letWait, tellsThePast } from './intentions';

/** What somebody wants to do, and with what. */
interface Intent extends HandedIn {
  /** Set in the present, though their flashback waits for a roll too. */
  present?: boolean;
  /** Leads a group action, also where nobody acts along yet. */
  leads?: boolean;
  /** What the director has said of it already. */
  judgement?: Judgement;
}

/**
 * Lays a roll on the table. It is judged at once where the director has asked for it (TABLE-055) or
 * judges rolls alike (TABLE-054); else the director is asked. Where one is on the table already, what
 * somebody wants to do waits (TABLE-058), unless their own lets its flashback go first (TABLE-059).
 */
export function openRoll(play: GbmPlay, self: Protagonist, intent: Intent, by = self.id): void {
  const { roll, flashback, calls, usualJudgement } = play.state.public;
  const past = tellsThePast(play.state, self.id) && !intent.present ? flashback : null;
  if (roll) {
    if (!flashbackFirst(play.state, roll, self)) {
      handIn(play, intentionWords, intended(play.state, self.id, intent));
      return;
    }
    letWait(play, roll);
  }
  const call = calls[self.id];
  const { goal, action, purpose } = intent;
  const standing = intent.judgement ?? call ?? usualJudgement;
  const waiting = play.state.public.intentions[self.id];
  if (waiting?.past === (past !== null)) {
    play.emit({ type: 'intentionRemoved', protagonist: self.id });
  }
  const opened: ActionRoll = {
    ...blankRoll,
    id: play.id('roll'),
    roller: self.id,
    goal: goal || titled(action),
    action,
    purpose,
    past: past ? selfThen(past.transcended && hasSegmentLeft(play.state, self)) : null,
    ...judgedAs(standing),
    ...(intent.judgement ? { judgement: { ...intent.judgement } } : {}),
    group: groupOf(self.id, intent),
  };
  if (call) play.emit({ type: 'callRemoved', protagonist: self.id });
  play.emit({ type: 'rollOpened', roll: opened });
  const together = opened.group ? ' and leads a group action' : '';
  const said =
    by === self.id
      ? `${nameOf(self)} will ${titled(action).toLowerCase()}${together}${saying(goal)}`
      : `${nameOf(self)} is asked to ${titled(action).toLowerCase()}${saying(goal)}`;
  play.say(said, {
    notes: standing
      ? [`${judgementWords(standing)}${standing === usualJudgement ? ', as usual' : ''}.`]
      : [],
  });
}

/** Who acts in the past: the transcended self only while a segment is left to mark (GBM-FLB-006). */
const selfThen = (transcended: boolean) => (transcended ? 'transcended' : 'mundane');

/** How far a roll has come, and its judgement: where nothing is settled, the director is asked. */
export function judgedAs(standing: Standing | null): Pick<ActionRoll, 'stage' | 'judgement'> {
  if (!standing) return { stage: 'framing', judgement: null };
  const { position, effect } = standing;
  const judgement: Judgement = { position, effect, ...blankJudgement };
  return { stage: 'bonus', judgement };
}

/** A judgement as a line of the log says it. */
export const judgementWords = ({ position, effect }: Standing): string =>
  `${titled(position)} position, ${effectWords(effect)}`;

/** Whether a roll on the table waits for the one that a flashback of whoever makes it asks for. */
export function flashbackFirst(state: GbmState, roll: ActionRoll, self: Protagonist): boolean {
  return (
    roll.roller === self.id && roll.past === null && canWait(roll) && tellsThePast(state, self.id)
  );
}

function groupOf(leader: string, { group, leads }: Intent): ActionRoll['group'] {
  if (group.length === 0 && !leads) return null;
  const ids = [...new Set([leader, ...group])];
  return ids.map((id) => ({ protagonist: id, push: null, result: null }));
}

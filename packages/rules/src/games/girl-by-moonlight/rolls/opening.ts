import type { CommandOf } from '../commands';
import type { GbmPlay } from '../game';
import { refuse } from '../refusal';
import { refuseWithoutStress } from '../sheet/stress';
import type { ActionRoll, Judgement, Protagonist, Standing } from '../state';
import { nameById, nameOf, protagonist } from '../table/lookups';
import { saying } from '../telling/saying';
import { titled } from '../vocabulary';
import { blankJudgement, blankRoll } from './blanks';
import { mayJoin } from './joining';

/** What somebody wants to do, and with what. */
type Intent = Pick<CommandOf<'roll.propose'>, 'goal' | 'action' | 'purpose' | 'group'>;

/**
 * Lays a roll on the table. It is judged at once where the director has asked for it (TABLE-055) or
 * judges rolls alike (TABLE-054); else the director is asked.
 */
export function openRoll(play: GbmPlay, self: Protagonist, intent: Intent, by = self.id): void {
  const { roll, phase, flashback, calls, usualJudgement } = play.state.public;
  if (phase === 'creation') {
    refuse('wrong-phase', 'Action rolls wait until the first episode begins.', {
      instead: 'Finish the series and the protagonists; then the director goes on.',
      rule: 'GBM-CYC-004',
    });
  }
  if (roll) {
    refuse('wrong-moment', `${nameById(play.state, roll.roller)}’s roll is still on the table.`, {
      instead: 'Finish it first; then it is your turn.',
      rule: 'TABLE-009',
    });
  }
  refuseWithoutStress(play.state, self);
  const past = flashback?.by === self.id && flashback.accepted ? flashback : null;
  const call = calls[self.id];
  const { goal, action, purpose } = intent;
  const standing = call ?? usualJudgement;
  const opened: ActionRoll = {
    ...blankRoll,
    id: play.id('roll'),
    roller: self.id,
    goal: goal || titled(action),
    action,
    purpose,
    past: past ? (past.transcended ? 'transcended' : 'mundane') : null,
    ...judgedAs(standing),
    group: groupOf(play, self.id, intent.group),
  };
  if (call) play.emit({ type: 'callRemoved', protagonist: self.id });
  play.emit({ type: 'rollOpened', roll: opened });
  const together = opened.group ? ' and leads a group action' : '';
  const said =
    by === self.id
      ? `${nameOf(self)} will ${titled(action).toLowerCase()}${together}${saying(goal)}`
      : `${nameOf(self)} is asked to ${titled(action).toLowerCase()}${saying(goal)}`;
  play.say(said, {
    notes: standing ? [`${judgementWords(standing)}${call ? '' : ', as usual'}.`] : [],
  });
}

/** How far a roll has come, and its judgement: where nothing is settled, the director is asked. */
export function judgedAs(standing: Standing | null): Pick<ActionRoll, 'stage' | 'judgement'> {
  if (!standing) return { stage: 'framing', judgement: null };
  const { position, effect } = standing;
  const judgement: Judgement = { position, effect, ...blankJudgement };
  return { stage: 'bonus', judgement };
}

/** A judgement as a line of the log says it. */
export const judgementWords = ({ position, effect }: Standing): string =>
  `${titled(position)} position, ${effect} effect`;

function groupOf(play: GbmPlay, leader: string, others: readonly string[]): ActionRoll['group'] {
  if (others.length === 0) return null;
  const ids = [...new Set([leader, ...others])];
  for (const id of ids) {
    const one = protagonist(play.state, id);
    if (mayJoin(play.state, one) || id === leader) continue;
    refuse('not-allowed', `${nameOf(one)} cannot take part now.`, {
      instead: 'Act without them, or wait until they can.',
      rule: 'GBM-TEAM-003',
    });
  }
  return ids.map((id) => ({ protagonist: id, push: null, result: null }));
}

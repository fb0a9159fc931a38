import { latest, original } from '../../../engine';
import { firstMajor } from '../blessings/awarding';
import { endTemporary, owe } from '../blessings/gaining';
import type { Character } from '../characters/character';
import { specializedOf } from '../characters/counting';
import { cast } from '../characters/find';
import { marksOf, setMarks } from '../characters/marks';
import type { Outcome } from '../checks/check';
import type { HumanityBrings, HumanityPlay } from '../game';

import { moves, takesBack } from '../game';
import { bankingMoves } from './banking';
import { drawing } from './spending';

/** Dedications: what they bank, and what that is spent for; and what an action that is over brings of all of it. */
export const dedications = {
  ...moves.area(...bankingMoves, drawing),
  betweenSessions: true,
  apart: true,
  after(play: HumanityPlay, sent: { type: string }) {
    // An action that stands there again since something was taken back has had its effects.
    if (takesBack(sent)) return;
    const [before, now] = [original(play.state).public, latest(play.state).public];
    if (now.outcome && now.outcome !== before.outcome) {
      settled(play, now.outcome, aptitudeOf(before, now.outcome, sent));
    }
    if (before.check && !now.check) endPassing(play);
  },
} satisfies HumanityBrings;

type Seen = HumanityPlay['state']['public'];

/** The Aptitude that an action was done by, where its Check still tells. */
function aptitudeOf(before: Seen, { id, leader }: Outcome, sent: { type: string }): string | null {
  if (before.check?.id === id) return before.check.claim.aptitude;
  const going = Reflect.get(sent, 'continue');
  const { acted = {} } = before.marks[leader] ?? {};
  return Object.keys(acted).find((aptitude) => acted[aptitude] === going) ?? null;
}

/** An action is over: its first Major Success, what hangs on it, and how often a companion has acted. */
function settled(play: HumanityPlay, outcome: Outcome, aptitude: string | null): void {
  const { id, leader, success, band, busts, total, aim, attack, continued } = outcome;
  const { characters } = latest(play.state).public;
  const one = characters[leader];
  if (!one) return;
  if (success && (band === 'major' || band === 'maximum')) firstMajor(play, one);
  if (one.dedication === 'divinity') {
    const clean = success && busts === 0 ? { check: id, total, from: aim } : null;
    if (clean || marksOf(play.state, one.id).clean) setMarks(play, one, { clean });
  }
  const against = attack?.against.character ?? null;
  const defender = against === null ? undefined : characters[against];
  if (success && defender) resolved(play, defender, id);
  if (one.companion && aptitude !== null) {
    const { limits = {}, acted = {} } = marksOf(play.state, one.id);
    setMarks(play, one, {
      limits: { ...limits, [aptitude]: (limits[aptitude] ?? 0) + 1 },
      ...(continued ? {} : { acted: { ...acted, [aptitude]: id } }),
    });
  }
}

/** Whoever was Resolved about an Attack that has succeeded gains a Blessing (HUM-1610). */
function resolved(play: HumanityPlay, one: Character, action: string): void {
  const { acted = {} } = marksOf(play.state, one.id);
  const was = specializedOf(one).some(
    ({ id, specialization }) => specialization.kind === 'resolved' && acted[id] === action,
  );
  if (was) owe(play, one, 'gain', { source: 'effect', what: 'Resolved' });
}

/** The action is over, and so are the Blessings that were only for it (HUM-1702). */
function endPassing(play: HumanityPlay): void {
  for (const one of cast(latest(play.state))) {
    const { passing = [] } = marksOf(latest(play.state), one.id);
    if (passing.length === 0) continue;
    endTemporary(play, one.id, passing);
    setMarks(play, one, { passing: [] });
  }
}

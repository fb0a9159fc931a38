import type { Refusal } from '../../../engine';
import { refuseFor } from '../../../engine';
import type { StarsPlay, StarsRule } from '../game';
import { barred } from '../game';
import { stateOf } from '../numbers';
import type { StarsState } from '../state';
import { caps } from '../vocabulary';
import { change, protagonistOf } from './find';
import type { Protagonist } from './protagonist';

// Hope goes up and down here and nowhere else. Somebody is looked up anew each time: a command may change the same
// one more than once.

/** What Hope is set to at a Major Milestone, before Connections raise it. */
const BASE = 5;

/**
 * What Hope can be regained up to: 5, and 1 for each Negative Connection to another protagonist whose story goes on,
 * at most 10 (SNS-1102, 1104, 1105, 1210).
 */
export function hopeRefresh(
  { public: { protagonists, traits } }: Pick<StarsState, 'public'>,
  { id }: Pick<Protagonist, 'id'>,
): number {
  const negative = Object.values(traits).filter(
    ({ kind, of, towards, alignment }) =>
      kind === 'connection' &&
      of === id &&
      alignment === 'negative' &&
      (protagonists[towards ?? '']?.standing ?? 'gone') !== 'gone',
  );
  return Math.min(caps.hopeRefresh, BASE + negative.length);
}

/** Regains Hope, never above the Refresh value (SNS-1103, 2304); answers how much there was to regain. */
export function regainHope(play: StarsPlay, id: string, by: number): number {
  const one = protagonistOf(play, id);
  const gained = Math.max(0, Math.min(by, hopeRefresh(play.state, one) - one.hope));
  if (gained > 0) change(play, one, { hope: one.hope + gained });
  return gained;
}

/** Sets Hope to its Refresh value: what is spent comes back, what is over is lost (SNS-1102, 1106). */
export function refreshHope(play: StarsPlay, id: string): void {
  const one = protagonistOf(play, id);
  const hope = hopeRefresh(play.state, one);
  if (hope !== one.hope) change(play, one, { hope });
}

/** Pays Hope (SNS-1101); refuses whoever has not got it, or is Broken. */
export function spendHope(
  play: StarsPlay,
  id: string,
  by: number,
  what: string,
  rule: StarsRule = 'SNS-1101',
): void {
  const one = protagonistOf(play, id);
  refuseFor(lacksHope(one, by, what, rule));
  if (by > 0) change(play, one, { hope: one.hope - by });
}

/** What bars whoever has not got so much Hope, or is Broken and spends none at all (SNS-1608). */
export function lacksHope(
  one: Pick<Protagonist, 'name' | 'hope' | 'despair'>,
  by: number,
  what: string,
  rule: StarsRule = 'SNS-1101',
): Refusal | null {
  if (by === 0) return null;
  if (stateOf(one) === 'broken') {
    return barred('not-allowed', `${one.name} is Broken, and spends no Hope.`, {
      instead: 'Use a free invoke, Effort or an Asset; or let an ally compel their Connection.',
      rule: 'SNS-1608',
    });
  }
  if (one.hope >= by) return null;
  return barred('cannot-afford', `${what} costs ${by} Hope; ${one.name} has ${one.hope}.`, {
    instead: 'Do without it, or compel a Trait to regain some.',
    rule,
  });
}

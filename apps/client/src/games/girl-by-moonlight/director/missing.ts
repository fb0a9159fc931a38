import type { Protagonist, PublicState } from '@moonlit/rules/girl-by-moonlight';
import { count } from '../../../design/words';
import { isAwaited } from '../../../shell/limits/awaited';
import { madeOf, openSteps } from '../../../shell/making/made';

/** What one person has still to do, in a few words. */
export interface Missing {
  seat: string;
  name: string;
  words: string;
  /** What of their sheet they have left for later, step by step. */
  open: readonly string[];
}

/** Each player’s next missing step, and what they have left open; who lacks nothing is left out. */
export function missingSteps(state: PublicState): Missing[] {
  const players = Object.values(state.table.seats).filter(
    ({ role, vacant }) => role === 'protagonist' && !vacant,
  );
  return players.flatMap(({ id, name }) => {
    const words = missingOf(state, id) ?? '';
    const open = leftForLater(state, id);
    return words === '' && open.length === 0 ? [] : [{ seat: id, name, words, open }];
  });
}

function playedBy({ protagonists }: PublicState, seat: string): Protagonist | undefined {
  return Object.values(protagonists).find(
    (other) => other.seat === seat && other.status !== 'lost',
  );
}

function leftForLater(state: PublicState, seat: string): string[] {
  const made = madeOf(state, playedBy(state, seat)?.id);
  return made?.plays ? openSteps(made).map(({ title }) => title) : [];
}

function missingOf(state: PublicState, seat: string): string | null {
  const one = playedBy(state, seat);
  const review = state.xpReview;
  if (one && review && isInPlay(one) && !review.done[one.id]) return 'look back and mark xp';
  const asked = Object.values(state.derived.prompts).find(({ to }) => to.includes(seat));
  if (asked) return asked.title;
  if (!one) return state.series.tonight === true ? 'take a hero' : 'choose a role and a playbook';
  const next = inTheMaking(state, one) ?? inPhase(state, one);
  return next ?? (isAwaited(state, seat) ? 'answer about lines and veils' : null);
}

const isInPlay = ({ status }: Protagonist): boolean =>
  status === 'active' || status === 'out-of-action';

/** The first step of making somebody that is open. */
function inTheMaking(state: PublicState, { id }: Protagonist): string | null {
  const made = madeOf(state, id);
  if (!made || made.plays) return null;
  return made.steps.find((step) => step.id === made.next)?.title ?? null;
}

function inPhase({ phase, episode }: PublicState, { id, status }: Protagonist): string | null {
  if (status !== 'active') return null;
  if (phase === 'obligation' && !episode.obligationDone[id]) return 'roll obligation';
  const left = phase === 'downtime' ? (episode.downtime[id]?.left ?? 0) : 0;
  return left > 0 ? `${count(left, 'downtime action', 'downtime actions')} left` : null;
}

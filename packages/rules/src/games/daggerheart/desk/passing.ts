import { latest } from '../../../engine';
import type { DhPlay } from '../game';
import type { Spotlight } from '../state';

/** Changes the spotlight. */
export function shift(play: DhPlay, set: Partial<Spotlight>): void {
  const now = latest(play.state.public.spotlight);
  play.emit({ type: 'spotlightSet', spotlight: { ...now, ...set } });
}

/** The players have it: the GM's moves are over, and adversaries may act again (DGH-1108). */
export function toPlayers(play: DhPlay, holder: string | null): void {
  if (play.state.public.spotlight.side === 'gm') play.emit({ type: 'actedCleared' });
  shift(play, { side: 'players', holder, moves: 0, owed: null });
}

/** The GM has it, for one move (DGH-1104). */
export function toGm(play: DhPlay, owed: Spotlight['owed']): void {
  shift(play, { side: 'gm', moves: 1, owed });
}

/** Where a roll puts the spotlight: it stays with the players, or goes to the GM (DGH-1103, 1104). */
export function afterRoll(play: DhPlay, team: readonly string[], move: Spotlight['owed']): void {
  const { wants, turns, rolls } = latest(play.state.public.spotlight);
  const now = rolls + 1;
  const counted = team.map((id) => [id, { count: (turns[id]?.count ?? 0) + 1, last: now }]);
  shift(play, {
    ...(move ? { side: 'gm', moves: 1, owed: move } : {}),
    holder: team[0] ?? null,
    wants: wants.filter((id) => !team.includes(id)),
    turns: { ...turns, ...Object.fromEntries(counted) },
    rolls: now,
  });
}

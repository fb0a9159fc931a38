import './any-game.css';
import './looks.css';
import { lazy } from '../../design/lazy';
import type { GameClient, Turn } from '../../shell/game';
import { useFreePeople } from '../../shell/starts/offers';
import { takeSomebody } from '../../shell/starts/own-task';
import { Desk, Own, Play, World } from './places';
import type { SharedPart } from './view';
import { useTable } from './view';

const ScreenBoard = lazy(() => import('./screen').then((module) => module.ScreenBoard));

/** What the shell asks of *Any game*: a table without a rulebook. */
export const anyGame: GameClient<SharedPart> = {
  id: 'any-game',
  name: 'Any game',
  roles: { director: 'the referee', protagonist: 'player', spectator: 'spectator' },

  look: ({ look }) => (look === 'night' ? 'any-game-night' : 'any-game'),
  moment: momentOf,
  setupOf: ({ look }) => ({ look }),

  Play,
  World,
  Own,
  Desk,
  screen: { Board: ScreenBoard },
  tabs: { own: { name: 'Mine' } },
  useTurn,
  useOwnTask: () => (useFreePeople().length > 0 ? takeSomebody : null),
};

/** Whose turn it is in the turn order; an entry is somebody’s where it bears their name. */
function useTurn(): Turn | null {
  const { public: shared, viewer } = useTable();
  const { entries, current } = shared.value.turns;
  const acting = entries.find(({ id }) => id === current);
  if (!acting) return null;
  const mine = acting.name === viewer.name;
  return { mine, words: mine ? 'It is your turn' : `It is ${acting.name}’s turn` };
}

/** What is played, and whose turn it is. */
function momentOf({ game, turns: { entries, current, round } }: SharedPart): string {
  const acting = entries.find(({ id }) => id === current);
  const turn = acting ? `Round ${round}, ${acting.name}’s turn` : '';
  return [game || 'Any game', turn].filter(Boolean).join(' · ');
}

import './any-game.css';
import './looks.css';
import { stakesOf } from '@moonlit/rules/any-game/stakes';
import { lazy } from '../../design/lazy';
import type { GameClient, OwnTask, Turn } from '../../shell/game';
import { useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { printing } from '../../shell/printing/printing';
import { useFreePeople } from '../../shell/starts/offers';
import { takeSomebody } from '../../shell/starts/own-task';
import { OptionFace } from './option-face';
import { Desk, Everyone, Own, Play, Tools, World } from './places';
import { stage } from './stage';
import { Strip } from './strip';
import type { SharedPart } from './view';
import { useTable } from './view';

const PrintView = lazy(() => import('./sheets/print-view').then((module) => module.PrintView));
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
  Everyone,
  Own,
  Desk,
  Strip,
  Tools,
  screen: { Board: ScreenBoard },
  tabs: { own: { name: 'Mine' } },
  useTurn,
  useOwnTask,
  playedBy: ({ cards }, seat) =>
    Object.values(cards).flatMap(({ id, kind, owner }) =>
      kind === 'person' && owner === seat ? [id] : [],
    ),
  usePage: () => (printing.value ? PrintView : null),
  learning: {},
  // What a table to roll on may say stands with it, line by line.
  stakes: { of: stakesOf, elsewhere: ['random-table.roll'] },
  OptionFace,
  stage,
  travel: () => import('./travel').then(({ travel }) => travel),
  evening: () => import('./evening').then(({ evening }) => evening),
  story: () => import('./story').then(({ story }) => story),
};

/** Whom somebody is ready to be comes first; before anything is rolled, whoever has no card for whom they play is led to one. */
function useOwnTask(): OwnTask | null {
  const { viewer, public: shared } = useTable();
  const free = useFreePeople().length > 0;
  const made = useMade(viewer.seat);
  if (free) return takeSomebody;
  if (!made || isPutOff(viewer.seat) || shared.value.table.dice.rolls > 0) return null;
  return { words: 'Make a card for whoever you play', where: 'own' };
}

/** Whose turn it is in the turn order; an entry is somebody’s where it bears their name. */
function useTurn(): Turn | null {
  const { public: shared, viewer } = useTable();
  const { entries, current } = shared.value.turns;
  const acting = entries.find(({ id }) => id === current);
  if (!acting) return null;
  const mine = acting.name === viewer.name;
  const words = mine ? 'It is your turn' : `It is ${acting.name}’s turn`;
  // Whose it has become, the log says to all.
  return mine ? { mine, words } : { mine, words, said: null };
}

/** What is played, and whose turn it is. */
function momentOf({ game, turns: { entries, current, round } }: SharedPart): string {
  const acting = entries.find(({ id }) => id === current);
  const turn = acting ? `Round ${round}, ${acting.name}’s turn` : '';
  return [game || 'Any game', turn].filter(Boolean).join(' · ');
}

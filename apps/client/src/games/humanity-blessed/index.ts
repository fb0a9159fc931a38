import './humanity-blessed.css';
import './stage/stage.css';
import './looks.css';
import { stakesOf } from '@moonlit/rules/humanity-blessed/stakes';
import { endeavorWords } from '@moonlit/rules/humanity-blessed/vocabulary';

import { lazy } from '../../design/lazy';
import type { GameClient, OwnTask } from '../../shell/game';
import { goOnMaking, useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { printing } from '../../shell/printing/printing';
import { useFreePeople } from '../../shell/starts/offers';
import { takeSomebody } from '../../shell/starts/own-task';
import { isReady } from '../../shell/starts/ready';

import { useGameTurn } from './check/turn';
import { Desk } from './desk/desk';
import { Face } from './face';
import { Everyone, Own, Play, ScreenBoard, World } from './places';
import { PromptNote } from './prompt-note';
import { stage } from './stage/loan';
import { Strip } from './strip';
import type { SharedPart } from './view';
import { heroColour, useOwn, useTable } from './view';

const PrintView = lazy(() => import('./paper/print-view').then((module) => module.PrintView));

const MAKE: OwnTask = {
  words: 'Make your character',
  where: 'own',
  pressing: true,
  now: {
    title: 'Make your character',
    text: 'You have nobody to play yet. A name is enough to begin with.',
  },
};

/** What the shell asks of *Humanity, Blessed*. */
export const humanityBlessed: GameClient<SharedPart> = {
  id: 'humanity-blessed',
  name: 'Humanity, Blessed ⊜ Community Content',
  roles: { director: 'the GM', protagonist: 'player', spectator: 'spectator' },

  look: () => 'humanity-blessed',
  phase: ({ endeavor }) => (endeavor ? 'endeavor' : 'play'),
  moment: ({ table, endeavor }) =>
    [
      `Session ${table.session.number}`,
      endeavor ? `${endeavorWords[endeavor.type].name}, round ${endeavor.round}` : '',
    ]
      .filter(Boolean)
      .join(' · '),

  Play,
  World,
  Everyone,
  Own,
  Desk,
  Strip,
  screen: { Board: ScreenBoard },
  tabs: { own: { name: 'My sheet' } },
  useTurn: useGameTurn,
  PromptNote,
  usePage: () => (printing.value ? PrintView : null),
  leavePage() {
    printing.value = null;
  },
  useOwnTask,
  Face,
  playedBy: ({ characters }, seat) =>
    Object.values(characters).flatMap(({ id, owner }) => (owner === seat ? [id] : [])),
  heroColour,
  stage,
  learning: {},
  stakes: { of: stakesOf, elsewhere: ['check.roll'] },
  evening: () => import('./evening').then(({ evening }) => evening),
  travel: () => import('./travel').then(({ travel }) => travel),
  story: () => import('./story').then(({ story }) => story),
};

/** Who is ready to be taken, and somebody to play at all, come first; before the first roll whoever likes goes on making theirs. */
function useOwnTask(): OwnTask | null {
  const { table, check } = useTable().public.value;
  const free = useFreePeople().length > 0;
  const [one] = useOwn();
  const made = useMade(one?.id);
  if (free) return takeSomebody;
  if (!one) return MAKE;
  return table.dice.rolls === 0 && check === null && !isPutOff(one.id) && !isReady(one.id)
    ? goOnMaking(made, one.name)
    : null;
}

import './daggerheart.css';
import './looks.css';
import { stakesOf } from '@moonlit/rules/daggerheart/stakes';
import { lazy } from '../../design/lazy';
import type { GameClient, OwnTask, Turn } from '../../shell/game';
import { goOnMaking, useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { printing } from '../../shell/printing/printing';
import { useFreePeople } from '../../shell/starts/offers';
import { takeSomebody } from '../../shell/starts/own-task';
import { isReady } from '../../shell/starts/ready';
import { Desk } from './desk';
import { Face, heroOfParty } from './heroes';
import { Everyone, Own, Play, ScreenBoard, Strip, World } from './places';
import { stage } from './stage';
import type { SharedPart } from './view';
import { nameOf, useOwn, useTable } from './view';

const PrintView = lazy(() => import('./paper/print-view').then((module) => module.PrintView));

type Roll = NonNullable<SharedPart['roll']>;

const MAKE: OwnTask = {
  words: 'Make your character',
  where: 'own',
  pressing: true,
  now: {
    title: 'Make your character',
    text: 'You have nobody to play yet. A name is enough to begin with.',
  },
};

/** The GM has said that a level comes: it is taken in one’s own time. */
const LEVEL: OwnTask = { words: 'Take a level', where: 'own' };

/** What the shell asks of *Daggerheart*. */
export const daggerheart: GameClient<SharedPart> = {
  id: 'daggerheart',
  name: 'Daggerheart',
  roles: { director: 'the GM', protagonist: 'player', spectator: 'spectator' },

  look: () => 'daggerheart',
  phase: ({ spotlight }) => spotlight.side,
  moment: ({ fear, spotlight: { side } }) =>
    `Fear ${fear} · ${side === 'gm' ? 'GM’s spotlight' : 'players’ spotlight'}`,

  Play,
  World,
  Everyone,
  Own,
  Desk,
  Strip,
  screen: { Board: ScreenBoard },
  tabs: { own: { name: 'My sheet' } },
  useTurn,
  usePage: () => (printing.value ? PrintView : null),
  leavePage() {
    printing.value = null;
  },
  useOwnTask,
  playedBy: ({ characters }, seat) =>
    Object.values(characters).flatMap(({ id, owner }) => (owner === seat ? [id] : [])),
  Face,
  heroColour: heroOfParty,
  stage,
  learning: {},
  stakes: { of: stakesOf, elsewhere: ['roll.lock'] },
  travel: () => import('./travel').then(({ travel }) => travel),
  evening: () => import('./evening').then(({ evening }) => evening),
  story: () => import('./story').then(({ story }) => story),
};

/** Who is ready to be taken, and somebody to play at all, come first; before the first roll whoever likes goes on making theirs. */
function useOwnTask(): OwnTask | null {
  const { spotlight, roll } = useTable().public.value;
  const free = useFreePeople().length > 0;
  const [one] = useOwn();
  const made = useMade(one?.id);
  if (free) return takeSomebody;
  if (!one) return MAKE;
  if ((one.levels ?? 0) > 0) return LEVEL;
  return spotlight.rolls === 0 && roll === null && !isPutOff(one.id) && !isReady(one.id)
    ? goOnMaking(made, one.name)
    : null;
}

/** Whether somebody has still to say something before the dice of a roll can fall. */
function isUnready({ asked, against, group, kept, difficulty }: Roll): boolean {
  return (
    asked !== undefined ||
    against?.talked === false ||
    Object.values(group ?? {}).includes('waiting') ||
    (!kept && difficulty === null)
  );
}

/** Whose roll it is, or who has the spotlight. */
function useTurn(): Turn | null {
  const { public: shared, viewer, offers } = useTable();
  const { roll, spotlight } = shared.value;
  // What it waits for is a question to somebody, whom the shell names.
  if (roll && isUnready(roll)) return null;
  if (roll) {
    const mine = offers.value.some(
      ({ command, place }) => command === 'roll.lock' && place === 'roll',
    );
    if (mine) return { mine, words: 'You roll', said: 'You may roll' };
    const helps = offers.value.some(({ command }) => command === 'roll.help');
    const name = nameOf(shared.value, roll.parts[0]?.character ?? '') ?? 'Somebody';
    const words = helps ? `You may help ${name}` : `${name} is about to roll`;
    return { mine, words, helps, meanwhile: NEXT };
  }
  if (spotlight.side !== 'gm') return null;
  // That it went to the GM, the line of the log says by which it went.
  return viewer.role === 'director'
    ? { mine: true, words: 'You have the spotlight', said: null }
    : { mine: false, words: 'The GM has the spotlight', meanwhile: NEXT, said: null };
}

/** What players can do while somebody else acts: it waits with their name on it. */
const NEXT = 'Say what you do next';

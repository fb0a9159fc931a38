import './stars-and-signs.css';
import './stage/stage.css';
import './looks.css';
import { stakesOf } from '@moonlit/rules/stars-and-signs/stakes';
import { lazy } from '../../design/lazy';
import type { GameClient, OwnTask } from '../../shell/game';
import { goOnMaking, useMade } from '../../shell/making/made';
import { isPutOff } from '../../shell/making/progress';
import { printing } from '../../shell/printing/printing';
import { useFreePeople } from '../../shell/starts/offers';
import { takeSomebody } from '../../shell/starts/own-task';
import { isReady } from '../../shell/starts/ready';
import { useCheckTurn } from './check/turn';
import { Desk } from './desk/desk';
import { Face } from './face';
import { FaceField, isFaceField } from './faces/face-field';
import { Everyone, Own, Play, ScreenBoard, World } from './places';
import { SkillField } from './skill-field';
import { stage } from './stage/loan';
import { Strip } from './strip';
import type { SharedPart } from './view';
import { heroColour, useOwn, useTable } from './view';

const PrintView = lazy(() => import('./paper/print-view').then((module) => module.PrintView));

const MAKE: OwnTask = {
  words: 'Make your protagonist',
  where: 'own',
  pressing: true,
  now: {
    title: 'Make your protagonist',
    text: 'You have nobody to play yet. A name is enough to begin with.',
  },
};

/** What the shell asks of *Stars & Signs*. */
export const starsAndSigns: GameClient<SharedPart> = {
  id: 'stars-and-signs',
  name: 'Stars & Signs',
  roles: { director: 'the referee', protagonist: 'player', spectator: 'spectator' },

  look: () => 'stars-and-signs',
  phase: ({ milestone, flashback }) => (milestone ? 'milestone' : flashback ? 'flashback' : 'play'),
  moment: momentOf,

  Play,
  World,
  Everyone,
  Own,
  Desk,
  Strip,
  screen: { Board: ScreenBoard },
  tabs: { own: { name: 'My sheet' } },
  useTurn: useCheckTurn,
  usePage: () => (printing.value ? PrintView : null),
  leavePage() {
    printing.value = null;
  },
  useOwnTask,
  fieldOf({ command }, field) {
    if (command === 'protagonist.identity' && isFaceField(field.name)) return FaceField;
    return field.kind === 'choice' && field.name === 'skill' ? SkillField : null;
  },
  Face,
  playedBy: ({ protagonists }, seat) =>
    Object.values(protagonists).flatMap(({ id, owner }) => (owner === seat ? [id] : [])),
  heroColour,
  stage,
  learning: {},
  stakes: { of: stakesOf, elsewhere: ['check.roll'] },
  evening: () => import('./evening').then(({ evening }) => evening),
  travel: () => import('./travel').then(({ travel }) => travel),
  story: () => import('./story').then(({ story }) => story),
};

/** Where the story stands, and who is magical just now. */
function momentOf({ table, milestone, flashback, protagonists }: SharedPart): string {
  if (milestone) return milestone.kind === 'major' ? 'Major Milestone' : 'Minor Milestone';
  if (flashback) return `A Flashback of ${protagonists[flashback.protagonist]?.name ?? 'somebody'}`;
  const bright = Object.values(protagonists).filter(({ transformed }) => transformed !== null);
  const words = bright.length > 0 ? `${bright.length} Transformed` : '';
  return [`Session ${table.session.number}`, words].filter(Boolean).join(' · ');
}

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

import type { PublicState } from '@moonlit/rules/girl-by-moonlight';
import './css/play.css';
import './css/sheet.css';
import './css/making.css';
import './css/conversation.css';
import './stage/stage.css';
import './looks/index.css';
import { lazy } from '../../design/lazy';
import type { GameClient } from '../../shell/game';
import { numbersOf } from '../../shell/house-rules/reading';
import { printing } from '../../shell/printing/printing';
import { content, loadContent, SYSTEM } from './api/content';
import { Strip } from './cast/strip';
import { clockWords } from './clock-words';
import { useOwnTask } from './creation/own-task';
import { SeriesButton } from './creation/series-button';
import { Face, heroColour } from './faces/face';
import { OptionFace } from './faces/option-face';
import { fieldOf } from './fields';
import { MenuItems } from './menu-items';
import { Board, Desk, Everyone, Own, Play, World } from './places';
import { Advice } from './play/advice';
import { PhaseMoon, PhaseStepper, whereItStands } from './play/phases';
import { PromptReminders } from './play/reminders';
import { stakes } from './play/stakes';
import { useTurn } from './play/turn';
import { stage } from './stage/loan';

const PrintView = lazy(() => import('./sheet/print-view').then((module) => module.PrintView));
const ScreenCast = lazy(() => import('./cast/screen-cast').then((module) => module.ScreenCast));

/** What the shell asks of *Girl by Moonlight*. */
export const girlByMoonlight: GameClient<PublicState> = {
  id: SYSTEM,
  name: 'Girl by Moonlight',
  players: 4,
  roles: { director: 'the director', protagonist: 'player', spectator: 'spectator' },

  look: (state) => state.series.playset,
  phase: (state) => state.phase,
  title: (state) => state.series.name,
  moment: whereItStands,
  Header: PhaseStepper,
  Mark: PhaseMoon,
  Tools: SeriesButton,

  fetchTexts(setup, state) {
    const playset = state ? state.series.playset : setup?.playset;
    if (typeof playset === 'string') loadContent(playset);
  },
  startOf: ({ series }) => ({ part: `tonight.${series.playset}` }),
  setupOf: (state) => ({ playset: state.series.playset }),

  Play,
  World,
  Board,
  Strip,
  Everyone,
  Own,
  Desk,
  screen: { Cast: ScreenCast },
  tabs: { own: { name: 'My sheet' } },
  useOwnTask,
  useTurn,
  usePage() {
    return printing.value ? PrintView : null;
  },
  leavePage() {
    printing.value = null;
  },
  MenuItems,

  fieldOf,
  Face,
  playedBy: (state, seat) =>
    Object.values(state.protagonists).flatMap((one) => (one.seat === seat ? [one.id] : [])),
  heroColour,
  OptionFace,

  PromptNote: PromptReminders,
  Advice,
  stakes,
  houseRules: () => content.value?.houseRules ?? null,
  learning: { numbers: ({ houseRules }) => numbersOf(content.value?.houseRules ?? [], houseRules) },
  writerOf: (state, offer) => state.series.answers[String(offer.with.question ?? '')]?.by ?? null,
  clockWords,
  stage,
  travel: () => import('./travel').then(({ travel }) => travel),
  evening: () => import('./evening/evening').then(({ evening }) => evening),
  story: () => import('./story/story').then(({ story }) => story),
};

import { girlByMoonlight, publicContent } from '@moonlit/rules/girl-by-moonlight';
import { nightRoad } from '@moonlit/rules/testing/night-road';
import { render } from 'preact';
import { games as released } from '../src/games';
import { loadContent, putContent } from '../src/games/girl-by-moonlight/api/content';
import { LocalTransport } from '../src/shell/local/local-transport';
import { ErrorBoundary } from '../src/shell/pages/error-boundary';
import { LiveTable } from '../src/shell/pages/live-table';
import { StartPage } from '../src/shell/pages/start';
import { LiveScreen } from '../src/shell/screen/live-screen';
import '../src/shell/screen/screen.css';
import '../src/games/any-game/looks.css';
import '../src/games/girl-by-moonlight/css/play.css';
import '../src/games/girl-by-moonlight/looks/index.css';
import '../src/games/girl-by-moonlight/stage/stage.css';
import { anyGameScenes } from './any-game-scenes';
import { daggerheartScenes } from './daggerheart-scenes';
import { layAtRest } from './design/at-rest';
import { DesignPage } from './design/page';
import { scenes } from './fixture';
import { humanityBlessedScenes } from './humanity-blessed-scenes';
import { nightRoadClient, nightRoadScenes } from './night-road-scenes';
import { starsAndSignsScenes } from './stars-and-signs-scenes';
import type { SceneRules, SceneTable } from './test-table-in-page';
import { TestTableInPage } from './test-table-in-page';
import { answerOfTexts } from './texts-in-page';

const games = { ...released, [nightRoad.id]: { load: () => Promise.resolve(nightRoadClient) } };

/**
 * Shows `/?fixture=<scene>&as=<seat>`: a screen with real state and no server (`&screen`: as it is on a
 * shared one, `&scheme=dark`: by
 * that light); `/design` all that games are drawn with (`?look=`, `?scheme=` and `?part=` some of it alone).
 * In development, and in a build that tests look at (`tests/play/built-fixtures.ts`); never in what is shipped.
 */
export function showFixture(): void {
  const query = new URLSearchParams(location.search);
  const scene = sceneOf(query.get('fixture') ?? '');
  const root = document.getElementById('app');
  if (!root) return;
  answerOfTexts();
  const scheme = query.get('scheme');
  const schemeClass = { light: 'day', dark: 'night' }[query.has('fixture') ? (scheme ?? '') : ''];
  if (schemeClass) document.documentElement.classList.add(schemeClass);
  const texts = publicContent();
  for (const playset of Object.keys(texts.playsets)) putContent(playset, texts);
  if (location.pathname === '/design' || query.get('fixture') === 'design') {
    loadContent('at-the-brink-of-the-abyss');
    layAtRest();
    render(<DesignPage />, root);
    return;
  }
  if (query.get('fixture') === 'start') {
    render(<StartPage registry={games} />, root);
    return;
  }
  if (!scene) {
    const all = [
      scenes,
      daggerheartScenes,
      starsAndSignsScenes,
      humanityBlessedScenes,
      anyGameScenes,
      nightRoadScenes,
    ];
    const names = all.flatMap(Object.keys);
    root.textContent = `Scenes: start, ${names.join(', ')}`;
    return;
  }
  const { table, rules, seat: usual } = scene;
  const seat = query.get('as') ?? usual;
  if (query.has('screen')) {
    table.try('server', { type: 'seat.take', seat: 'sam', name: 'Sam', role: 'spectator' });
    render(
      <ErrorBoundary>
        <LiveScreen
          table="fixture"
          transport={() => new LocalTransport(new TestTableInPage(rules, table), 'sam')}
          registry={games}
        />
      </ErrorBoundary>,
      root,
    );
    return;
  }
  render(
    <ErrorBoundary>
      <LiveTable
        table="fixture"
        token="fixture"
        transport={() => new LocalTransport(new TestTableInPage(rules, table), seat)}
        registry={games}
      />
    </ErrorBoundary>,
    root,
  );
}

interface Scene {
  table: SceneTable;
  rules: SceneRules;
  /** Who looks at it, where nobody is named. */
  seat: string;
}

/** A scene of any game, set anew; `null` where there is none of that name. */
function sceneOf(name: string): Scene | null {
  const make = scenes[name];
  if (make) {
    const table = make();
    const setClock = () => {
      table.now = Date.now();
    };
    return { table, rules: { system: girlByMoonlight, setClock }, seat: 'claire' };
  }
  const others = {
    ...daggerheartScenes,
    ...starsAndSignsScenes,
    ...humanityBlessedScenes,
    ...anyGameScenes,
    ...nightRoadScenes,
  };
  const other = Object.entries(others).find(([one]) => one === name)?.[1];
  if (!other) return null;
  const table = other();
  const setClock = () => table.wait(Date.now() - table.now);
  return { table, rules: { system: table.system, setClock }, seat: 'anya' };
}

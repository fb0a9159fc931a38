import { useEffect, useState } from 'preact/hooks';
import type { GameClient, GameRegistry } from '../game';
import { LocalTransport } from '../local/local-transport';
import { LiveTable } from '../pages/live-table';
import { Page } from '../pages/page';
import { Demo } from './demo';
import { LessonPanel } from './lesson-panel';

/** A table that one person plays at alone, all seats in one's hand, without a server. */
export function DemoPage({ registry }: { registry: GameRegistry }) {
  const [demo, setDemo] = useState<{ demo: Demo; registry: GameRegistry } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const found = Object.entries(registry).find(([, entry]) => entry.demo);
    const [id, entry] = found ?? [];
    if (!id || !entry?.demo) return setFailed(true);
    Promise.all([entry.demo(), entry.load()]).then(
      ([lesson, game]) => {
        const begun = new Demo(lesson);
        const Notice = () => <LessonPanel demo={begun} />;
        const MenuItems = () => <DemoMenu demo={begun} of={game} />;
        const drawn = { ...game, Notice, MenuItems };
        setDemo({ demo: begun, registry: { [id]: { load: () => Promise.resolve(drawn) } } });
      },
      () => setFailed(true),
    );
  }, [registry]);
  if (demo) return <DemoTable {...demo} />;
  return (
    <Page title="Try it alone">
      <p role="status">
        {failed ? 'This could not be loaded. Reload the page to try again.' : 'One moment…'}
      </p>
    </Page>
  );
}

/** The way to begin anew stands in the menu all along, above what the game has there. */
function DemoMenu({ demo, of: { MenuItems } }: { demo: Demo; of: GameClient }) {
  return (
    <>
      <button type="button" class="btn" onClick={() => demo.beginAnew()}>
        Begin the lesson anew
      </button>
      {MenuItems ? <MenuItems /> : null}
    </>
  );
}

/** The table as the seat in hand sees it; another seat is another connection. */
function DemoTable({ demo, registry }: { demo: Demo; registry: GameRegistry }) {
  const seat = demo.seat.value;
  useEffect(() => demo.keepWithPage(), [demo]);
  return (
    <LiveTable
      key={`${demo.begun.value} ${seat}`}
      table={`demo.${seat}`}
      token={null}
      transport={() => new LocalTransport(demo.table, seat)}
      registry={registry}
    />
  );
}

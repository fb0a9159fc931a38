import { useEffect, useState } from 'preact/hooks';
import type { GameClient, GameRegistry } from '../game';
import { LocalTransport } from '../local/local-transport';
import { LiveTable } from '../pages/live-table';
import { Page } from '../pages/page';
import { entryOf } from '../registry';
import { Demo } from './demo';
import { LessonPanel } from './lesson-panel';

interface DemoPageProps {
  registry: GameRegistry;
  /** Of which game; else of the first that has one. */
  of?: string | undefined;
}

/** A table that one person plays at alone, all seats in one's hand, without a server (TABLE-204). */
export function DemoPage({ registry, of }: DemoPageProps) {
  const [demo, setDemo] = useState<{ demo: Demo; registry: GameRegistry } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const first = Object.keys(registry).find((one) => registry[one]?.demo);
    const id = of ?? first ?? '';
    const entry = entryOf(registry, id);
    if (!entry?.demo) return setFailed(true);
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
  }, [registry, of]);
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

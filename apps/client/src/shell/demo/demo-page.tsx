import { useEffect, useState } from 'preact/hooks';
import type { GameRegistry } from '../game';
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
        const drawn = { ...game, Notice };
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

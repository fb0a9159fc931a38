import { publicContent } from '@moonlit/rules';
import { render } from 'preact';
import { content } from '../src/api/content';
import { Guard } from '../src/pages/guard';
import { LiveTable } from '../src/pages/table';
import { scenes } from './fixture';
import { LocalTransport } from './local-transport';

/** Shows `/?fixture=<scene>&as=<seat>`: a screen with real state and no server. Development only. */
export function showFixture(): void {
  const query = new URLSearchParams(location.search);
  const make = scenes[query.get('fixture') ?? ''];
  const root = document.getElementById('app');
  if (!root) return;
  if (!make) {
    root.textContent = `Scenes: ${Object.keys(scenes).join(', ')}`;
    return;
  }
  content.value = publicContent();
  const table = make();
  const seat = query.get('as') ?? 'claire';
  render(
    <Guard>
      <LiveTable
        table="fixture"
        token="fixture"
        transport={() => new LocalTransport(table, seat)}
      />
    </Guard>,
    root,
  );
}

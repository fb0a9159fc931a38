import { Panel } from '../../design/panel';
import { Written } from '../../design/written';
import { nameOf, useTable } from './view';

/** What is said in this story, for everybody to read; what is true of it the arbiter alone knows (HUM-1506). */
export function RumorsPanel() {
  const shared = useTable().public.value;
  const all = Object.values(shared.rumors);
  if (all.length === 0) return null;
  return (
    <Panel id="rumors" title="Rumors">
      <ul class="hb-rumors">
        {all.map(({ id, text, by, ended }) => {
          const who = nameOf(shared, by);
          return (
            <li key={id} data-ended={ended}>
              “<Written>{text}</Written>”{ended ? ', said no more' : null}
              {who === undefined ? null : (
                <small>
                  Begun by <Written>{who}</Written>
                </small>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

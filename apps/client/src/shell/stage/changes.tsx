import { Written } from '../../design/written';
import type { StageBeat } from '../beats/stage-beat';
import { figureOf } from '../table/figures';
import { useTable } from '../table/view';
import { changeWords } from './words';

/** Most of what changed that stands on the stage; the log has all of it. */
const CHANGES_MAX = 6;

/** What is different now, and whose it is. */
export function Changes({ beat }: { beat: StageBeat }) {
  const table = useTable();
  const changes = beat.entry.beat?.changes ?? [];
  if (changes.length === 0) return null;
  return (
    <ul class="stage-changes">
      {changes.slice(0, CHANGES_MAX).map((change) => {
        const whose = change.of === null ? undefined : figureOf(table, change.of);
        return (
          <li key={`${change.of}:${change.what}:${change.why}`} data-hero={whose?.hero}>
            {whose && whose.name !== change.what ? (
              <b>
                <Written>{whose.name}</Written>
              </b>
            ) : null}{' '}
            {changeWords(change)}
          </li>
        );
      })}
      {changes.length > CHANGES_MAX ? <li>and {changes.length - CHANGES_MAX} more</li> : null}
    </ul>
  );
}

import { count } from '../../../design/words';
import { leadToOwn } from '../../../shell/places/lead';
import { ownProtagonist, useTable } from '../view';

/** What the viewer is about to lose, while there is still time to use it. */
export function LostSoon() {
  const table = useTable();
  const { phase, episode } = table.public.value;
  const self = ownProtagonist(table);
  const soon =
    phase === 'mission'
      ? episode.mission?.stage === 'over'
      : phase === 'fallout' && !episode.fallout?.cleared;
  const links = Object.values(self?.links ?? {}).reduce((sum, held) => sum + held, 0);
  if (!soon || links === 0) return null;
  return (
    <p class="notice lost-soon">
      You have {count(links, 'link', 'links')}, and links are cleared in fallout: use{' '}
      {links === 1 ? 'it' : 'them'} now.{' '}
      <button type="button" class="btn btn-small" onClick={() => leadToOwn(table)}>
        To my sheet
      </button>
    </p>
  );
}

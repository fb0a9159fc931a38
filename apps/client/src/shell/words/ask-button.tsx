import { Icon } from '../../design/icon';
import { useTable } from '../table/view';

/** Lets one ask what words mean where they stand: closes the menu, and marks them. */
export function AskButton() {
  const table = useTable();
  if (!table.game.learning) return null;
  return (
    <button
      type="button"
      class="btn"
      onClick={({ currentTarget }) => {
        currentTarget.closest('dialog')?.close();
        void import('./asking').then(({ startAsking }) => startAsking(table));
      }}
    >
      <Icon name="search" />
      What does a word here mean?
    </button>
  );
}

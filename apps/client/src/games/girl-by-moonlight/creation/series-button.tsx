import { useState } from 'preact/hooks';
import { Dialog } from '../../../design/dialog';
import { Icon } from '../../../design/icon';
import { lazy } from '../../../design/lazy';

const SeriesPage = lazy(() => import('./series-page').then((module) => module.SeriesPage));

/** What the table has said of its series, one tap away all through play. */
export function SeriesButton() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="btn btn-icon" onClick={() => setOpen(true)}>
        <Icon name="book" />
        <span class="btn-word">Series</span>
      </button>
      {open ? (
        <Dialog title="Our series" onClose={() => setOpen(false)} wide>
          <SeriesPage gone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  );
}

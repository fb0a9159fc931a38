import { DialogButton } from '../../../design/dialog-button';
import { Icon } from '../../../design/icon';
import { lazy } from '../../../design/lazy';

const SeriesPage = lazy(() => import('./series-page').then((module) => module.SeriesPage));

/** What the table has said of its series, one tap away all through play. */
export function SeriesButton() {
  const label = (
    <>
      <Icon name="book" />
      <span class="btn-word">Series</span>
    </>
  );
  return (
    <DialogButton class="btn btn-icon" title="Our series" label={label}>
      {(close) => <SeriesPage gone={close} />}
    </DialogButton>
  );
}

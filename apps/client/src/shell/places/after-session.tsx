import { lazy } from '../../design/lazy';
import { useTable } from '../table/view';

const ShareEvening = lazy(
  () => import('../evening/share-evening').then((module) => module.ShareEvening),
  null,
);

/** Drawn once the session is over: what happened tonight, to be shown to others (TABLE-203). */
export function AfterSession() {
  const { session } = useTable().public.value.table;
  return session.open ? null : <ShareEvening />;
}

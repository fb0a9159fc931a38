import { lazy } from '../../design/lazy';

const all = () => import('./drawn');

/** Reactions without words, fetched after the first paint; until then their places are empty. */
const Bar = lazy(() => all().then(({ ReactBar }) => ReactBar), null);
export const ReactionsShown = lazy(() => all().then((drawn) => drawn.ReactionsShown), null);
export const Reacted = lazy(() => all().then((drawn) => drawn.Reacted), null);

/** The buttons, in a place that is kept for them. */
export function ReactBar() {
  return (
    <div class="react-place no-print">
      <Bar />
    </div>
  );
}

import { playsetOf, titled } from './api/content';
import { useTable } from './view';

/** The playset that the table keeps. */
export function MenuItems() {
  const { series } = useTable().public.value;
  const playset = playsetOf(series.playset)?.name ?? titled(series.playset);
  return (
    <p class="hint">
      This table plays {playset}. All that was made rests on it, so it stays; for another playset,
      open another table from the start page.
    </p>
  );
}
